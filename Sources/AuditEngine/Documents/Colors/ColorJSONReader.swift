import ColorMath
import FileSyntax
import Palettes

/// Reads the colors of a block of JSON: values of keys, or objects with a value for each appearance.
enum ColorJSONReader {
  /// The languages of blocks that may be JSON.
  static let languages: Set<String> = ["json", "jsonc", "json5", ""]
  /// The keys that hold the value of the object around them.
  private static let valueKeys: Set<String> = ["$value", "value", "hex", "color", "any"]

  /// The colors; nil if the block is not JSON.
  static func read(_ block: MarkdownBlock, _ condition: AppearanceCondition?) -> [StatedColor]? {
    let text = block.lines.map { $0.text }.joined(separator: "\n")
    guard text.trimmed.hasPrefix("{"), let document = try? JSONDocument(parsing: Array(text.utf8)) else { return nil }
    var found: [StatedColor] = []
    visit(document.root, path: [], condition, block.line - 1, &found)
    return found
  }

  private static func visit(
    _ value: JSONValue, path: [String], _ condition: AppearanceCondition?, _ offset: Int, _ found: inout [StatedColor]
  ) {
    for member in value.members {
      let stated = AppearanceWords.condition(of: member.key)
      let isValue = stated != nil || valueKeys.contains(member.key)
      let inner = isValue ? path : path + [member.key]
      if member.value.kind == .object {
        visit(member.value, path: inner, stated ?? condition, offset, &found)
      } else if let text = member.value.string, let color = try? CSSColorSyntax.parse(text),
        let name = ColorName.code(inner.joined(separator: ".")), text.utf8.first == UInt8(ascii: "#") || text.holds("(")
      {
        found.append(
          StatedColor(
            name: name, naming: .code, condition: stated ?? condition ?? .any, color: color,
            line: member.value.position.line + offset))
      }
    }
  }
}
