import Palettes

/// The conditions under which the gate of a run fails.
package struct GateRule: Hashable, Sendable {
  /// The least severity of an open finding that fails the gate; nil for none.
  var failOn: Severity?
  /// True if every cell without a certain verdict fails the gate as well.
  var failsOnUnverified: Bool
  /// True if a record of the baseline that can be tightened fails the gate.
  var failsOnStale: Bool
  /// The required share of tokens in pairs, 0…1; nil if none is required.
  var minimumCoverage: Double?
  /// True if findings count only if they are new or worse than in another report.
  var isCompared: Bool

  /// Makes a rule; the defaults are those of a run without options.
  package init(
    failOn: Severity? = .error, failsOnUnverified: Bool = false, failsOnStale: Bool = true,
    minimumCoverage: Double? = nil, isCompared: Bool = false
  ) {
    self.failOn = failOn
    self.failsOnUnverified = failsOnUnverified
    self.failsOnStale = failsOnStale
    self.minimumCoverage = minimumCoverage
    self.isCompared = isCompared
  }
}
