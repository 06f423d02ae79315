import AuditEngine
import ColorMath
import Palettes

/// The edits to make first, each drawn before and after.
struct HTMLFirstEdits {
  /// The number of errors that are named if no ratio fails.
  private static let mostErrors = 3

  private let previews: [EditPreview]
  private let summary: AuditSummary
  private let rows: FindingRows
  private let places: HTMLPlaces

  init(_ previews: [EditPreview], of report: AuditReport, _ rows: FindingRows) {
    self.previews = previews
    self.rows = rows
    summary = report.summary
    places = HTMLPlaces(report.sourceLink)
  }

  /// The section; a sentence if there is nothing to edit.
  func html(_ swatches: inout HTMLSwatches) -> String {
    var items: [String] = []
    for preview in previews { items.append(item(preview, &swatches)) }
    if previews.isEmpty { items = errors.prefix(Self.mostErrors).map(item) }
    let list = "<ol class=\"edits\">\n\(items.joined(separator: "\n"))\n</ol>\n"
    return """
      <section id="first" aria-labelledby="first-title">
      <h2 id="first-title">What to change first</h2>
      <p class="quiet">\(introduction)</p>
      \(items.isEmpty ? "" : list)</section>

      """
  }

  private var introduction: String {
    if previews.isEmpty { return advice }
    guard previews.contains(where: { $0.edit.isProven }) else {
      return "No single edit fixes these failures. They are listed by color, most failures first."
    }
    let hasReplacements = previews.contains { $0.edit.replacement != nil }
    let hasChanges = previews.contains { $0.edit.change != nil }
    let how =
      !hasReplacements
      ? ", together with the edits before it"
      : hasChanges ? " (token edits together with the preceding ones)" : ""
    return
      "Each edit was verified by another audit in every variant\(how): nothing that currently passes starts to fail."
  }

  /// The words if there is no edit to draw.
  private var advice: String {
    let start = summary.failed == 0 ? unfailing : "No single edit fixes any failure."
    let count = errors.count
    guard count > 0 else { return start }
    let first = count > Self.mostErrors ? "The first \(Self.mostErrors) of \(count) errors:" : "What needs attention:"
    return "\(start) \(first)"
  }

  /// The words if no ratio fails.
  private var unfailing: String {
    if summary.verdict == .notMeasured { return "Nothing was measured, so there is nothing to change yet." }
    return summary.completeness.isComplete
      ? "No ratio fails, so contrast requires no color changes."
      : "No measured ratio fails. What was not measured can still require changes."
  }

  /// The open errors, worst first.
  private var errors: [FindingRows.Row] {
    rows.rows.filter { $0.finding.severity == .error && $0.disposition == .open }
  }

  /// An error in words.
  private func item(_ row: FindingRows.Row) -> String {
    let wording = rows.wordings[row.audit]
    let title = wording.audit.rule(row.finding.rule)?.page.title ?? row.finding.rule
    return """
      <li><div class="words">
      <h3>\(HTMLText.escaped(title))</h3>
      <p>\(HTMLText.escaped(wording.message(of: row.finding)))</p>
      <p class="place">\(places.code(row.location))</p></div></li>
      """
  }

  private func item(_ preview: EditPreview, _ swatches: inout HTMLSwatches) -> String {
    let edit = preview.edit
    var figures = ""
    if let now = preview.now { figures += figure(now, "now", preview, &swatches) }
    if let then = preview.then { figures += figure(then, "after", preview, &swatches) }
    return """
      <li>\(figures.isEmpty ? "" : "<div class=\"looks\">\(figures)</div>")<div class="words">
      <h3>\(HTMLText.escaped(edit.token))</h3>
      <p>\(change(edit, &swatches))</p>
      \(example(preview))<p class="place">\(places.code(edit.location))</p></div></li>
      """
  }

  /// The pair and the variant that are drawn.
  private func example(_ preview: EditPreview) -> String {
    guard let variant = preview.variant else { return "" }
    return "<p class=\"quiet\">Shown: \(HTMLText.escaped(preview.name)), \(variant.id)</p>\n"
  }

  private func change(_ edit: FirstEdit, _ swatches: inout HTMLSwatches) -> String {
    if let replacement = edit.replacement {
      let fixed = "fixes <b>\(edit.cells)</b> of \(Wording.count(summary.failed, "failure"))"
      let pairs = edit.findings == 1 ? "" : ", in \(Wording.count(edit.findings, "pair"))"
      return switch replacement {
      case .label(let ratio): "Using the system label color instead \(fixed)\(pairs): \(Wording.ratio(ratio)) or more."
      case .own(let color): "Using \(dot(color, &swatches)) instead \(fixed)\(pairs)."
      }
    }
    guard let change = edit.change else {
      return "Misses its minimum in \(Wording.count(edit.cells, "measurement")) of "
        + "\(Wording.count(edit.findings, "pair"))."
    }
    let colors =
      change.isFixed
      ? "\(dot(change.to, &swatches)) in every variant, instead of the adaptive system color,"
      : "\(dot(change.from, &swatches)) → \(dot(change.to, &swatches))"
    return "\(HTMLText.escaped(change.condition)) entry: \(colors) fixes <b>\(edit.cells)</b> of "
      + "\(Wording.count(summary.failed, "failure"))."
  }

  private func dot(_ color: EightBitColor, _ swatches: inout HTMLSwatches) -> String {
    "<i class=\"dot \(swatches.name(color))\"></i><code>\(color.hex)</code>"
  }

  /// A pair drawn in its colors, with the ratio below it.
  private func figure(
    _ look: EditPreview.Look, _ word: String, _ preview: EditPreview, _ swatches: inout HTMLSwatches
  ) -> String {
    let ratio = Wording.ratio(look.ratio)
    let isPassing = preview.required.map { look.ratio.reaches($0) } ?? false
    let (tone, sign) = isPassing ? ("pass", "✓") : ("fail", "✗")
    let kind = HTMLSample.kind(of: preview.role)
    let words = "\(look.foreground.hex) on \(look.surface.hex), \(word)"
    return """
      <figure><div class="stage \(swatches.name(look.foreground, on: look.surface))" role="img" \
      aria-label="\(words)"><span class="sample \(kind)" data-text="\(HTMLSample.text(for: preview.name))"></span></div>\
      <figcaption>\(word) <b class="is-\(tone)">\(ratio) \(sign)</b></figcaption></figure>
      """
  }
}

/// The part of a component that is drawn.
enum HTMLSample {
  /// The class by which the style sheet draws a role: text, an icon, or the border of a control.
  static func kind(of role: Role) -> String {
    switch role {
    case .text, .linkCue, .inactive: "text"
    case .graphic, .decorative, .logotype: "graphic"
    case .boundary, .focus: "boundary"
    }
  }

  /// The drawn words: what follows the colon in the name of a component, if it is short, escaped.
  static func text(for name: String) -> String {
    guard let last = name.split(separator: ":").last, last.utf8.count <= 24, !last.utf8.contains(UInt8(ascii: "#"))
    else { return "Text" }
    let words = last.drop { $0 == " " }
    return words.isEmpty ? "Text" : HTMLText.escaped(String(words))
  }
}
