import CommandLineKit
import ContrastAudit
import Foundation
import Testing

@testable import legible

/// Pages of the documentation that are written by the tool.
@Suite struct DocumentationTests {
  private static let folder = "Sources/legible/Documentation.docc/"

  @Test(arguments: [
    ("Rules.md", RuleListing(Rule.all).markdown),
    ("CommandLine.md", CommandLinePage(Legible.tool).markdown),
  ])
  func generatedPagesAreUpToDate(_ name: String, _ text: String) throws {
    let path = "\(Repository.root)/\(Self.folder)\(name)"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    let known = String(decoding: Repository.bytes(Self.folder + name), as: UTF8.self)
    #expect(
      known == text,
      "\(name) is not what the tool writes; rewrite it with: UPDATE_GOLDENS=1 swift test --filter DocumentationTests")
  }

  @Test func rulesPrintThePage() throws {
    #expect(try Binary.run(["rules", "--format", "markdown"]).output == RuleListing(Rule.all).markdown)
  }

  /// Commands that pages show must be ones that the tool accepts.
  @Test func pagesNameOnlyCommandsThatExist() {
    let commands = Set(Legible.tool.everyCommand.map(\.name))
    for path in Repository.paths(below: Self.folder) where path.hasSuffix(".md") {
      let text = String(decoding: Repository.bytes(path), as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("legible ") || line.contains("`legible ") {
        let word = line.components(separatedBy: "legible ")[1].prefix { $0.isLetter || $0 == "-" }
        #expect(commands.contains(String(word)) || word.hasPrefix("-"), "\(path): \(line)")
      }
    }
  }

  @Test func everyKeyOfTheAuditFileIsDocumented() {
    let page = String(decoding: Repository.bytes(Self.folder + "TheAuditFile.md"), as: UTF8.self)
    let schema = String(decoding: Repository.bytes(Self.folder + "Schemas/audit-file-1.schema.json"), as: UTF8.self)
    let keys = schema.matches(of: /"([a-z-]+)": \{/).map { String($0.1) }
    #expect(Set(keys).filter { key in !Self.schemaWords.contains(key) && !page.contains(key) }.sorted() == [])
  }

  private static let schemaWords: Set = ["properties", "items", "not", "if", "then", "else", "path"]
}
