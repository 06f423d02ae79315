/// One component as read: its value in the ranges of `Color`, and its notation.
struct CSSColorArgument {
  let value: Double
  let kind: Kind
  let range: Range<Int>

  enum Kind {
    case number
    case percentage
    case none
  }
}

extension CSSColorScanner {
  /// Reads one component; `legacy` is the only kind that the comma-separated form allows here.
  mutating func readArgument(
    _ part: CSSColorPart, legacy: CSSColorArgument.Kind?
  ) throws(ColorSyntaxError) -> CSSColorArgument {
    try skipSpace()
    guard startsNumber() else {
      return try readKeyword(part, legacy: legacy)
    }
    let start = self
    let number = readNumber()
    guard let argument = try argument(number, part) else {
      throw start.unexpected(part.expectation(legacy))
    }
    guard legacy == nil || part.isHue || argument.kind == legacy else {
      throw start.unexpected(part.expectation(legacy))
    }
    return argument
  }

  private mutating func readKeyword(
    _ part: CSSColorPart, legacy: CSSColorArgument.Kind?
  ) throws(ColorSyntaxError) -> CSSColorArgument {
    guard startsName() else { throw unexpected(part.expectation(legacy)) }
    let start = self
    let name = readName()
    if peek() == UInt8(ascii: "(") {
      throw error("\(quoted(name))() is not supported in a color; write the resulting number", at: name)
    }
    try refuseRelative(name)
    guard matches(name, "none") else { throw start.unexpected(part.expectation(legacy)) }
    guard legacy == nil else {
      throw noneAmongCommas(at: name)
    }
    return CSSColorArgument(value: 0, kind: .none, range: name)
  }

  func noneAmongCommas(at range: Range<Int>) -> ColorSyntaxError {
    error("'none' requires the syntax without commas; write 0 or remove the commas", at: range)
  }

  /// Refuses the word with which relative colors start.
  func refuseRelative(_ name: Range<Int>) throws(ColorSyntaxError) {
    guard !matches(name, "from") else {
      throw error("relative color syntax ('from') is not supported; write the resulting color", at: name)
    }
  }

  /// Gives nil if the component does not take this kind of number.
  private func argument(
    _ number: CSSColorNumber, _ part: CSSColorPart
  ) throws(ColorSyntaxError) -> CSSColorArgument? {
    switch number.suffix {
    case .none:
      let value = part.isHue ? Angle.normalized(value(of: number)) : scaled(number, part.whole, per: part.wholeNumber)
      return CSSColorArgument(value: part.clamped(value), kind: .number, range: number.range)
    case .percent:
      guard !part.isHue else { return nil }
      let value = part.clamped(scaled(number, part.whole, per: 100))
      return CSSColorArgument(value: value, kind: .percentage, range: number.range)
    case .unit(let unit):
      guard part.isHue else { return nil }
      return CSSColorArgument(value: try angle(number, unit), kind: .number, range: number.range)
    }
  }

  private func scaled(_ number: CSSColorNumber, _ whole: Double, per wholeNumber: Double) -> Double {
    if whole == wholeNumber {
      return value(of: number)
    }
    if whole == 1, wholeNumber == 100 {
      return value(of: number, shift: -2)
    }
    return value(of: number) * whole / wholeNumber
  }

  private func angle(_ number: CSSColorNumber, _ unit: Range<Int>) throws(ColorSyntaxError) -> Double {
    let value = value(of: number)
    if matches(unit, "deg") { return Angle.normalized(value) }
    if matches(unit, "grad") { return Angle.normalized(value * 360 / 400) }
    if matches(unit, "rad") { return Angle.normalized(value * 180 / .pi) }
    if matches(unit, "turn") { return Angle.normalized(value * 360) }
    throw error("unknown angle unit '\(quoted(unit))'; use deg, grad, rad, or turn", at: unit)
  }
}

extension CSSColorPart {
  fileprivate func expectation(_ legacy: CSSColorArgument.Kind?) -> String {
    switch legacy {
    case _ where isHue: "expected a number or angle for \(name)"
    case .percentage: "expected a percentage for \(name)"
    case .number: "expected a number for \(name), like the components before it"
    default: "expected a number or percentage for \(name)"
    }
  }
}
