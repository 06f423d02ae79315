import Foundation
import TestSupport
import Testing

@testable import FileSyntax

/// The colors of the HTML report: audited as a palette, which holds the colors of the style sheet.
@Suite struct PageColorTests {
  /// The token files in the order of the style sheet's blocks.
  private static let files = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  @Test func theStyleSheetHasTheColorsOfThePalette() throws {
    let sheet = String(decoding: Repository.bytes("Sources/AuditReports/HTML/Page/page.css"), as: UTF8.self)
    let blocks = sheet.components(separatedBy: ":root{").dropFirst().map { $0.prefix { $0 != "}" } }
    #expect(blocks.count == Self.files.count)
    for (file, block) in zip(Self.files, blocks) {
      var styles: [String: String] = [:]
      for rule in block.split(separator: ";") where rule.hasPrefix("--") {
        let parts = rule.dropFirst(2).split(separator: ":")
        styles[String(parts[0])] = String(parts[1])
      }
      let bytes = Repository.bytes("Palettes/Report/tokens/\(file).tokens.json")
      var tokens: [String: String] = [:]
      for member in try JSONDocument(parsing: bytes).root.members where !member.key.hasPrefix("$") {
        tokens[member.key] = member.value["$value"]?.string
      }
      #expect(styles == tokens && tokens.count > 10, "\(file)")
    }
  }

  @Test func otherRulesOfTheStyleSheetHaveNoColorsOfTheirOwn() {
    let sheet = String(decoding: Repository.bytes("Sources/AuditReports/HTML/Page/page.css"), as: UTF8.self)
    let rules = sheet.split(separator: "\n").filter { !$0.contains(":root{") }
    #expect(rules.allSatisfy { $0.firstMatch(of: /#[0-9A-Fa-f]{3}|rgb|hsl|oklch/) == nil })
  }

  @Test(arguments: ["wcag22-aa", "wcag22-aaa"]) func thePalettePassesInAllVariants(_ policy: String) throws {
    let path = Repository.root + "/Palettes/Report"
    let run = try Binary.run(["audit", path, "--policy", policy, "--fail-on", "warning", "--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDocument(parsing: Array(run.output.utf8)).root
    let measured = try #require(report["measurements"]).elements.compactMap { $0["variant"]?.string }
    #expect(Set(measured).count == 8 && measured.count > 100)
    #expect(report["summary"]?["verdict"]?.string == "pass")
    #expect(report["summary"]?["sufficientContrast"]?.string == "pass")
  }
}
