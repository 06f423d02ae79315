/// The verdict of a report, or of a part of one.
package enum ReportVerdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  case unverified
  /// Only exempt cells were measured.
  case notMeasured = "not-measured"
}
