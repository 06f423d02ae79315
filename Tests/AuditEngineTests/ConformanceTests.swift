import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Claims of conformance: only complete measurements that all pass support a criterion.
@Suite struct ConformanceTests {
  /// A palette, by what its pairs are, and the level of a criterion that it allows.
  struct Case: CustomTestStringConvertible, Sendable {
    let words: String
    let criterion: String
    let level: String
    let fill: @Sendable (inout AuditBuilder) -> Void
    var testDescription: String { "\(words): \(criterion) \(level)" }
  }

  private static let cases: [Case] = [
    Case(words: "all text passes", criterion: "1.4.3", level: "supports") { $0.pair("#000000", on: "#FFFFFF") },
    Case(words: "all text reaches 7", criterion: "1.4.6", level: "supports") { $0.pair("#000000", on: "#FFFFFF") },
    Case(words: "text reaches 4.5 only", criterion: "1.4.6", level: "does-not-support") {
      $0.pair("#767676", on: "#FFFFFF")
    },
    Case(words: "large text reaches 4.5", criterion: "1.4.6", level: "supports") {
      $0.pair("#767676", on: "#FFFFFF", font: Font(size: 30))
    },
    Case(words: "some text fails", criterion: "1.4.3", level: "partially-supports") {
      $0.pair("#000000", on: "#FFFFFF")
      $0.pair("#AAAAAA", on: "#FFFFFF")
    },
    Case(words: "all text fails", criterion: "1.4.3", level: "does-not-support") {
      $0.pair("#AAAAAA", on: "#FFFFFF")
    },
    Case(words: "one pair is assumed", criterion: "1.4.3", level: "not-evaluated") {
      $0.pair("#000000", on: "#FFFFFF")
      $0.pair("#111111", on: "#FFFFFF", origin: .assumed("a guess"))
    },
    Case(words: "one color is missing", criterion: "1.4.3", level: "not-evaluated") {
      $0.pair("#000000", on: "#FFFFFF")
      $0.pair("Nowhere", on: "#FFFFFF")
    },
    Case(words: "names only", criterion: "1.4.3", level: "not-evaluated") {
      $0.pair("#000000", on: "#FFFFFF", origin: .inferred("names"))
    },
    Case(words: "decoration only", criterion: "1.4.11", level: "not-evaluated") {
      $0.pair("#EEEEEE", on: "#FFFFFF", .decorative)
    },
    Case(words: "no graphic", criterion: "1.4.11", level: "not-evaluated") { $0.pair("#000000", on: "#FFFFFF") },
    Case(words: "a border passes", criterion: "1.4.11", level: "supports") {
      $0.pair("#767676", on: "#FFFFFF", .boundary)
    },
    Case(words: "a link stands out", criterion: "1.4.1", level: "not-evaluated") {
      $0.pair("#0000FF", on: "#FFFFFF", .linkCue, against: "#BBBBBB")
    },
    Case(words: "variants are left out", criterion: "1.4.3", level: "not-evaluated") {
      $0.variants = VariantSet([VariantSet(.light), VariantSet(.dark)])
      $0.pair("#000000", on: "#FFFFFF")
    },
  ]

  private static func evidence(_ fill: (inout AuditBuilder) -> Void, errors: Bool = false) -> ConformanceEvidence {
    var audit = AuditBuilder()
    fill(&audit)
    let error = Diagnostic(.error, .badData, "broken", at: SourceLocation(file: "a.json"))
    let loaded = errors ? audit.loaded.adding([error]) : audit.loaded
    let result = AuditResult(loaded, policy: audit.policy, variants: audit.variants)
    return ConformanceEvidence(
      AuditReport([result]), files: ["legible.json": "0"], version: "1", attestation: Attestation("A. B., 2026-11-01"))
  }

  /// The level that the fragment gives a criterion.
  private static func level(of criterion: String, in yaml: String) -> String? {
    let lines = yaml.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let place = lines.firstIndex(of: "- num: \"\(criterion)\"") else { return nil }
    return lines[place...].first { $0.hasPrefix("level: ") }.map { String($0.dropFirst("level: \"".count).dropLast()) }
  }

  @Test(arguments: cases)
  func onlyCompletePassesSupportACriterion(_ one: Case) {
    let yaml = OpenACRReport.render(Self.evidence(one.fill), contact: nil)
    #expect(Self.level(of: one.criterion, in: yaml) == one.level, "\(yaml)")
  }

  @Test func nothingIsClaimedForAPart() {
    let evidence = Self.evidence({ $0.pair("#000000", on: "#FFFFFF") }, errors: true)
    #expect(Self.level(of: "1.4.3", in: OpenACRReport.render(evidence, contact: nil)) == "not-evaluated")
    let page = AppStoreEvidence.markdown(evidence)
    #expect(page.contains("Not yet, because of what was not measured: 1 error in the input"), "\(page)")
  }

  @Test func theLabelNamesWhatSpeaksAgainstIt() {
    let failing = AppStoreEvidence.markdown(
      Self.evidence {
        $0.token("Ink", [.any: "#AAAAAA", .highAny: "#000000"])
        $0.pair("Ink", on: "#FFFFFF", name: "card: title")
      })
    let routes = failing.split(separator: "\n").filter { $0.hasPrefix("| By default") || $0.hasPrefix("| With Bold") }
    #expect(routes.count == 2)
    #expect(routes.first?.contains("No: 1 component fails") == true, "\(failing)")
    #expect(routes.last?.contains("Possibly: no measurement failed") == true, "\(failing)")
    #expect(failing.contains("card: title"))
    #expect(!failing.lowercased().contains("supported"))
  }

  @Test func theSameFilesGiveTheSameFingerprint() {
    func fingerprint(_ ink: String, file: String = "0") -> String {
      var audit = AuditBuilder()
      audit.pair(ink, on: "#FFFFFF")
      return ConformanceEvidence(AuditReport([audit.result]), files: ["a": file], version: "1").fingerprint
    }
    #expect(fingerprint("#000000") == fingerprint("#000000"))
    #expect(fingerprint("#000000") != fingerprint("#010101"))
    #expect(fingerprint("#000000") != fingerprint("#000000", file: "1"))
  }

  @Test func hostileNamesStayText() throws {
    for name in HostileNames.all {
      let evidence = Self.evidence {
        $0.declaration.name = name
        $0.pair("#AAAAAA", on: "#FFFFFF", name: name)
      }
      let yaml = OpenACRReport.render(evidence, contact: name)
      #expect(yaml.split(separator: "\n", omittingEmptySubsequences: false).count == 45, "\(yaml)")
      _ = try JSONDocument(parsing: EARLReport.render(evidence))
      let page = AppStoreEvidence.markdown(evidence)
      #expect(!page.contains("<script"))
    }
  }

  @Test func everyComponentHasAnAssertionForEachCriterion() throws {
    let evidence = Self.evidence {
      $0.pair("#767676", on: "#FFFFFF", name: "card: title")
      $0.pair("#111111", on: "#FFFFFF", origin: .assumed("a guess"))
    }
    let text = String(decoding: EARLReport.render(evidence), as: UTF8.self)
    func count(_ words: String) -> Int { text.split(separator: "\n").count { $0.contains(words) } }
    #expect(count("\"earl:Assertion\"") == 6)
    #expect(count("earl:passed") == 1)
    #expect(count("earl:failed") == 1)
    #expect(count("earl:cantTell") == 2)
    #expect(count("earl:untested") == 2)
  }
}
