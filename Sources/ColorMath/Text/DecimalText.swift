/// Decimal text of doubles with a fixed number of decimals; any input gives text, none traps.
public enum DecimalText {
  /// Rounds to the nearest, halves away from zero; "nan", "inf" and "-inf" as such, never "-0.00".
  ///
  /// `decimals` is clamped to 0…15.
  public static func fixed(_ number: Double, decimals: Int) -> String {
    text(number, decimals: decimals) { parts in
      parts.fraction * parts.scale - parts.steps >= 0.5 ? parts.steps + 1 : parts.steps
    }
  }

  /// A size in points: whole if it is, otherwise with all its digits.
  public static func points(_ number: Double) -> String {
    number == number.rounded() ? fixed(number, decimals: 0) : "\(number)"
  }

  /// The largest decimal that, read again as a Double, is not above the number: 4.4999 gives "4.49", 4.35 "4.35".
  ///
  /// Beyond 2^53 steps of the last decimal, a Double cannot tell neighbors apart and the digits are simply cut.
  /// `decimals` is brought into 0…15.
  public static func floored(_ number: Double, decimals: Int) -> String {
    text(number, decimals: decimals) { parts in
      var steps = parts.steps
      guard parts.isFine else { return steps }
      if number < 0 {
        while parts.value(ofSteps: steps) < parts.magnitude { steps += 1 }
      } else {
        while parts.value(ofSteps: steps + 1) <= parts.magnitude { steps += 1 }
        while steps > 0 && parts.value(ofSteps: steps) > parts.magnitude { steps -= 1 }
      }
      return steps
    }
  }

  /// Splits off the whole part exactly, calls `round` for the decimals of the magnitude, and joins the digits.
  private static func text(_ number: Double, decimals: Int, round: (DecimalParts) -> Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : (number < 0 ? "-inf" : "inf") }
    let decimals = max(0, min(15, decimals))
    let parts = DecimalParts(abs(number), scale: powerOfTen(decimals))
    var digits = WholeDigits(parts.magnitude)
    var steps = round(parts)
    if steps >= parts.scale {
      digits.increment()
      steps -= parts.scale
    }
    let sign = number < 0 && !(digits.isZero && steps == 0) ? "-" : ""
    return sign + digits.text + (decimals == 0 ? "" : "." + padded(UInt64(steps), to: decimals))
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private static func padded(_ number: UInt64, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

/// A finite magnitude, cut at its decimal point.
private struct DecimalParts {
  let magnitude: Double
  /// 10 to the number of decimals.
  let scale: Double
  let whole: Double
  let fraction: Double

  init(_ magnitude: Double, scale: Double) {
    self.magnitude = magnitude
    self.scale = scale
    whole = magnitude < 0x1p53 ? Double(UInt64(magnitude)) : magnitude
    fraction = magnitude - whole
  }

  /// The decimals as a whole number, cut off.
  var steps: Double { Double(UInt64(fraction * scale)) }

  /// True if the steps of the last decimal are exact whole numbers: fewer than 2^53 in all.
  var isFine: Bool { whole * scale < 0x1p53 }

  /// Returns the number that the text of the whole part and a number of steps is read as, correctly rounded if
  /// `isFine`.
  func value(ofSteps steps: Double) -> Double { (whole * scale + steps) / scale }
}

/// The decimal digits of a whole number of any size, exact.
private struct WholeDigits {
  /// Most significant last.
  private var digits: [UInt8]

  /// Takes the whole part of a finite number of 0 or more.
  init(_ magnitude: Double) {
    let small = magnitude < 0x1p53
    var rest = small ? UInt64(magnitude) : magnitude.significandBitPattern | 0x10_0000_0000_0000
    digits = []
    repeat {
      digits.append(UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if !small {
      for _ in 0..<(Int(magnitude.exponentBitPattern) - 1075) { double() }
    }
  }

  var isZero: Bool { digits == [0] }

  var text: String {
    var text = ""
    for digit in digits.reversed() { text.unicodeScalars.append(Unicode.Scalar(48 + digit)) }
    return text
  }

  mutating func increment() {
    add(carry: 1, times: 1)
  }

  private mutating func double() {
    add(carry: 0, times: 2)
  }

  private mutating func add(carry: UInt8, times factor: UInt8) {
    var carry = carry
    for index in digits.indices {
      let sum = digits[index] * factor + carry
      digits[index] = sum % 10
      carry = sum / 10
    }
    if carry > 0 { digits.append(carry) }
  }
}
