import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct CellChangeTests {
  /// A cell of one finding: its severity, ratio and disposition.
  typealias Side = (severity: Severity, ratio: Double?, disposition: Disposition)

  /// A cell before and now, nil for none, its change, and if gates of error, warning and note fail.
  private static let cases: [(before: Side?, after: Side?, kind: CellChange.Kind?, gates: [Bool])] = [
    (nil, (.error, 3, .open), .new, [true, true, true]), (nil, (.error, nil, .open), .new, [true, true, true]),
    (nil, (.warning, 3, .open), .new, [false, true, true]), (nil, (.note, nil, .open), .new, [false, false, true]),
    (nil, (.error, 3, .waived), nil, [false, false, false]),
    (nil, (.error, 3, .baselined), nil, [false, false, false]),
    ((.error, 3, .open), (.error, 3, .open), nil, [false, false, false]),
    ((.error, nil, .open), (.error, nil, .open), nil, [false, false, false]),
    ((.error, 3, .open), (.error, 2.98, .open), .worse, [true, true, true]),
    ((.error, 3, .open), (.error, nil, .open), .worse, [true, true, true]),
    ((.error, 3, .open), (.error, 2.9901, .open), nil, [false, false, false]),
    ((.error, 3, .open), (.error, 2, .waived), nil, [false, false, false]),
    ((.warning, 3, .open), (.warning, 2, .open), .worse, [false, true, true]),
    ((.error, 3, .open), (.error, 3.02, .open), .better, [false, false, false]),
    ((.error, 2.84, .waived), (.error, 1.06, .waived), .reopened, [true, true, true]),
    ((.error, 2.84, .waived), (.error, 2.84, .waived), nil, [false, false, false]),
    ((.error, 2.84, .waived), (.error, 3.2, .waived), nil, [false, false, false]),
    ((.error, 3, .waived), (.error, 3, .open), .reopened, [true, true, true]),
    ((.error, 3, .baselined), (.error, 3, .open), .reopened, [true, true, true]),
    ((.warning, 3, .open), (.error, 3, .open), .raised, [true, false, false]),
    ((.note, 3, .open), (.warning, 3, .open), .raised, [false, true, false]),
    ((.note, 3, .open), (.error, 2, .open), .worse, [true, true, true]),
    ((.error, 3, .open), (.warning, 3, .open), nil, [false, false, false]),
    ((.error, 3, .open), nil, .cleared, [false, false, false]),
    ((.error, 3, .waived), nil, nil, [false, false, false]),
  ]

  @Test(arguments: cases.indices)
  func whatCountsNowAndDidNotFailsTheGate(_ index: Int) {
    let row = Self.cases[index]
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    if let side = row.before { old.finding("f", side.severity, side.ratio, side.disposition) }
    if let side = row.after { new.finding("f", side.severity, side.ratio, side.disposition) }
    let difference = ReportDifference(from: old.report, to: new.report)
    #expect(difference.cells.map(\.kind) == [row.kind].compactMap(\.self))
    #expect([Severity.error, .warning, .note].map { !difference.failing(from: $0).isEmpty } == row.gates)
    #expect(difference.failing(from: nil).isEmpty)
  }

  @Test func aWaiverThatSaysHowLowItGoesIsTakenAtItsWord() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.finding("f", .error, 2.84, .waived)
    new.finding("f", .error, 1.06, .waived)
    new.report.findings[0].cells[0].waivedDownTo = ContrastRatio(1.06)
    #expect(ReportDifference(from: old.report, to: new.report).cells.isEmpty)
  }

  @Test func cellsAreToldApartByAuditFingerprintAndPlace() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.finding("f", in: [.init(.light), .init(.dark)])
    new.finding("f", in: [.init(.dark), .init(.light, "invert")])
    new.finding("g")
    let cells = ReportDifference(from: old.report, to: new.report).cells
    #expect(cells.map(\.kind) == [.new, .new, .cleared])
    new.report.findings[0].audit = "other"
    #expect(ReportDifference(from: old.report, to: new.report).cells.count == 5)
  }

  @Test func cellsOfOneIdentityAreOneAsLowAndAsWeightyAsAny() {
    var (old, new) = (SnapshotBuilder(), SnapshotBuilder())
    old.finding("f", .warning, 2, about: "A")
    old.finding("f", .error, 3, about: "B")
    new.finding("f", .error, 3.5, about: "A")
    new.finding("f", .warning, 2, about: "B", in: [.init(.light), .init(.light)])
    #expect(ReportDifference(from: old.report, to: new.report).cells.isEmpty)
    new.finding("f", .note, 1.5, .waived, about: "C")
    #expect(ReportDifference(from: old.report, to: new.report).cells.isEmpty, "a waived one does not count")
    new.finding("f", .note, 1.9, about: "C")
    let difference = ReportDifference(from: old.report, to: new.report)
    #expect(difference.cells.map(\.kind) == [.worse])
    #expect(difference.failing(from: .error).map(\.finding.foreground) == ["C"])
  }
}
