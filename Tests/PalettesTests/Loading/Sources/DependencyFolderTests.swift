import TestSupport
import Testing

@testable import Palettes

/// The folders that no search enters, the same for catalogs, tokens, audit files, sources and patterns.
@Suite struct DependencyFolderTests {
  private static let tokens = ##"{ "ink": { "$type": "color", "$value": "#101010" } }"##

  private static func files(_ folder: String) -> [String: String] {
    let own = [
      "app/A.xcassets/Ink.colorset/Contents.json": "{}", "app/a.tokens.json": tokens, "app/A.swift": "",
      "app/Main.storyboard": "",
    ]
    let others = [
      "K.xcassets/Ink.colorset/Contents.json": "{}", "k.tokens.json": tokens, "K.swift": "", "K.storyboard": "",
      "sub/legible.json": #"{ "version": 1 }"#,
    ]
    return own.merging(others.map { ("app/\(folder)/kit/\($0)", $1) }) { $1 }
  }

  @Test(arguments: [
    "Pods", "Carthage/Checkouts", "DerivedData", "node_modules", ".build", "build", "SourcePackages/checkouts",
    "vendor/bundle", ".cache", "Sub/Pods", "Sub/ios/build", "Texts/de.xcloc",
  ])
  func isSkipped(_ folder: String) {
    let tree = FileTree.memory(Self.files(folder))
    #expect(CatalogFinder.catalogs(under: "app", from: tree).paths == ["app/A.xcassets"])
    let sources = SourceFinder(["app"], from: tree)
    #expect(sources.swift == ["app/A.swift"] && sources.interfaces == ["app/Main.storyboard"])
    #expect(GlobWalk("**/*.xcassets", in: "app", from: tree).paths == ["app/A.xcassets"])
    #expect(GlobWalk("**/*.json", in: "app", from: tree).paths == ["app/a.tokens.json"])
    let audits = AuditLoader.load(paths: ["app"], from: tree, vocabulary: testVocabulary)
    #expect(audits.map { $0.declaration.sources } == [["app/A.xcassets", "app/a.tokens.json"]])
    let left = audits.flatMap { $0.omissions }.filter { $0.code == .folderSkipped }
    #expect(left.reduce(0) { $0 + $1.count } == 3, "\(left)")
    #expect(left.allSatisfy { "app/\(folder)".hasPrefix($0.name) })
  }

  @Test(arguments: ["Vendor/bundle", "vendor/kit", "bundle", "Builds", "builder", "PodsKit", "carthage"])
  func isSearched(_ folder: String) {
    let tree = FileTree.memory(Self.files(folder))
    #expect(CatalogFinder.catalogs(under: "app", from: tree).paths.count == 2)
    #expect(SourceFinder(["app"], from: tree).swift.count == 2)
    #expect(GlobWalk("**/*.xcassets", in: "app", from: tree).paths.count == 2)
  }

  @Test(arguments: ["Pods", "build", "node_modules", "vendor/bundle", ".build"])
  func isReadWhereItIsNamed(_ folder: String) {
    let tree = FileTree.memory(Self.files(folder))
    #expect(CatalogFinder.catalogs(under: "app/\(folder)", from: tree).paths == ["app/\(folder)/kit/K.xcassets"])
    #expect(SourceFinder(["app/\(folder)"], from: tree).swift == ["app/\(folder)/kit/K.swift"])
    #expect(GlobWalk("\(folder)/*/*.xcassets", in: "app", from: tree).paths == ["app/\(folder)/kit/K.xcassets"])
  }
}
