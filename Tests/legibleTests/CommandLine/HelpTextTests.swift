import TestSupport
import Testing

@testable import legible

/// The pages of the fixture, and the properties of every page.
struct HelpTextTests {
  private static let pages: [String?] = [nil] + ToolFixture.tool.everyCommand.map(\.name)

  @Test(arguments: pages)
  func matchesGolden(page: String?) throws {
    let name = page.map { "help-\($0).txt" } ?? "help.txt"
    #expect(try Golden.difference(HelpText.page(for: page, of: ToolFixture.tool), from: name) == nil)
  }

  @Test
  func unknownPageIsThatOfTheTool() {
    #expect(HelpText.page(for: "adit", of: ToolFixture.tool) == HelpText.tool(ToolFixture.tool))
  }

  @Test(arguments: ToolFixture.tool.commands)
  func namesEveryVisibleOption(command: CommandDescription) {
    let page = HelpText.command(command, of: ToolFixture.tool)
    for option in ToolFixture.tool.options(of: command) {
      #expect(page.contains(option.spelling) == !option.isHidden)
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func staysWithinEightyColumns(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let tool = randomTool(using: &generator)
    for command in [nil] + tool.everyCommand.map({ $0.name as String? }) {
      let page = HelpText.page(for: command, of: tool)
      #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
      for line in page.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  private func randomTool(using generator: inout SplitMix64) -> ToolDescription {
    let option = OptionDescription(
      name: phrase(words: 1, using: &generator), valueName: phrase(words: 1, using: &generator), repeats: true,
      allowedValues: phrase(words: 12, using: &generator).split(separator: " ").map(String.init),
      summary: phrase(words: 20, using: &generator))
    let command = CommandDescription(
      name: phrase(words: 1, using: &generator), summary: phrase(words: 15, using: &generator),
      discussion: [phrase(words: 60, using: &generator)],
      operands: [
        .init(name: phrase(words: 1, using: &generator), arity: .any, summary: phrase(words: 3, using: &generator))
      ],
      options: [option], examples: [.init(phrase(words: 9, using: &generator), phrase(words: 9, using: &generator))])
    return ToolDescription(
      name: "tool", version: "1", summary: phrase(words: 30, using: &generator), commands: [command])
  }

  private func phrase(words: Int, using generator: inout SplitMix64) -> String {
    let letters = ["a", "b", "-", "日本", "é", "e\u{301}", "🇩🇪", "👩‍👩‍👧", "ไทย"]
    return (0..<words).map { _ in
      (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? "a"
      }.joined()
    }.joined(separator: " ")
  }
}
