/// The rounding of a value that the digits of a file cannot hold.
package enum EditRounding: Hashable, Sendable, CaseIterable {
  /// To the nearest value that can be written.
  case nearest
  /// To the next value that is not above: not lighter.
  case down
  /// To the next value that is not below: not darker.
  case up
  /// None: as many more digits as needed, even if the file has fewer or counts in steps of 1/255.
  case exact
}
