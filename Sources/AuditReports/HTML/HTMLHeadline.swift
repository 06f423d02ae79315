import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The verdict of a report in one sentence about the worst thing in it, and the sentences after it.
struct HTMLHeadline {
  /// The number of components that are named after the worst one.
  private static let mostNamed = 2

  private let report: AuditReport
  /// The failing components of all products, worst first.
  private let components: [ReportComponent]

  init(_ report: AuditReport) {
    self.report = report
    let products = ReportProduct.all(of: report)
    let all = products.flatMap { $0.components.declared } + products.flatMap { $0.components.found }
    components = all.enumerated().ordered { left, right in
      let (one, other) = (left.element.parts[0].urgency, right.element.parts[0].urgency)
      return one == other ? left.offset < right.offset : one < other
    }.map { $0.element }
  }

  /// The sentence, with its period.
  var sentence: String {
    let summary = report.summary
    if let worst = components.first?.parts.first { return "\(worst.sentence)." }
    switch summary.verdict {
    case .fail: return "Every failure is waived or in the baseline."
    case .unverified where summary.expectedToFail > 0:
      return "Nothing is certain to fail, but \(summary.expectedToFail) of "
        + "\(Wording.count(summary.unverified, "unverified measurement")) "
        + "\(summary.expectedToFail == 1 ? "is" : "are") expected to."
    case .unverified where summary.unverified == 0: return "\(Wording.passing(report.audits, summary, in: summary))."
    case .unverified:
      return "Nothing fails, but \(Wording.count(summary.unverified, "measurement")) cannot be decided yet."
    case .pass where summary.errors > 0:
      return "No measurement fails, but \(Wording.count(summary.errors, "error")) "
        + "\(summary.errors == 1 ? "needs" : "need") attention."
    case .pass: return "\(Wording.passing(report.audits, summary, in: summary))."
    case .notMeasured: return "No contrast was measured."
    }
  }

  /// The next components, what the edits below fix, then what is open.
  func lead(_ edits: [EditPreview]) -> String {
    let summary = report.summary
    let cleared = edits.filter { $0.edit.isProven }.reduce(0) { $0 + $1.edit.cells }
    var sentences = [next].compactMap { $0 }
    if cleared > 0 {
      let edits = edits.count == 1 ? "One edit fixes" : "\(edits.count == 2 ? "Two" : "Three") edits fix"
      sentences.append("\(edits) \(cleared) of \(Wording.count(summary.failed, "failure")).")
    }
    if let words = Self.expectations(summary) {
      sentences.append("\(Wording.count(summary.unverified, "measurement")) could not be decided: \(words).")
    }
    return sentences.joined(separator: " ")
  }

  /// The sentence that names the components after the worst one; nil for none.
  private var next: String? {
    guard components.count > 1 else { return nil }
    let named = components.dropFirst().prefix(Self.mostNamed).map { component in
      "\(component.name) (\(Wording.ratio(component.parts[0].measurement.minimum)))"
    }
    let more = components.count - 1 - named.count
    return "Next worst: \((named + (more > 0 ? [Wording.words(more, "more component")] : [])).inWords())."
  }

  /// Unverified measurements by expectation, without signs; nil for none.
  static func expectations(_ summary: AuditSummary) -> String? {
    let parts = [
      (summary.expectedToPass, "expected to pass"), (summary.expectedToFail, "expected to fail"),
      (summary.undecided, "undecided"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
