package import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import SwiftReading

/// The measured evidence behind claims of conformance: the outcomes of every criterion, and what was not measured.
package struct ConformanceEvidence: Sendable {
  /// The audits, in the order of the report.
  let audits: [AuditResult]
  /// The parts that no claim can speak of: evidence of a part proves nothing about the rest.
  let completeness: Completeness
  /// The statement that the pairs are all there are; nil if nobody made it.
  let attestation: Attestation?
  /// The version of the tool.
  let version: String
  /// SHA-256 of the audited files and of every measurement, in hexadecimal.
  package let fingerprint: String

  /// Gathers the evidence of a report.
  ///
  /// - Parameters:
  ///   - files: the SHA-256 of every file that was read for palettes, by path as reports print it.
  ///   - version: the version of the tool.
  ///   - attestation: a person's statement that the pairs are all there are.
  package init(
    _ report: AuditReport, files: [String: String], version: String, attestation: Attestation? = nil
  ) {
    audits = report.audits
    completeness = report.summary.completeness
    self.attestation = attestation
    self.version = version
    var lines = files.ordered { $0.key.precedesInBytes($1.key) }.map { "\($0.key)\0\($0.value)" }
    for audit in report.audits {
      let pairs = audit.plan.pairs
      for cell in audit.measured.measurements {
        lines.append(
          "\(audit.declaration.id)\0\(pairs[cell.pair].id)\0\(cell.variant.id)\0\(cell.state ?? "")\0"
            + "\(cell.verdict.rawValue)\0\(cell.minimum.map { "\($0.value.bitPattern)" } ?? "")")
      }
    }
    fingerprint = SHA256.hex(of: Array(lines.joined(separator: "\n").utf8))
  }

  /// The names of the products that were audited, each once, in order.
  package var products: [String] {
    var names: [String] = []
    for audit in audits where !names.contains(audit.declaration.name) { names.append(audit.declaration.name) }
    return names
  }

  /// The outcomes of a criterion over all audits.
  func result(of criterion: ConformanceCriterion) -> ConformanceResult { ConformanceResult(criterion, audits) }

  /// The texts in the sources, and those of them of which both colors are known; nil if no sources were read.
  var texts: (all: Int, judged: Int)? {
    let coverages = audits.compactMap { $0.plan.sourceCoverage }
    guard let most = coverages.max(by: { $0.ofApp < $1.ofApp }), most.ofApp > 0 else { return nil }
    return (most.ofApp, coverages.map { $0.resolved }.min() ?? 0)
  }

  /// The coverage of the evidence, in sentences.
  var coverage: String {
    let counted = audits.reduce(0) { $0 + $1.coverage.counted }
    let uncovered = audits.reduce(0) { $0 + $1.coverage.uncovered.count }
    let covered = counted - uncovered
    let tokens =
      "Coverage: \(covered) of \(Wording.count(counted, "color token")) \(covered == 1 ? "is" : "are") in pairs."
    guard let texts else { return tokens }
    return tokens
      + " The colors of \(texts.judged) of \(Wording.count(texts.all, "SwiftUI text element")) in the sources are known."
  }

  /// The omissions with the first names and places, in one sentence; empty without any.
  var gaps: String {
    guard !completeness.isComplete else { return "" }
    let parts = Wording.gaps(completeness.omissions, completeness.counts, most: 3)
    return "Not measured: \(parts.joined(separator: "; "))."
  }
}
