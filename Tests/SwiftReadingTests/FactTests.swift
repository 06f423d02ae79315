import TestSupport
import Testing

@testable import Palettes
@testable import SwiftReading

/// Glass, colors, waivers and places.
@Suite struct FactTests {
  private static let source = """
    import SwiftUI
    @available(iOS 26, *)
    struct Toolbar: View {
      @Environment(\\.accessibilityReduceTransparency) var reduceTransparency
      var body: some View {
        GlassEffectContainer(spacing: 20) {
          List {
            Button("a") {}.padding().glassEffect(.regular.tint(.red).interactive(), in: .capsule).opacity(0.5)
          }
          // legible:waive glass-on-content the list scrolls under it, until 2027-03-31

          Text("b").glassEffect(reduceTransparency ? .identity : .clear) // legible:waive a-* why, not
          Button("c") {}.buttonStyle(.glassProminent).tint(Color("Brand"))
        }
        .background(.liquidGlass)
        .foregroundStyle(.textPrimary)
        if #available(iOS 27, *) { Color(red: 1, green: 0, blue: 0, opacity: 0.5) }
      }
    }
    // let a = Color("InComment").glassEffect()
    let text = "Color(\\"InString\\").glassEffect()"
    let link = URL(string: "App-Prefs:root")
    #Preview { Toolbar().glassEffect() }
    """

  private let facts = SourceFacts(of: [SourceFile(path: "App/A.swift", bytes: Array(source.utf8))])

  @Test func glassIsFoundWithWhatStandsAround() throws {
    let tree = facts.project.files[0].tree
    let rows = facts.glass.map { use in
      let around = use.surroundings.calls.map { tree.name($0) }.joined(separator: "<")
      return "\(use.kind) \(use.style?.text ?? "-") in \(around) behind \(use.before.map { tree.name($0) }) "
        + "before \(use.after.map { tree.name($0) }) \(use.surroundings.member)"
    }
    #expect(
      rows == [
        "container - in  behind [] before [\"background\", \"foregroundStyle\"] Toolbar.body",
        "effect regular glass tinted system:systemRed in List<GlassEffectContainer behind [\"Button\", \"padding\"] "
          + "before [\"opacity\"] Toolbar.body",
        "effect identity glass or clear glass in GlassEffectContainer behind [\"Text\"] before [] Toolbar.body",
        "buttonStyle regular glass in GlassEffectContainer behind [\"Button\"] before [\"tint\"] Toolbar.body",
        "unknown - in background behind [] before [] Toolbar.body",
      ])
    let first = try #require(facts.glass.first)
    #expect(first.surroundings.conditions == [.available(platform: "iOS", version: "26", isAvailable: true)])
    let tinted = GlassStyle(tint: .system("systemRed"), isInteractive: true)
    #expect(facts.glass[1].style == .glass(tinted))
    #expect(tinted.exists)
  }

  @Test func coloursAreFoundOutsideOfCommentsStringsAndPreviews() {
    #expect(
      facts.colors.map { "\($0.color.text) \($0.member) \($0.isInView)" } == [
        "Brand Toolbar.body true", ".liquidGlass Toolbar.body true", ".textPrimary Toolbar.body true",
        "color(srgb 1 0 0 / 0.5) Toolbar.body true",
      ])
  }

  @Test func waiversSayWhatWhyAndUntilWhen() {
    let waivers = InlineWaiver.all(in: 0, of: facts.project)
    #expect(waivers.map(\.rule) == ["glass-on-content", "a-*"])
    #expect(waivers.map(\.reason) == ["the list scrolls under it", "why, not"])
    #expect(waivers.map(\.until) == [CalendarDate("2027-03-31"), nil])
    #expect(waivers.map(\.lines) == [10...12, 12...12])
  }

  @Test func placesAreNamed() {
    let project = facts.project
    let found = project.links(named: ["GlassEffectContainer", "glassEffect", "Toolbar"])
    #expect(found.mapValues(\.count) == ["GlassEffectContainer": 1, "glassEffect": 2])
    #expect(project.locations(of: found["glassEffect"] ?? []).map(\.text) == ["App/A.swift:8:34", "App/A.swift:12:17"])
    #expect(project.strings(startingWith: ["app-prefs:", "prefs:root"]).map(\.text) == ["App-Prefs:root"])
  }

  @Test(arguments: [
    ("Color(red: 255 / 255, green: 0x33 / 255.0, blue: 1 - 0.6)", "#FF3366"),
    ("Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)", "color(display-p3 1 0 0 / 0.5)"),
    ("Color(white: 0.5)", "color(srgb 0.5 0.5 0.5)"), ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00FFFF"),
    ("Color(hex: \"#F36\")", "#FF3366"), ("Color(hex: 0xFF3366)", "#FF3366"), ("Color(hex: \"FF336680\")", "#FF336680"),
    ("Color(\"Name\", bundle: .module).opacity(0.25)", "Name at 0.25"),
    ("Color(uiColor: .systemGray6)", "system:systemGray6"),
    ("Color(.cardBackground)", ".cardBackground"), ("Color.Brand.main", ".Brand.main"),
    ("UIColor.white.withAlphaComponent(0.5)", "#FFFFFF at 0.5"),
    (".thickMaterial", "thick material"), (".quaternary", "quaternary"),
    ("Color(uiColor: UIColor(named: \"A\")!)", "A"),
    (
      "LinearGradient(colors: [.red, Color(\"B\")], startPoint: .top, endPoint: .bottom)",
      "gradient of system:systemRed, B"
    ),
    ("isOn ? isOff ? .red : .green : .blue", "system:systemRed or system:systemGreen or system:systemBlue"),
    ("Color(name)", "unresolved: name is not declared in any file that was read"),
    ("make(3)", "unresolved: make is not declared in any file that was read"),
    (
      "Color(red: r, green: 0, blue: 0)",
      "unresolved: Color(red: r, green: 0, blue: 0) has an argument that is not a literal"
    ),
  ])
  func coloursAreResolved(_ expression: String, _ text: String) {
    let source = "struct A: View { var body: some View { Text(\"a\").foregroundStyle(\(expression)) } }"
    let facts = SourceFacts(of: [SourceFile(path: "a", bytes: Array(source.utf8))])
    #expect(facts.pairs.pairs.first?.alternatives.map(\.foreground.text).joined(separator: " or ") == text)
  }
}
