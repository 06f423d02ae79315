import ColorMath
import Palettes

/// Reads a color from the command line: a literal, bare hex, or a system color in a variant.
enum ColorOperand {
  /// Reads a color from an operand.
  ///
  /// - Throws: `UsageError` that points to the mistake in the text.
  static func read(_ text: String, in variant: Variant = .light) throws(UsageError) -> Color {
    let prefix = "system:"
    if text.hasPrefix(prefix) { return try system(String(text.dropFirst(prefix.count)), variant) }
    do {
      return try CSSColorSyntax.parse(isBareHex(text) ? "#" + text : text)
    } catch {
      throw UsageError(
        "\(quoted(text)) is not a color: \(error.message) (at character \(column(error.offset, in: text)))",
        remedy: "use a color such as '#8A8A8A', 8A8A8A, 'oklch(0.6 0.2 25)', white, or system:label")
    }
  }

  /// Returns true if a text is a color by itself, without a palette.
  static func isColor(_ text: String) -> Bool { (try? read(text)) != nil }

  /// Returns true if a text is a color that is the same in every variant.
  static func isLiteral(_ text: String) -> Bool { !text.hasPrefix("system:") && isColor(text) }

  /// Returns true if a text is not a color, and does not look like an attempt at one in hex or as a function.
  static func mayBeName(_ text: String) -> Bool {
    !isColor(text) && !text.hasPrefix("#") && !text.hasPrefix("system:") && !text.holds("(")
  }

  /// Returns true if a text is hex without its sign: 3, 6 or 8 digits, which shells need not quote.
  static func isBareHex(_ text: String) -> Bool {
    [3, 6, 8].contains(text.utf8.count) && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isHexDigit }
  }

  /// Rejects the name of a token that is bare hex as well, rather than guessing.
  static func refuseBoth(
    _ text: String, _ token: TokenIndex, in palette: Palette, command: String
  ) throws(UsageError) {
    guard isBareHex(text) else { return }
    let name = palette.tokens[token].name.qualified
    let remedy = name == text ? "write '#\(text)', or rename the token" : "write '#\(text)' or \(quoted(name))"
    throw UsageError("\(quoted(text)) is both a token and a color", remedy: remedy, command: command)
  }

  /// Returns the error for a name that means several tokens.
  static func ambiguous(_ text: String, _ tokens: [TokenIndex], in palette: Palette, command: String?) -> UsageError {
    let names = tokens.map { quoted(palette.tokens[$0].name.qualified) }.joined(separator: ", ")
    return UsageError(
      "\(quoted(text)) is ambiguous: \(names)",
      remedy:
        "use the full name of one of them", command: command)
  }

  /// A text that is neither a color nor a name, with the names that it may have meant; else what is wrong with the color.
  static func unknown(
    _ text: String, among palettes: [LoadedPalette], surfaces: [String] = [], else problem: UsageError, command: String
  ) -> UsageError {
    let names =
      palettes.flatMap { loaded in loaded.palette.tokens.typedIndices.map(loaded.palette.displayName) } + surfaces
    let ends = DidYouMean.closest(to: text, among: names).filter {
      ["." + text, "/" + text].contains(where: $0.hasSuffix)
    }
    // A color that was almost typed right comes before a token that looks a little like it.
    let question =
      ends.isEmpty && problem.text(tool: "").holds("did you mean")
      ? nil : DidYouMean.question(offering: ends.isEmpty ? DidYouMean.closest(to: text, among: names) : ends)
    guard let question else { return problem.inCommand(command) }
    return UsageError("\(quoted(text)) is neither a color nor a token", remedy: question, command: command)
  }

  private static func system(_ name: String, _ variant: Variant) throws(UsageError) -> Color {
    let value = SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: .iOS26)
    guard let value else {
      let question = DidYouMean.question(for: name, among: SystemColors.names(on: .iOS)) ?? ""
      throw UsageError("there is no system color \(quoted(name))", remedy: question)
    }
    return value.color
  }

  /// The position of a byte in characters, from 1.
  private static func column(_ offset: Int, in text: String) -> Int {
    String(decoding: text.utf8.prefix(offset), as: UTF8.self).count + 1
  }
}
