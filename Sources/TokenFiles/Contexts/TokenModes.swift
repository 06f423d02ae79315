import JSONSyntax
import PaletteModel

/// Values for modes, next to or inside the value of a token.
///
/// Five ways to write them: `$extensions.mode`, `org.primer.overrides` and modes of Figma; a value that is an object from
/// mode to value; the `sets` of Spectrum, an object from mode to an object with a value; and members such as `darkValue`.
enum TokenModes {
  /// A mode with the place of its first occurrence.
  struct Name {
    var name: String
    var location: SourceLocation
  }

  /// The objects from mode to value inside `$extensions`.
  private static func tables(in extensions: JSONValue) -> [JSONValue] {
    let figma = extensions["com.figma"]
    let candidates = [
      extensions["org.primer.overrides"], extensions["mode"], extensions["modes"], figma?["modes"],
      figma?["variable_metadata"]?["modes"], extensions["$variable_metadata"]?["modes"],
    ]
    return candidates.compactMap { $0 }.filter { $0.kind == .object }
  }

  /// The first value that extensions have for some modes; nil if they have none.
  static func value(for modes: [String], in extensions: JSONValue) -> JSONValue? {
    let tables = tables(in: extensions)
    for mode in modes {
      for table in tables {
        if let value = table[mode] { return value }
      }
    }
    return nil
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
    let add = { (file: TokenFile, members: JSONMembers) in
      for member in members where !isSize(member.value) && known.insert(member.key).inserted {
        found.append(Name(name: member.key, location: file.location(ofByte: member.keyRange.lowerBound)))
      }
    }
    for file in files {
      var open = [file.root.members]
      while var members = open.popLast() {
        guard let member = members.next() else { continue }
        open.append(members)
        if member.isKey("$extensions") {
          for table in tables(in: member.value) { add(file, table.members) }
        } else if isTable(member, isRoot: open.count == 1) {
          add(file, member.value.members)
        } else if member.value.kind == .object {
          open.append(member.value.members)
        } else if let mode = mode(ofKey: member), known.insert(mode).inserted {
          found.append(Name(name: mode, location: file.location(ofByte: member.keyRange.lowerBound)))
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
