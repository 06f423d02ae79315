import CommandLineKit
import Testing

/// The scripts as text; `Tests/Scripts/check-completions` drives them in real shells.
struct CompletionScriptTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func matchesGolden(shell: String) throws {
    let script = try #require(CompletionScript.all.first { $0.id == shell })
    try Golden.expect(script.render(ToolFixture.tool), toMatch: "completions-\(shell).txt")
  }

  @Test(arguments: CompletionScript.all.map(\.id))
  func namesEveryVisibleCommandAndOption(shell: String) throws {
    let script = try #require(CompletionScript.all.first { $0.id == shell }).render(ToolFixture.tool)
    for command in ToolFixture.tool.everyCommand { #expect(script.contains("'\(command.name)") == !command.isHidden) }
    for option in ToolFixture.tool.everyCommand.flatMap(\.options) {
      #expect(script.contains(option.name) == !option.isHidden || option == ToolFixture.fill.description)
    }
    #expect(script.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains(" eval ") } == [])
  }

  @Test(arguments: CompletionScript.all.map(\.id))
  func wordsOfTheDescriptionStayText(shell: String) throws {
    let hostile = "it's $(touch pwned) `x` [a]:b \\"
    let tool = ToolDescription(
      name: "t-1", version: "1", summary: "",
      commands: [
        CommandDescription(
          name: "run", summary: hostile,
          options: [
            OptionDescription(name: "x", valueName: "V", allowedValues: ["a b", "c'd"], summary: hostile)
          ])
      ])
    let script = try #require(CompletionScript.all.first { $0.id == shell }).render(tool)
    #expect(unquoted(script, escapesInQuotes: shell == "fish").contains("touch") == false)
  }

  /// Returns the parts of a script that a shell would not read as the inside of a literal between apostrophes.
  private func unquoted(_ script: String, escapesInQuotes: Bool) -> String {
    var result = ""
    var isQuoted = false
    var isEscaped = false
    for line in script.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("#") {
      for character in line + "\n" {
        if isEscaped {
          isEscaped = false
        } else if character == "\\", !isQuoted || escapesInQuotes {
          isEscaped = true
        } else if character == "'" {
          isQuoted.toggle()
        } else if !isQuoted {
          result.append(character)
        }
      }
    }
    return result
  }
}
