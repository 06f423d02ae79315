/// The outcome that every model considered predicts for an unverified measurement.
package enum Expectation: String, CaseIterable, Hashable, Sendable {
  /// All alternatives pass.
  case pass
  /// All alternatives fail.
  case fail
  /// Models differ, or there is none.
  case open
}
