import ColorMath
import FileSyntax

/// A format of another tool that holds colors and is not read.
struct ForeignFormat: Sendable {
  /// The name with its article, such as `a VS Code color theme`.
  package let name: String
  /// The solution: another export, or another file.
  package let remedy: String
  private let isShown: @Sendable (_ root: JSONValue) -> Bool

  /// The format in one sentence, without a full stop: `this is a …, which is not read; …`.
  package var words: String { "this is \(name), which is not read; \(remedy)" }

  /// Returns the format of a document; nil for any other document.
  package static func of(_ root: JSONValue) -> ForeignFormat? { all.first { $0.isShown(root) } }

  private static let export =
    "export the tokens as W3C design tokens, or in the format of Style Dictionary or Tokens Studio"

  /// Returns true for a document of a format that is not read and that states a color, or is too large to say.
  static func holdsColors(_ root: JSONValue) -> Bool {
    guard of(root) != nil, !isSchema(root) else { return false }
    var open = [root]
    var left = mostValues
    while let value = open.popLast() {
      left -= 1
      if left == 0 { return true }
      if let text = value.string {
        let isType = text.utf8.count == 5 && text.lowercased() == "color"
        if isType || text.utf8.first == UInt8(ascii: "#") && (try? CSSColorSyntax.parse(text)) != nil { return true }
      }
      value.forEachMember { _, inner in open.append(inner) }
      value.forEachElement { open.append($0) }
    }
    return false
  }

  /// The most values that are searched for a color.
  private static let mostValues = 10_000

  /// Returns true for a JSON Schema: it says so in the words of one, or defines types for its root.
  ///
  /// A file of tokens that names a JSON Schema as its own is none.
  static func isSchema(_ root: JSONValue) -> Bool {
    guard root.kind == .object else { return false }
    let refers = root["$ref"]?.string?.utf8.first == UInt8(ascii: "#")
    let isTyped = ["object", "array", "string"].contains(root["type"]?.string ?? "")
    let defines = ["$defs", "definitions", "properties", "patternProperties", "items"].contains { name in
      root[name]?.kind == .object
    }
    if root["$schema"]?.string?.holds("json-schema.org") == true {
      let combines = ["oneOf", "anyOf", "allOf", "enum", "required"].contains { root[$0]?.kind == .array }
      return refers || isTyped || defines || combines || root["$id"]?.kind == .string
    }
    return defines && (refers || isTyped) && root["version"] == nil
  }

  /// Returns true for a list of objects with colors and names as tokens have them, in the document or in its groups.
  private static func holdsListOfTokens(_ root: JSONValue) -> Bool {
    var open = [(value: root, depth: 0)]
    var left = mostGroups
    while let (value, depth) = open.popLast(), left > 0 {
      left -= 1
      if value.kind == .array, let first = value.elements.first(where: { _ in true }) {
        if isTokenOfList(first) { return true }
      } else if value.kind == .object, depth < greatestDepth {
        open += value.members.filter { $0.value.kind == .object || $0.value.kind == .array }.map {
          ($0.value, depth + 1)
        }
      }
    }
    return false
  }

  /// The most groups that are searched for a list of tokens.
  static let mostGroups = 256
  /// The greatest nesting of groups in which a list of tokens is found.
  static let greatestDepth = 4

  /// Returns true for an object with a color and the name of a token; things of an app have colors, too.
  private static func isTokenOfList(_ value: JSONValue) -> Bool {
    guard value.kind == .object, value.members.contains(where: { $0.value.string?.utf8.first == UInt8(ascii: "#") })
    else { return false }
    if ["token", "tokenName", "variable", "cssVariable"].contains(where: { value[$0]?.kind == .string }) {
      return true
    }
    let name = value["name"]?.string ?? ""
    return name.hasPrefix("$") || name.hasPrefix("--") || name.utf8.contains(UInt8(ascii: "."))
      || name.utf8.contains(UInt8(ascii: "/"))
  }

  private static let all = [
    ForeignFormat(
      name: "a JSON Schema", remedy: "specify the token files that it describes", isShown: { isSchema($0) }),
    ForeignFormat(
      name: "a VS Code color theme",
      remedy:
        "write its colors as tokens, such as { \"background\": { \"$type\": \"color\", \"$value\": \"#1E1E1E\" } }",
      isShown: { root in
        guard let colors = root["colors"], colors.kind == .object else {
          return root["tokenColors"]?.kind == .array && root["name"] != nil
        }
        let areKeysFlat = colors.members.allSatisfy { $0.value.kind == .string || $0.value.kind == .null }
        let isTheme = root["tokenColors"] != nil || ["dark", "light", "hc", "hcLight"].contains(root["type"]?.string)
        return areKeysFlat && isTheme && colors.members.contains { member in member.withKeyUTF8 { $0.contains(0x2E) } }
      }),
    ForeignFormat(
      name: "a Tailwind configuration", remedy: "save the object \"colors\" of the theme as a file of its own",
      isShown: { root in
        guard let theme = root["theme"], theme.kind == .object else { return false }
        return theme["colors"]?.kind == .object || theme["extend"]?["colors"]?.kind == .object
      }),
    ForeignFormat(
      name: "an export of Figma variables by mode",
      remedy: "use the answer of Figma's REST API, or an export with $value",
      isShown: { root in
        let collection = root["collections"]?.elements.first { _ in true }
        return collection?["modes"]?.elements.first { _ in true }?["variables"]?.kind == .array
      }),
    ForeignFormat(
      name: "an export of Supernova", remedy: export,
      isShown: { root in
        let list = root.kind == .array ? root : root["tokens"]
        guard let first = list?.elements.first(where: { _ in true }) else { return false }
        return ["tokenType", "designSystemVersionId", "brandId"].contains { first[$0] != nil }
      }),
    ForeignFormat(
      name: "a list of the tokens that a build of Style Dictionary made",
      remedy: "specify the token files from which it was built",
      isShown: { root in
        guard root.kind == .array, let first = root.elements.first(where: { _ in true }) else { return false }
        return (first["value"] != nil || first["$value"] != nil) && first["path"]?.kind == .array
      }),
    ForeignFormat(
      name: "an export of Figma collections", remedy: "save the object \"value\" of each mode as a file of its own",
      isShown: { root in
        let first = root["collections"]?.elements.first { _ in true } ?? root
        return first["collection"] != nil && first["mode"]?.kind == .string && first["value"]?.kind == .object
      }),
    ForeignFormat(
      name: "a list of objects with colors", remedy: "write each as { \"name\": { \"$value\": \"#RRGGBB\" } }",
      isShown: { holdsListOfTokens($0) }),
    ForeignFormat(
      name: "an export of Specify, a list of tokens", remedy: export,
      isShown: { root in
        guard root.kind == .array else { return root["tokenTree"]?.kind == .object }
        guard let first = root.elements.first(where: { _ in true }) else { return false }
        let isToken = first["name"] != nil && first["type"]?.kind == .string
        return isToken && (first["value"] != nil || first["values"] != nil)
      }),
  ]
}
