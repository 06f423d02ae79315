import ColorMath
import FileSyntax

/// Members of an object as values; each throws if its value is of another kind, or a required key is missing.
extension JSONValue {
  /// A problem with this value.
  func mistake(_ message: String) -> ReportMistake { ReportMistake(message: message, value: self) }

  /// The value under a key.
  func field(_ key: StaticString) throws(ReportMistake) -> JSONValue {
    guard let value = self[key] else { throw mistake("the key '\(key)' is missing") }
    return value
  }

  /// The value under a key; nil if there is null or no such key, which mean the same.
  func optionalField(_ key: StaticString) -> JSONValue? {
    guard let value = self[key], value.kind != .null else { return nil }
    return value
  }

  func text(_ key: StaticString) throws(ReportMistake) -> String {
    let value = try field(key)
    guard let text = value.string else { throw value.mistake("the value of '\(key)' is not a string") }
    return text
  }

  /// A string; nil if there is null or no such key.
  func optionalText(_ key: StaticString) throws(ReportMistake) -> String? {
    guard let value = optionalField(key) else { return nil }
    guard let text = value.string else { throw value.mistake("the value of '\(key)' is not a string") }
    return text
  }

  /// Returns a whole number of at least 0.
  func count(_ key: StaticString) throws(ReportMistake) -> Int {
    let value = try field(key)
    guard let count = value.integer, count >= 0 else { throw value.mistake("the value of '\(key)' is not a count") }
    return count
  }

  /// A contrast ratio; nil if there is null or no such key.
  func ratio(_ key: StaticString) throws(ReportMistake) -> ContrastRatio? {
    guard let value = optionalField(key) else { return nil }
    guard let ratio = value.double, ratio >= 1 else { throw value.mistake("the value of '\(key)' is not a ratio") }
    return ContrastRatio(ratio)
  }

  /// A color as `#RRGGBB`; nil if there is null or no such key.
  func color(_ key: StaticString) throws(ReportMistake) -> EightBitColor? {
    guard let value = optionalField(key) else { return nil }
    guard let color = value.withUTF8(EightBitColor.init(hex:)) ?? nil else {
      throw value.mistake("the value of '\(key)' is not a color")
    }
    return color
  }
}

extension EightBitColor {
  /// Reads `#RRGGBB`; nil for any other text.
  fileprivate init?(hex text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for index in 1..<7 {
      guard let digit = text[index].hexValue else { return nil }
      value = value << 4 | digit
    }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
