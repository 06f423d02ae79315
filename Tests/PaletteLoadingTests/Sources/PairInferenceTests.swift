import PaletteModel
import TestSupport
import Testing

@testable import PaletteLoading

@Suite struct PairInferenceTests {
  private func infer(_ tokens: [String]) -> [String] {
    let inferred = PairInference.infer(from: testPalette(tokens))
    return inferred.pairs.map { "\($0.foreground.text) on \(inferred.surfaces[$0.surface].name)" }
  }

  @Test(
    arguments: [
      (["onPrimary", "Primary"], ["onPrimary on Primary"]),
      (["OnPrimary", "primary"], ["OnPrimary on primary"]),
      (["on-primary", "primary", "on_error", "Error"], ["on-primary on primary", "on_error on Error"]),
      (["ButtonForeground", "ButtonBackground"], ["ButtonForeground on ButtonBackground"]),
      (["buttonforeground", "ButtonBackground"], ["buttonforeground on ButtonBackground"]),
      (["card-foreground", "card-background"], ["card-foreground on card-background"]),
      (["Card/Foreground", "Card/Background"], ["Card/Foreground on Card/Background"]),
      (["Brand/onPrimary", "Brand/Primary"], ["Brand/onPrimary on Brand/Primary"]),
      (["on2", "2"], ["on2 on 2"]),
      (["onCardForeground", "CardForeground", "onCardBackground"], ["onCardForeground on CardForeground"]),
      (["Brand/onPrimary", "Primary"], []),
      (["A.xcassets:onPrimary", "B.xcassets:Primary"], []),
      (["error-text", "error-background"], ["error-text on error-background"]),
      (["CardLabelColor", "CardBackgroundColor"], ["CardLabelColor on CardBackgroundColor"]),
      (["selectedText", "selectedTextBackground"], ["selectedText on selectedTextBackground"]),
      (["tag-fg", "tag-bg"], ["tag-fg on tag-bg"]),
      (["textOnAccent", "AccentColor"], ["textOnAccent on AccentColor"]),
      (["icon-on-card", "cardBackground"], ["icon-on-card on cardBackground"]),
      (["onCard", "CardColor", "Card"], ["onCard on Card"]),
      (["secondaryText", "secondaryBackground", "Text", "Background"], []),
      (["buttonText", "Button", "textBackground"], []),
      (["balloonCard", "card", "textonly", "ly"], []),
      (["Online", "Line"], []),
      (["on", "On"], []),
      (["onPrimary", "Secondary"], []),
      (["Text", "Background", "TextPrimary", "BackgroundPrimary"], []),
      (["onPrimary", "onPrimary", "Primary", "Primary"], ["onPrimary on Primary"]),
      ([], []),
    ] as [(tokens: [String], pairs: [String])])
  func proposes(_ tokens: [String], _ pairs: [String]) {
    #expect(infer(tokens) == pairs)
  }

  @Test(arguments: [
    ("onCard", "Card", Role.text), ("iconOnCard", "Card", .graphic),
    ("disabledButtonText", "disabledButtonBackground", .inactive),
  ])
  func knowsTheRole(_ foreground: String, _ background: String, _ role: Role) {
    #expect(PairInference.infer(from: testPalette([foreground, background])).pairs.map(\.role) == [role])
  }

  @Test func sharesASurfaceAndSaysWhy() throws {
    let inferred = PairInference.infer(
      from: testPalette(["Card/onA", "Card/A", "Card/AForeground", "Card/ABackground"]))
    #expect(inferred.surfaces.map(\.name) == ["Card/ABackground", "Card/A"])
    let pair = try #require(inferred.pairs.last)
    #expect(pair.origin == .inferred("the names 'Card/onA' and 'Card/A' suggest it"))
    #expect(pair.role == .text)
    #expect(pair.font == nil)
    #expect(pair.location.file == "C.xcassets/Card/onA.colorset/Contents.json")
  }

  @Test func writesQualifiedNamesWhereTheyAreNeeded() {
    #expect(
      infer(["X:onA", "X:A", "Y:onA", "Y:A"]) == ["X/onA on X/A", "Y/onA on Y/A"])
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    let tokens = [name, "on" + name, name + "Foreground", name + "Background"]
    let palette = Palette(tokens.map { Token(TokenName(catalog: "C", path: $0), file: $0, entries: []) })
    #expect(PairInference.infer(from: palette).pairs.count <= 3)
  }

  @Test func growsWithTheNamesNotWithTheirPairs() {
    let many = (0..<2_000).flatMap { ["onC\($0)", "C\($0)"] }
    #expect(infer(many).count == 2_000)
  }
}
