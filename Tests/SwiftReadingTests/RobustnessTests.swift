import Foundation
import TestSupport
import Testing

@testable import FileSyntax
@testable import SwiftReading

/// Any bytes give a whole tree, facts, and time in proportion.
@Suite struct RobustnessTests {
  private static let texts = PairFixture.all.flatMap(\.files).map(\.text) + [strange]

  /// The syntax beyond views that the lexer and the parser know.
  private static let strange = ##"""
    #!/usr/bin/env swift
    import struct A.B; @available(iOS 26, *) @MainActor public final class C<T: P & Q>: D where T == E {
      var a, b: [Int: (String) throws -> Void]? = nil { willSet { x() } didSet(old) { } }
      subscript<U>(_ i: Int = 3, k: U...) -> Self? { get async throws { self[i]! } set { _ = newValue } }
      init?(a: inout Int) rethrows { guard let a, case .b(let c)? = d as? E, #available(iOS 17.4, *) else { return nil } }
      func + (l: C, r: C) -> some View { l ?? r == .init() ? "\(a + "\(b)")" : #"\#(c)"# }
    #if os(iOS) && canImport(UIKit)
      @objc(name:) private(set) lazy var z = /a(b)c/.firstMatch(in: x) ?? #/ d /#
    #elseif DEBUG
      case a(Int), b = "x"
    #else
      let x = if a { 1 } else { switch b { case 1..<3, 5 where c: 2; @unknown default: 3 } }
    #endif
      static func f() { outer: for await (i, x) in s where i > 0 { do { try! y() } catch E.a { break outer } catch {} } }
    }
    let s = """
      multi \(line { $0.text }) \
      "quoted"
      """
    view.a { 1 } b: { 2 }
    #if A
      .c()
    #endif
      .d(\.e.f[0], _: <#place#>, +) { [weak self, x = y] (a: Int, _) async -> Int in a }
    """##

  @Test(arguments: texts)
  func everyPrefixIsRead(_ text: String) {
    let bytes = Array(text.utf8)
    let broken = Self.places(bytes).filter { !Self.isWhole(Array(bytes[..<$0])) }
    #expect(broken == [])
  }

  /// An input of the fuzzer: a closure whose signature contains an unclosed bracket.
  private static let open = """
    struct Avar body: someme Vi  let restaurant: Restaurant
      var body: some View {
        VStack(alignment: .leading) {
          Text(restaurant.name).font(.system(size: 18, weight: .semibold)).foreground@o.in(.textPrimary)
          Text(restauraextensio
    """

  @Test(arguments: [open, open + "\0Color(named: \"Ink\")!:AView {\nvar body: someme View {\n let accent = Col\n}\n}"])
  func whatOnceWentBackIsRead(_ text: String) {
    #expect(Self.isWhole(Array(text.utf8)))
  }

  @Test(arguments: texts.suffix(3))
  func everyDeletionOfAByteIsRead(_ text: String) {
    let bytes = Array(text.utf8)
    let broken = Self.places(bytes).filter { !Self.isWhole(Array(bytes[..<$0] + bytes[($0 + 1)...])) }
    #expect(broken == [])
  }

  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      "(", "{", "[", "\"\\(", "#if A\n", "a ? ", "if a {", "else if b {} ", "Foo<", "/* ", "#", "` ", " /a\\",
      "{ a in ",
      "switch a {case b:",
      ".a(", "a{", "@a(", "[a:", ") ", "}", "\"", "#\"\"\"", "case .a(let ", "#/", "a.b", "let a = ", "a < b, ",
      "Text(a).b { ",
      "<#", "ZStack { ", "if #available(iOS 26, *) { ", "x ? y : ", "#elseif B\n", "é", "\u{FEFF}", "a\n/b/\n",
    ])
  func workIsLinear(_ part: String) {
    let growth = Self.growth { String(repeating: part, count: $0) }
    #expect(growth.isLinear, "\(part): \(growth)")
  }

  /// Large repetitive inputs in one chain, one block, one line or one branch, which every use might search again.
  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      ("Text(a)", ".glassEffect()", ""), ("Text(a)", ".background(.thinMaterial)", ""), ("Text(a)", ".card()", ""),
      ("Text(a)", ".onTapGesture { }", ""), ("Text(a)", ".toolbarBackground(.bar)", ""),
      ("Button(a) { }", ".buttonStyle(.glass)", ""), ("Text(a)", "\n#if os(iOS)\n.glassEffect()\n#endif\n", ""),
      ("VStack {", "Text(a).glassEffect()\n", "}"), ("VStack {", "let a = UIFont.systemFont(ofSize: 12)\n", "}"),
      ("VStack {", "guard a, b else { return Text(c).glassEffect() }\n", "}"),
      ("VStack {", "let c = Color.red\nText(a).foregroundStyle(c)\n", "}"),
      ("switch a {", "case .b: Text(a).glassEffect()\n", "}"), ("if a", ", b == c", " { Text(a).glassEffect() }"),
      ("VStack {", "Button { } label: { Image(\"a\") }.disabled(true)\n", "}"),
      ("", "Text(a).foregroundColor(.red);", ""), ("TabView {", "GlassEffectContainer { TabView { } }\n", "}"),
    ])
  func workIsLinearWithin(_ head: String, _ part: String, _ tail: String) {
    let head =
      "extension View { func card() -> some View { glassEffect() } }\nstruct A: View { var body: some View { \(head)"
    let growth = Self.growth { head + String(repeating: part, count: $0) + tail + "} }" }
    #expect(growth.isLinear, "\(head)\(part)\(tail): \(growth)")
  }

  /// What a name means is searched in some thousand nodes before it: beyond those, one more use of it costs no more.
  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      ("", "if 1 == 1 { 1 } else ", "if a { Text(a).glassEffect() } else ", "{ Text(b) }"),
      ("VStack {", "1\n", "label.font = UIFont.systemFont(ofSize: 12)\n", "}"),
    ])
  func searchesBackwardsAreBounded(_ head: String, _ filler: String, _ part: String, _ tail: String) {
    func steps(after fillers: Int, _ uses: Int) -> Int {
      let parts = String(repeating: filler, count: fillers) + String(repeating: part, count: uses)
      let bytes = Array("struct A: View { var body: some View { \(head)\(parts)\(tail)} }".utf8)
      return StepGrowth.steps { _ = SourceFacts(of: [SourceFile(path: "a", bytes: bytes)]) }
    }
    let costs = [5_000, 10_000].map { steps(after: $0, 2) - steps(after: $0, 1) }
    #expect(costs[0] > 0 && costs[1] <= costs[0] + costs[0] / 10 + 100, "\(head)\(part)\(tail): \(costs)")
  }

  @Test(.enabled(if: StepGrowth.isCounted, "needs a debug build"))
  func colorsThatReferToEachOtherTakeLinearWork() {
    // Each refers to the next by its own name, so that the parts differ.
    func source(_ count: Int) -> String {
      let colors = (0..<count).map { "static let a\($0) = Color.a\($0 + 1)\n" }.joined()
      let texts = (0..<count).map { "Text(b).foregroundStyle(Color.a\($0))\n" }.joined()
      return "extension Color {\n\(colors)}\nstruct A: View { var body: some View { \(texts) } }"
    }
    let growth = Self.growth(of: source)
    #expect(growth.isLinear, "\(growth)")
  }

  private static func growth(of text: (Int) -> String) -> StepGrowth {
    StepGrowth(from: 200, { Array(text($0).utf8) }) { _ = SourceFacts(of: [SourceFile(path: "a", bytes: $0)]) }
  }

  @Test func declarationsInACircleEnd() {
    let text = """
      extension Color { static let a = Color.b; static let b = x ? Color.a : Color.b; static var c: Color { c.d } }
      struct V: View {
        var body: some View { one }
        var one: some View { two.card() }
        var two: some View { one }
        var x: V; var y: Color { x.x.x.y }
      }
      extension View { func card() -> some View { self.card().background(.a).card2() }; func card2() -> some View { card() } }
      struct W<C: View>: View { let content: C; var body: some View { W { content; W { content } }.card() } }
      struct U: View { var body: some View { W { Text("a").foregroundStyle(.a) }; Text("b").foregroundStyle(.c) } }
      """
    let facts = SourceFacts(of: [SourceFile(path: "a", bytes: Array(text.utf8))])
    #expect(facts.pairs.coverage.texts == 2)
  }

  @Test(arguments: [1, 2, 7])
  func factsAreTheSameForAnyNumberOfTasks(_ tasks: Int) {
    let sources = (0..<70).map { index in (path: "f\(index)", bytes: Array(Self.texts[index % Self.texts.count].utf8)) }
    let alone = SourceFacts(of: sources.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    let together = SourceFacts.reading(sources.count, workers: .together(tasks)) {
      (sources[$0].path, sources[$0].bytes, nil)
    }.facts
    #expect(alone.pairs.pairs == together.pairs.pairs)
    #expect(alone.pairs.coverage == together.pairs.coverage)
    #expect(alone.glass.map(\.node) == together.glass.map(\.node))
    #expect(alone.colors.map(\.color) == together.colors.map(\.color))
    #expect(alone.views.backgrounds.map(\.place) == together.views.backgrounds.map(\.place))
    #expect(alone.views.fonts.map(\.place).count == together.views.fonts.map(\.place).count)
    #expect(alone.views.settingReaders == together.views.settingReaders)
  }

  /// Every place of a text, or every fifth: all of them if `LEGIBLE_EVERY_PREFIX` is set.
  private static func places(_ bytes: [UInt8]) -> [Int] {
    let isThorough = ProcessInfo.processInfo.environment["LEGIBLE_EVERY_PREFIX"] != nil
    return Array(stride(from: 0, to: bytes.count, by: isThorough ? 1 : 5))
  }

  /// Returns true if the tree of some bytes has its nodes in order and within the file, and facts can be found in it.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let facts = SourceFacts(of: [SourceFile(path: "a", bytes: bytes)])
    let tree = facts.project.files[0].tree
    var offset: UInt32 = 0
    var isWhole = Int(tree[0].next) == tree.nodes.count
    for (index, node) in tree.nodes.enumerated() {
      isWhole = isWhole && node.start >= offset && node.end >= node.start && Int(node.end) <= bytes.count
      isWhole = isWhole && Int(node.next) > index && Int(node.next) <= tree.nodes.count
      isWhole = isWhole && node.nameRange.upperBound <= bytes.count
      offset = node.start
    }
    return isWhole
  }
}
