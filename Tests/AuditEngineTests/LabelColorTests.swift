import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The label color of the system in place of a white, black, or gray that does not adapt.
@Suite struct LabelColorTests {
  private func ratio(
    _ foreground: String, on values: KeyValuePairs<AppearanceCondition, String>, _ role: Role = .text
  ) -> Double? {
    var audit = AuditBuilder()
    audit.token("Card", values)
    audit.token("Text", [.any: "#FFFFFF"])
    audit.pair(foreground, on: "Card", role)
    let findings = audit.result.findings.filter { $0.rule.hasPrefix("low-") }
    #expect(findings.count == 1, "\(audit.result.rules)")
    return findings.first?.labelRatio?.value
  }

  private static let card: KeyValuePairs<AppearanceCondition, String> = [.any: "#FAFAFA", .dark: "#1C1C1E"]

  @Test(arguments: ["#FFFFFF", "#FFFFFFCC", "#E5E5E5", "system:tertiaryLabel"])
  func neutralsThatDoNotAdaptCanBeTheLabelColor(_ foreground: String) throws {
    let found = try #require(ratio(foreground, on: Self.card))
    #expect(found > 15 && found <= 21)
  }

  @Test func theRatioIsTheLeastOfWhatFailed() throws {
    // White fails on the light card only; black on #FAFAFA has 20.1.
    #expect(abs(try #require(ratio("#FFFFFF", on: Self.card)) - 20.11) < 0.02)
  }

  @Test(arguments: ["Text", "#FFE066", "system:placeholderText", "system:systemYellow"])
  func tokensHuesAndPlaceholdersStay(_ foreground: String) {
    #expect(ratio(foreground, on: [.any: "#F4F4F4", .dark: "#F0F0F0"]) == nil)
  }

  @Test func aSurfaceThatDoesNotAdaptIsNotALabelsPlace() {
    // The label color is white in dark, as the text was.
    #expect(ratio("#FFFFFF", on: [.any: "#EEEEEE"]) == nil)
  }

  @Test func whatPassesIsNotBroken() {
    // White passes on the dark card in light; the label color is black there.
    #expect(ratio("#FFFFFF", on: [.any: "#1C1C1E", .dark: "#FAFAFA"]) == nil)
  }

  @Test func whatPassesInOneAppearanceIsNotBrokenForTheOther() {
    // The gray passes on black in light and fails in dark; the label color does the opposite.
    #expect(ratio("#8A8A8A", on: [.any: "#000000", .dark: "#404040"]) == nil)
  }

  @Test func bordersAreNoLabels() {
    #expect(ratio("#FFFFFF", on: Self.card, .boundary) == nil)
  }
}
