extension CSSColorScanner {
  /// Reads the arguments after the opening parenthesis, the closing one included.
  mutating func readArguments(of function: CSSColorFunction) throws(ColorSyntaxError) -> Color {
    let first = try readArgument(function.parts[0], legacy: nil)
    try skipSpace()
    if let percentagesOnly = function.legacyPercentages, peek() == UInt8(ascii: ",") {
      return try readLegacy(function, first, percentagesOnly)
    }
    try refuseComma(in: function)
    let second = try readArgument(function.parts[1], legacy: nil)
    try refuseComma(in: function)
    let third = try readArgument(function.parts[2], legacy: nil)
    try refuseComma(in: function)
    let alpha = try readAlpha(UInt8(ascii: "/"), after: function.parts[2])
    return color(function, first, second, third, alpha)
  }

  /// Skips white space and rejects a comma, once the form without commas has begun.
  mutating func refuseComma(in function: CSSColorFunction) throws(ColorSyntaxError) {
    try skipSpace()
    guard peek() == UInt8(ascii: ",") else { return }
    let comma = position..<position + 1
    guard function.legacyPercentages == nil else {
      throw error("separate all components with commas, or none; add the missing comma or remove this one", at: comma)
    }
    throw error("\(function.name) does not use commas; separate its components with spaces", at: comma)
  }

  /// Reads the comma-separated form, from its first comma.
  private mutating func readLegacy(
    _ function: CSSColorFunction, _ first: CSSColorArgument, _ percentagesOnly: Bool
  ) throws(ColorSyntaxError) -> Color {
    guard first.kind != .none else {
      throw noneAmongCommas(at: first.range)
    }
    let kind = percentagesOnly ? .percentage : first.kind
    let second = try readLegacyArgument(function.parts[1], kind, after: function.parts[0])
    let third = try readLegacyArgument(function.parts[2], kind, after: function.parts[1])
    let alpha = try readAlpha(UInt8(ascii: ","), after: function.parts[2])
    return color(function, first, second, third, alpha)
  }

  private mutating func readLegacyArgument(
    _ part: CSSColorPart, _ kind: CSSColorArgument.Kind, after previous: CSSColorPart
  ) throws(ColorSyntaxError) -> CSSColorArgument {
    try skipSpace()
    guard take(UInt8(ascii: ",")) else {
      throw unexpected("expected another ',' after \(previous.name)")
    }
    return try readArgument(part, legacy: kind)
  }

  /// Reads an optional alpha after its separator, then the closing parenthesis.
  private mutating func readAlpha(_ separator: UInt8, after part: CSSColorPart) throws(ColorSyntaxError) -> Double {
    var alpha = 1.0
    try skipSpace()
    let expectation: String
    if take(separator) {
      let legacy = separator == UInt8(ascii: ",")
      let argument = try readArgument(.alpha, legacy: nil)
      guard !(legacy && argument.kind == .none) else {
        throw noneAmongCommas(at: argument.range)
      }
      alpha = argument.value
      expectation = "expected ')' after alpha"
    } else {
      let sign = separator == UInt8(ascii: ",") ? "," : "/"
      expectation = "expected ')' after \(part.name), or '\(sign)' and an alpha"
    }
    try skipSpace()
    guard take(UInt8(ascii: ")")) else { throw unexpected(expectation) }
    return alpha
  }

  private func color(
    _ function: CSSColorFunction, _ first: CSSColorArgument, _ second: CSSColorArgument, _ third: CSSColorArgument,
    _ alpha: Double
  ) -> Color {
    Color(function.space, first.value, second.value, third.value, alpha: alpha)
  }
}
