import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// The predicate behind every conclusion: nothing passes as a whole if a part was left out.
@Suite struct CompletenessTests {
  /// An audit in which everything that is measured passes, by what it leaves out.
  struct Case: CustomTestStringConvertible, Sendable {
    let words: String
    let counts: [Omission.Code: Int]
    var omissions: [Omission] = []
    var problems: [Diagnostic] = []
    let fill: @Sendable (inout AuditBuilder) -> Void
    var testDescription: String { words }
  }

  private static let place = SourceLocation(file: "a/Contents.json", line: 5, column: 3)
  private static let passing: @Sendable (inout AuditBuilder) -> Void = { $0.pair("#000000", on: "#FFFFFF") }

  private static let incomplete: [Case] = unmeasured + unread

  private static let unmeasured: [Case] = [
    Case(words: "a pair that exists in light only", counts: [.variant: 4]) {
      $0.pair(
        "#000000", on: "#FFFFFF",
        variants: VariantSet(Variant.allCases.filter { $0.appearance == .light }.map { VariantSet($0) }))
    },
    Case(words: "a single cell", counts: [.variant: 7]) {
      $0.pair("#000000", on: "#FFFFFF", variants: VariantSet(.lightIncreasedReduced))
    },
    Case(words: "an option that leaves variants out", counts: [.variant: 6]) {
      $0.variants = VariantSet([VariantSet(.lightIncreasedReduced), VariantSet(.darkIncreasedReduced)])
      $0.pair("#000000", on: "#FFFFFF")
    },
    Case(words: "names only", counts: [.inferredOnly: 2]) {
      $0.pair("#000000", on: "#FFFFFF", origin: .inferred("names"))
      $0.pair("#111111", on: "#FFFFFF", origin: .inferred("names"))
    },
    Case(words: "decoration only", counts: [.nothingMeasured: 1]) { $0.pair("#EEEEEE", on: "#FFFFFF", .decorative) },
    Case(
      words: "an error in the input", counts: [.inputError: 1],
      problems: [Diagnostic(.error, .badData, "broken", at: place)], fill: passing),
  ]

  /// One for each code that readers note.
  private static let unread: [Case] = {
    let engine: Set<Omission.Code> = [.inputError, .variant, .inferredOnly, .nothingMeasured]
    var cases: [Case] = []
    for code in Omission.Code.allCases where !engine.contains(code) {
      let omissions = [Omission(code, "ipad", at: place, count: 2), Omission(code, "mac", at: place)]
      cases.append(
        Case(words: "a reader leaves out: \(code.rawValue)", counts: [code: 3], omissions: omissions, fill: passing))
    }
    return cases
  }()

  private static func report(_ one: Case) -> AuditReport {
    var audit = AuditBuilder()
    one.fill(&audit)
    audit.declaration.requirements = [
      TeamRequirement(
        "R", title: "t", rules: ["low-text-contrast"], pairs: [], at: SourceLocation(file: "legible.json"))
    ]
    let loaded = audit.loaded.adding(one.omissions).adding(one.problems)
    return AuditReport([AuditResult(loaded, policy: audit.policy, variants: audit.variants)])
  }

  private static let attestation = Attestation("A. Person, 2026-11-01")

  @Test(arguments: incomplete)
  func nothingPassesIfAPartWasLeftOut(_ one: Case) {
    let report = Self.report(one)
    let counts = report.summary.completeness.counts
    #expect(Dictionary(uniqueKeysWithValues: counts.map { ($0.code, $0.count) }) == one.counts)
    #expect(report.summary.verdict != .pass)
    #expect(report.summary.sufficientContrast != .pass)
    #expect(report.audits[0].requirements[0].status == .unverified)
    #expect(report.gate.status != .failed || one.counts[.inputError] != nil)
    let evidence = ConformanceEvidence(report, files: [:], version: "1", attestation: Self.attestation)
    #expect(!OpenACRReport.render(evidence, contact: nil).contains("level: \"supports\""))
    #expect(!AppStoreEvidence.markdown(evidence).contains("Possibly"))
  }

  @Test(arguments: incomplete)
  func everyFormatForPeopleSaysWhatWasLeftOut(_ one: Case) throws {
    let report = Self.report(one)
    for id in ["text", "markdown", "html"] {
      let format = try #require(ReportFormat.named(id))
      let page = String(decoding: format.render(report, TextStyling()), as: UTF8.self)
      #expect(page.contains("Not measured"), "\(id)")
      for (code, count) in one.counts {
        let words = Wording.words(for: Completeness.Count(code, count), []).replacing(",", with: "")
        #expect(page.replacing(",", with: "").contains(words), "\(id) lacks \(words)")
      }
      for omission in one.omissions {
        let name = omission.code == .texts ? Self.place(omission, among: one.omissions) : omission.name
        #expect(page.contains(name), "\(id) lacks \(name)")
      }
      #expect(!page.contains("Every pair"), "\(id)")
    }
  }

  /// The name of a file, or its path if another file has the same name.
  private static func place(_ omission: Omission, among others: [Omission]) -> String {
    let file = omission.location.file
    let namesakes = Set(others.map { $0.location.file }.filter { $0.lastPathPart == file.lastPathPart })
    return namesakes.count == 1 ? file.lastPathPart : file
  }

  @Test func aCompleteAuditPasses() {
    let report = Self.report(Case(words: "", counts: [:], fill: Self.passing))
    #expect(report.summary.verdict == .pass && report.summary.sufficientContrast == .pass)
    #expect(report.audits[0].requirements[0].status == .pass)
    let evidence = { ConformanceEvidence(report, files: [:], version: "1", attestation: $0) }
    #expect(OpenACRReport.render(evidence(Self.attestation), contact: nil).contains("level: \"supports\""))
    #expect(!OpenACRReport.render(evidence(nil), contact: nil).contains("level: \"supports\""))
  }

  @Test func whatSeveralAuditsLeaveOutAtOnePlaceCountsOnce() {
    let one = Case(
      words: "", counts: [:], omissions: [Omission(.deviceClass, "ipad", at: Self.place, count: 2)], fill: Self.passing)
    let audit = Self.report(one).audits[0]
    #expect(Completeness([audit, audit], problems: []).counts == [Completeness.Count(.deviceClass, 2)])
  }

  @Test func aReportReadBackKnowsWhatWasLeftOut() throws {
    for one in Self.incomplete {
      let report = Self.report(one)
      let read = try ReportReader.read(JSONReport.render(report), file: "r.json")
      #expect(read.summary == ReportSnapshot(report).summary)
      #expect(!read.summary.incomplete.isEmpty)
    }
  }

  @Test(arguments: [
    ("A. Person, 2026-11-01", true), ("Smith, John , 2026-11-01", true), ("A. Person", false), (", 2026-11-01", false),
    ("A. Person, yesterday", false), ("A. Person, 2026-02-30", false), ("", false),
  ])
  func anAttestationHasANameAndADate(_ text: String, _ isValid: Bool) {
    #expect((Attestation(text) != nil) == isValid)
  }
}
