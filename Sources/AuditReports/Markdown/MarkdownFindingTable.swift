import ColorMath
import ContrastAudit
import PaletteModel

/// Findings of one rule about pairs as a table, with what they have in common in a line above it.
struct MarkdownFindingTable {
  private let rows: [(index: Int, finding: Finding)]
  private let audit: AuditResult
  private let place: Int
  private let wording: Wording
  /// The token to edit, whose name suggestions need not repeat.
  private let token: String?
  private let hasPictures: Bool
  /// The file of all places to edit, or the folders that they have in common, with a slash at the end.
  private let shared: String

  /// Prepares findings, given by their indices in an audit.
  init(_ findings: [Int], _ audit: AuditResult, _ place: Int, _ pictures: MarkdownPictures, editing token: String?) {
    self.audit = audit
    self.place = place
    self.token = token
    rows = findings.map { ($0, audit.findings[$0]) }
    wording = Wording(audit)
    hasPictures = findings.contains { pictures.hasSwatch(audit: place, finding: $0) }
    shared = Self.shared(Set(rows.flatMap { $0.finding.cells.map(\.location.file) }))
  }

  /// The rule of a finding, with the severity where that is no error.
  static func label(_ finding: Finding) -> String {
    finding.severity == .error ? finding.rule : "\(finding.rule) (\(finding.severity.id))"
  }

  /// The start that all paths share: the whole of a single one, else up to a slash.
  private static func shared(_ files: Set<String>) -> String {
    let sorted = files.sorted()
    guard let first = sorted.first, let last = sorted.last, first != last else { return sorted.first ?? "" }
    let start = zip(first.utf8, last.utf8).prefix { $0 == $1 }.map(\.0)
    let end = start.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// The rule, and what the places to edit have in common.
  var lead: String {
    let rule = rows.first.map { "Rule: \(Self.label($0.finding))." } ?? ""
    guard !shared.isEmpty else { return rule }
    return "\(rule) \(shared.hasSuffix("/") ? "Below" : "File"): \(MarkdownText.escaped(shared))"
  }

  /// How many findings there are.
  var count: Int { rows.count }

  /// The table of the first so many findings, worst first.
  func table(_ pictures: inout MarkdownPictures, most: Int) -> MarkdownTable {
    var columns: [(heading: String, alignment: MarkdownTable.Alignment)] = hasPictures ? [("seen", .left)] : []
    columns += [("pair", .left), ("ratio", .right), ("needs", .right), ("ΔL*", .right), ("variants", .left)]
    columns += [("edit", .left)]
    if hasSuggestions { columns.append(("nearest pass", .left)) }
    var table = MarkdownTable(columns)
    for row in rows.prefix(most) { table.add(cells(of: row.finding, row.index, &pictures)) }
    return table
  }

  private var hasSuggestions: Bool { rows.contains { $0.finding.suggestion != nil } }

  private func cells(of finding: Finding, _ index: Int, _ pictures: inout MarkdownPictures) -> [String] {
    let worst = wording.worst(of: finding)
    var cells = hasPictures ? [pictures.swatch(audit: place, finding: index)] : []
    cells += [
      MarkdownText.escaped(wording.subject(of: finding)), Wording.ratio(worst?.minimum),
      Wording.required(worst?.requirement), Wording.lightness(worst), wording.variants(of: finding),
      places(of: finding),
    ]
    if hasSuggestions { cells.append(suggestion(of: finding)) }
    return cells
  }

  /// The places to edit, each once, without what they have in common: of one file, the lines and columns.
  private func places(of finding: Finding) -> String {
    var texts: [String] = []
    var file = shared
    for location in Set(finding.cells.map(\.location)).sorted() {
      let place = "\(location.line):\(location.column)"
      let path = String(decoding: location.file.utf8.dropFirst(shared.utf8.count), as: UTF8.self)
      texts.append(location.file == file ? place : MarkdownText.escaped("\(path):\(place)"))
      file = location.file
    }
    return texts.joined(separator: ", ")
  }

  /// For example `#6F6F6F` 4.51, with the token where it is not the one that the table is about.
  private func suggestion(of finding: Finding) -> String {
    guard let suggestion = finding.suggestion else { return "–" }
    let name = suggestion.token == token ? "" : MarkdownText.escaped(suggestion.token) + " "
    return "\(name)`\(suggestion.color.hex)` \(Wording.ratio(suggestion.ratio))"
  }
}
