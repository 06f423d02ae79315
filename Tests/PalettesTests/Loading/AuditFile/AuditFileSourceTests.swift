import TestSupport
import Testing

@testable import Palettes

/// The key `source`: its values, their meaning, and the files found there.
@Suite struct AuditFileSourceTests {
  @Test func readsRootsAndModules() {
    let (file, problems) = read(
      #"{ "version": 1, "source": { "roots": ["App", "Kit/*"], "glassModules": ["Kit/Glass"] } }"#)
    #expect(problems == [])
    #expect(file.source?.roots.map(\.joined) == ["app/App", "app/Kit/*"])
    #expect(file.source?.glassModules.map(\.text) == ["Kit/Glass"])
  }

  @Test(arguments: [
    (#"{ "root": ["App"] }"#, "1:29 error: unknown key 'root'; did you mean 'roots'?"),
    (#"{ "glassModule": ["A"] }"#, "1:29 error: unknown key 'glassModule'; did you mean 'glassModules'?"),
    (#"{ "roots": "App" }"#, "1:38 error: 'roots' must be an array of paths, not a string"),
    (#"{ "roots": [] }"#, "1:38 error: 'roots' is empty; add paths, or remove the key"),
    (#"{ "roots": [1] }"#, "1:39 error: an element of 'roots' must be a string, not a number"),
    (
      #"["App"]"#,
      "1:27 error: 'source' must be an object with roots, glassModules, platform, and deployment, not an array"
    ),
    (#"{ "platform": "iOS" }"#, "1:41 error: unknown value 'iOS' for 'platform'; did you mean 'ios'?"),
    (
      #"{ "deployment": "v17" }"#,
      #"1:43 error: 'v17' is not a version; write the deployment target as "17.0""#
    ),
    ("{}", "1:27 error: 'source' has no 'roots'; add folders that contain Swift files, or remove the key"),
  ])
  func refuses(_ source: String, _ problem: String) {
    #expect(read(#"{ "version": 1, "source": \#(source) }"#).problems == [problem])
  }

  private func load(_ files: [String: String], _ path: String = "app") -> LoadedPalette? {
    AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary).first
  }

  @Test func leadsToFoldersAndFiles() {
    let loaded = load([
      "app/legible.json":
        #"{ "version": 1, "source": { "roots": ["Sources/*", "../Kit", "Main.swift"], "glassModules": ["../Kit"] } }"#,
      "app/Sources/A/x.swift": "", "app/Sources/B/y.swift": "", "app/Main.swift": "", "Kit/z.swift": "",
    ])
    #expect(loaded?.diagnostics == [])
    #expect(loaded?.declaration.source?.roots == ["app/Sources/A", "app/Sources/B", "Kit", "app/Main.swift"])
    #expect(loaded?.declaration.source?.glassModules == ["Kit"])
  }

  @Test(arguments: [
    ("Up", "there is no 'Up'; use a path relative to the audit file's folder"),
    (
      "*.swift",
      "no folder or Swift file matches '*.swift'; use a pattern relative to the audit file's folder"
    ),
    ("legible.json", "'legible.json' is neither a folder nor a Swift file; specify a folder with Swift files"),
  ])
  func saysWhatIsMissing(_ root: String, _ words: String) {
    let loaded = load([
      "app/legible.json": #"{ "version": 1, "source": { "roots": ["\#(root)"] } }"#, "app/App/x.swift": "",
    ])
    #expect(loaded?.diagnostics.map(\.message) == [words])
    #expect(loaded?.diagnostics.map(\.location.text) == ["app/legible.json:1:39"])
    #expect(loaded?.diagnostics.map(\.kind) == [.missingInput])
  }

  @Test func followsTheExtendedFile() {
    let files = [
      "base/legible.json": #"{ "version": 1, "source": { "roots": ["Kit"], "glassModules": ["Kit/Glass"] } }"#,
      "base/Kit/Glass/x.swift": "", "app/App/y.swift": "",
      "app/legible.json": #"{ "version": 1, "extends": "../base/legible.json", "source": { "roots": ["App"] } }"#,
      "other/legible.json": #"{ "version": 1, "extends": "../base/legible.json" }"#,
    ]
    let own = load(files)?.declaration.source
    #expect(own == SourceDeclaration(roots: ["base/Kit", "app/App"], glassModules: ["base/Kit/Glass"]))
    let inherited = load(files, "other")?.declaration.source
    #expect(inherited == SourceDeclaration(roots: ["base/Kit"], glassModules: ["base/Kit/Glass"]))
  }

  @Test func findsCodeOfTheAppAlone() {
    let files = [
      "App/a.swift", "App/b.txt", "App/Views/c.swift", "App/Info.plist", "App/Views/Widget-Info.plist",
      "App/Other.plist", "App/.build/d.swift", "App/Pods/e.swift", "App/Carthage/f.swift", "App/DerivedData/g.swift",
      "App/AppTests/h.swift", "App/Tests/i.swift", "App/Images.xcassets/j.swift", "App/.hidden/k.swift",
    ]
    let tree = FileTree.memory(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "") }), links: ["App/Again": "App/Views"])
    let found = SourceFinder(["App", "App/Views", "App/Tests/i.swift", "./App/a.swift"], from: tree)
    #expect(found.diagnostics == [])
    #expect(found.swift.sorted() == ["App/Again/c.swift", "App/Tests/i.swift", "App/a.swift"])
    #expect(found.propertyLists.sorted() == ["App/Again/Widget-Info.plist", "App/Info.plist"])
  }
}
