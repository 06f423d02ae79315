import Testing

@testable import FileSyntax
@testable import Palettes
@testable import SwiftReading

/// Types that nothing mentions are no part of an app.
@Suite struct DeadTypeTests {
  private static let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }\n"
  private static let body = #"{ var body: some View { Text("a") } }"#

  private func dead(_ texts: String..., outside: OutsideMentions = OutsideMentions()) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "App/\($0).swift", bytes: Array($1.utf8)) }
    return SourceFacts(of: files, outside).deadTypes.map { $0.path }
  }

  @Test(arguments: [
    ("struct Home: View \(body) struct Old: View \(body)", ["Old"]),
    // Only other dead types mention it, and it mentions itself.
    (
      "struct Home: View \(body) struct Old: View { var body: some View { Older() } } struct Older: View \(body)",
      ["Old", "Older"]
    ),
    ("struct Home: View \(body) struct Old: View \(body) extension Old { init(next: Old) {} }", ["Old"]),
    // Comments and previews mention nothing.
    ("// Old\n/* Old */\nstruct Home: View \(body) struct Old: View \(body) #Preview { Old() }", ["Old"]),
    (
      "struct Home: View \(body) struct Old: View \(body) struct P: PreviewProvider { static var previews: some View { Old() } }",
      ["Old"]
    ),
    // A class that only its own factory makes.
    (
      "struct Home: View \(body) final class Tour { let page = Page() } class Page: UIViewController {}",
      ["Tour", "Page"]
    ),
    ("enum Home { struct Part: View \(body) } ", ["Home.Part"]),
  ]) func nothingMentionsADeadType(_ text: String, _ names: [String]) {
    #expect(dead(Self.app + text) == names)
    #expect(dead(text, Self.app) == names)
  }

  @Test(arguments: [
    "let all: [Kind<Old>] = []", "typealias New = Old", "extension View { func old() -> some View { Old() } }",
    "let name = \"Shop.Old\"", "func make() { show(Old.self) }", "extension Kind where Content == Old {}",
    "#if DEBUG\nlet debug = Old()\n#endif", "enum Case { case one(Old) }\nlet a: Case = .one(.init())",
    "extension Home { @ViewBuilder var old: some View { Old() } }",
  ]) func aMentionKeepsATypeAlive(_ text: String) {
    #expect(dead(Self.app + "struct Home: View \(Self.body)\nstruct Old: View \(Self.body)\n" + text) == [])
  }

  @Test(arguments: [
    "public struct Old: View", "@objc class Old: UIView", "struct Old: AppIntent", "struct Old: View, Widget",
    "@Model final class Old", "class Old: INExtension", "package struct Old: View", "struct old: View",
  ]) func theSystemOrAnotherModuleFindsIt(_ head: String) {
    #expect(dead(Self.app + "struct Home: View \(Self.body)\n\(head) \(Self.body)") == [])
  }

  @Test func aBaseOfTheProjectCountsAsWhatItInherits() {
    let home = Self.app + "struct Home: View \(Self.body)\n"
    #expect(dead(home + "class Base: UIViewController {}\nclass Old: Base {}") == ["Base", "Old"])
    #expect(dead(home + "protocol Command: AppIntent {}\nstruct Old: Command {}") == [])
    #expect(dead(home + "class One: Two {}\nclass Two: One {}") == [])
  }

  /// A part of an app does not tell which of its types others show.
  @Test func withoutAnEntryPointNothingIsDead() {
    let text = "struct Old: View \(Self.body)\nstruct Shown: View \(Self.body)\n#Preview { Shown() }"
    #expect(dead(text) == [])
    let files = [SourceFile(path: "A.swift", bytes: Array(text.utf8)), SourceFile(path: "main.swift", bytes: [])]
    #expect(SourceFacts(of: files).deadTypes.map { $0.path } == ["Old", "Shown"])
  }

  @Test func otherFilesMentionTypes() {
    let text =
      Self.app + "struct Home: View \(Self.body)\nclass Stage: UIViewController {}\nclass Row: UITableViewCell {}"
    var outside = OutsideMentions()
    #expect(dead(text, outside: outside) == ["Stage", "Row"])
    outside.add(Array("<string>$(PRODUCT_MODULE_NAME).Stage</string>".utf8))
    #expect(dead(text, outside: outside) == ["Row"])
    outside.add(interface: Array("<placeholder customClass=\"Row\"/><a customClass=\"Cell\"/>".utf8))
    #expect(dead(text, outside: outside) == ["Row"])
    outside.add(interface: Array("<placeholder customClass=\"Other\"/><a customClass=\"Row\"/>".utf8))
    #expect(dead(text, outside: outside) == [])
    var objective = OutsideMentions()
    objective.hasObjectiveC = true
    #expect(dead(text, outside: objective) == [])
  }

  @Test func aDeadTypeHasNoPairsAndNoControls() {
    let icon = "Button { add() } label: { Image(systemName: a) }"
    let text =
      Self.app + "struct Home: View \(Self.body)\nstruct Old: View { var body: some View { Text(a); \(icon) } }"
    let facts = SourceFacts(of: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(facts.pairs.pairs.count == 1)
    #expect(facts.views.controls.isEmpty)
  }
}
