/// Reads colors in the syntax of CSS Color 4: hex, names and functions; one pass over UTF-8, in linear time.
///
/// Not read, each with an error of its own: `calc()` and its kin, relative colors, `currentcolor` and system colors.
public enum CSSColorSyntax {
  /// Reads the color that a whole text denotes; white space and comments around it are skipped.
  ///
  /// Values are clamped as CSS Color 4 clamps at parse time: alpha and `rgb()` channels to their range, Lab-like
  /// lightness to its range, chroma and saturation to 0 and above. `none` becomes 0 and hues become 0..<360.
  /// Throws where the text stops being a color.
  public static func parse(_ text: String) throws(ColorSyntaxError) -> Color {
    var scanner = CSSColorScanner(text)
    try scanner.skipSpace()
    let color = try scanner.readColor()
    try scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw scanner.unexpected("expected the end of the text after the color")
    }
    return color
  }
}

extension CSSColorScanner {
  fileprivate mutating func readColor() throws(ColorSyntaxError) -> Color {
    if peek() == UInt8(ascii: "#") {
      return try readHex()
    }
    guard startsName() else {
      throw unexpected("expected a color such as '#1A2B3C', 'rebeccapurple', or 'rgb(26 43 60)'")
    }
    let name = readName()
    if take(UInt8(ascii: "(")) {
      return try readFunction(name)
    }
    return try keyword(name)
  }

  private func keyword(_ name: Range<Int>) throws(ColorSyntaxError) -> Color {
    if let color = NamedColors.color(named: lowercased(name)) {
      return color
    }
    if matches(name, "currentcolor") || NamedColors.systemKeywords.contains(where: { matches(name, $0) }) {
      throw error(
        "'\(quoted(name))' depends on its context and is not supported; write the actual color", at: name)
    }
    if CSSColorFunction.all.contains(where: { matches(name, $0.name) }) || matches(name, "color") {
      throw error("expected '(' immediately after '\(quoted(name))'", at: name.upperBound..<name.upperBound)
    }
    let known = NamedColors.all.map { $0.name } + ["transparent"]
    let remedy = didYouMean(name, among: known) ?? "; write a CSS color name, a hex color, or a color function"
    throw error("unknown color name '\(quoted(name))'\(remedy)", at: name)
  }

  private mutating func readFunction(_ name: Range<Int>) throws(ColorSyntaxError) -> Color {
    if matches(name, "color") {
      return try readPredefinedSpace()
    }
    if let function = CSSColorFunction.all.first(where: { matches(name, $0.name) }) {
      return try readArguments(of: function)
    }
    if CSSColorFunction.unsupported.contains(where: { matches(name, $0) }) {
      throw error("\(quoted(name))() is not supported; write the resulting color", at: name)
    }
    throw unknown("color function", name, among: CSSColorFunction.all.map { $0.name } + ["color"])
  }

  private mutating func readPredefinedSpace() throws(ColorSyntaxError) -> Color {
    try skipSpace()
    guard startsName() else {
      throw unexpected("expected a color space such as 'display-p3'")
    }
    let name = readName()
    try refuseRelative(name)
    guard let function = CSSColorFunction.predefined.first(where: { matches(name, $0.name) }) else {
      throw unknown("color space", name, among: CSSColorFunction.predefined.map { $0.name })
    }
    try refuseComma(in: function)
    return try readArguments(of: function)
  }

  private func unknown(_ kind: String, _ name: Range<Int>, among known: [String]) -> ColorSyntaxError {
    let remedy = didYouMean(name, among: known) ?? "; use one of \(known.joined(separator: ", "))"
    return error("unknown \(kind) '\(quoted(name))'\(remedy)", at: name)
  }
}
