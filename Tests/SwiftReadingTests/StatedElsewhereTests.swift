import Testing

@testable import SwiftReading

/// Colors that something else states than the modifiers of a text: runs, tints, sheets, other files.
struct StatedElsewhereTests {
  private func screen(_ fields: String, _ body: String) -> [FoundPair.Alternative] {
    let source =
      EvaluatedTexts.app
      + "struct Screen: View {\n\(fields)\n  var body: some View { VStack { \(body) }.background(.white) } }"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.certain }
  }

  /// The runs of an attributed text may have colors of their own, on which the color around them is not laid.
  @Test(arguments: [
    (
      "var note: AttributedString { var own = AttributedString(\"a\"); own.foregroundColor = .red; return own }", "note"
    ),
    ("let note: AttributedString", "note"),
    ("func note(_ text: String) -> AttributedString { let own = AttributedString(text); return own }", "note(\"a\")"),
    ("@State var note = AttributedString(\"a\")", "note"), ("", "AttributedString(NSAttributedString(string: \"a\"))"),
  ])
  func attributedTextsHaveTheirOwnColors(_ field: String, _ text: String) {
    #expect(screen(field, "Text(\(text)).foregroundStyle(.yellow)").isEmpty)
  }

  @Test func plainTextsHaveTheColorAroundThem() {
    #expect(screen("let note: String", "Text(note).foregroundStyle(.yellow)").count == 1)
    #expect(screen("", "(Text(\"a\").foregroundStyle(.red) + Text(\"b\")).foregroundStyle(.yellow)").count == 2)
  }

  private func words(_ body: String, _ more: String = "") -> [String] {
    EvaluatedTexts.of("\(more)\nstruct Screen: View { @State var isOn = false; var body: some View { \(body) } }")
  }

  /// A style that is erased is the one of the place where it is drawn.
  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(AnyShapeStyle(.tint))", "system:systemGreen"),
    ("Text(\"a\").foregroundStyle(style)", "system:systemGreen"),
    ("Text(\"a\").foregroundStyle(AnyShapeStyle(.gray))", "system:systemGray"),
    ("Text(\"a\").foregroundStyle(AnyShapeStyle(Color.red))", "system:systemRed"),
    ("Text(\"a\").foregroundStyle(.tint)", "system:systemGreen"),
  ])
  func erasedStylesStayStyles(_ text: String, _ color: String) {
    let found = words(
      "VStack { \(text) }.tint(.green)", "extension Screen { var style: AnyShapeStyle { AnyShapeStyle(.tint) } }")
    #expect(found == ["\(color) on window"])
  }

  @Test(arguments: [".init(color: .red, location: 0)", "Gradient.Stop(color: .red, location: 0)"])
  func stopsHaveTheColorsOfSwiftUI(_ stop: String) {
    let found = words(
      "Text(\"a\").background(LinearGradient(stops: [\(stop), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom))"
    )
    #expect(
      found.count == 1 && found[0].hasSuffix("on gradient of system:systemRed, system:systemBlue over window"),
      "\(found)")
  }

  /// What a member of an optional type gives for `nil` is not `nil`.
  @Test func extensionsOfOptionalTypesAreNotNil() {
    let more = "extension Kit.Status? { var color: Color { .gray } }\nstruct Item { let status: Kit.Status? }"
    let found = words(
      "let item: Item? = nil; Text(\"a\").foregroundStyle((item?.status ?? Kit.Status?.none).color).background(.white)",
      more)
    #expect(found.allSatisfy { !$0.hasPrefix("primary") && !$0.hasPrefix("hierarchical") }, "\(found)")
  }

  /// A container in a sheet with a background of the app may be transparent.
  @Test(arguments: [
    ("NavigationStack { Text(\"a\").foregroundStyle(.red) }", "any"),
    ("Text(\"a\").foregroundStyle(.red)", "system:systemBlue over sheet"),
    ("NavigationStack { Text(\"a\").foregroundStyle(.red).background(.white) }", "#FFFFFF over any"),
  ])
  func sheetsMayHaveABackground(_ content: String, _ ground: String) {
    let found = words("EmptyView().sheet(isPresented: $isOn) { \(content).presentationBackground(.blue) }")
    #expect(found.count == 1 && found[0].hasSuffix(" on \(ground)"), "\(found)")
  }

  /// What is laid within an opacity fades with it, whatever opacity is within that one.
  @Test(arguments: [
    ("VStack { Text(\"a\").foregroundStyle(.white).opacity(isOn ? 0.9 : 1) }.background(.blue).opacity(0.7)", 0),
    ("VStack { Text(\"a\").foregroundStyle(.white).opacity(0.9) }.opacity(0.7).background(.blue)", 1),
    ("VStack { Text(\"a\").foregroundStyle(.white).opacity(0.9) }.background(.blue).opacity(1)", 1),
  ])
  func opacitiesFadeGroups(_ view: String, _ count: Int) {
    #expect(words(view).filter { $0.hasPrefix("#FFFFFF") }.count == count, "\(words(view))")
  }

  @Test(arguments: [
    ("blur(radius: 6)", 0), ("blur(radius: 0)", 1), ("blur(radius: isOn ? 6 : 0)", 1), ("blendMode(.normal)", 1),
  ])
  func blurredTextIsNotRead(_ modifier: String, _ count: Int) {
    let found = words("Text(\"a\").foregroundStyle(.red).\(modifier).onTapGesture { isOn.toggle() }")
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("ProgressView(\"a\")", "secondary"), ("ProgressView(value: 0.5) { Text(\"a\") }", "primary"),
    ("ProgressView(\"a\", value: 0.5).progressViewStyle(.circular)", "secondary"),
    ("ProgressView(value: 0.5) { EmptyView() } currentValueLabel: { Text(\"a\") }", "secondary"),
  ])
  func barsHaveTheirLabelInTheColorAround(_ view: String, _ level: String) {
    let found = words(view)
    #expect(found.count == 1 && found[0].hasPrefix(level), "\(found)")
  }

  /// The initial of a type may be small.
  @Test func typesMayHaveSmallInitials() {
    let more = """
      struct card: ViewModifier { func body(content: Content) -> some View { content.background(.white) } }
      struct row: View { var body: some View { Text("a").foregroundStyle(.red) } }
      """
    #expect(words("row().modifier(card())", more) == ["system:systemRed on #FFFFFF over window"])
  }

  /// A type that only its file can see is the one that its file means.
  @Test func filesHaveTypesOfTheirOwn() {
    func row(_ color: String, _ word: String) -> String {
      "\(word) struct Row: View { var body: some View { Text(\"a\").foregroundStyle(.\(color)).background(.white) } }\n"
    }
    let texts = [
      (
        "A.swift",
        EvaluatedTexts.app + "struct Screen: View { var body: some View { First(); Second(); Row() } }\n"
          + row("mint", "")
      ),
      ("B.swift", "struct First: View { var body: some View { Row() } }\n" + row("red", "private")),
      ("C.swift", row("blue", "fileprivate") + "struct Second: View { var body: some View { VStack { Row() } } }\n"),
      ("D.swift", row("pink", "private")),
    ]
    let files = texts.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let found = FoundPairs(in: SourceProject(files: files)).pairs.map {
      "\($0.member): \($0.alternatives[0].foreground.text)"
    }
    #expect(found == ["Row.body: system:systemMint", "Row.body: system:systemRed", "Row.body: system:systemBlue"])
  }

  /// What is shown either way has no condition, and a part of a value is there where the value is.
  @Test(arguments: [
    (
      "let name: String?",
      "let own = name.map { $0.count > 6 ? \"x\" : $0 }; if let own { Text(own).foregroundStyle(.red) }; Text(\"a\").foregroundStyle(.blue)",
      ["red: name is not nil", "blue: "]
    ),
    (
      "let name: String?", "Text(\"a\").foregroundStyle(name?.isEmpty ?? true ? .red : .blue)",
      ["red: name is nil", "blue: name is not nil and not name.isEmpty"]
    ),
    (
      "let items: [Int]", "Text(\"a\").foregroundStyle(items.contains(3) ? .red : .blue)",
      ["red: items.contains(3)", "blue: not items.contains(3)"]
    ),
    (
      "let a: Int; let b: Int", "Text(\"a\").foregroundStyle(a + b > 2 ? .red : .blue)",
      ["red: a + b > 2", "blue: a + b <= 2"]
    ),
    ("let a: Int; let b: Int", "Text(\"a\").foregroundStyle(a == b ? .red : .blue)", ["red: a == b", "blue: a != b"]),
    ("", "Text(\"a\").foregroundStyle(Defaults[.isLarge] ? .red : .blue)", ["red: isLarge", "blue: not isLarge"]),
  ])
  func conditionsHaveNames(_ field: String, _ body: String, _ expected: [String]) {
    let source = "struct Screen: View {\n\(field)\nvar body: some View { \(body) } }"
    let file = SourceFile(path: "A.swift", bytes: Array((EvaluatedTexts.app + source).utf8))
    let found = FoundPairs(in: SourceProject(files: [file])).pairs.flatMap { $0.certain }.map { one in
      one.foreground.text.replacing("system:system", with: "").lowercased() + ": "
        + one.named.compactMap { $0.phrase }.joined(separator: " and ")
    }
    #expect(found == expected)
  }

  /// What takes no touches under the condition under which it fades is inactive then.
  @Test(arguments: [
    ("Button(\"a\") {}.foregroundStyle(.black).opacity(isOn ? 1 : 0.3).allowsHitTesting(isOn)", 1),
    ("Button(\"a\") {}.foregroundStyle(isOn ? .black : .gray).allowsHitTesting(isOn)", 1),
    ("Button(\"a\") {}.foregroundStyle(isOn ? .black : .gray).allowsHitTesting(!isOn)", 1),
    ("Button(\"a\") {}.foregroundStyle(isOn ? .black : .gray).allowsHitTesting(other)", 2),
    ("Text(\"a\").foregroundStyle(.gray).allowsHitTesting(false)", 1),
  ])
  func whatTakesNoTouchesIsInactive(_ view: String, _ count: Int) {
    let state = "@State var isOn = false; @State var other = false; func change() { isOn.toggle(); other.toggle() }"
    #expect(screen(state, view).count == count)
  }
}
