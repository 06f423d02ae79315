import AuditEngine
import Palettes
package import SwiftReading

extension Wording {
  /// The variants of a finding behind a comma; empty if it matters in all that were audited.
  func exactVariants(of finding: Finding) -> String {
    let found = Set(finding.spokenCells.map { $0.variant })
    return found.isSuperset(of: audit.plan.variants.variants) ? "" : ", \(briefVariants(of: finding))"
  }

  /// The coverage of the text of sources: `93 of 153 SwiftUI text elements were measured`.
  package static func words(_ coverage: PairCoverage) -> String {
    "\(coverage.resolved) of \(count(coverage.texts, "SwiftUI text element")) \(coverage.resolved == 1 ? "was" : "were") measured"
  }

  /// The texts of other frameworks: `UIKit: 32, Interface Builder: 151, none measured`; empty without any.
  static func otherTexts(_ completeness: Completeness) -> String {
    var counts: [String: Int] = [:]
    for texts in completeness.omissions(.otherFramework) { counts[texts.name, default: 0] += texts.count }
    let parts = OtherTexts.Framework.allCases.compactMap { framework in
      counts[framework.name].map { "\(framework.name): \($0)" }
    }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + ", none measured"
  }

  /// The reasons for which text elements were not measured, the most frequent first, and the number of the others; empty for none.
  static func losses(_ coverage: PairCoverage, most: Int) -> String {
    let sorted = coverage.sortedLosses
    let shown = sorted.prefix(most).map { "\($0.count) \($0.reason)" }
    let rest = sorted.dropFirst(most).reduce(0) { $0 + $1.count }
    return (shown + (rest > 0 ? ["\(rest) for other reasons"] : [])).joined(separator: ", ")
  }
}
