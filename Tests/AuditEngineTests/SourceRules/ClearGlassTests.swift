import Testing

@testable import AuditEngine

/// Clear glass in sources, by the surface that it lies on.
@Suite struct ClearGlassTests {
  private static func flaws(_ snippet: SourceRuleExamples.Snippet) throws -> [SourceFlaw] {
    snippet.evidence(of: [try #require(Rule.named("clear-glass-undimmed"))]).map { $0.evidence.flaw }
  }

  /// Media and other pictures, which need a dark layer.
  @Test(arguments: [
    "ZStack { Image(name).resizable(); @ }", "Image(name).overlay(alignment: .bottom) { @ }",
    "ZStack { Map(); VStack { Text(a); @ } }", "VideoPlayer(player: player).overlay { HStack { @ } }",
    "ZStack { AsyncImage(url: url); @ }", "VStack { @ }.background { Image(name).resizable() }",
    "ZStack { ScrollView { CoverImage() }; @ }", "NavigationStack { ZStack { CameraPreview(); @ } }",
  ]) func overMediaItNeedsADarkLayer(_ place: String) throws {
    #expect(try Self.flaws(Self.screen(place)) == [.glass(.clearUndimmed)])
  }

  /// Plain surfaces, for which it is the wrong glass.
  @Test(arguments: [
    "List { @ }", "Form { Section { HStack { @ } } }", "VStack { @ }.background(Color.white)",
    "ZStack { Color.white; @ }", "ZStack { Rectangle().fill(.background); @ }", "VStack { Text(a); @ }",
    "NavigationStack { HStack { @ } }", "Circle().fill(.blue).overlay { @ }",
    "Text(a).sheet(isPresented: $isOn) { VStack { @ } }", "VStack { @ }.background(.regularMaterial)",
    "ZStack { ScrollView { Text(a) }; @ }",
  ]) func overAPlainSurfaceItIsTheWrongGlass(_ place: String) throws {
    #expect(try Self.flaws(Self.screen(place)) == [.glass(.clearOnPlain)])
  }

  /// Surfaces of which nothing is known.
  @Test(arguments: [
    "ZStack { Stage(); @ }", "Stage().overlay { @ }", "Text(a).toolbar { @ }",
    "Text(a).safeAreaInset(edge: .bottom) { @ }",
    "Stage { @ }",
  ]) func ofAnUnknownSurfaceNothingIsSaid(_ place: String) throws {
    #expect(try Self.flaws(Self.screen(place)) == [])
  }

  @Test(arguments: [
    ("List { Chip() }", [SourceFlaw.glass(.clearOnPlain)]),
    ("ZStack { Image(name); Chip() }", [.glass(.clearUndimmed)]),
    ("VStack { List { Chip() }; ZStack { Image(name); Chip() } }", [.glass(.clearUndimmed)]),
    ("ZStack { Image(name); Color.black.opacity(0.4); Chip() }", []),
    ("VStack { List { Chip() }; ZStack { Image(name); Color.black.opacity(0.4); Chip() } }", [.glass(.clearOnPlain)]),
    ("VStack { List { Chip() }; Stage { Chip() } }", [.glass(.clearOnPlain)]), ("Stage { Chip() }", []),
    ("Text(a)", []),
  ]) func aComponentTakesTheSurfacesOfItsCallers(_ place: String, _ flaws: [SourceFlaw]) throws {
    let chip = "public struct Chip: View { var body: some View { Text(a).glassEffect(.clear) } }"
    let snippet = SourceRuleExamples.Snippet.files([
      "App/Chip.swift": chip, "App/Screen.swift": "struct Screen: View { var body: some View { \(place) } }",
    ])
    #expect(try Self.flaws(snippet) == flaws)
  }

  @Test func aModifierThatNothingUsesIsNotJudged() throws {
    #expect(try Self.flaws(.file("extension View { func clear() -> some View { glassEffect(.clear) } }")) == [])
  }

  private static func screen(_ place: String) -> SourceRuleExamples.Snippet {
    let body = place.split(separator: "@", omittingEmptySubsequences: false).joined(
      separator: "Text(b).glassEffect(.clear)")
    return .file("struct Screen: View { var body: some View { \(body) } }")
  }
}
