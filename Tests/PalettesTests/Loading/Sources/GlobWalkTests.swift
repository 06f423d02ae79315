import TestSupport
import Testing

@testable import Palettes

@Suite struct GlobWalkTests {
  private static let files = [
    "app/Colors.xcassets/Contents.json", "app/Modules/B/More.xcassets/Contents.json", "app/Modules/A/Colors.xcassets/x",
    "app/.build/Old.xcassets/x", "app/[1]/x", "shared/S.xcassets/x", "app/notes.txt",
  ].map { ($0, "") }

  private func walk(_ pattern: String, links: [String: String] = [:]) -> GlobWalk {
    GlobWalk(pattern, in: "app", from: .memory(Dictionary(uniqueKeysWithValues: Self.files), links: links))
  }

  @Test(arguments: [
    ("Colors.xcassets", ["app/Colors.xcassets"]),
    ("./Modules/../Colors.xcassets", ["app/Colors.xcassets"]),
    ("*.xcassets", ["app/Colors.xcassets"]),
    ("**/*.xcassets", ["app/Colors.xcassets", "app/Modules/A/Colors.xcassets", "app/Modules/B/More.xcassets"]),
    ("Modules/*/*.xcassets", ["app/Modules/A/Colors.xcassets", "app/Modules/B/More.xcassets"]),
    ("../*/?.xcassets", ["shared/S.xcassets"]),
    (".build/*", ["app/.build/Old.xcassets"]),
    ("[1]/x", ["app/[1]/x"]),
    ("**/x", ["app/[1]/x"]),
    ("Nothing.xcassets", []),
    ("none/*", []),
    ("**/*.none", []),
  ])
  func finds(_ pattern: String, _ paths: [String]) {
    let walk = walk(pattern)
    #expect(walk.paths == paths)
    #expect(walk.diagnostics == [])
  }

  @Test func survivesCirclesOfLinks() {
    let links = ["app/Modules/A/up": "app/Modules", "app/loop": "app"]
    #expect(walk("**/*.xcassets", links: links).paths.count == 3)
  }
}
