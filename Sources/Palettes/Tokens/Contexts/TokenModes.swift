import ColorMath
import FileSyntax

/// Values for modes, next to or inside the value of a token.
///
/// Seven ways to write them: `$modes` or `modes` next to a value, and those of `$variable_metadata`; `$extensions.mode`,
/// `org.primer.overrides` and modes of Figma; a member next to the value that is named for an appearance, `dark`, or
/// `darkValue`; a value that is an object from mode to value; and the `sets` of Spectrum, an object from mode to an object
/// with a value. Variables of Figma have values by mode too.
enum TokenModes {
  /// A mode with the place of its first occurrence.
  struct Name {
    var name: String
    var location: SourceLocation
  }

  /// The objects from mode to value inside `$extensions`.
  static func tables(in extensions: JSONValue) -> [JSONValue] {
    let figma = extensions["com.figma"]
    let candidates = [
      extensions["org.primer.overrides"], extensions["mode"], extensions["modes"], extensions["com.figma.modes"],
      extensions["valuesByMode"], figma?["modes"], figma?["valuesByMode"], figma?["variable_metadata"]?["modes"],
      extensions["$variable_metadata"]?["modes"], extensions["$variable_metadata"]?["valuesByMode"],
    ]
    return candidates.compactMap { $0 }.filter { isOfModes($0) }
  }

  /// The objects from mode to value that a member of a token is or holds; empty for any other member.
  static func tables(of member: JSONMember) -> [JSONValue] {
    guard member.value.kind == .object else { return [] }
    if member.isKey("$extensions") || member.isKey("extensions") { return tables(in: member.value) }
    if member.isKey("$modes") || member.isKey("modes") || member.isKey("valuesByMode") {
      return isOfModes(member.value) ? [member.value] : []
    }
    guard member.isKey("$variable_metadata") else { return [] }
    let candidates = [member.value["modes"], member.value["valuesByMode"]]
    return candidates.compactMap { $0 }.filter { isOfModes($0) }
  }

  /// Returns true if the keys of an object can be the names of modes: none is an id such as `1:0`.
  static func isOfModes(_ table: JSONValue) -> Bool {
    table.kind == .object
      && !table.members.contains { member in
        member.withKeyUTF8 { key in
          key.contains(UInt8(ascii: ":")) && key.allSatisfy { $0 <= UInt8(ascii: ":") }
        }
      }
  }

  /// The first value for some modes, among members next to a value and objects from mode to value; nil without any.
  static func value(
    for modes: [String], among siblings: [(mode: String, value: JSONValue)], _ tables: [JSONValue]
  ) -> JSONValue? {
    for mode in modes {
      if let sibling = siblings.first(where: { $0.mode == mode }) { return sibling.value }
      for table in tables {
        if let value = table[mode], value.kind != .null { return value }
      }
    }
    return nil
  }

  /// The mode of a member next to a value that is named for an appearance and holds a color; nil for any other member.
  static func mode(ofSibling member: JSONMember, in dialect: TokenDialect) -> String? {
    guard !dialect.isTheo, member.value.kind == .string || member.value.kind == .object,
      !member.isKey("value"), !member.isKey("type"), member.withKeyUTF8({ $0.first != UInt8(ascii: "$") })
    else { return nil }
    let nested = inner(of: member.value)
    // In the W3C format a token cannot contain another one, which is an error of its own.
    guard nested == nil || !dialect.looksIntoTokens, isColor(nested ?? member.value) else { return nil }
    let words = TokenWords(member.key)
    return words.isTheme && words.condition.appearance != nil && words.rest.isEmpty ? member.key : nil
  }

  /// Returns true if a value is a color or a reference.
  private static func isColor(_ value: JSONValue) -> Bool {
    guard let text = value.string else {
      return value["colorSpace"] != nil || value["$ref"] != nil || TokenColorChannels(value) != nil
        || TokenColorParts(value) != nil
    }
    return text.utf8.contains(UInt8(ascii: "{")) || (try? CSSColorSyntax.parse(text)) != nil
  }

  /// Returns true if an object maps modes to values: keys are words for settings, and none is part of a color.
  static func isTable(_ value: JSONValue) -> Bool {
    guard value.kind == .object, value.count <= mostModes else { return false }
    if value.members.contains(where: { member in notModes.contains { member.isKey($0) } }) { return false }
    return holdsMode(value)
  }

  /// Returns true if an object maps modes, or sizes, to objects with a value, as in Spectrum's `sets`.
  static func isTableOfTokens(_ value: JSONValue) -> Bool {
    guard value.kind == .object, value.count <= mostModes, value.count > 0 else { return false }
    if value.members.contains(where: { inner(of: $0.value) == nil }) { return false }
    return holdsMode(value) || value.members.allSatisfy { $0.value["uuid"] != nil }
  }

  /// Returns true if some key of an object is a word for settings, or two are with the name of a family.
  static func holdsMode(_ value: JSONValue) -> Bool {
    var themes = 0
    for member in value.members {
      let words = TokenWords(member.key)
      if words.isTheme { themes += words.rest.isEmpty ? 2 : 1 }
      if themes > 1 { return true }
    }
    return false
  }

  /// Returns the value of one of Spectrum's sets.
  static func inner(of set: JSONValue) -> JSONValue? {
    set.kind == .object ? set["value"] ?? set["$value"] ?? set["sets"] : nil
  }

  /// The mode of a key such as `darkValue`; nil for any other key.
  static func mode(ofKey member: JSONMember) -> String? {
    let isCandidate = member.withKeyUTF8 { key in key.count > 5 && key.suffix(5).elementsEqual("Value".utf8) }
    guard isCandidate else { return nil }
    let name = String(member.key.dropLast(5))
    return isMode(name) ? name : nil
  }

  /// Returns true if a name only specifies settings.
  private static func isMode(_ name: String) -> Bool {
    let words = TokenWords(name)
    return words.isTheme && words.rest.isEmpty
  }

  /// Members that make an object a value of some other kind.
  private static let notModes: [StaticString] = [
    "$ref", "colorSpace", "components", "channels", "hex", "color", "alpha", "opacity", "value", "unit", "fontSize",
    "fontFamily", "width", "style", "offsetX", "offsetY", "blur", "red", "green", "blue", "r", "g", "b", "h", "s", "l",
  ]

  /// The most modes of one token.
  private static let mostModes = 256

  /// The modes that tokens of files have values for, each once, in the order of the files.
  static func names(in files: [TokenFile]) -> [Name] {
    var found: [Name] = []
    var known: Set<String> = []
    let add = { (file: TokenFile, mode: String, byte: Int) in
      if known.insert(mode).inserted { found.append(Name(name: mode, location: file.location(ofByte: byte))) }
    }
    let addAll = { (file: TokenFile, table: JSONValue) in
      for member in table.members where member.value.kind != .null && !isSize(member.value) {
        add(file, member.key, member.keyRange.lowerBound)
      }
    }
    for file in files {
      if file.dialect.isFigma {
        for mode in FigmaVariables(file.root).modes { add(file, mode.name, mode.byte) }
        continue
      }
      var open = [(members: file.root.members, isToken: false)]
      while var frame = open.popLast() {
        guard let member = frame.members.next() else { continue }
        open.append(frame)
        if frame.isToken {
          for table in tables(of: member) { addAll(file, table) }
          if let mode = mode(ofSibling: member, in: file.dialect) { add(file, mode, member.keyRange.lowerBound) }
        }
        if member.isKey("$extensions") { continue }
        if isTable(member, isRoot: open.count == 1) {
          addAll(file, member.value)
        } else if member.value.kind == .object {
          let isToken = member.value["$value"] != nil || member.value["value"] != nil
          open.append((member.value.members, isToken))
        } else if let mode = mode(ofKey: member) {
          add(file, mode, member.keyRange.lowerBound)
        }
      }
    }
    return found
  }

  private static func isTable(_ member: JSONMember, isRoot: Bool) -> Bool {
    if member.isKey("sets") { return !isRoot && isTableOfTokens(member.value) && holdsMode(member.value) }
    return (member.isKey("value") || member.isKey("$value")) && isTable(member.value)
  }

  /// Returns true if a value of a mode is certainly not a color: a number, or a text that begins with one.
  private static func isSize(_ value: JSONValue) -> Bool {
    let value = inner(of: value) ?? value
    guard let text = value.string?.utf8.first else { return value.kind == .number }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text)
      || [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(text)
  }
}
