import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

@Suite struct AuditLoaderTests {
  private func load(
    _ paths: [String], _ files: [[String: String]], links: [String: String] = [:]
  ) -> [LoadedPalette] {
    let all = files.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    return AuditLoader.load(
      paths: paths, from: .memory(all, links: links), vocabulary: testVocabulary, idiom: .ipad, workers: .together(2))
  }

  private static let app = ##"""
    { "version": 1, "name": "Fork In The Road", "sources": ["*.xcassets"], "output": "../Reports", "policy": "apple-hig",
      "profile": "ios-18", "rules": { "low-text-contrast": "note" }, "assumed": ["A"],
      "pairs": [{ "foreground": "A", "on": ["B", "#fff"] }] }
    """##

  @Test(arguments: ["app", "app/", "app/legible.json", ".", "./app/../app"])
  func loadsAnAuditFile(_ path: String) throws {
    let audits = load([path], [["app/legible.json": Self.app], catalog("app/Colors.xcassets", ["A", "B"])])
    let audit = try #require(audits.first)
    let declaration = audit.declaration
    #expect(audits.count == 1)
    #expect(audit.diagnostics == [])
    #expect(audit.palette.tokens.map(\.name.path) == ["A", "B"])
    #expect(declaration.id == "fork-in-the-road")
    #expect(declaration.name == "Fork In The Road")
    #expect(declaration.location == SourceLocation(file: "app/legible.json"))
    #expect(declaration.sources == ["app/Colors.xcassets"])
    #expect(declaration.policy == "apple-hig")
    #expect(declaration.profile == .iOS18)
    #expect(declaration.idiom == .ipad)
    #expect(declaration.output == "../Reports")
    #expect(declaration.ruleSettings == ["low-text-contrast": .note])
    #expect(declaration.assumedTokens == ["A"])
    #expect(declaration.surfaces.map(\.name) == ["B", "#FFF"])
    #expect(declaration.pairs.count == 2)
  }

  @Test func loadsSeveralAuditFilesOfOneFolder() {
    let audits = load(
      ["."],
      [
        ["b/legible.json": #"{ "version": 1 }"#, "a/deep/legible.json": #"{ "version": 1, "name": "A" }"#],
        [".hidden/legible.json": "{}", "Pods/legible.json": "{}", "C.xcassets/legible.json": "{}"],
      ])
    #expect(audits.map(\.declaration.name) == ["A", "b"])
    #expect(audits.flatMap(\.diagnostics) == [])
  }

  /// Xcode gives each app a catalog for previews; it is worth a warning only if it was named.
  @Test(
    arguments: [
      (["app"], true, []), (["app/Preview.xcassets", "app/Colors.xcassets"], true, [.warning]),
      (["app"], false, [.note, .note]), (["app/Images.xcassets"], false, [.warning]),
    ] as [([String], Bool, [Diagnostic.Severity])])
  func warnsOfEmptyCatalogsThatMatter(_ paths: [String], _ hasColors: Bool, _ severities: [Diagnostic.Severity]) {
    let info = ["app/Preview.xcassets/Contents.json": "{}", "app/Images.xcassets/Contents.json": "{}"]
    let audits = load(paths, hasColors ? [info, catalog("app/Colors.xcassets", ["A"])] : [info])
    let said = audits.flatMap(\.diagnostics).filter { $0.message.holds("contains no color sets") }
    #expect(said.map(\.severity) == severities, "\(said)")
  }

  @Test func takesTheAuditFileOfTheFolderAlone() {
    let audits = load(
      ["app"], [["app/legible.json": #"{ "version": 1, "name": "Top" }"#, "app/x/legible.json": "{}"]])
    #expect(audits.map(\.declaration.name) == ["Top"])
  }

  @Test func passesOverAFoundFileThatIsOnlyABase() {
    let files = [
      "base/legible.json": #"{ "version": 1, "policy": "apple-hig" }"#,
      "app/legible.json": #"{ "version": 1, "extends": "../base/legible.json", "name": "App" }"#,
    ]
    let audits = load(["."], [files])
    #expect(audits.map(\.declaration.name) == ["App"])
    #expect(audits.map(\.declaration.policy) == ["apple-hig"])
    #expect(load(["base"], [files]).map(\.declaration.name) == ["base"])
  }

  @Test func loadsAnAuditFileOnceHoweverItIsReached() {
    let files = [["app/legible.json": #"{ "version": 1 }"#]]
    #expect(load(["app", "app/legible.json", "."], files).count == 1)
  }

  @Test(arguments: [
    ("Brand.xcassets", "brand", "Brand", ["Brand.xcassets"]),
    ("Design", "design", "Design", ["Design/A.xcassets", "Design/B.xcassets"]),
    ("Design/A.xcassets/", "a", "A", ["Design/A.xcassets"]),
    (".", "palette", "palette", ["Brand.xcassets", "Design/A.xcassets", "Design/B.xcassets"]),
  ])
  func infersPairsWithoutAnAuditFile(_ path: String, _ id: String, _ name: String, _ sources: [String]) throws {
    let audits = load(
      [path],
      ["Brand.xcassets", "Design/A.xcassets", "Design/B.xcassets"].map {
        catalog($0, ["onPrimary", "Primary", "Other"])
      })
    let audit = try #require(audits.first)
    #expect(audits.count == 1)
    #expect(audit.diagnostics == [])
    #expect(audit.declaration.id == id)
    #expect(audit.declaration.name == name)
    #expect(audit.declaration.sources == sources)
    #expect(audit.declaration.pairs.count == sources.count)
    #expect(audit.declaration.pairs.allSatisfy { if case .inferred = $0.origin { true } else { false } })
  }

  /// The identity stays, since baselines name it.
  @Test(arguments: [
    (["Tea Time.xcodeproj", "Pods/Pods.xcodeproj"], "Tea Time"), (["ios/Tea.xcodeproj"], "Tea"),
    (["A.xcodeproj", "B.xcodeproj"], "palette"), (["Tests/A.xcodeproj", "ios/B.xcodeproj"], "palette"),
    (["Pods.xcodeproj", "App.xcodeproj"], "App"), ([], "palette"),
  ])
  func aNamelessFolderHasTheNameOfItsApp(_ projects: [String], _ name: String) throws {
    let files = ["A.xcassets", "B.xcassets"].map { catalog($0, ["onPrimary", "Primary"]) }
    let audits = load(["."], files + projects.map { ["\($0)/project.pbxproj": "{}"] })
    #expect(audits.map(\.declaration.name) == [name] && audits.map(\.declaration.id) == ["palette"])
  }

  @Test(arguments: [(AuditLoader.mostFolders, "App"), (AuditLoader.mostFolders + 1, "palette")])
  func theNameOfAnAppIsSearchedInSomeFolders(_ count: Int, _ name: String) {
    var files = ["A.xcassets", "B.xcassets"].map { catalog($0, ["onPrimary", "Primary"]) }
    files += (2..<count - 2).map { ["f\($0)/a.txt": ""] } + [["z/App.xcodeproj/project.pbxproj": "{}"]]
    files.append(["e/a.txt": ""])
    #expect(load(["."], files).map(\.declaration.name) == [name])
  }

  @Test(arguments: [
    ("gone", Diagnostic.Kind.missingInput, "'gone': there is no such file or folder"),
    (
      "docs", .missingInput,
      "there is nothing to audit in 'docs': no legible.json, asset catalog, or token file; specify one of them"
    ),
    (
      "docs/a.txt", .badData,
      "'docs/a.txt': this is neither an audit file, a token file, nor an asset catalog; specify a .json file or an "
        + ".xcassets folder"
    ),
  ])
  func saysWhyThereIsNothing(_ path: String, _ kind: Diagnostic.Kind, _ message: String) {
    let audits = load([path], [["docs/a.txt": ""]])
    #expect(
      audits.map(\.diagnostics) == [[Diagnostic(.error, kind, message, at: SourceLocation(file: path))]])
    #expect(audits.map(\.palette.tokens) == [[]])
  }

  @Test func givesEachAuditAnIdOfItsOwn() {
    let audits = load(
      ["a", "b", "c", "d"],
      [
        [
          "a/legible.json": #"{ "version": 1, "name": "My App" }"#,
          "b/legible.json": #"{ "version": 1, "name": "my-app" }"#,
        ],
        [
          "c/legible.json": #"{ "version": 1, "name": "MY   APP!" }"#,
          "d/legible.json": #"{ "version": 1, "name": "My App 2" }"#,
        ],
      ])
    #expect(audits.map(\.declaration.id) == ["my-app", "my-app-2", "my-app-3", "my-app-2-2"])
    #expect(
      audits[1].diagnostics == [
        Diagnostic(
          .error, .badAuditFile,
          "the audits 'my-app' and 'My App' in a/legible.json have the same id, 'my-app'; give one of them a different "
            + "'name'",
          at: SourceLocation(file: "b/legible.json"))
      ])
    #expect(audits[0].diagnostics == [])
  }

  @Test func numbersCatalogsOfOneName() {
    let audits = load(
      ["a/Colors.xcassets", "b/Colors.xcassets"],
      [catalog("a/Colors.xcassets", ["A"]), catalog("b/Colors.xcassets", ["A"])])
    #expect(audits.map(\.declaration.id) == ["colors", "colors-2"])
    #expect(audits.flatMap(\.diagnostics) == [])
  }

  @Test func gathersTheProblemsOfAllParts() {
    let audits = load(
      ["app"],
      [
        [
          "app/legible.json":
            ##"{ "version": 1, "sources": ["C.xcassets", "gone"], "nam": 1, "pairs": [{ "foreground": "X", "on": "#000" }] }"##
        ],
        ["app/C.xcassets/A.colorset/Contents.json": "{"],
      ])
    #expect(
      audits.first?.diagnostics.map(\.location.file) == [
        "app/C.xcassets/A.colorset/Contents.json", "app/legible.json", "app/legible.json",
      ])
    #expect(
      audits.first?.diagnostics.contains {
        $0.message.hasSuffix("(1 name in this audit file cannot be resolved without it)")
      } == true)
    #expect(audits.first?.declaration.pairs.count == 1)
  }

  @Test func searchesLinkedFoldersOnce() {
    let audits = load(["."], [["a/legible.json": #"{ "version": 1 }"#]], links: ["a/up": "a", "loop": "."])
    #expect(audits.map(\.declaration.name) == ["a"])
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    let audits = load(
      [name, "app"], [["app/legible.json": "{ \"version\": 1, \"name\": \(json(name)), \"sources\": [\(json(name))] }"]]
    )
    #expect(!audits.isEmpty)
    for audit in audits {
      #expect(audit.declaration.id.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
      #expect((1...70).contains(audit.declaration.id.utf8.count))
    }
  }
}
