import AuditModel
import ColorMath
import PaletteModel

/// Findings of one rule about pairs as a table, with their common parts in a line above it.
struct MarkdownFindingTable {
  private let rows: [(index: Int, finding: Finding)]
  private let audit: AuditResult
  private let place: Int
  private let wording: Wording
  /// The token to edit, whose name suggestions need not repeat.
  private let token: String?
  private let hasPictures: Bool
  private let files: MarkdownFiles

  /// Prepares findings, given by their indices in an audit.
  init(_ findings: [Int], _ audit: AuditResult, _ place: Int, _ pictures: MarkdownPictures, editing token: String?) {
    self.init(rows: findings.map { ($0, audit.findings[$0]) }, audit, place, pictures, editing: token)
  }

  /// Prepares findings that may be reduced to some of their cells, with their indices in an audit.
  init(
    rows: [(index: Int, finding: Finding)], _ audit: AuditResult, _ place: Int, _ pictures: MarkdownPictures,
    editing token: String?
  ) {
    self.audit = audit
    self.place = place
    self.token = token
    self.rows = rows
    wording = Wording(audit)
    hasPictures = rows.contains { pictures.hasSwatch(audit: place, finding: $0.index) }
    files = MarkdownFiles(rows.lazy.flatMap { $0.finding.cells.map { $0.location.file } })
  }

  /// The rule of a finding, with the severity unless it is error.
  static func label(_ finding: Finding) -> String {
    finding.severity == .error ? finding.rule : "\(finding.rule) (\(finding.severity.id))"
  }

  /// The rule, and the common part of the places to edit.
  var lead: String {
    (rows.first.map { "Rule: \(Self.label($0.finding))." } ?? "") + files.lead
  }

  /// The number of findings.
  var count: Int { rows.count }

  /// Returns the table of the worst findings, at most `most`, worst first.
  func table(_ pictures: inout MarkdownPictures, most: Int) -> MarkdownTable {
    var columns: [(heading: String, alignment: MarkdownTable.Alignment)] = hasPictures ? [("sample", .left)] : []
    columns += [("pair", .left), ("ratio", .right), ("needs", .right), ("ΔL*", .right), ("variants", .left)]
    columns += [("edit", .left)]
    if hasSuggestions { columns.append(("suggested color", .left)) }
    var table = MarkdownTable(columns)
    for row in rows.prefix(most) { table.add(cells(of: row.finding, row.index, &pictures)) }
    return table
  }

  private var hasSuggestions: Bool { rows.contains { $0.finding.suggestion != nil } }

  private func cells(of finding: Finding, _ index: Int, _ pictures: inout MarkdownPictures) -> [String] {
    let worst = wording.worst(of: finding)
    var cells = hasPictures ? [pictures.swatch(audit: place, finding: index)] : []
    cells += [
      MarkdownText.escaped(wording.subject(of: finding)), Wording.range(worst),
      Wording.required(worst?.requirement), Wording.lightness(worst),
      MarkdownText.escaped(wording.shortVariants(of: finding)), files.places(finding.spokenCells.map { $0.location }),
    ]
    if hasSuggestions { cells.append(suggestion(of: finding)) }
    return cells
  }

  /// For example `#6F6F6F` 4.51, with the token if it is not the one that the table is about.
  private func suggestion(of finding: Finding) -> String {
    guard let suggestion = finding.suggestion else { return "–" }
    let name = suggestion.token == token ? "" : MarkdownText.escaped(suggestion.token) + " "
    let entry = suggestion.condition.map { " (\(MarkdownText.escaped($0)))" } ?? ""
    return "\(name)`\(suggestion.color.hex)` \(Wording.ratio(suggestion.ratio))\(entry)"
  }
}
