import Testing

@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

extension FoundPairs {
  /// The pairs of a project whose types nothing has read.
  init(in project: SourceProject) { self.init(in: project, TypeIndex(project)) }
}

/// The pairs in sources, and the counts of lost ones.
@Suite struct PairTests {
  @Test(arguments: PairFixture.all)
  func pairsAreFound(_ fixture: PairFixture) {
    let project = Self.project(fixture.files)
    let found = FoundPairs(in: project).pairs.map(Self.text)
    #expect(found.sorted() == fixture.pairs.sorted())
  }

  /// UIKit and SwiftUI clamp opacities, as nothing is less than clear or more than opaque.
  @Test(arguments: [
    ("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 7)", 1.0), ("Color(white: 0, opacity: -1)", 0.0),
    ("Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: -1))", 0.0), ("Color(hex: 0x102030, alpha: 3)", 1.0),
  ])
  func opacitiesAreClamped(_ color: String, _ alpha: Double) throws {
    let text = "struct A: View { var body: some View { Text(\"a\").foregroundStyle(\(color)).background(.white) } }"
    let pairs = FoundPairs(in: Self.project([("A.swift", text)])).pairs
    // Clear text shows nothing.
    if alpha == 0 { return #expect(pairs.isEmpty) }
    let found = try #require(pairs.first?.alternatives.first?.foreground)
    guard case .literal(let literal) = found else { return #expect(Bool(false), "\(found)") }
    #expect(literal.alpha == alpha)
  }

  /// A button of macOS has a bezel, and a popover a material of its own.
  @Test(arguments: [(ApplePlatform.iOS, 3), (.macOS, 1)])
  func controlsOfTheMacHaveSurfacesOfTheirOwn(_ platform: ApplePlatform, _ count: Int) {
    let text = """
      struct A: View { var body: some View { NavigationStack { VStack {
        Button("a") {}.foregroundStyle(.red)
        Button("b") {}.buttonStyle(.plain).foregroundStyle(.red)
        EmptyView().popover(isPresented: $isOpen) { Text("c").foregroundStyle(.red) }
      } } } }
      """
    let project = SourceProject(files: [SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: platform)])
    #expect(FoundPairs(in: project).pairs.count { !$0.certain.isEmpty } == count)
  }

  /// What more conditions tell apart than are kept is still in a sheet.
  @Test(arguments: [1, 7, 8, 9, 40])
  func viewsOfSheetsStayElevated(tabs: Int) {
    let cases = (1...tabs).map { "case .tab\($0): Tab()" }.joined(separator: "; ")
    let project = Self.project([
      (
        "A.swift",
        """
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { switch tab { \(cases) } } }
        struct Tab: View { var body: some View { Divider().sheet(isPresented: $isOpen) { Policy() } } }
        struct Policy: View { var body: some View { NavigationStack { Form { Text("a").foregroundStyle(.red) } } } }
        """
      )
    ])
    let bases = FoundPairs(in: project).pairs.flatMap { $0.alternatives }.map { $0.surface.base }
    #expect(Set(bases) == [.sheetRow])
  }

  @Test func stringsSpellNamesOfIcons() {
    let project = Self.project([
      ("A.swift", "let a = \"Night\"; let b = \"Day\\(n)\"; let icon = x; let c = \"\\(n)Dusk\"")
    ])
    #expect(project.spelled(["Night", "Day12", "Icon", "Dusk", "Nightly"]) == [0, 1])
  }

  @Test func coverageNamesEveryLoss() {
    let project = Self.project([
      (
        "A.swift",
        """
        struct A: View {
          let tone: Color
          var body: some View {
            Text("1").foregroundStyle(.red).background(.blue)
            Text("2").foregroundStyle(.red).background(tone)
            Text("3").foregroundStyle(.red)
            Text("4")
            Button("5") { Text("no view") }
          }
        }
        """
      )
    ])
    let coverage = FoundPairs(in: project).coverage
    #expect(coverage.texts == 6)
    #expect(coverage.withForeground == 3)
    #expect(coverage.withBoth == 2)
    #expect(coverage.resolved == 1)
    #expect(coverage.resolvedWithForeground == 1)
    #expect(
      coverage.losses == [
        "with a color that is passed in": 1, "in views that are never used by another view": 3,
        "in code that no view shows": 1,
      ])
  }

  @Test(arguments: PairFixture.all)
  func formattingAndFilesChangeNoIdentity(_ fixture: PairFixture) {
    let moved = fixture.files.reversed().enumerated().map { index, file in
      (name: "Z\(index).swift", text: "\n\n" + file.text.replacing("\n", with: "\n\n  ").replacing(".", with: "."))
    }
    let before = FoundPairs(in: Self.project(fixture.files)).pairs.map { "\($0.member) \(Self.text($0))" }
    let after = FoundPairs(in: Self.project(moved)).pairs.map { "\($0.member) \(Self.text($0))" }
    #expect(before.sorted() == after.sorted())
  }

  /// Up to sixteen different contexts of a view are kept; the others together are one unknown context.
  @Test(arguments: [(8, 8, 0), (9, 9, 0), (16, 16, 0), (17, 16, 1), (40, 16, 1)])
  func contextsOfAViewAreBounded(_ callers: Int, _ certain: Int, _ unknown: Int) {
    let shows = (1...callers).map { "Chip().background(Color(white: 0.0\($0 + 10)))" }.joined(separator: "\n")
    let text =
      "struct A: View { var body: some View { VStack { \(shows) } } }\n"
      + "struct Chip: View { var body: some View { Text(\"a\").foregroundStyle(.red) } }"
    let pairs = FoundPairs(in: Self.project([("A.swift", text)])).pairs
    #expect(pairs.count == 1 && pairs.first?.certain.count == certain)
    #expect((pairs.first?.alternatives.count ?? 0) - certain == unknown)
  }

  /// Names of the system have the values of the platform; what it does not publish is not known.
  @Test(arguments: [
    (ApplePlatform.iOS, "primary on #FFFFFF", true), (.macOS, "system:macos/label on #FFFFFF", true),
    (.watchOS, "system:watchos/label on #FFFFFF", true),
    (.visionOS, "system:visionos/label on #FFFFFF", true),
  ])
  func colorsOfTheSystemAreThoseOfThePlatform(_ platform: ApplePlatform, _ words: String, _ isCertain: Bool) {
    let pair = Self.pair("Text(\"a\").foregroundStyle(.primary).background(.white)", on: platform)
    #expect(pair.map(Self.text)?.hasPrefix(words) == true)
    #expect(pair?.certain.isEmpty == !isCertain)
  }

  /// The background of a screen is known on a Mac and on a watch; rows, materials and the accent color are not.
  @Test(arguments: [
    ("NavigationStack { Text(\"a\") }", ApplePlatform.macOS, "system:macos/windowBackground"),
    ("NavigationStack { Text(\"a\") }", .watchOS, "#000000"), ("NavigationStack { Text(\"a\") }", .tvOS, "unknown"),
    ("Form { Text(\"a\") }", .macOS, "unknown"), ("Form { Text(\"a\") }", .iOS, ""),
    ("NavigationStack { Text(\"a\").background(.thinMaterial) }", .macOS, "unknown"),
    ("NavigationStack { Text(\"a\").foregroundStyle(.tint) }", .macOS, "unknown"),
  ])
  func backgroundsAreThoseOfThePlatform(_ view: String, _ platform: ApplePlatform, _ background: String) {
    let pair = Self.pair(view, on: platform)
    #expect((pair?.certain.first?.surface.layers.map(\.text).joined() ?? "unknown") == background)
  }

  private static func pair(_ view: String, on platform: ApplePlatform) -> FoundPair? {
    let text = "struct A: View { var body: some View { \(view) } }"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: platform)
    return FoundPairs(in: SourceProject(files: [file])).pairs.first
  }

  static func project(_ files: [(name: String, text: String)]) -> SourceProject {
    SourceProject(files: files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) })
  }

  static func text(_ pair: FoundPair) -> String {
    let alternatives = pair.alternatives.map { alternative in
      var layers = alternative.surface.layers.map(\.text).joined(separator: ", ")
      if !(alternative.surface.layers.last?.isOpaque ?? false) {
        layers += (layers.isEmpty ? "" : " over ") + alternative.surface.base.rawValue
      }
      let conditions = alternative.conditions.map(text).joined(separator: ", ")
      let isAlone = pair.alternatives.count == 1
      return "\(alternative.foreground.text) on \(layers)"
        + (conditions.isEmpty || isAlone ? "" : " [\(conditions)]")
    }.joined(separator: " | ")
    let font = pair.font.map { " \(Int($0.size))/\($0.weight)" } ?? ""
    let single = pair.alternatives.count == 1 ? pair.alternatives[0].conditions.map(text) : []
    return "\(alternatives), \(pair.role)\(font), \(pair.finding)"
      + (single.isEmpty ? "" : ", [\(single.joined(separator: ", "))]")
  }

  private static func text(_ condition: BranchCondition) -> String {
    switch condition {
    case .appearance(let isDark): isDark ? "dark" : "light"
    case .increasedContrast(let isOn): isOn ? "increased" : "standard"
    case .reducedTransparency(let isOn): isOn ? "reduced" : "full"
    case .available(let platform, let version, let isThere): "\(isThere ? "" : "before ")\(platform) \(version)"
    case .matches(let subject, let pattern, let isMatch): "\(subject)\(isMatch ? "=" : "≠")\(pattern)"
    case .other(let text, let isTrue): isTrue ? text : "not \(text)"
    }
  }
}
