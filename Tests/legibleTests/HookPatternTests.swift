import Testing

@testable import Palettes

/// The hooks for pre-commit run for a change of any file that an audit reads.
@Suite struct HookPatternTests {
  /// The pattern of each hook, and of the one on the page about continuous integration.
  private static let patterns: [String] = [
    ".pre-commit-hooks.yaml", "Sources/legible/Documentation.docc/ContinuousIntegration.md",
  ].flatMap { path in
    String(decoding: Repository.bytes(path), as: UTF8.self).matches(of: /(?m)files: (?:&files )?'(.+)'$/).map {
      String($0.1)
    }
  }

  /// A file of each kind, by the names and endings that its reader looks for.
  private static let read: [String] =
    (TokenFileName.all + TokenFileName.endings).map { "tokens/brand\($0)" } + AuditFileNames.all.map { "App/\($0)" }
    + (SourceFinder.interfaceEndings + SourceFinder.objectiveCEndings).map { "App/Main\($0)" }
    + [SourceFinder.propertyListEnding, "App-\(SourceFinder.propertyListEnding)", SourceFinder.projectName].map {
      "App/\($0)"
    }
    + SourceFinder.stringTableNames.map { "en.lproj/\($0)" }
    + SourceFinder.generators.flatMap { [$0, "Kit/\($0)"] }
    + [
      "A.xcassets/Contents.json", "A.xcassets/Ink.colorset/Contents.json", "A.xcassets/AppIcon.appiconset/icon.png",
      "App/View.swift", "Package.swift", "App/back.png", "Config/App.xcconfig", "App/materials.json",
    ]

  @Test func theyCoverEveryFileThatAnAuditReads() throws {
    #expect(Self.patterns.count == 2 && Set(Self.patterns).count == 1)
    for pattern in Self.patterns {
      let expression = try Regex(pattern)
      for path in Self.read { #expect(path.contains(expression), "\(path)") }
    }
  }

  @Test func theyLeaveOtherFilesAlone() throws {
    for pattern in Self.patterns {
      let expression = try Regex(pattern)
      for path in ["README.md", "App/a.py", "a.swift.txt", "REBUILD", "tokens.jsonl", "Makefile", "a.html"] {
        #expect(!path.contains(expression), "\(path)")
      }
    }
  }
}
