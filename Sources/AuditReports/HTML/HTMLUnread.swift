import AuditEngine
import FileSyntax
import Palettes
import SwiftReading

/// The gaps of a report: problems in the input, text in sources, tokens without a pair, open measurements.
struct HTMLUnread {
  private let report: AuditReport

  private let places: HTMLPlaces

  init(_ report: AuditReport) {
    self.report = report
    places = HTMLPlaces(report.sourceLink)
  }

  /// The names that are listed for each kind on the first screen.
  private static let mostNamed = 3

  /// The omissions for the first screen, with a link to the section; empty if there is no gap but open measurements.
  var brief: String {
    let completeness = report.summary.completeness
    let lines = Wording.gaps(completeness.omissions, completeness.counts, most: Self.mostNamed)
    let uncovered = report.audits.reduce(0) { $0 + $1.coverage.uncovered.count }
    let tokens =
      uncovered == 0
      ? "" : "\(Wording.count(uncovered, "token")) \(uncovered == 1 ? "is" : "are") not in any pair. "
    let ranges =
      cutRanges == 0
      ? "" : "\(Wording.count(cutRanges, "safe range")) \(cutRanges == 1 ? "considers" : "consider") only some pairs. "
    let link = "<a href=\"#unread\">All gaps</a>"
    let rest = tokens + ranges
    guard !lines.isEmpty else { return rest.isEmpty ? "" : "<p class=\"quiet\">\(rest)\(link)</p>\n" }
    let items = lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <p class="quiet"><b>Not measured</b>, so the verdict does not cover it:</p>
      <ul class="quiet">
      \(items)
      </ul>
      <p class="quiet">\(rest)\(link)</p>

      """
  }

  /// The section.
  var html: String {
    let items = (gaps + problems + next + sources + tokens + ranges + reasons).map { "<li>\($0)</li>" }
    let list =
      items.isEmpty
      ? "<p class=\"quiet\">Nothing was left out, and every measurement is decided.</p>"
      : "<ul class=\"unread\">\n\(items.joined(separator: "\n"))\n</ul>"
    return """
      <section id="unread" aria-labelledby="unread-title">
      <h2 id="unread-title">What was not read or measured</h2>
      \(list)
      </section>

      """
  }

  /// Everything that was left out, with names and places.
  private var gaps: [String] {
    let completeness = report.summary.completeness
    return Wording.gaps(completeness.omissions, completeness.counts, most: Self.mostListed).map {
      "Not measured: \(HTMLText.escaped($0))."
    }
  }

  /// The names that are listed for each kind in the section.
  private static let mostListed = 100

  /// Problems in the input, errors first.
  private var problems: [String] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let sorted = errors + report.diagnostics.filter { $0.severity != .error }
    let note = errors.isEmpty ? [] : ["<b>This report covers only part of the palette and cannot give a verdict.</b>"]
    return note
      + sorted.map { diagnostic in
        "<b>\(diagnostic.severity.rawValue)</b>: \(HTMLText.escaped(diagnostic.message)) "
          + places.code(diagnostic.location)
      }
  }

  private var next: [String] { Wording.nextSteps(of: report).map { "\(HTMLText.escaped($0))." } }

  /// The text in the sources of the audits, each source once.
  private var distinctSources: [PairCoverage] {
    var seen: Set<SourceDeclaration> = []
    return report.audits.compactMap { audit in
      guard let source = audit.declaration.source, seen.insert(source).inserted else { return nil }
      return audit.plan.sourceCoverage
    }
  }

  private var sources: [String] {
    distinctSources.map { coverage in
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
      return
        "\(Wording.count(uncovered.count, "token")) \(verb) not in any pair: \(names.joined(separator: ", "))\(rest)."
    }
  }

  /// The number of safe ranges without some of their pairs because of the limit of steps.
  private var cutRanges: Int {
    report.audits.reduce(0) { sum, audit in
      audit.windows.values.reduce(sum) { sum, groups in
        sum + groups.count { $0.window.omissions.contains { $0.reason == WindowOmission.limit } }
      }
    }
  }

  private var ranges: [String] {
    cutRanges == 0 ? [] : ["\(Wording.count(cutRanges, "safe range")) without all pairs: \(WindowOmission.limit)."]
  }

  /// The reasons of unverified measurements, the most frequent first.
  private var reasons: [String] {
    var counts: [String: Int] = [:]
    for audit in report.audits {
      for measurement in audit.measurements where measurement.verdict == .unverified {
        for clause in measurement.reason?.clauses ?? [] { counts[clause, default: 0] += 1 }
      }
    }
    let sorted = counts.ordered { ($1.value, $0.key) < ($0.value, $1.key) }
    let rest = sorted.count > 12 ? ["and \(Wording.count(sorted.count - 12, "other reason"))"] : []
    return sorted.prefix(12).map { reason, count in
      "<b>\(count)</b> unverified: \(HTMLText.escaped(reason))."
    } + rest
  }
}
