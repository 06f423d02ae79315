import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

/// The names of variants, states, places and bands.
@Suite struct WordingTests {
  private static let place = SourceLocation(file: "legible.json")

  /// A pair that fails in all eight variants and in both appearances of two states.
  private func failing(_ names: [String], variants: VariantSet = .all) -> (wording: Wording, finding: Finding)? {
    var audit = AuditBuilder()
    audit.declaration.states = names.map { State($0, filters: [.contrast(1.01)], assumed: nil, at: Self.place) }
    audit.pair("#DDDDDD", on: "#FFFFFF", variants: variants)
    let result = audit.result
    return result.findings.first { $0.rule == "low-text-contrast" }.map { (Wording(result), $0) }
  }

  @Test func statesComeAfterVariants() throws {
    let (wording, finding) = try #require(failing(["differentiate", "dim"]))
    #expect(finding.cells.count == 12)
    #expect(wording.shortVariants(of: finding) == "all, differentiate, dim")
    #expect(
      wording.variants(of: finding)
        == "all variants; light and dark in the state differentiate; light and dark in the state dim")
  }

  @Test func aStateOfOneAppearanceSaysWhich() throws {
    let (wording, finding) = try #require(failing(["dim"], variants: [VariantSet(.dark), VariantSet(.darkReduced)]))
    #expect(wording.shortVariants(of: finding) == "dark(-reduced), dark dim")
  }

  @Test func variantsAloneKeepTheirNames() throws {
    let (wording, finding) = try #require(failing([]))
    #expect(wording.shortVariants(of: finding) == "all")
  }

  @Test(
    arguments: [
      (0.175...(1.05 / 4.5 - 0.05), "0.1750…0.1833"), (0...0.0464777, "up to 0.0464"), (0.13511...1, "from 0.1352"),
      (0...1, "0.0000…1.0000"),
    ])
  func bandsAreCutInwards(_ row: (band: ClosedRange<Double>, words: String)) {
    #expect(Wording.band(row.band) == row.words)
  }

  @Test func nothingMeasuredIsNoPassInTheAppStoresState() {
    let summary = AuditReport([AuditBuilder().result]).summary
    #expect(summary.sufficientContrast == .unverified && !summary.measuresSufficientContrast)
    var exempt = AuditBuilder()
    exempt.pair("#DDDDDD", on: "#FFFFFF", .decorative)
    #expect(AuditReport([exempt.result]).summary.sufficientContrast == .unverified)
    let text = String(decoding: MarkdownReport.render(AuditReport([AuditBuilder().result])), as: UTF8.self)
    #expect(text.contains("Sufficient Contrast (App Store): not measured."))
  }

  private func places(_ files: [String], _ at: Int) -> (lead: String, place: String) {
    let location = SourceLocation(file: files[at], line: 3, column: 5)
    let names = FilePlaces(files)
    return (names.lead, names.places([location, location]).plain)
  }

  @Test func placesNameNoMoreThanTheyMust() {
    #expect(places(["a/b.json"], 0) == (" File: a/b.json", "line 3"))
    let sets = ["p/C.xcassets/A.colorset/Contents.json", "p/C.xcassets/B.colorset/Contents.json", "p/legible.json"]
    #expect(places(sets, 0) == (" Folder: p/", "A.colorset, line 3"))
    #expect(places(sets, 2).place == "legible.json, line 3")
    let twins = ["p/C/A.colorset/Contents.json", "p/D/A.colorset/Contents.json"]
    #expect(places(twins, 1).place == "D/A.colorset/Contents.json, line 3")
    #expect(places(["a|b/x", "c"], 0) == ("", "x, line 3"))
    #expect(places(["p|q", "c"], 0).place == "p|q, line 3")
  }
}
