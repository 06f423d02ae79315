import Foundation
import TestSupport
import Testing

/// Every place that a report names covers the lines of the edit, so that an annotation falls inside its diff.
@Suite struct EditPlaceTests {
  /// A set as Xcode writes it: the brace of the entry is four lines above the first component.
  private static let colorset = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0x8A",
              "green" : "0x8A",
              "red" : "0x8A"
            }
          },
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """
  private static let tokens = ##"""
    {
      "ink": {
        "$type": "color",
        "$value": {
          "colorSpace": "srgb",
          "components": [
            0.541,
            0.541,
            0.541
          ],
          "alpha": 1,
          "hex": "#8A8A8A"
        }
      },
      "plain": {
        "$type": "color",
        "$value": "#8A8A8A"
      }
    }

    """##

  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.file("Colors.xcassets/Ink.colorset/Contents.json", holding: Array(colorset.utf8))
    try scratch.file("a.tokens.json", holding: Array(tokens.utf8))
    let audit = """
      { "version": 1, "name": "Places", "sources": ["Colors.xcassets", "a.tokens.json"],
        "pairs": [{ "foreground": ["Colors.xcassets/Ink", "a.tokens.json/ink", "plain"], "on": "#FFFFFF" }] }
      """
    try scratch.file("legible.json", holding: Array(audit.utf8))
    return scratch
  }

  /// The file and the lines of each finding that `fix` clears, next to those that it changes.
  @Test func regionsInSARIFAreTheLinesThatAnEditChanges() throws {
    let scratch = try Self.folder()
    let report = try Binary.run(["audit", "--format", "sarif"], in: scratch.path).output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let runs = try #require(root["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    var regions: Set<String> = []
    for result in results where result["ruleId"] as? String == "low-text-contrast" {
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let file = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      let region = try #require(place["region"] as? [String: Int])
      let parts = ["startLine", "startColumn", "endLine", "endColumn"].map { "\(region[$0] ?? 0)" }
      regions.insert("\(file) \(parts.joined(separator: " "))")
    }
    #expect(
      regions == [
        "Colors.xcassets/Ink.colorset/Contents.json 8 20 10 25", "a.tokens.json 7 9 12 23", "a.tokens.json 17 15 17 24",
      ])
    let difference = try Binary.run(["fix"], in: scratch.path).output
    var changed: [String: [Int]] = [:]
    var (file, line) = ("", 0)
    for text in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.hasPrefix("--- a/") { file = String(text.dropFirst(6)) }
      if text.hasPrefix("@@ -") { line = Int(text.dropFirst(4).prefix { $0.isNumber }) ?? 0 }
      if text.hasPrefix("-"), !text.hasPrefix("---") { changed[file, default: []].append(line) }
      if text.hasPrefix("-") && !text.hasPrefix("---") || text.hasPrefix(" ") { line += 1 }
    }
    #expect(
      changed == [
        "Colors.xcassets/Ink.colorset/Contents.json": [8, 9, 10], "a.tokens.json": [7, 8, 9, 12, 17],
      ], "\(difference)")
  }

  @Test(arguments: [
    ("github", "file=Colors.xcassets/Ink.colorset/Contents.json,line=8,endLine=10,title="),
    ("github", "file=a.tokens.json,line=17,endLine=17,col=15,endColumn=24,title="),
    ("gitlab", #""lines":{"begin":8,"end":10},"path":"Colors.xcassets/Ink.colorset/Contents.json""#),
    ("checkstyle", #"line="8" column="20""#), ("text", "Colors.xcassets/Ink.colorset/Contents.json:8:20"),
    ("json", #""column":20,"endLine":10,"file":"Colors.xcassets/Ink.colorset/Contents.json","line":8"#),
    ("csv", "Colors.xcassets/Ink.colorset/Contents.json,8,20"),
  ])
  func annotationsBeginAtTheFirstComponent(_ format: String, _ words: String) throws {
    let scratch = try Self.folder()
    let run = try Binary.run(["audit", "--format", format], in: scratch.path)
    let squeezed = format == "gitlab" ? run.output.filter { !$0.isWhitespace } : run.output
    #expect(squeezed.contains(words), "\(run.output)")
  }
}
