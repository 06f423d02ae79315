import TestSupport
import Testing

@testable import Palettes
@testable import SwiftReading

/// Styles of controls: those of the project are followed, or leave the text unknown.
@Suite struct ControlStyleTests {
  private static let styles = """
    struct Quiet: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon; configuration.title.foregroundStyle(.secondary) }
      }
    }
    struct Plate: LabelStyle {
      let fill: Color
      func makeBody(configuration label: Configuration) -> some View {
        Label(label).foregroundStyle(.white).background(fill)
      }
    }
    extension LabelStyle where Self == Quiet { static var quiet: Quiet { Quiet() } }
    struct Drawn: ToggleStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
    """

  /// The view, and the pair of its text; empty if the sources do not tell it.
  private static let views: [(view: String, words: String)] = [
    ("Label(\"a\", systemImage: \"b\").labelStyle(Quiet())", "secondary on screen"),
    ("VStack { Label(\"a\", systemImage: \"b\") }.labelStyle(.quiet)", "secondary on screen"),
    ("Label { Text(\"a\") } icon: { Image(systemName: \"b\") }.labelStyle(Quiet())", "secondary on screen"),
    ("Label { Text(\"a\").foregroundStyle(.red) } icon: { Logo() }.labelStyle(Quiet())", "system:systemRed on screen"),
    ("Label(\"a\", systemImage: \"b\").labelStyle(Plate(fill: .black))", "#FFFFFF on #000000"),
    ("Label(\"a\", systemImage: \"b\").labelStyle(.titleOnly)", "primary on screen"),
    ("Label(\"a\", systemImage: \"b\").labelStyle(DefaultLabelStyle())", "primary on screen"),
    ("Label(\"a\", systemImage: \"b\").labelStyle(Elsewhere()).foregroundStyle(.red)", ""),
    ("Label(\"a\", systemImage: \"b\").labelStyle(isOpen ? .quiet : .other).foregroundStyle(.red)", ""),
    ("Toggle(\"a\", isOn: $on).toggleStyle(Drawn()).foregroundStyle(.red)", "system:systemRed on screen"),
    ("Toggle(\"a\", isOn: $on).toggleStyle(.switch).foregroundStyle(.red)", "system:systemRed on screen"),
    ("GroupBox { Text(\"a\").background(.white) }.groupBoxStyle(Card()).foregroundStyle(.red)", ""),
    ("GroupBox { Text(\"a\").background(.white) }.foregroundStyle(.red)", "system:systemRed on #FFFFFF"),
    (
      "GroupBox { Text(\"a\").foregroundStyle(.red).background(.white) }.groupBoxStyle(Card())",
      "system:systemRed on #FFFFFF"
    ),
    ("Form { Text(\"a\").foregroundStyle(.red) }.formStyle(Sheet())", ""),
    ("Form { Text(\"a\").foregroundStyle(.red) }.formStyle(.grouped)", "system:systemRed on row"),
    ("DisclosureGroup(\"a\") { }.disclosureGroupStyle(Fold()).foregroundStyle(.red)", ""),
    (
      "TextField(\"a\", text: $text).textFieldStyle(.roundedBorder).foregroundStyle(.red)",
      "system:systemRed on system:systemBackground"
    ),
  ]

  @Test(arguments: views)
  func aStyleOfTheProjectIsFollowedOrUnknown(_ view: (view: String, words: String)) {
    let pairs = Self.pairs("NavigationStack { \(view.view) }")
    let found = pairs.first { !$0.certain.isEmpty }.map(PairTests.text) ?? ""
    #expect(view.words.isEmpty ? found.isEmpty : found.hasPrefix(view.words), "\(pairs.map(PairTests.text))")
  }

  /// The style that a caller states, and the pair of the text in its view; empty if the sources do not tell it.
  private static let callers: [(style: String, words: String)] = [
    (".labelStyle(Quiet())", "secondary on screen"), (".labelStyle(.titleOnly)", "primary on screen"),
    (".toggleStyle(Drawn())", "primary on screen"), ("", "primary on screen"),
  ]

  @Test(arguments: callers)
  func aStyleOfACallerIsFollowed(_ caller: (style: String, words: String)) {
    let chip = "struct Chip: View { var body: some View { Label(\"a\", systemImage: \"b\") } }\n"
    let pairs = Self.pairs("NavigationStack { Chip()\(caller.style) }", beside: chip)
    let found = pairs.first { !$0.certain.isEmpty }.map(PairTests.text) ?? ""
    #expect(caller.words.isEmpty ? found.isEmpty : found.hasPrefix(caller.words), "\(pairs.map(PairTests.text))")
  }

  @Test(arguments: [
    (".buttonStyle(Rounded())", ""), (".buttonStyle(.plain)", "primary on screen"),
    (".buttonStyle(.borderedProminent)", "#FFFFFF on accent color"), ("", "accent color on screen"),
  ])
  func aCallerStylesTheButtonsOfAView(_ style: String, _ words: String) {
    let chip = "struct Chip: View { var body: some View { Button(\"a\") {} } }\n"
    let pairs = Self.pairs("NavigationStack { Chip()\(style) }", beside: chip)
    let found = pairs.first { !$0.certain.isEmpty }.map(PairTests.text) ?? ""
    #expect(words.isEmpty ? found.isEmpty : found.hasPrefix(words), "\(pairs.map(PairTests.text))")
  }

  /// A label that shows its icon alone has no text.
  @Test func aLabelOfItsIconIsAGraphic() {
    let pairs = Self.pairs(
      "NavigationStack { Label(\"a\", systemImage: \"b\").foregroundStyle(.red).labelStyle(.iconOnly) }")
    #expect(pairs.map { $0.role } == [.graphic])
  }

  private static func pairs(_ view: String, beside views: String = "") -> [FoundPair] {
    let text = "\(styles)\n\(views)struct A: View { var body: some View { \(view) } }"
    return FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
  }
}
