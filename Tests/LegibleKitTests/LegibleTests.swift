import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import LegibleKit
@testable import Palettes

/// The library as another package uses it.
@Suite struct LegibleTests {
  /// A palette whose text fails on white in light, in a folder of its own.
  private static func palette(_ text: String = "#8A8A8A") throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try write(text, into: scratch)
    try scratch.file(
      "legible.json",
      holding: Array(
        ##"{ "version": 1, "sources": ["a.tokens.json"], "pairs": [{ "foreground": "text", "on": "paper" }] }"##.utf8))
    return scratch
  }

  private static func write(_ text: String, into scratch: borrowing ScratchFolder) throws {
    try scratch.file("a.tokens.json", holding: Array(tokens(text).utf8))
  }

  private static func tokens(_ text: String) -> String {
    ##"{ "text": { "$type": "color", "$value": "\##(text)" }, "paper": { "$type": "color", "$value": "#FFFFFF" } }"##
  }

  @Test func aReportHoldsWhatWasFound() async throws {
    let scratch = try Self.palette()
    let report = try await Legible.audit(scratch.path)
    #expect(report.verdict == .fail && report.gate.status == .failed)
    #expect(report.measurements.map(\.variant) == Legible.Variant.allCases)
    let row = try #require(report.measurements.first)
    #expect(row.foreground == "text" && row.surface == "paper" && row.role == "text" && row.verdict == .fail)
    #expect(row.foregroundHex == "#8A8A8A" && row.required == 4.5 && row.criterion == "wcag22/1.4.3")
    #expect(abs((row.ratio ?? 0) - 3.4522) < 0.001)
    #expect(row.place.file == "a.tokens.json" && row.place.line == 1)
    let finding = try #require(report.findings.first { $0.rule == "low-text-contrast" })
    #expect(finding.severity == .error && finding.isOpen && finding.cells.count == 8)
    #expect(finding.subject == "text on paper" && finding.suggestion?.token != nil)
    #expect(report.problems == [])
    #expect(report.description.contains("Verdict: fail"))
  }

  @Test func aSurfaceThatShowsItsBackdropHasTwoRatios() async throws {
    let scratch = try ScratchFolder()
    try scratch.file(
      "legible.json",
      holding: Array(
        ##"""
        { "version": 1, "pairs": [{ "foreground": "#000000", "on": "veil", "role": "text" }],
          "surfaces": { "veil": { "layers": [{ "color": "#FFFFFF", "opacity": 0.5 }], "over": ["#FFFFFF", "#000000"] } } }
        """##.utf8))
    let row = try #require(try await Legible.audit(scratch.path).measurements.first)
    #expect(abs((row.ratio ?? 0) - 5.28) < 0.01 && row.greatestRatio == 21)
  }

  @Test func optionsAreThoseOfTheCommandLine() async throws {
    let scratch = try Self.palette("#6F6F6F")
    var options = Legible.Options(variants: [.light, .darkIncreased])
    #expect(try await Legible.audit(scratch.path, options: options).verdict == .unverified)
    options.policy = .wcag22AAA
    let strict = try await Legible.audit(scratch.path, options: options)
    #expect(strict.verdict == .fail && strict.measurements.map(\.variant) == [.light, .darkIncreased])
    options.failOn = .never
    #expect(try await Legible.audit(scratch.path, options: options).gate.status == .passed)
    options.idioms = [.iphone, .ipad]
    options.profiles = [.iOS18, .iOS26]
    #expect(Set(try await Legible.audit(scratch.path, options: options).measurements.map(\.audit)).count == 4)
  }

  @Test func everyChoiceIsOneOfTheEngine() {
    #expect(Legible.Policy.allCases.map(\.rawValue).sorted() == AuditEngine.Policy.all.map(\.id).sorted())
    #expect(Legible.Variant.allCases.map(\.rawValue) == Palettes.Variant.allCases.map(\.id))
    #expect(Legible.DeviceClass.allCases.map(\.rawValue) == Idiom.allCases.map(\.rawValue))
    #expect(Legible.SystemProfile.allCases.map(\.rawValue) == Profile.allCases.map(\.rawValue))
    #expect(Report.Verdict.allCases.map(\.rawValue).filter { $0 != "exempt" } == ReportVerdict.allCases.map(\.rawValue))
    #expect(Report.Gate.Status.allCases.map(\.rawValue) == GateOutcome.Status.allCases.map(\.rawValue))
    #expect(Report.Severity.allCases.map(\.rawValue) == AuditEngine.Severity.allCases.map(\.id))
  }

  @Test func nothingToAuditIsAnErrorWithItsPlace() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    let missing = await #expect(throws: LegibleError.self) { try await Legible.audit(path + "/none") }
    #expect(missing?.file?.hasSuffix("none") == true && missing?.message.isEmpty == false)
    try scratch.file("legible.json", holding: Array(#"{ "version": 1, "pears": [] }"#.utf8))
    let misspelled = await #expect(throws: LegibleError.self) { try await Legible.audit(path) }
    #expect(misspelled?.line == 1 && misspelled?.column == 17 && misspelled?.description.contains("pears") == true)
    let root = await #expect(throws: LegibleError.self) {
      try await Legible.audit(path, options: Legible.Options(root: path + "/none"))
    }
    #expect(root?.remedy == "use a folder that contains the input")
  }

  @Test func whatIsReadInPartSaysSo() async throws {
    let scratch = try Self.palette()
    try scratch.file(
      "legible.json",
      holding: Array(
        ##"{ "version": 1, "sources": ["a.tokens.json", "gone.tokens.json"], "pairs": [{ "foreground": "text", "on": "paper" }] }"##
          .utf8))
    let report = try await Legible.audit(scratch.path)
    #expect(report.problems.contains { $0.severity == .error && $0.message.contains("gone") })
    #expect(report.gate.status == .failed && !report.measurements.isEmpty)
  }

  @Test func editsAreProposedThenApplied() async throws {
    let scratch = try Self.palette()
    let edits = try await Legible.proposeEdits(scratch.path, locking: ["paper"])
    #expect(edits.failing == 8 && edits.failingAfter == 0 && edits.files.map(\.path) == ["a.tokens.json"])
    #expect(try scratch.text("a.tokens.json") == Self.tokens("#8A8A8A"), "nothing is written yet")
    let before = try await Legible.audit(scratch.path)
    try await Legible.apply(edits)
    #expect(Array(try scratch.text("a.tokens.json").utf8) == edits.files.first?.new)
    let after = try await Legible.audit(scratch.path)
    #expect(after.verdict == .pass)
    #expect(!Legible.compare(before, with: after).fails)
    let back = Legible.compare(after, with: before)
    #expect(back.fails && back.newOrWorse == 8 && !back.description.isEmpty)
    #expect(!Legible.compare(after, with: before, failOn: .never).fails)
  }

  @Test func editsOfAFileThatHasChangedAreRefused() async throws {
    let scratch = try Self.palette()
    let edits = try await Legible.proposeEdits(scratch.path)
    try Self.write("#777777", into: scratch)
    let error = await #expect(throws: LegibleError.self) { try await Legible.apply(edits) }
    #expect(error?.file == "a.tokens.json" && error?.description.contains("has changed since it was read") == true)
    #expect(try scratch.text("a.tokens.json") == Self.tokens("#777777"))
  }

  @Test func anUnknownTokenIsNamedWithItsNeighbors() async throws {
    let scratch = try Self.palette()
    let path = scratch.path
    let error = await #expect(throws: LegibleError.self) { try await Legible.proposeEdits(path, locking: ["papr"]) }
    #expect(error?.description == "there is no token 'papr'; did you mean 'paper'?")
  }

  @Test func aBaselineLetsKnownFindingsPass() async throws {
    let scratch = try Self.palette()
    let options = Legible.Options(baseline: scratch.path + "/none.json")
    let report = try await Legible.audit(scratch.path, options: options)
    #expect(report.problems.contains { $0.message.contains("the baseline") } && report.gate.status == .failed)
  }

  @Test func aSessionSaysWhatAnAuditSays() async throws {
    let scratch = try Self.palette()
    var session = try AuditSession(scratch.path)
    let first = try session.report()
    #expect(try await first.description == Legible.audit(scratch.path).description)
    session.open(Self.tokens("#595959"), as: scratch.path + "/a.tokens.json")
    let edited = try session.report()
    #expect(edited.verdict == .pass)
    #expect(try session.proposedEdits().files == [])
    session.close("a.tokens.json")
    let closed = try session.report()
    #expect(closed.verdict == .fail)
    try Self.write("#595959", into: scratch)
    session.noteChanges(of: ["a.tokens.json"])
    let saved = try session.report()
    #expect(try await saved.description == Legible.audit(scratch.path).description && saved.verdict == .pass)
  }

  @Test func manyAuditsAtOnceAgree() async throws {
    let scratch = try Self.palette()
    let path = scratch.path
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<12 { group.addTask { try await Legible.audit(path).description } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }
}
