/// The results that one waiver matches in one audit.
package struct WaiverUse: Hashable, Sendable {
  /// The number of cells that it matches, whether it covers them or not.
  var cells = 0
  /// The number of those whose ratio is below the one down to which it covers, so that they stay open; 0 once it expired.
  package var below = 0
}
