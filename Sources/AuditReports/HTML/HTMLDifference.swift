import AuditEngine
import ColorMath
import Palettes

/// Writes a difference as one HTML page: what got worse before and after, then what got better.
///
/// It has no script; its policy allows nothing but its styles.
struct HTMLDifference {
  /// The number of changed pairs of one kind that are drawn or listed.
  static let most = 200

  private let report: DifferenceReport
  private let findings: DifferenceFindings
  private let places: HTMLPlaces

  private init(_ report: DifferenceReport) {
    self.report = report
    findings = DifferenceFindings(report.difference)
    places = HTMLPlaces(report.sourceLink)
  }

  /// The bytes of the page, ending in a line feed.
  static func render(_ report: DifferenceReport) -> [UInt8] {
    var swatches = HTMLSwatches()
    let page = HTMLDifference(report)
    let body = page.head + RowChange.Kind.allCases.map { page.section($0, &swatches) }.joined() + page.otherFindings
    let shell = HTMLShell(title: "Contrast: what changed", colors: swatches.styleSheet, isScripted: false)
    return Array((shell.start + body + shell.plainEnd).utf8)
  }

  private var head: String {
    let (old, new) = (report.difference.old.summary, report.difference.new.summary)
    let hasFailed = report.failingCount > 0 && report.failOn != nil
    let facts = [
      ("fail", old.failed, new.failed), ("pass", old.passed, new.passed),
      ("unverified", old.unverified, new.unverified), ("open errors", old.errors, new.errors),
    ].map { "<li>\($0.0): <b>\($0.1)</b> → <b>\($0.2)</b></li>" }
    let states =
      "<li>App Store “Sufficient Contrast”: <b>\(old.sufficientContrast.rawValue)</b> → "
      + "<b>\(new.sufficientContrast.rawValue)</b></li>"
    let cautions = report.cautions.map { "<p><b>Note:</b> \(HTMLText.escaped($0)).</p>\n" }.joined()
    return """
      <header>
      <p class="eyebrow">How a change affects contrast</p>
      <h1>\(HTMLText.escaped(report.headline))</h1>
      <ul class="facts" aria-label="Outcome">
      <li class="is-\(hasFailed ? "fail" : "pass")"><b>\(HTMLText.escaped(report.gate))</b></li>
      \(facts.joined(separator: "\n"))
      \(states)
      </ul>
      \(cautions)</header>
      <main id="main">

      """
  }

  /// The changed measurements of one kind: drawn if they got worse, else listed.
  private func section(_ kind: RowChange.Kind, _ swatches: inout HTMLSwatches) -> String {
    let entries = DifferenceEntry.list(kind, of: report.difference, findings)
    guard !entries.isEmpty else { return "" }
    var items: [String] = []
    for entry in entries.prefix(Self.most) { items.append(card(entry, &swatches)) }
    let rest = entries.count - items.count
    let more = rest > 0 ? "<p>The JSON output has \(Wording.count(rest, "more pair")).</p>\n" : ""
    let list = "<ul class=\"edits changes\">\n\(items.joined(separator: "\n"))\n</ul>\n\(more)"
    let title = "\(kind.heading): \(Wording.count(report.difference.count(kind), "measurement"))"
    let body =
      kind.isBad
      ? list : "<details><summary>Show \(Wording.count(entries.count, "pair"))</summary>\n\(list)</details>\n"
    return
      "<section aria-labelledby=\"\(kind.rawValue)\">\n<h2 id=\"\(kind.rawValue)\">\(title)</h2>\n\(body)</section>\n"
  }

  private func card(_ entry: DifferenceEntry, _ swatches: inout HTMLSwatches) -> String {
    let numbers = entry.numbers
    let looks =
      figure(numbers.before, "before", numbers.pair.role, &swatches)
      + figure(numbers.after, "now", numbers.pair.role, &swatches)
    var lines = ["Needs \(entry.needs), in \(entry.variants)\(entry.variants.hasPrefix("every") ? " variant" : "")."]
    if !entry.reason.isEmpty { lines.append(entry.reason) }
    if let suggestion = entry.finding?.suggestion {
      lines.append("Change \(suggestion.token) to \(suggestion.color.hex): \(Wording.ratio(suggestion.ratio))")
    }
    let place = entry.finding.map { "<p class=\"place\">\(places.code($0.location))</p>" } ?? ""
    return """
      <li>\(looks.isEmpty ? "" : "<div class=\"looks\">\(looks)</div>")<div class="words">
      <h3>\(HTMLText.escaped(numbers.pair.words(withAudit: report.hasSeveralAudits)))</h3>
      \(lines.map { "<p>\(HTMLText.escaped($0))</p>" }.joined())\(place)</div></li>
      """
  }

  private func figure(
    _ row: PairSnapshot.Row?, _ word: String, _ role: String, _ swatches: inout HTMLSwatches
  ) -> String {
    guard let row, let foreground = row.foreground, let surface = row.surface else { return "" }
    let kind = HTMLSample.kind(of: Role(rawValue: role) ?? .text)
    return """
      <figure><div class="stage \(swatches.name(foreground, on: surface))" role="img" \
      aria-label="\(foreground.hex) on \(surface.hex), \(word)"><span class="sample \(kind)" data-text="Text"></span></div>\
      <figcaption>\(word) <b class="is-\(Self.tone(row.verdict))">\(DifferenceEntry.ratio(row))</b></figcaption></figure>
      """
  }

  private static func tone(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass: "pass"
    case .fail: "fail"
    case .unverified, .exempt: "open"
    }
  }

  /// Findings that no changed measurement implies.
  private var otherFindings: String {
    let rows = findings.unshown(report.difference).prefix(Self.most).map { change, cells in
      let place = (change.after ?? change.before).map { places.code($0.location) } ?? ""
      return
        "<tr class=is-\(change.kind.isBad ? "fail" : "pass")><td>\(change.kind.words)<td>\(change.finding.severity.id)<td>"
        + "\(HTMLText.escaped(change.finding.message))<td>\(HTMLText.escaped(DifferenceEntry.words(for: cells)))<td>"
        + place
    }
    guard !rows.isEmpty else { return "" }
    let head = ["change", "severity", "finding", "variants", "place"].map { "<th scope=\"col\">\($0)" }.joined()
    return """
      <section aria-labelledby="other">
      <h2 id="other">Other findings</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="List of findings"><table class="changed"><thead><tr>\(head)<tbody>
      \(rows.joined(separator: "\n"))
      </table></div>
      </section>

      """
  }
}
