import AuditEngine
import Palettes
package import SwiftReading

extension Wording {
  /// The coverage of the text of sources: `93 of 153 SwiftUI text elements were measured; the system draws 4 more in its own colors`.
  package static func words(_ coverage: PairCoverage) -> String {
    if coverage.ofApp == 0, coverage.system > 0 {
      return coverage.system == 1
        ? "the system draws the only SwiftUI text element"
        : "the system draws all \(coverage.system) SwiftUI text elements"
    }
    return
      "\(coverage.resolved) of \(count(coverage.ofApp, "SwiftUI text element")) \(coverage.resolved == 1 ? "was" : "were") measured"
      + (coverage.system > 0 ? "; the system draws \(coverage.system) more in its own colors" : "")
  }

  /// The reasons for which text elements were not measured, the most frequent first, and the number of the others; empty for none.
  static func losses(_ coverage: PairCoverage, most: Int) -> String {
    let sorted = coverage.sortedLosses
    let shown = sorted.prefix(most).map { "\($0.count) \($0.reason)" }
    let rest = sorted.dropFirst(most).reduce(0) { $0 + $1.count }
    return (shown + (rest > 0 ? ["\(rest) for other reasons"] : [])).joined(separator: ", ")
  }
}
