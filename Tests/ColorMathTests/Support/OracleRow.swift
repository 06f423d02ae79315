/// One line of an oracle: the arguments, then the exact value as an unevaluated sum of two doubles.
struct OracleRow: Sendable {
  let arguments: [Double]
  let high: Double
  let low: Double

  static func parse(_ text: String) -> [OracleRow] {
    text.split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Double(String($0)) }
      guard numbers.count >= 3 else { return nil }
      return OracleRow(
        arguments: Array(numbers.dropLast(2)), high: numbers[numbers.count - 2], low: numbers[numbers.count - 1])
    }
  }

  /// |got − exact| / |exact|, or the absolute error if the exact value is 0.
  func relativeError(of got: Double) -> Double {
    guard high != 0 else { return abs(got) }
    return abs(((got - high) - low) / high)
  }
}
