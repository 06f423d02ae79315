import Testing

@testable import Palettes
@testable import SwiftReading

/// Text that placeholders replace, text of sections, and colors behind stacks.
@Suite struct HiddenTextTests {
  private static let line = "Text(\"a\").foregroundStyle(.red).background(.white)"

  /// Placeholders hide text and symbols.
  @Test(arguments: [
    ("HStack { TEXT }.redacted(reason: .placeholder)", 0),
    ("HStack { TEXT.unredacted() }.redacted(reason: .placeholder)", 1),
    ("HStack { TEXT }.redacted(reason: .privacy)", 1), ("HStack { Row() }.redacted(reason: .placeholder)", 0),
    ("HStack { Row().redacted(reason: isNew ? .placeholder : []) }", 1),
    ("HStack { Row().redacted(reason: .placeholder); Row() }", 1),
  ])
  func placeholdersHideText(_ body: String, _ count: Int) {
    let text = """
      struct Home: View { var body: some View { \(Self.filled(body)) } }
      struct Row: View { var body: some View { HStack { \(body.contains("Row") ? Self.line : "Divider()") } } }
      """
    let found = FoundPairs(in: PairTests.project([("A.swift", text)]))
    #expect(found.pairs.count == count, "\(found.pairs.map(PairTests.text))")
    #expect(found.coverage.texts == 1 && (found.coverage.losses["behind a placeholder"] ?? 0) == 1 - count)
  }

  /// The color of plain text in a header or footer depends on the style and the version; a stated one does not.
  @Test(arguments: [
    ("List { Section { Divider() } header: { Text(\"a\") } }.listStyle(.plain)", 0),
    ("List { Section { Divider() } footer: { Text(\"a\").foregroundStyle(.red) } }.listStyle(.plain)", 1),
    ("List { Section { Text(\"a\") } header: { Divider() } }.listStyle(.plain)", 1),
    ("List { Group { Part() } }.listStyle(.plain)", 0),
    ("VStack { Section { Divider() } header: { Text(\"a\") } }", 1),
  ])
  func headersOfPlainListsHaveNoKnownColor(_ body: String, _ count: Int) {
    let text = """
      struct Home: View { var body: some View { NavigationStack { \(body) } } }
      struct Part: View { var body: some View { Section { Divider() } header: { Text("a") } } }
      """
    let found = FoundPairs(in: PairTests.project([("A.swift", text)])).pairs.filter { !$0.certain.isEmpty }
    #expect(found.count == count, "\(found.map(PairTests.text))")
  }

  /// A color that fills a reader or a stack is the surface of the views in front.
  @Test(arguments: [
    ("ZStack { GeometryReader { proxy in Color.black }; TEXT }", true),
    (
      "ZStack { GeometryReader { proxy in let size = proxy.size; ZStack { Color.black } }.ignoresSafeArea(); TEXT }",
      true
    ),
    ("ZStack { ZStack { Color.black.ignoresSafeArea(); logo.frame(width: 4, height: 4) }; TEXT }", true),
    ("ZStack { ZStack { Color.black; logo }; TEXT }", false),
    ("ZStack { ZStack { Color.black.frame(height: 4) }; TEXT }", false),
    ("ZStack { ZStack { Color.black }.frame(height: 4); TEXT }", false),
    ("ZStack { GeometryReader { proxy in logo; Color.black }; TEXT }", false),
  ])
  func fullColorsAreTheSurface(_ body: String, _ isBlack: Bool) {
    let red = body.split(separator: " ").map { $0 == "TEXT" ? "Text(\"a\").foregroundStyle(.red)" : String($0) }
    let text = "struct Home: View { var body: some View { \(red.joined(separator: " ")) } }"
    let found = FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
    #expect(found.count == 1 && found[0].certain.isEmpty != isBlack, "\(found.map(PairTests.text))")
  }

  private static func filled(_ body: String) -> String {
    body.split(separator: " ").map { $0.hasPrefix("TEXT") ? line + $0.dropFirst(4) : String($0) }
      .joined(separator: " ")
  }
}
