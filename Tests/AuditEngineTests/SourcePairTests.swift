import Testing

@testable import AuditEngine
@testable import Palettes
@testable import SwiftReading

/// Pairs of sources in the words of an audit file, against the declared ones.
@Suite struct SourcePairTests {
  private static func pairs(_ body: String, _ change: (inout AuditBuilder) -> Void = { _ in }) -> SourcePairs {
    var builder = AuditBuilder()
    for name in ["TextPrimary", "CardBackground", "Brand/Ink"] { builder.token(name, [.any: "#808080"]) }
    change(&builder)
    let text = "struct Card: View { var body: some View {\n\(body)\n} }\n"
    let facts = SourceFacts(of: [SourceFile(path: "App/Card.swift", bytes: Array(text.utf8))])
    return SourcePairs(facts, AuditPlan(builder.loaded, policy: .wcag22AA))
  }

  private static func words(_ items: [SourcePairs.Item]) -> [String] {
    items.map { "\($0.foreground.words) on \($0.surface.words)" }
  }

  @Test(arguments: [
    (
      #"Text("a").foregroundStyle(Color("TextPrimary")).background(Color("CardBackground"))"#,
      "TextPrimary on CardBackground"
    ),
    (#"Text("a").foregroundStyle(.textPrimary).background(Color(.cardBackground))"#, "TextPrimary on CardBackground"),
    (#"Text("a").foregroundStyle(Color(.Brand.ink)).background(.white)"#, "Brand/Ink on #FFFFFF"),
    (
      #"Text("a").foregroundStyle(.secondary).background(.ultraThinMaterial)"#,
      "system:secondary on ultraThin material over system:systemBackground"
    ),
    (
      #"Text("a").foregroundStyle(.primary).background(Color("CardBackground").opacity(0.5))"#,
      "system:label on CardBackground at 0.5 over system:systemBackground"
    ),
  ])
  func speaksAsAnAuditFile(_ body: String, _ words: String) {
    #expect(Self.words(Self.pairs(body).undeclared) == [words])
  }

  /// The accent color is the color set that the build settings of the file's target name.
  @Test(
    arguments: [
      ("App", "Tint", "Tint"), ("App", "Hollow", "system:systemBlue"), ("App", nil, "system:systemBlue"),
      ("Elsewhere", "Tint", "Tint"),
    ] as [(String, String?, String)])
  func targetsNameTheAccentColor(_ folder: String, _ name: String?, _ words: String) {
    var builder = AuditBuilder()
    builder.token("Tint", [.any: "#808080"])
    builder.token("AccentColor", [.any: "#102030"])
    builder.entries("Hollow", [Entry(.any, .empty)])
    let text = "struct Card: View { var body: some View { Text(\"a\").foregroundStyle(.tint).background(.white) } }\n"
    let own = SourceFacts(of: [SourceFile(path: "\(folder)/Card.swift", bytes: Array(text.utf8))])
    let project = """
      { objects = { R = { mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = { children = (S); }; S = { path = App; isa = PBXFileSystemSynchronizedRootGroup; };
        T = { fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { buildConfigurations = (C); }; C = { name = Release; buildSettings = { SDKROOT = iphoneos;
          ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "\(name ?? "")"; }; }; }; rootObject = R; }
      """
    let facts = own.with { facts in
      XcodeProject(Array(project.utf8), in: ".") { _ in nil }?.add(to: &facts.targets) { $0 }
    }
    let plan = AuditPlan(builder.loaded, policy: .wcag22AA)
    #expect(Self.words(SourcePairs(facts, plan).undeclared) == ["\(words) on #FFFFFF"])
  }

  @Test(arguments: [
    (
      #"Text("a").foregroundStyle(Color("TextPrimry")).background(Color("CardBackground"))"#,
      "TextPrimry is not a token in the palette"
    ),
    (
      #"Text("a").foregroundStyle(ink).background(Color("CardBackground"))"#,
      "ink is not declared in any file that was read"
    ),
  ])
  func saysWhyNot(_ body: String, _ reason: String) {
    let pairs = Self.pairs(body)
    #expect(pairs.undeclared.isEmpty && pairs.declared.isEmpty)
    #expect(pairs.unresolved.map(\.problem) == [reason])
  }

  @Test func comparesWithTheDeclaredPairs() {
    let body = #"""
      VStack {
        Text("a").foregroundStyle(.textPrimary)
        Text("b").foregroundStyle(Color("TextPrimary"))
        Text("c").foregroundStyle(.white)
      }.background(Color("CardBackground"))
      """#
    let pairs = Self.pairs(body) { builder in
      builder.surface("card", ["CardBackground"])
      builder.pair("TextPrimary", on: "card")
      builder.pair("Brand/Ink", on: "card")
    }
    #expect(Self.words(pairs.declared) == ["TextPrimary on CardBackground"])
    #expect(pairs.declared.first?.places.map(\.line) == [3, 4])
    #expect(Self.words(pairs.undeclared) == ["#FFFFFF on CardBackground"])
    #expect(pairs.unused.map { pairs.plan.foregroundName(of: pairs.plan.pairs[$0]) } == ["Brand/Ink"])
  }

  @Test func branchesOfSettingsAreOneSurface() throws {
    let body = #"""
      Text("a").foregroundStyle(.white).modifier(Plate())
      } }
      struct Plate: ViewModifier {
        @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
        func body(content: Content) -> some View {
          if reduceTransparency {
            content.background(Color("CardBackground"))
          } else if #available(iOS 26, *) {
            content.glassEffect(.regular)
          } else {
            content.background(.ultraThinMaterial)
          }
      """#
    let pairs = Self.pairs(body)
    let proposal = PairProposal(pairs)
    #expect(proposal.entries.count == 1)
    let surface = try #require(proposal.surfaces.first?.surface)
    #expect(
      surface.words == "regular glass over system:systemBackground (reduced: CardBackground; "
        + "ios-18: ultraThin material over system:systemBackground)")
  }

  @Test func proposesSurfacesOfSeveralLayers() {
    let body = #"""
      Text("a").foregroundStyle(.white).background(.thinMaterial)
      Text("b").foregroundStyle(.white).background(Color("CardBackground"))
      """#
    let proposal = PairProposal(Self.pairs(body))
    #expect(proposal.surfaces.map(\.name) == ["thin-material-over-system-systembackground"])
    #expect(proposal.entries.map(\.on) == ["thin-material-over-system-systembackground", "CardBackground"])
  }
}
