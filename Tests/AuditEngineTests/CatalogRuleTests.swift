import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// Rules that compare the tokens of a catalog with one another.
@Suite struct CatalogRuleTests {
  private static let ink = Entry.Value.color(Color(.sRGB, 0.1, 0.1, 0.1))
  private static let label = Entry.Value.system(reference: "labelColor", platform: "ios")

  private func findings(_ rule: String, _ build: (inout AuditBuilder) -> Void) -> [Finding] {
    var audit = AuditBuilder(judgesColorsets: true)
    build(&audit)
    return audit.result.findings.filter { $0.rule == rule }
  }

  private func summary(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.fingerprint) \($0.cells.map(\.variant.id).joined(separator: " "))" }
  }

  @Test func catalogWithoutIncreasedEntriesIsOneNote() {
    let found = findings("missing-increased-entry") { audit in
      audit.entries("B", [Entry(.any, Self.ink)])
      audit.entries("A", [Entry(.any, Self.label)])
      audit.entries("C", [Entry(.any, Self.ink), Entry(.dark, Self.ink)])
      audit.entries("D", [Entry(.any, Self.ink)], catalog: "Other.xcassets")
    }
    let cells = "light-increased dark-increased light-increased-reduced dark-increased-reduced"
    #expect(
      summary(found) == [
        "missing-increased-entry|Colors.xcassets \(cells)", "missing-increased-entry|Other.xcassets \(cells)",
      ])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found[0].cells.allSatisfy { $0.location.file == "Colors.xcassets/B.colorset/Contents.json" })
    let scope = PaletteEvidence.Scope.catalog("Colors.xcassets", tokens: [1, 2])
    #expect(found[0].evidence == .palette(.missingIncreased(scope, cells: cellsOfB)))
  }

  /// Tokens to which an entry could add nothing are no reason: surfaces, nearly white and black ones, and foregrounds
  /// that have enough contrast as they are.
  @Test func onlyTokensThatCouldGainCount() throws {
    func message(_ more: (inout AuditBuilder) -> Void) -> [String] {
      var audit = AuditBuilder(judgesColorsets: true)
      audit.token("CardBackground", [.any: "#DDDDDD"])
      audit.token("Chip", [.any: "#CCCCCC"])
      audit.token("Pale", [.any: "#FAFAFA", .dark: "#111010"])
      audit.token("Strong", [.any: "#202020"])
      audit.pair("Strong", on: "Chip")
      more(&audit)
      let result = audit.result
      return result.findings.filter { $0.rule == "missing-increased-entry" }.map {
        "\($0.cells[0].location.file) \(Wording(result).message(of: $0))"
      }
    }
    #expect(message { _ in } == [])
    let start =
      "Colors.xcassets/Accent.colorset/Contents.json no token in Colors.xcassets has an entry for Increase Contrast; "
    #expect(message { $0.token("Accent", [.any: "#777777"]) } == [start + "Accent could use one"])
    let used = message { audit in
      audit.token("Accent", [.any: "#666666"])
      audit.pair("Accent", on: "#FFFFFF")
    }
    #expect(used == [start + "Accent could use one"])
    let plain = message { audit in
      audit.token("Accent", [.any: "#666666"])
      audit.pair("Accent", on: "#FFFFFF", variants: [VariantSet(.light), VariantSet(.dark)])
    }
    #expect(plain == [start + "Accent could use one"])
    let many = message { audit in
      for name in ["Accent", "BrandBlue", "OnSurface", "Tint", "Warn"] { audit.token(name, [.any: "#777777"]) }
    }
    #expect(many == [start + "Accent, BrandBlue, OnSurface, and 2 more could use one"])
  }

  private var cellsOfB: [TokenCell] {
    Variant.allCases.filter { $0.contrast == .increased }.map { TokenCell(variant: $0, token: 1, entry: 0) }
  }

  @Test func catalogWithIncreasedEntriesIsLookedAtTokenByToken() {
    let found = findings("missing-increased-entry") { audit in
      audit.entries("All", [Entry(.any, Self.ink), Entry(.highAny, Self.ink)])
      audit.entries("LightOnly", [Entry(.any, Self.ink), Entry(.dark, Self.ink), Entry(.highLight, Self.ink)])
      audit.entries("None", [Entry(.any, Self.ink)])
      audit.entries("Shadowed", [Entry(.any, Self.ink), Entry(.dark, Self.ink), Entry(.highAny, Self.ink)])
      audit.entries("System", [Entry(.any, Self.label)])
      audit.entries("Watch", [Entry(.any, Self.ink, idiom: .watch)])
    }
    #expect(
      summary(found) == [
        "missing-increased-entry|LightOnly dark-increased dark-increased-reduced",
        "missing-increased-entry|None light-increased dark-increased light-increased-reduced dark-increased-reduced",
      ])
  }

  @Test func tokensWithoutDarkAreFoundBesideTokensWithIt() {
    let dark = "dark dark-increased dark-reduced dark-increased-reduced"
    let found = findings("missing-dark-entry") { audit in
      audit.entries("Adapts", [Entry(.any, Self.ink), Entry(.dark, Self.ink)])
      audit.entries("EmptyDark", [Entry(.any, Self.ink), Entry(.dark, .empty)])
      audit.entries("Light", [Entry(.any, Self.ink), Entry(.light, Self.ink)])
      audit.entries("HighDark", [Entry(.any, Self.ink), Entry(.highDark, Self.ink)])
      audit.entries("System", [Entry(.any, Self.label)])
      audit.entries("Vision", [Entry(.any, Self.ink, idiom: .vision)])
      audit.entries("One", [Entry(.any, Self.ink)], catalog: "Fixed.xcassets")
      audit.entries("Two", [Entry(.any, Self.ink)], catalog: "Fixed.xcassets")
    }
    #expect(
      summary(found) == [
        "missing-dark-entry|EmptyDark \(dark)", "missing-dark-entry|HighDark dark dark-reduced",
        "missing-dark-entry|Fixed.xcassets \(dark)",
      ])
  }

  @Test func namesAreComparedWithinACatalog() {
    func build(_ audit: inout AuditBuilder) {
      for name in ["Brand/Ink", "brand/Ink", "Accent", "accent", "ACCENT", "Plain"] {
        audit.entries(name, [Entry(.any, Self.ink)])
      }
      audit.entries("accent", [Entry(.any, Self.ink)], catalog: "Other.xcassets")
      audit.tokens.append(audit.tokens[5])
      audit.tokens[7].file = "Colors.xcassets/Folder/Plain.colorset/Contents.json"
    }
    let twins = findings("case-twin-names", build)
    #expect(
      twins.map(\.fingerprint) == [
        "case-twin-names|ACCENT|Accent|Colors.xcassets/accent", "case-twin-names|Brand/Ink|brand/Ink",
      ])
    let repeated = findings("repeated-token-name", build)
    #expect(repeated.map(\.fingerprint) == ["repeated-token-name|Plain"])
    #expect(
      Set(repeated.flatMap(\.cells).map(\.location.file)) == ["Colors.xcassets/Plain.colorset/Contents.json"])
    #expect(repeated.flatMap(\.cells).count == 8)
  }

  @Test func failuresOfSystemColoursAreInOneRuleOnly() {
    var audit = AuditBuilder()
    audit.entries(
      "Mixed",
      [
        Entry(.any, .system(reference: "systemYellowColor", platform: "ios")),
        Entry(.dark, .color(Color(.sRGB, 1, 1, 1))),
      ])
    audit.entries("AccentColor", [Entry(.any, .empty)])
    audit.pair("system:systemYellow", on: "#FFFFFF", .graphic)
    audit.pair("system:systemBlue*0.9", on: "#FFFFFF")
    audit.pair("Mixed", on: "#FFFFFF", id: "mixed")
    audit.pair("AccentColor", on: "#FFFFFF", id: "accent")
    let found = audit.result.findings.map { "\($0.fingerprint): \(Set($0.cells.map(\.variant.appearance)).count)" }
    #expect(
      found == [
        "contrast|mixed: 1", "contrast|system:systemBlue*0.9|#FFFFFF|text|normal: 2",
        "contrast|accent: 2", "contrast|mixed: 1",
        "contrast|system:systemYellow|#FFFFFF|graphic|normal: 2",
      ])
  }
}
