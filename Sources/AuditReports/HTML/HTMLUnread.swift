import AuditModel
import PaletteModel
import SourceScan

/// The gaps of a report: problems in the input, text in sources, tokens without a pair, open measurements.
struct HTMLUnread {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The section.
  var html: String {
    let items = (problems + next + sources + tokens + reasons).map { "<li>\($0)</li>" }
    let list =
      items.isEmpty
      ? "<p class=\"quiet\">Every file was read, and every measurement is decided.</p>"
      : "<ul class=\"unread\">\n\(items.joined(separator: "\n"))\n</ul>"
    return """
      <section id="unread" aria-labelledby="unread-title">
      <h2 id="unread-title">What was not read or measured</h2>
      \(list)
      </section>

      """
  }

  /// Problems in the input, errors first.
  private var problems: [String] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let sorted = errors + report.diagnostics.filter { $0.severity != .error }
    let note = errors.isEmpty ? [] : ["<b>This report covers only part of the palette and is not a verdict.</b>"]
    return note
      + sorted.map { diagnostic in
        "<b>\(diagnostic.severity.rawValue)</b>: \(HTMLText.escaped(diagnostic.message)) "
          + "<code>\(HTMLText.path(diagnostic.location.text))</code>"
      }
  }

  private var next: [String] { Wording.nextSteps(of: report).map { "\(HTMLText.escaped($0))." } }

  /// The text in the sources of each audit that has any.
  private var sources: [String] {
    var seen: Set<SourceDeclaration> = []
    return report.audits.compactMap { audit in
      guard let source = audit.declaration.source, seen.insert(source).inserted,
        let coverage = audit.plan.sourceCoverage
      else { return nil }
      let losses = Wording.losses(coverage, most: 5)
      return HTMLText.escaped("Sources: \(Wording.words(coverage))\(losses.isEmpty ? "" : "; \(losses)")") + "."
    }
  }

  /// The tokens in no pair, by audit: a few by name.
  private var tokens: [String] {
    report.audits.compactMap { audit in
      let uncovered = audit.coverage.uncovered
      guard !uncovered.isEmpty else { return nil }
      let names = uncovered.prefix(8).map {
        "<code>\(HTMLText.escaped(audit.plan.loaded.palette.displayName(of: $0)))</code>"
      }
      let rest = uncovered.count > 8 ? " and \(uncovered.count - 8) more" : ""
      let verb = uncovered.count == 1 ? "is" : "are"
      return "\(Wording.count(uncovered.count, "token")) \(verb) in no pair: \(names.joined(separator: ", "))\(rest)."
    }
  }

  /// The reasons of unverified measurements, the most frequent first.
  private var reasons: [String] {
    var counts: [String: Int] = [:]
    for audit in report.audits {
      for measurement in audit.measurements where measurement.verdict == .unverified {
        for clause in measurement.reason?.clauses ?? [] { counts[clause, default: 0] += 1 }
      }
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rest = sorted.count > 12 ? ["and \(Wording.count(sorted.count - 12, "other reason"))"] : []
    return sorted.prefix(12).map { reason, count in
      "<b>\(count)</b> unverified: \(HTMLText.escaped(reason))."
    } + rest
  }
}
