import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The edited colors of a comparison, and the results that each of them changed.
@Suite struct EditedTokenTests {
  private static let white = EightBitColor(red: 255, green: 255, blue: 255)
  private static let gray = EightBitColor(red: 0xD9, green: 0xD9, blue: 0xD9)
  private static let ink = EightBitColor(red: 0x70, green: 0x70, blue: 0x70)
  private static let pale = EightBitColor(red: 0x99, green: 0x99, blue: 0x99)

  private func report(
    colors: [(token: String, entries: [(entry: String, color: String)])],
    rows: [(foreground: String, surface: String, colors: (EightBitColor, EightBitColor), verdict: String)]
  ) -> ReportSnapshot {
    var builder = SnapshotBuilder()
    builder.report.colors = colors.map { token, entries in
      TokenColors(audit: "app", token: token, entries: entries.map { .init(entry: $0.entry, color: $0.color) })
    }
    for row in rows {
      var measured = SnapshotBuilder.row(row.verdict)
      (measured.foreground, measured.surface) = row.colors
      builder.pair(row.foreground, on: row.surface, [measured])
    }
    return builder.report
  }

  @Test func theTokenOfARowIsFoundByNameThenByColor() throws {
    let old = report(
      colors: [("Page", [("Any", "#FFFFFF")]), ("Ink", [("Any", "#707070")])],
      rows: [
        ("Ink", "Page", (Self.ink, Self.white), "pass 4.95"), ("Label", "card", (Self.ink, Self.white), "pass 4.95"),
      ])
    let new = report(
      colors: [("Page", [("Any", "#D9D9D9")]), ("Ink", [("Any", "#999999")])],
      rows: [
        ("Ink", "Page", (Self.pale, Self.gray), "fail 2.0"), ("Label", "card", (Self.ink, Self.gray), "fail 3.5"),
      ])
    let edits = ReportDifference(from: old, to: new).edits
    #expect(edits.map(\.token) == ["Page", "Ink"])
    #expect(edits[0].changes == [EditedToken.Change(entry: "Any", from: "#FFFFFF", to: "#D9D9D9")])
    #expect(edits[0].rows.count == 2, "the card has the color of the page before and after")
    #expect(edits[1].rows.count == 1)
  }

  @Test func aRowThatSeveralEditsMayExplainBelongsToNone() {
    let rows = [(foreground: "Label", surface: "glass", colors: (Self.ink, Self.white), verdict: "pass 4.95")]
    let changed = [(foreground: "Label", surface: "glass", colors: (Self.ink, Self.pale), verdict: "fail 2.0")]
    let tokens = ["A", "B"]
    let old = report(colors: tokens.map { ($0, [("Any", "#111111")]) }, rows: rows)
    let both = report(colors: tokens.map { ($0, [("Any", "#222222")]) }, rows: changed)
    #expect(ReportDifference(from: old, to: both).edits.map(\.rows) == [[], []])
    let one = report(colors: [("A", [("Any", "#222222")]), ("B", [("Any", "#111111")])], rows: changed)
    #expect(ReportDifference(from: old, to: one).edits.map(\.rows) == [[0]], "the only edit explains it")
  }

  @Test func newAndRemovedEntriesAreChanges() {
    let old = report(colors: [("Ink", [("Any", "#111111"), ("Dark", "#EEEEEE")])], rows: [])
    let new = report(colors: [("Ink", [("Any", "#111111"), ("High", "#000000")])], rows: [])
    #expect(
      ReportDifference(from: old, to: new).edits.map(\.changes) == [
        [
          EditedToken.Change(entry: "High", from: nil, to: "#000000"),
          EditedToken.Change(entry: "Dark", from: "#EEEEEE", to: nil),
        ]
      ])
  }

  @Test func aReportWithoutColorsShowsNoEdits() {
    let old = report(colors: [], rows: [("Ink", "Page", (Self.ink, Self.white), "pass 4.95")])
    let new = report(
      colors: [("Ink", [("Any", "#999999")])], rows: [("Ink", "Page", (Self.pale, Self.white), "fail 2.84")])
    let difference = ReportDifference(from: old, to: new)
    #expect(difference.edits.isEmpty && difference.rows.count == 1)
  }
}
