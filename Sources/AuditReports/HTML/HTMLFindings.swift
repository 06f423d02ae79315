import AuditEngine
import ColorMath
import Palettes

/// The worst findings as a plain table, which the script replaces by all of them with filters.
struct HTMLFindings {
  /// The number of findings that are listed without the script.
  static let most = 200

  /// The number of findings with the same words that share a line.
  private static let leastRun = 3

  private let rows: FindingRows
  private let folder: String
  private let places: HTMLPlaces

  init(_ report: AuditReport, _ rows: FindingRows) {
    self.rows = rows
    places = HTMLPlaces(report.sourceLink)
    folder = Self.commonFolder(of: rows.rows.prefix(Self.most).map { $0.location.file })
  }

  /// The section.
  func html(_ swatches: inout HTMLSwatches) -> String {
    var lines: [String] = []
    var left = Array(rows.rows.prefix(Self.most))[...]
    while let first = left.first {
      let kind = kind(of: first)
      let run = kind == nil ? left.prefix(1) : left.prefix { self.kind(of: $0) == kind }
      lines += run.count < Self.leastRun ? run.map { line($0, &swatches) } : alike(run)
      left = left.dropFirst(run.count)
    }
    let head = ["severity", "component", "finding", "ratio", "needs", "variants", "place"]
      .map { "<th scope=\"col\">\($0)" }.joined()
    let table = """
      <div class="scroll" tabindex="0" role="region" aria-label="Findings"><table class="plain"><thead><tr>\(head)<tbody>
      \(lines.joined(separator: "\n"))
      </table></div>
      """
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      <div id="plain-findings">
      <p class="quiet">\(introduction)</p>
      \(lines.isEmpty ? "" : table)
      </div>
      </section>
      <section id="matrix" class="scripted" aria-labelledby="matrix-title" hidden></section>
      <section id="vision" class="scripted" aria-labelledby="vision-title" hidden></section>

      """
  }

  private var introduction: String {
    if rows.rows.isEmpty { return "There are no open findings." }
    let count = Wording.count(rows.rows.count, "open finding")
    let places = folder.isEmpty ? "" : " Paths are relative to <code>\(HTMLText.escaped(folder))</code>."
    return rows.rows.count > Self.most
      ? "These are the \(Self.most) worst of \(count). To see the rest, allow JavaScript or use a different format."
        + places
      : "\(count), worst first.\(places)"
  }

  /// One row; end tags that HTML does not need are left out, which saves a tenth of the page.
  private func line(_ row: FindingRows.Row, _ swatches: inout HTMLSwatches) -> String {
    let (wording, finding) = (rows.wordings[row.audit], row.finding)
    let worst = wording.worst(of: finding)
    let name = worst.flatMap { wording.audit.plan.names(of: wording.audit.plan.pairs[$0.pair], in: $0.variant).first }
    var chip = ""
    if let seen = wording.seen(finding) {
      chip = "<i class=\"chip \(swatches.name(seen.foreground, on: seen.surface))\"></i> "
    }
    var words = audit(of: row) + wording.subject(of: finding)
    if !Self.isPlain(finding.evidence) { words += ": \(wording.result(of: finding))" }
    let cells = [
      finding.severity.id, HTMLText.escaped(name ?? ""), chip + HTMLText.escaped(words),
      worst.map { Wording.range($0) } ?? "",
      worst.map { Wording.required($0.requirement) } ?? "", HTMLText.escaped(wording.briefVariants(of: finding)),
      places.text(row.location, shown: short(row.location.text)),
    ]
    return "<tr class=\(Self.tone(finding.severity))>" + cells.map { "<td>\($0)" }.joined()
  }

  /// Findings about tokens that differ in nothing but the token: one row for what they share, then their names and lines.
  private func alike(_ run: ArraySlice<FindingRows.Row>) -> [String] {
    guard let first = run.first else { return [] }
    let (wording, finding) = (rows.wordings[first.audit], first.finding)
    let words = "\(Wording.count(run.count, "finding")): \(audit(of: first))\(wording.result(of: finding))"
    let head =
      "<tr class=\"group \(Self.tone(finding.severity))\"><td>\(finding.severity.id)<td><td>\(HTMLText.escaped(words))"
      + "<td><td><td>\(HTMLText.escaped(wording.briefVariants(of: finding)))"
      + "<td>" + places.text(first.location, shown: short(first.location.file))
    return [head]
      + run.map { row in
        "<tr><td><td><td>\(HTMLText.escaped(wording.subject(of: row.finding)))<td><td><td><td>line \(row.location.line)"
      }
  }

  /// The words that findings share; nil for one with colors or a name of its own.
  private func kind(of row: FindingRows.Row) -> [String]? {
    let wording = rows.wordings[row.audit]
    guard wording.worst(of: row.finding) == nil else { return nil }
    return [
      "\(row.audit)", row.finding.severity.id, row.finding.rule, wording.result(of: row.finding),
      wording.briefVariants(of: row.finding), row.location.file,
    ]
  }

  /// The name of a row's audit, if there are several.
  private func audit(of row: FindingRows.Row) -> String {
    rows.wordings.count > 1 ? "\(Wording.title(rows.wordings[row.audit].audit.declaration)): " : ""
  }

  private func short(_ place: String) -> String {
    place.hasPrefix(folder) ? String(place.dropFirst(folder.count)) : place
  }

  /// True if the ratio and the required one say all of a finding.
  private static func isPlain(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast(_, _, nil): true
    default: false
    }
  }

  /// The longest folder that holds all listed places, with its slash; empty for none.
  private static func commonFolder(of files: [String]) -> String {
    guard var common = files.first.map({ Array($0.utf8) }) else { return "" }
    for file in files {
      let count = zip(common, file.utf8).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    guard let slash = common.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: common[...slash], as: UTF8.self)
  }

  private static func tone(_ severity: Severity) -> String {
    switch severity {
    case .error: "is-fail"
    case .warning: "is-open"
    case .note: "is-plain"
    }
  }
}
