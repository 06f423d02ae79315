import ColorMath
import CommandLineKit
import PaletteModel

/// Reads a colour from the command line: a literal, or a system colour in light.
enum ColorOperand {
  /// - Throws: `UsageError` that shows where the text goes wrong.
  static func read(_ text: String) throws(UsageError) -> Color {
    let prefix = "system:"
    if text.hasPrefix(prefix) { return try system(String(text.dropFirst(prefix.count))) }
    do {
      return try CSSColorSyntax.parse(text)
    } catch {
      throw UsageError(
        "\(quoted(text)) is no colour: \(error.message) (at character \(column(error.offset, in: text)))",
        remedy: "write for example '#8A8A8A', 'oklch(0.6 0.2 25)', white or system:label")
    }
  }

  private static func system(_ name: String) throws(UsageError) -> Color {
    let value = SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26)
    guard let value else {
      let question = DidYouMean.question(for: name, among: SystemColors.names(on: .iOS)) ?? ""
      throw UsageError("there is no system colour \(quoted(name))", remedy: question)
    }
    return value.color
  }

  /// The position of a byte as people count, from 1.
  private static func column(_ offset: Int, in text: String) -> Int {
    String(decoding: text.utf8.prefix(offset), as: UTF8.self).count + 1
  }
}
