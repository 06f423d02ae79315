import ColorMath
import ContrastAudit
import PaletteModel

/// Some findings about pairs as a table, with what they have in common in a line above it.
struct MarkdownFindingTable {
  private let rows: [(index: Int, finding: Finding)]
  private let audit: AuditResult
  private let place: Int
  private let wording: Wording
  /// The token to edit, whose name suggestions need not repeat.
  private let token: String?
  private let hasPictures: Bool
  private let rules: [String]
  /// The file of all places to edit; nil where there are several.
  private let file: String?

  /// Prepares findings, given by their indices in an audit.
  init(_ findings: [Int], _ audit: AuditResult, _ place: Int, _ pictures: MarkdownPictures, editing token: String?) {
    self.audit = audit
    self.place = place
    self.token = token
    rows = findings.map { ($0, audit.findings[$0]) }
    wording = Wording(audit)
    hasPictures = findings.contains { pictures.hasSwatch(audit: place, finding: $0) }
    rules = Self.labels(rows.map(\.finding))
    let files = Set(rows.flatMap { $0.finding.cells.map(\.location.file) })
    file = files.count == 1 ? files.first : nil
  }

  /// The rules of findings, each once, with the severity where that is no error.
  static func labels(_ findings: [Finding]) -> [String] {
    var labels: [String] = []
    for finding in findings where !labels.contains(label(finding)) { labels.append(label(finding)) }
    return labels
  }

  private static func label(_ finding: Finding) -> String {
    finding.severity == .error ? finding.rule : "\(finding.rule) (\(finding.severity.id))"
  }

  /// The rules, and the file to edit where it is one; the table then gives line and column.
  var lead: String {
    let file = file.map { " File: \(MarkdownText.escaped($0))." } ?? ""
    return "Rule: \(rules.joined(separator: ", ")).\(file)"
  }

  /// The table, worst first.
  func table(_ pictures: inout MarkdownPictures) -> MarkdownTable {
    var columns: [(heading: String, alignment: MarkdownTable.Alignment)] = hasPictures ? [("seen", .left)] : []
    columns += [("pair", .left), ("ratio", .right), ("needs", .right), ("ΔL\\*", .right), ("variants", .left)]
    columns += [(file == nil ? "edit" : "line", .left)]
    if hasSuggestions { columns.append(("nearest that passes", .left)) }
    if rules.count > 1 { columns.append(("rule", .left)) }
    var table = MarkdownTable(columns)
    for row in rows { table.add(cells(of: row.finding, row.index, &pictures)) }
    return table
  }

  private var hasSuggestions: Bool { rows.contains { $0.finding.suggestion != nil } }

  private func cells(of finding: Finding, _ index: Int, _ pictures: inout MarkdownPictures) -> [String] {
    let worst = wording.worst(of: finding)
    var cells = hasPictures ? [pictures.swatch(audit: place, finding: index)] : []
    cells += [
      MarkdownText.escaped(wording.subject(of: finding)), Wording.ratio(worst?.minimum),
      Wording.required(worst?.requirement), Wording.lightness(worst), Wording.variants(finding.cells.map(\.variant)),
      places(of: finding),
    ]
    if hasSuggestions { cells.append(suggestion(of: finding)) }
    if rules.count > 1 { cells.append(Self.label(finding)) }
    return cells
  }

  /// The places to edit, each once: line and column, or everything where the findings lie in several files.
  private func places(of finding: Finding) -> String {
    Set(finding.cells.map(\.location)).sorted().map { location in
      file == nil ? MarkdownText.escaped(location.text) : "\(location.line):\(location.column)"
    }.joined(separator: ", ")
  }

  /// For example `#6F6F6F` 4.51, with the token where it is not the one that the table is about.
  private func suggestion(of finding: Finding) -> String {
    guard let suggestion = finding.suggestion else { return "–" }
    let name = suggestion.token == token ? "" : MarkdownText.escaped(suggestion.token) + " "
    return "\(name)`\(suggestion.color.hex)` \(Wording.ratio(suggestion.ratio))"
  }
}
