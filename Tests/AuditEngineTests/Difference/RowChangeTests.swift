import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct RowChangeTests {
  /// A row before and now, `nil` for one that is not measured, and its change.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String?
    let after: String?
    let kind: RowChange.Kind?

    init(_ before: String?, _ after: String?, _ kind: RowChange.Kind?) {
      (self.before, self.after, self.kind) = (before, after, kind)
    }

    var testDescription: String { "\(before ?? "nothing") → \(after ?? "nothing")" }

    static let all = [
      Case("pass 4.6", "fail 3.4", .failing), Case("unverified 4.6", "fail 3.4", .failing),
      Case("exempt 2.0", "fail 2.0", .failing), Case(nil, "fail 2.0", .failing),
      Case("fail 3.4", "fail 3.38", .worse), Case("fail 3.4", "fail", .worse),
      Case("fail 3.4", "fail 3.3901", nil), Case("fail 3.4", "fail 3.4099", nil), Case("fail 3.4", "fail 3.4", nil),
      Case("fail", "fail", nil), Case("fail 3.4", "fail 3.42", .better), Case("fail", "fail 1.0", .better),
      Case("pass 4.6", "unverified 4.6", .uncovered), Case("fail 3.4", "unverified 3.4", .uncovered),
      Case("exempt", "unverified", .uncovered), Case("fail 3.4", "pass 4.5", .fixed),
      Case("fail 3.4", "exempt 3.4", .fixed), Case("unverified 4.6", "pass 4.6", .covered),
      Case("unverified", "exempt", .covered), Case("unverified 9", "unverified 2", nil),
      Case("pass 9.0", "pass 4.5", nil), Case("pass 9.0", "exempt 4.5", nil), Case("exempt", "exempt", nil),
      Case("exempt", "pass 5", nil), Case(nil, "pass 4.6", .added), Case(nil, "unverified", .added),
      Case(nil, "exempt", .added),
    ]
  }

  @Test(arguments: Case.all)
  func verdictsAndRatiosDecide(_ row: Case) {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    if let before = row.before { old.pair("Text", on: "Page", before) }
    if let after = row.after { new.pair("Text", on: "Page", after) }
    let difference = ReportDifference(from: old.report, to: new.report)
    #expect(difference.rows.map(\.kind) == [row.kind].compactMap(\.self))
    #expect(difference.rows.first?.before == row.before.flatMap { row.kind == nil ? nil : SnapshotBuilder.row($0) })
  }

  /// A row that is no longer measured, and if its names still occur.
  @Test(arguments: [
    ("pass 5", true, RowChange.Kind.uncovered), ("fail 3", true, .uncovered), ("unverified", true, .gone),
    ("exempt", true, .gone), ("pass 5", false, .gone), ("fail 3", false, .gone),
  ])
  func whatIsMeasuredNoMoreIsGoneOrUncovered(_ before: String, _ isNamed: Bool, _ kind: RowChange.Kind) {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.pair("Text", on: "Page", before)
    old.pair("Other", on: "Page", "pass 9")
    new.pair("Other", on: "Page", "pass 9")
    if isNamed { new.report.uncovered = [.init(audit: "app", token: "Brand/Text")] }
    #expect(ReportDifference(from: old.report, to: new.report).rows.map(\.kind) == [kind])
    new.report.uncovered = [.init(audit: "other", token: "Text"), .init(audit: "app", token: "LongText")]
    #expect(ReportDifference(from: old.report, to: new.report).rows.map(\.kind) == [.gone])
  }

  @Test func aVariantThatIsMeasuredNoMoreIsUncovered() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.pair("Text", on: "Page", "pass 5", "pass 6")
    new.pair("Text", on: "Page", "pass 5")
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.kind) == [.uncovered])
    #expect(rows.map(\.place) == [.init(.dark)])
  }

  @Test func pairsWithOneIdStayApart() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.pair("Text", on: "Page", id: "caption", "pass 5")
    old.pair("Muted", on: "Page", id: "caption", "fail 3")
    new.pair("Muted", on: "Page", id: "caption", "fail 2")
    new.pair("Text", on: "Page", id: "caption", "fail 4")
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.kind) == [.failing, .worse])
    #expect(rows.map(\.pair.foreground) == ["Text", "Muted"])
  }

  @Test func rowsThatDifferInNothingOfTheKeyAreTakenInOrder() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    let place = CellPlace(.light)
    let rows = { (texts: [String]) in texts.map { SnapshotBuilder.row($0, place) } }
    old.pair("Text", on: "Page", rows(["pass 5", "fail 3", "fail 4"]))
    new.pair("Text", on: "Page", rows(["pass 5", "fail 2"]))
    let found = ReportDifference(from: old.report, to: new.report).rows
    #expect(found.map(\.kind) == [.worse, .uncovered])
    #expect(found.last?.before == SnapshotBuilder.row("fail 4", place))
  }

  @Test func theWorstStandsFirst() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    for name in ["A", "B", "C", "D", "E", "F"] { old.pair(name, on: "Page", "pass 5") }
    old.pair("G", on: "Page", "fail 1")
    old.pair("H", on: "Page", "fail 1")
    for (name, row) in ["A": "fail 4", "B": "fail", "C": "fail 2", "D": "unverified 3", "G": "pass 5", "H": "pass 9"]
      .sorted(by: { $0.key < $1.key })
    { new.pair(name, on: "Page", row) }
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.pair.foreground) == ["B", "C", "A", "D", "H", "G", "E", "F"])
    #expect(rows.map(\.kind) == [.failing, .failing, .failing, .uncovered, .fixed, .fixed, .gone, .gone])
  }

  /// What excuses a lower ratio is listed with its cause: the role, the font, or the policy.
  @Test(
    arguments: [
      ("text turned decorative", "fail 2.84 4.5", "exempt 2.84 –", "decorative", "normal", RowChange.Kind.excused),
      ("text that passed turned decorative", "pass 21 4.5", "exempt 2.84 –", "decorative", "normal", .excused),
      ("text that would still pass", "pass 21 4.5", "exempt 21 –", "decorative", "normal", .uncovered),
      ("text turned large", "pass 21 4.5", "pass 3.45 3", "text", "large", .excused),
      ("large text that would pass anyway", "pass 21 4.5", "pass 4.6 3", "text", "large", nil),
      ("a graphic that fails", "pass 21 4.5", "fail 2 3", "graphic", "normal", .failing),
    ] as [(String, String, String, String, String, RowChange.Kind?)])
  func aLowerMinimumIsNamed(
    _ name: String, _ before: String, _ after: String, _ role: String, _ size: String, _ kind: RowChange.Kind?
  ) {
    func row(_ text: String) -> PairSnapshot.Row {
      let parts = text.split(separator: " ").map(String.init)
      return PairSnapshot.Row(
        CellPlace(.light), Verdict(rawValue: parts[0]) ?? .exempt, ratio: Double(parts[1]).map { ContrastRatio($0) },
        required: Double(parts[2]).map { ContrastRatio($0) })
    }
    func key(_ role: String, _ size: String) -> PairSnapshot.Key {
      let id = IdentityText.join(["Text", "Page", role, size])
      return PairSnapshot.Key(audit: "app", id: id, foreground: "Text", surface: "Page", role: role)
    }
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.report.pairs = [PairSnapshot(key("text", "normal"), [row(before)])]
    new.report.pairs = [PairSnapshot(key(role, size), [row(after)])]
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.kind) == [kind].compactMap(\.self), "\(name)")
    guard kind == .excused || kind == .uncovered else { return }
    #expect(rows.first?.cause == (role == "text" ? .font : .role(from: "text", to: role)))
    #expect(rows.first?.before != nil && rows.first?.after != nil)
  }

  @Test func aPolicyWithALowerMinimumIsTheCause() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.pair("Text", on: "Page", "pass 9")
    old.report.audits[0].conditions[0] = "wcag22-aaa"
    old.report.pairs[0].rows[0].required = ContrastRatio(7)
    new.pair("Text", on: "Page", "pass 5")
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.kind) == [.excused])
    #expect(rows.first?.cause == .policy(from: "wcag22-aaa", to: "wcag22-aa"))
  }

  /// Another id alone, or another pair of the same colors, is no cause.
  @Test func aNewNameIsNoCause() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.pair("Text", on: "Page", id: "title", "pass 5")
    new.pair("Text", on: "Page", id: "heading", "pass 5")
    let rows = ReportDifference(from: old.report, to: new.report).rows
    #expect(rows.map(\.kind) == [.uncovered, .added] && rows.allSatisfy { $0.cause == nil })
  }
}
