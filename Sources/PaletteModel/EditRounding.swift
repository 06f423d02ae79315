/// Where a value goes that the digits of a file cannot hold.
package enum EditRounding: Hashable, Sendable, CaseIterable {
  /// To the nearest that can be written.
  case nearest
  /// To the next that is not above: not lighter.
  case down
  /// To the next that is not below: not darker.
  case up
  /// Nowhere: as many more digits as it takes, also where the file has fewer or counts in steps of 1/255.
  case exact
}
