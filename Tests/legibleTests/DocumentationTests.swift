import Foundation
import Testing

@testable import AuditEngine
@testable import Palettes
@testable import legible

/// Pages of the documentation that are written by the tool.
@Suite struct DocumentationTests {
  private static let folder = "Sources/legible/Documentation.docc/"

  @Test(arguments: [
    ("Rules.md", RuleListing(Rule.all).markdown),
    ("CommandLine.md", CommandLinePage(LegibleTool.tool).markdown),
    ("Schemas/audit-file-1.schema.json", try? AuditFilePage().schema),
    (
      "TheAuditFile.md",
      try? AuditFilePage().updated(String(decoding: Repository.bytes(folder + "TheAuditFile.md"), as: UTF8.self))
    ),
  ])
  func generatedPagesAreUpToDate(_ name: String, _ written: String?) throws {
    let text = try #require(written)
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
    let commands = Set(LegibleTool.tool.everyCommand.map(\.name))
    for path in Repository.paths(below: Self.folder) where path.hasSuffix(".md") {
      let text = String(decoding: Repository.bytes(path), as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("legible ") || line.contains("`legible ") {
        let word = line.components(separatedBy: "legible ")[1].prefix { $0.isLetter || $0 == "-" }
        #expect(commands.contains(String(word)) || word.hasPrefix("-"), "\(path): \(line)")
      }
    }
  }

  /// Default values on pages are those of the commands, of the audit file or of the action.
  @Test func defaultsInArticlesAreThoseOfTheCode() throws {
    var defaults: [String: Set<String>] = [:]
    for option in LegibleTool.tool.everyCommand.flatMap(\.options) {
      if let text = option.defaultText { defaults[option.name, default: []].insert(text) }
    }
    let declaration = AuditDeclaration.Draft(id: "", name: "", at: SourceLocation(file: ""))
    let loaded = LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
    defaults["policy"] = [loaded.policy.id]
    defaults["profile"] = [declaration.profile.rawValue]
    let action = String(decoding: Repository.bytes("action.yml"), as: UTF8.self)
    defaults["output"] = Set(action.matches(of: /default: (legible-[a-z]+)/).map { String($0.1) })
    var found: [String] = []
    for path in Repository.paths(below: Self.folder) + ["README.md"] where path.hasSuffix(".md") {
      guard !path.hasSuffix("CommandLine.md"), !path.hasSuffix("Rules.md") else { continue }
      let text = String(decoding: Repository.bytes(path), as: UTF8.self)
      for (name, value) in Self.defaults(in: text) {
        found.append(name)
        #expect(defaults[name]?.contains(value) == true, "\(path): \(name) is said to be \(value) by default")
      }
    }
    #expect(
      Set(found).isSuperset(of: ["hue", "fail-on", "policy", "profile", "role", "output"]), "\(found)")
  }

  /// The defaults on a page: `--hue` degrees (10 unless told otherwise), `--fail-on` (default `error`), rows of tables.
  private static func defaults(in text: String) -> [(String, String)] {
    let numbers = text.matches(of: /`--([a-z-]+)`[^.`]{0,30}?\(default (\d+)\)/)
    let named = text.matches(of: /`--([a-z-]+)`[^.|]{0,40}?\(default `([^`]+)`\)/)
    let given = text.matches(of: /`--([a-z-]+) ([a-z]+)` \(the default\)/)
    let rows = text.matches(of: /(?m)^\| `(policy|profile|role)` \|[^|]*the default is ([a-z0-9-]+)/)
    let stated = text.matches(of: /(?m)^\| `([a-z-]+)` \|[^|]*\(default `([^`]+)`\)/)
    return
      (numbers.map(\.output) + named.map(\.output) + given.map(\.output) + rows.map(\.output) + stated.map(\.output))
      .map { (String($0.1), String($0.2)) }
  }

  /// Readers copy examples unchanged, so none has a placeholder to fill in.
  @Test func noExampleHasAPlaceholder() {
    let pages = Repository.paths(below: Self.folder).filter { $0.hasSuffix(".md") }
    for path in pages + ["README.md", "CONTRIBUTING.md", "action.yml", ".pre-commit-hooks.yaml"] {
      let text = String(decoding: Repository.bytes(path), as: UTF8.self)
      for word in ["OWNER", "EXAMPLE/", "@VERSION", "rev: VERSION", "example.com", "YOUR_", "<owner>"] {
        #expect(!text.contains(word), "\(path) has \(word)")
      }
    }
    let page = String(decoding: Repository.bytes(Self.folder + "ContinuousIntegration.md"), as: UTF8.self)
    #expect(page.contains("uses: ./legible\n"))
  }

  @Test func everyKeyOfTheAuditFileIsDocumented() {
    let page = String(decoding: Repository.bytes(Self.folder + "TheAuditFile.md"), as: UTF8.self)
    let schema = String(decoding: Repository.bytes(Self.folder + "Schemas/audit-file-1.schema.json"), as: UTF8.self)
    let keys = schema.matches(of: /"([a-z-]+)": \{/).map { String($0.1) }
    #expect(Set(keys).filter { key in !Self.schemaWords.contains(key) && !page.contains(key) }.sorted() == [])
  }

  private static let schemaWords: Set = ["properties", "items", "not", "if", "then", "else", "path"]
}
