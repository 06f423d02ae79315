import Testing

@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Conditions of the views around a text that exclude those of the text itself.
@Suite struct CallerConditionTests {
  private static let pills = """
    struct Pills: View {
      var body: some View {
        if #available(iOS 26.0, *) {
          Button("a") {}.buttonStyle(.glass).foregroundStyle(.primary)
        } else {
          Button("a") {}.buttonStyle(.bordered).foregroundStyle(.green)
        }
      }
    }
    struct Board: View {
      var body: some View {
        if #available(iOS 26.0, *) {
          content.safeAreaBar(edge: .top) { Pills() }
        } else {
          content.safeAreaInset(edge: .top) {
            Pills().background(Color.red.opacity(0.3)).background(Material.ultraThin)
          }
        }
      }
      private var content: some View { Divider() }
    }

    """

  /// However many views show the one around it, glass of version 26 never stands on a surface from before.
  @Test(arguments: [1, 4, 8, 9, 40])
  func newGlassStandsOnNoSurfaceFromBefore(tabs: Int) {
    let cases = (1...tabs).map { "case .tab\($0): Board()" }.joined(separator: "; ")
    let home = "struct Home: View { var body: some View { switch tab { \(cases) } } }"
    let found = Self.alternatives(Self.pills + home)
    let glass = found.filter { $0.surface.layers.contains(.glass(GlassStyle(isInteractive: true))) }
    #expect(!glass.isEmpty && glass.allSatisfy { $0.surface.layers.count == 1 }, "\(glass)")
    let bordered = found.filter { $0.surface.layers.contains(.material("ultraThin")) }
    #expect(!bordered.isEmpty && bordered.allSatisfy { $0.conditions.contains(Self.before("26.0")) }, "\(bordered)")
  }

  private static func before(_ version: String) -> BranchCondition {
    .available(platform: "iOS", version: version, isAvailable: false)
  }

  /// The condition in the view, that of the view around it, and whether both may hold.
  @Test(arguments: [
    ("if #available(iOS 26.0, *) { TEXT }", "if #available(iOS 26.0, *) {} else { CARD }", false),
    ("if #available(iOS 26.0, *) { TEXT }", "if #available(iOS 26, *) {} else { CARD }", false),
    ("if #available(iOS 26.0, *) { TEXT }", "if #available(iOS 18, *) {} else { CARD }", false),
    ("if #available(iOS 18.0, *) { TEXT }", "if #available(iOS 26, *) {} else { CARD }", true),
    ("if #available(iOS 26.0, *) { TEXT }", "if #available(macOS 26, *) {} else { CARD }", false),
    ("if #available(iOS 26, *) { TEXT }", "if #available(iOS 26, macOS 26, *) {} else { CARD }", false),
    ("if #available(iOS 26, macOS 26, *) {} else { TEXT }", "if #available(iOS 26, *) { CARD }", false),
    ("if #unavailable(iOS 26) { TEXT }", "if #available(iOS 26.1, *) { CARD }", false),
    ("if #unavailable(iOS 26) { TEXT }", "if #unavailable(iOS 26) { CARD }", true),
  ])
  func versionsThatExcludeEachOtherShowNothing(_ inner: String, _ outer: String, _ isShown: Bool) {
    let text = """
      struct Card: View { var body: some View { \(inner.with("Text(\"a\").foregroundStyle(.red)")) } }
      struct Home: View { var body: some View { \(outer.with("Card().background(.white)")) } }
      """
    let found = Self.alternatives(text).filter { $0.foreground == .system("systemRed") && $0.surface.isStated }
    #expect(found.isEmpty != isShown, "\(found)")
  }

  /// A flag of the build is the same in every file.
  @Test(arguments: [1, 9, 20])
  func flagsOfTheBuildExcludeEachOther(tabs: Int) {
    let cases = (1...tabs).map { "case .tab\($0): Board()" }.joined(separator: "; ")
    let found = Self.alternatives(
      """
      struct Home: View { var body: some View { switch tab { \(cases) } } }
      struct Board: View {
        var body: some View {
          #if APPCLIP
          Card().background(.white)
          #else
          Card().background(.black)
          #endif
        }
      }
      struct Card: View {
        var body: some View {
          #if APPCLIP
          Text("a").foregroundStyle(.red)
          #else
          Text("a").foregroundStyle(.green)
          #endif
        }
      }
      """)
    #expect(found.contains { $0.foreground == .system("systemRed") })
    for alternative in found where alternative.surface.isStated {
      let isClip = alternative.foreground == .system("systemRed")
      #expect(alternative.surface == FoundSurface(layers: [Self.gray(isClip ? 1 : 0)], base: alternative.surface.base))
    }
  }

  /// On the Lock Screen, the system renders a widget with colors of its own, however many views show it.
  @Test(arguments: [
    ("switch widgetFamily { case .accessoryCircular, .accessoryRectangular: Face()\ndefault: Divider() }", 0),
    ("switch family { case .accessoryInline: Divider(); case .accessoryCorner: Face()\ndefault: Divider() }", 0),
    ("if family == .accessoryCircular { Face() }", 0),
    ("if family == .systemSmall { Face() } else { Divider() }", 1),
    ("if family != .accessoryCircular { Face() }", 1),
    ("switch widgetFamily { case .accessoryCircular: Divider(); default: Face() }", 1),
  ])
  func theSystemRendersWidgetsOfTheLockScreen(_ body: String, _ count: Int) {
    let pages = (1...12).map { "struct Page\($0): View { var body: some View { \(body) } }\n" }.joined()
    let face = "struct Face: View { var body: some View { Text(\"a\").foregroundStyle(.red).background(.white) } }"
    let found = FoundPairs(in: PairTests.project([("A.swift", pages + face)]))
    #expect(found.pairs.count { !$0.certain.isEmpty } == count, "\(found.pairs.map(PairTests.text))")
    #expect((found.coverage.losses["in a widget that the system renders in its own colors"] ?? 0) == 1 - count)
  }

  private static func gray(_ white: Double) -> FoundColor { .literal(Color(.sRGB, white, white, white)) }

  private static func alternatives(_ text: String) -> [FoundPair.Alternative] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs.flatMap { $0.alternatives }
  }
}

extension String {
  /// The condition with a view in the place of the word in capitals.
  fileprivate func with(_ view: String) -> String {
    split(separator: " ").map { $0 == "TEXT" || $0 == "CARD" ? view : String($0) }.joined(separator: " ")
  }
}
