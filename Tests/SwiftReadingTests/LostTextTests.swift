import Palettes
import Testing

@testable import SwiftReading

/// Texts whose colors no code tells, with a reason that is true, and what decides about a text besides its modifiers.
@Suite struct LostTextTests {
  @Test(arguments: [
    (
      "an attributed string may have colors of its own",
      """
      struct Note { var body: AttributedString }
      struct Screen: View {
        let note: Note
        var red: AttributedString { var text = AttributedString("a"); text.foregroundColor = .red; return text }
        func styled(_ text: String) -> AttributedString { AttributedString(text, attributes: AttributeContainer()) }
        var body: some View {
          VStack {
            Text(red)
            Text(styled("b"))
            Text(note.body)
            Text(AttributedString(NSAttributedString(string: "c")))
            Text(try! AttributedString(markdown: "d"))
            Text(AttributedString("e")).foregroundStyle(Color("Ink"))
          }
        }
      }
      """,
      ["Ink on window"], ["of an attributed string, which may have colors of its own"]
    ),
    (
      "older signs that are emoji",
      "struct Screen: View { var body: some View { VStack { Text(\"\u{2600}\u{FE0F}\u{26C5}\"); Text(\"\u{2600}\") } } }",
      ["primary on window"], ["an emoji, which has colors of its own"]
    ),
    (
      "blurred text is not read",
      """
      struct Screen: View {
        let radius: CGFloat
        var body: some View { VStack { Text("a").blur(radius: 8); Text("b").blur(radius: radius) } }
      }
      """,
      [], ["blurred"]
    ),
    (
      "what fades with its ground",
      """
      struct Screen: View {
        let isBusy: Bool
        var body: some View {
          VStack {
            Text("a").foregroundStyle(.white).background(Color("Paper")).opacity(0.7)
            VStack { Text("b").foregroundStyle(.white).opacity(isBusy ? 0.5 : 1) }.background(Color("Paper")).opacity(0.7)
          }
        }
      }
      """,
      [
        "unresolved", "unresolved",
      ], ["with an opacity of a view and of its background together"]
    ),
    (
      "a color of which nobody says what it is",
      """
      struct Screen: View { var body: some View { Text("a").foregroundStyle(make(.init(color: .red))) } }
      """,
      ["unresolved"], ["with a color or view that is not declared in any file that was read"]
    ),
  ])
  func saysWhatIsLost(_ situation: String, _ source: String, _ expected: [String], _ reasons: [String]) {
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let coverage = FoundPairs(in: SourceProject(files: [file])).coverage
    #expect(coverage.sortedLosses.map { $0.reason } == reasons, "\(situation)")
    let found = EvaluatedTexts.of(source).filter { !$0.hasPrefix("unresolved") && !$0.hasPrefix("{") }
    #expect(found == expected.filter { $0 != "unresolved" }, "\(situation)")
  }

  @Test func textIsLargerOnATelevision() {
    let text =
      EvaluatedTexts.app
      + "struct Screen: View { var body: some View { VStack { Text(\"a\"); Text(\"b\").font(.title3) } } }"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: .tvOS)
    let pairs = FoundPairs(in: SourceProject(files: [file])).pairs
    #expect(pairs.map { $0.font } == [Font(size: 29, weight: 400), Font(size: 48, weight: 400)])
  }

  @Test func readsThePrivateTypesOfEachFile() {
    let row = { (ink: String) in
      """
      private struct Row: View {
        let title: String
        var body: some View { Text(title).foregroundStyle(ink).background(paper) }
      }
      extension Row { fileprivate var ink: Color { Color("\(ink)") } }
      private let paper = Color("\(ink)Paper")
      """
    }
    let found = EvaluatedTexts.of(files: [
      EvaluatedTexts.app + "struct Screen: View { var body: some View { VStack { First(); Second(); Third() } } }",
      "struct First: View { var body: some View { Row(title: \"a\") } }\n" + row("Amber"),
      "struct Second: View { var body: some View { Row(title: \"b\") } }\n" + row("Blue"),
      "struct Third: View { var body: some View { Row(title: \"c\") } }\nprivate typealias Row = Cell\n"
        + "struct Cell: View { let title: String; var body: some View { Text(title).foregroundStyle(Color(\"Cyan\")) } }",
    ])
    #expect(found == ["Amber on AmberPaper over window", "Blue on BluePaper over window", "Cyan on window"])
  }
}
