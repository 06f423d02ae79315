import AuditEngine
import FileSyntax
import Palettes

/// The first screen of a page: the verdict in one sentence, the gate, the counts, and the edits to make first.
struct HTMLFirstScreen {
  private let report: AuditReport
  private let rows: FindingRows

  init(_ report: AuditReport, _ rows: FindingRows) {
    self.report = report
    self.rows = rows
  }

  /// The name of the only audit, or of the number of audits.
  static func title(of report: AuditReport) -> String {
    report.audits.count == 1
      ? report.audits[0].declaration.name : Wording.count(report.audits.count, "audit")
  }

  /// The header, the navigation, and the first section.
  func html(_ swatches: inout HTMLSwatches) -> String {
    let edits = EditPreview.list(report)
    let headline = HTMLHeadline(report)
    let lead = headline.lead(edits)
    return """
      <header>
      <p class="eyebrow">\(eyebrow)</p>
      <h1>\(HTMLText.escaped(headline.sentence))</h1>
      \(lead.isEmpty ? "" : "<p class=\"lead\">\(HTMLText.escaped(lead))</p>\n")\(facts)
      \(HTMLUnread(report).brief)</header>
      \(Self.navigation)
      <main id="main">
      \(HTMLFirstEdits(edits, of: report, rows).html(&swatches))\(Self.sections)
      """
  }

  /// Name, policy and systems of each audit file; of many, the first three.
  private var eyebrow: String {
    let families = AuditFamily.all(of: report)
    let lines = families.prefix(3).map { family in
      var systems: [String] = []
      for audit in family.audits {
        let idiom =
          audit.declaration.deviceClass == .universal ? "" : " (\(Wording.label(audit.declaration.deviceClass)))"
        let system = Wording.system(audit.declaration.profile) + idiom
        if !systems.contains(system) { systems.append(system) }
      }
      let policy = Wording.policy(family.audits[0].plan.policy.id)
      return HTMLText.escaped("\(family.name) · contrast audit · \(policy) · \(systems.inWords())")
    }
    let more = families.count > 3 ? "<br>and \(Wording.count(families.count - 3, "more product"))" : ""
    return (lines.isEmpty ? "Contrast audit" : lines.joined(separator: "<br>")) + more
  }

  /// Gate, counts, and the App Store's line.
  private var facts: String {
    let summary = report.summary
    let word = Wording.word(for: report.gate.status)
    let reasons = HTMLText.escaped(Wording.reasons(of: report.gate))
    var items = [item(Self.tone(report.gate.status), "<b>Gate \(word)</b>: \(reasons)")]
    items.append(count(summary.failed, "fail", "✗", "fail"))
    items.append(count(summary.passed, "pass", "✓", "pass"))
    let expected = HTMLHeadline.expectations(summary).map { ": \($0)" } ?? ""
    items.append(count(summary.unverified, "unverified\(expected)", "?", "open"))
    if summary.exempt > 0 { items.append(count(summary.exempt, "exempt", "·", "exempt")) }
    items.append(
      item(
        "plain",
        "Findings: <b>\(summary.errors)</b> \(plural("error", summary.errors)), <b>\(summary.warnings)</b> "
          + "\(plural("warning", summary.warnings)), <b>\(summary.notes)</b> \(plural("note", summary.notes))"))
    if summary.waived + summary.baselined > 0 {
      items.append(item("plain", "<b>\(summary.waived)</b> waived, <b>\(summary.baselined)</b> in the baseline"))
    }
    let state = summary.measuresSufficientContrast ? summary.sufficientContrast.rawValue : "not measured"
    items.append(item(Self.tone(state), "App Store “Sufficient Contrast”: <b>\(state)</b>"))
    if let values = Wording.increasedValues(report.audits) { items.append(item("plain", HTMLText.escaped(values))) }
    return "<ul class=\"facts\" aria-label=\"Outcome\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private func plural(_ noun: String, _ count: Int) -> String { count == 1 ? noun : "\(noun)s" }

  private func count(_ number: Int, _ words: String, _ sign: String, _ tone: String) -> String {
    item(number > 0 ? tone : "plain", "<b data-sign=\"\(sign)\">\(number)</b> \(words)")
  }

  private func item(_ tone: String, _ html: String) -> String { "<li class=\"is-\(tone)\">\(html)</li>" }

  private static func tone(_ status: GateOutcome.Status) -> String {
    switch status {
    case .passed: "pass"
    case .failed: "fail"
    case .notMeasured: "open"
    }
  }

  private static func tone(_ state: String) -> String {
    switch state {
    case "pass", "fail": state
    default: "open"
    }
  }

  /// The links to the sections; those that need the script appear with it.
  private static let navigation = """
    <nav aria-label="Sections"><ul>
    <li><a href="#first">First edits</a></li><li class="scripted" hidden><a href="#components">Components</a></li>\
    <li class="scripted" hidden><a href="#colors">Colors</a></li><li><a href="#findings">Findings</a></li>\
    <li class="scripted" hidden><a href="#matrix">Matrix</a></li>\
    <li class="scripted" hidden><a href="#vision">Color vision</a></li><li><a href="#unread">Not measured</a></li>
    </ul><div id="switch" class="scripted" hidden></div></nav>
    """

  /// The places that the script fills.
  private static let sections = """
    <p id="status" role="status" class="quiet scripted" hidden>Unpacking the report…</p>
    <section id="components" class="scripted" aria-labelledby="components-title" hidden></section>
    <section id="colors" class="scripted" aria-labelledby="colors-title" hidden></section>

    """
}
