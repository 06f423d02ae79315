@testable import FileSyntax

/// A validator for the part of JSON Schema 2020-12 that the report's schema uses, except `pattern`.
struct SchemaCheck {
  let root: JSONValue

  /// Returns the problems of a value, with the path to it.
  func complaints(about value: JSONValue, under schema: JSONValue, at path: String = "$") -> [String] {
    var found: [String] = []
    for keyword in schema.members {
      switch keyword.key {
      case "$ref": found += reference(keyword.value, value, path)
      case "type": found += type(keyword.value, value, path)
      case "enum" where !keyword.value.elements.contains(where: { isSame($0, value) }):
        found.append("\(path): not in the enum")
      case "const" where !isSame(keyword.value, value): found.append("\(path): not the constant")
      case "minLength":
        if let text = value.string, text.unicodeScalars.count < keyword.value.integer ?? 0 {
          found.append("\(path): too short")
        }
      case "minimum":
        if let number = value.double, number < keyword.value.double ?? 0 { found.append("\(path): too small") }
      case "maximum":
        if let number = value.double, number > keyword.value.double ?? 0 { found.append("\(path): too large") }
      case "minItems" where value.kind == .array && value.count < keyword.value.integer ?? 0:
        found.append("\(path): too few")
      case "maxItems" where value.kind == .array && value.count > keyword.value.integer ?? .max:
        found.append("\(path): too many")
      case "anyOf": found += anyOf(keyword.value, value, path)
      case "items":
        for (index, element) in value.elements.enumerated() {
          found += complaints(about: element, under: keyword.value, at: "\(path)[\(index)]")
        }
      case "required" where value.kind == .object:
        found += keyword.value.elements.compactMap(\.string).filter { value[$0] == nil }.map { "\(path): no \($0)" }
      case "properties", "additionalProperties": break
      case "$schema", "$id", "$defs", "title", "description", "pattern", "enum", "const", "minItems", "maxItems",
        "required":
        break
      default: found.append("\(path): the schema uses \(keyword.key), which this check does not know")
      }
    }
    return found + members(value, schema, path)
  }

  private func reference(_ target: JSONValue, _ value: JSONValue, _ path: String) -> [String] {
    let name = target.string.map { String($0.dropFirst("#/$defs/".count)) } ?? ""
    guard let schema = root["$defs"]?[name] else { return ["\(path): the schema has no \(name)"] }
    return complaints(about: value, under: schema, at: path)
  }

  private func type(_ types: JSONValue, _ value: JSONValue, _ path: String) -> [String] {
    let names = types.kind == .array ? types.elements.compactMap(\.string) : [types.string ?? ""]
    let isMeant = names.contains { name in
      switch name {
      case "integer": value.integer != nil
      case "null": value.kind == .null
      default: name == "\(value.kind)"
      }
    }
    return isMeant ? [] : ["\(path): \(value.kind) is not \(names)"]
  }

  private func anyOf(_ schemas: JSONValue, _ value: JSONValue, _ path: String) -> [String] {
    let isMet = schemas.elements.contains { complaints(about: value, under: $0, at: path).isEmpty }
    return isMet ? [] : ["\(path): none of the alternatives"]
  }

  private func members(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    value.members.flatMap { member -> [String] in
      let place = "\(path).\(member.key)"
      if let own = schema["properties"]?[member.key] { return complaints(about: member.value, under: own, at: place) }
      guard let others = schema["additionalProperties"] else { return [] }
      return others.boolean == false ? ["\(place): unknown"] : complaints(about: member.value, under: others, at: place)
    }
  }

  private func isSame(_ one: JSONValue, _ other: JSONValue) -> Bool {
    one.kind == other.kind && one.string == other.string && one.double == other.double && one.boolean == other.boolean
  }
}
