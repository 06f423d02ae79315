import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

/// A color set with one empty slot.
private let set = #"{"colors":[{"idiom":"universal"}]}"#
private let namespaced = #"{"properties":{"provides-namespace":true}}"#

struct CatalogLoaderTests {
  @Test func namesTokensByNamespaces() {
    let loaded = CatalogFiles([
      "App/C.xcassets/Contents.json": namespaced,
      "App/C.xcassets/Plain.colorset/Contents.json": set,
      "App/C.xcassets/Brand/Contents.json": namespaced,
      "App/C.xcassets/Brand/Accent.colorset/Contents.json": set,
      "App/C.xcassets/Brand/Plain folder/Ink.colorset/Contents.json": set,
      "App/C.xcassets/Brand/Dark.mode/Contents.json": namespaced,
      "App/C.xcassets/Brand/Dark.mode/a.b.colorset/Contents.json": set,
      "App/C.xcassets/Icon.appiconset/No.colorset/Contents.json": set,
      "App/C.xcassets/.hidden/No.colorset/Contents.json": set,
      "App/C.xcassets/note.txt": "",
    ]).load(["App/C.xcassets"])
    #expect(loaded.tokens.map(\.name.path) == ["Brand/Accent", "Brand/Dark.mode/a.b", "Brand/Ink", "Plain"])
    #expect(Set(loaded.tokens.map(\.name.catalog)) == ["App/C.xcassets"])
    #expect(loaded.tokens.first?.file == "App/C.xcassets/Brand/Accent.colorset/Contents.json")
    #expect(loaded.diagnostics == [])
  }

  @Test(arguments: [
    (#"{"info":{"version":1},"properties":{"provides-namespace":false}}"#, "X", []),
    (
      #"{"info":{"version":3},"properties":{"provides-namespace":true}}"#, "G/X",
      [
        "warning C.xcassets/G/Contents.json:1:20 info.version is not 1, but the file is read as version 1; compare "
          + "its colors with those in Xcode"
      ]
    ),
    (
      #"{"properties":{"provides-namespace":"true"}}"#, "X",
      [
        "warning C.xcassets/G/Contents.json:1:37 provides-namespace must be true or false; it is read as false, so "
          + "correct it"
      ]
    ),
    ("[]", "X", []),
  ])
  func readsGroups(contents: String, name: String, diagnostics: [String]) {
    let loaded = CatalogFiles([
      "C.xcassets/G/Contents.json": contents, "C.xcassets/G/X.colorset/Contents.json": set,
    ]).load()
    #expect(loaded.tokens.map(\.name.path) == [name])
    #expect(loaded.diagnostics.map(\.line) == diagnostics)
  }

  @Test func loadsTheRestOfABrokenGroup() {
    var files = CatalogFiles(["C.xcassets/G/Contents.json": "{", "C.xcassets/G/X.colorset/Contents.json": set])
    files.addFolder("C.xcassets/Contents.json")
    let loaded = files.load()
    #expect(loaded.tokens.map(\.name.path) == ["X"])
    #expect(
      loaded.diagnostics.map(\.location.text) == ["C.xcassets/Contents.json:1:1", "C.xcassets/G/Contents.json:1:2"])
    #expect(loaded.diagnostics.allSatisfy { $0.severity == .error && $0.kind == .badData })
  }

  @Test func keepsSetsThatRepeatAName() {
    let loaded = CatalogFiles([
      "C.xcassets/B/X.colorset/Contents.json": set, "C.xcassets/A/X.colorset/Contents.json": set,
      "C.xcassets/X.colorset/Contents.json": set, "D.xcassets/X.colorset/Contents.json": set,
    ]).load(["C.xcassets", "D.xcassets"])
    #expect(loaded.tokens.count == 4)
    let message =
      #"the catalog contains the color "X" twice, and the one in C.xcassets/A/X.colorset/Contents.json is used; rename or "#
      + "remove one of them"
    #expect(
      loaded.diagnostics.map(\.line) == [
        "warning C.xcassets/B/X.colorset/Contents.json:1:1 \(message)", "warning X:1:1 \(message)",
      ])
  }

  /// Problems of the disk: each has a diagnostic, and each set a token that is unresolved rather than unknown.
  @Test(
    arguments: [
      (.notFound, .missingInput, "the color set has no Contents.json; restore the file, or remove the folder"),
      (.notPermitted, .missingInput, "permission denied; make it readable for this user"),
      (.isFolder, .badData, "this is a folder, not a file"),
      (.linkLoop, .missingInput, "symbolic links form a cycle"),
      (.tooLarge(limit: 64 << 20), .badData, "this is larger than the limit of 64 MiB"),
      (.other("Input/output error"), .missingInput, "Input/output error"),
    ] as [(FileProblem, Diagnostic.Kind, String)])
  func reports(problem: FileProblem, kind: Diagnostic.Kind, message: String) {
    var files = CatalogFiles(["C.xcassets/Good.colorset/Contents.json": set])
    files.addFolder("C.xcassets/X.colorset")
    files.fail("C.xcassets/X.colorset/Contents.json", with: problem)
    let loaded = files.load()
    #expect(loaded.tokens.map(\.name.path) == ["Good", "X"])
    #expect(loaded.tokens.last?.entries == [Entry(.any, .unreadable)])
    #expect(loaded.diagnostics.map(\.line) == ["error X:1:1 \(message)"])
    #expect(loaded.diagnostics.map(\.kind) == [kind])
  }

  @Test func reportsWhatIsNoFolder() {
    var files = CatalogFiles(["C.xcassets/X.colorset": "", "C.xcassets/notes": ""])
    files.addOther("C.xcassets/Broken.colorset")
    files.addOther("C.xcassets/Broken")
    files.addOther("C.xcassets/Broken.imageset")
    files.addFolder("C.xcassets/Locked")
    files.fail("C.xcassets/Locked", with: .notPermitted)
    let loaded = files.load()
    #expect(loaded.tokens.map(\.name.path) == ["Broken", "X"])
    #expect(
      loaded.diagnostics.map(\.line) == [
        "error C.xcassets/Broken:1:1 this is neither a folder nor a link to one; fix or remove it",
        "error C.xcassets/Broken.colorset/Contents.json:1:1 the color set has no Contents.json; restore the file, "
          + "or remove the folder",
        "error C.xcassets/Locked:1:1 permission denied; make it readable for this user",
        "error C.xcassets/X.colorset:1:1 this is a file, not a folder",
      ])
  }

  @Test func stopsWhereLinksLeadInACircle() {
    var files = CatalogFiles(["C.xcassets/G/X.colorset/Contents.json": set])
    files.addFolder("C.xcassets", identity: "1")
    files.addFolder("C.xcassets/G/Again", identity: "1")
    let loaded = files.load()
    #expect(loaded.tokens.map(\.name.path) == ["X"])
    #expect(loaded.diagnostics.map(\.line) == ["error C.xcassets/G/Again:1:1 symbolic links form a cycle"])
  }

  @Test(arguments: [
    ("C.xcassets", "error C.xcassets:1:1 there is no such file or folder"),
    (
      "C.xcassets/X.colorset", "error X:1:1 the color set has no Contents.json; restore the file, or remove the folder"
    ),
    ("Nothing", "error Nothing:1:1 there is no such file or folder"),
    ("Empty", "error Empty:1:1 this folder contains no asset catalogs or color sets; specify a folder that does"),
    (
      "Empty/Images.xcassets",
      "warning Empty/Images.xcassets:1:1 the catalog contains no color sets, so there is nothing to audit in it; "
        + "specify a different one or remove it"
    ),
  ])
  func reportsPathsThatLeadNowhere(path: String, line: String) {
    var files = CatalogFiles()
    if path == "Empty/Images.xcassets" { files.addFolder(path) } else { files.addFolder("Empty") }
    let loaded = files.load([path])
    #expect(loaded.diagnostics.map(\.line) == [line])
    #expect(loaded.tokens.count == (path.hasSuffix(".colorset") ? 1 : 0))
  }

  @Test func readsACatalogInsideACatalogAsAFolder() {
    let loaded = CatalogFiles(["C.xcassets/D.xcassets/X.colorset/Contents.json": set]).load()
    #expect(loaded.tokens.map(\.name) == [TokenName(catalog: "C.xcassets", path: "X")])
    #expect(
      loaded.diagnostics.map(\.line) == [
        #"warning C.xcassets/D.xcassets:1:1 a catalog inside a catalog is read as a plain folder; move it out of "C.xcassets""#
      ])
  }

  /// A single set keeps its name in its catalog; outside of any, its folder replaces the catalog.
  @Test(arguments: [
    ("App/C.xcassets/Brand/X.colorset", "App/C.xcassets", "Brand/X"),
    ("App/C.xcassets/Brand", "App/C.xcassets", "Brand/X"),
    ("Loose/X.colorset", "Loose", "X"), ("Loose", "Loose", "X"), ("X.colorset", ".", "X"),
  ])
  func loadsSingleSets(path: String, catalog: String, name: String) {
    let loaded = CatalogFiles([
      "App/C.xcassets/Brand/Contents.json": namespaced, "App/C.xcassets/Brand/X.colorset/Contents.json": set,
      "Loose/X.colorset/Contents.json": set, "X.colorset/Contents.json": set,
    ]).load([path])
    #expect(loaded.tokens.map(\.name) == [TokenName(catalog: catalog, path: name)])
    #expect(loaded.diagnostics == [])
  }

  @Test func isTheSameForAnyNumberOfTasks() {
    var files: [String: String] = [:]
    for index in 0..<57 {
      files["C.xcassets/G\(index % 5)/color\(index).colorset/Contents.json"] = index % 7 == 0 ? "{" : set
    }
    let alone = CatalogFiles(files).load(workers: .one)
    #expect(alone.tokens.count == 57)
    #expect(alone.diagnostics.count == 9)
    for jobs in [-1, 0, 2, 3, 8, 56, 57, 500] {
      let loaded = CatalogFiles(files).load(workers: .together(jobs))
      #expect(loaded.tokens == alone.tokens)
      #expect(loaded.diagnostics == alone.diagnostics)
    }
  }

  /// Whatever a folder is called, its message stays on one line.
  @Test(arguments: [
    "a|b`c", "<script>", "new\nline", "%0A", "right\u{202E}left", "👩‍👩‍👧", String(repeating: "x", count: 10_000), "\"", " ",
  ])
  func survivesHostileNames(name: String) {
    let loaded = CatalogFiles([
      "C.xcassets/A/\(name).colorset/Contents.json": set, "C.xcassets/B/\(name).colorset/Contents.json": set,
    ]).load()
    #expect(loaded.tokens.map(\.name.path) == [name, name])
    #expect(loaded.diagnostics.count == 1)
    let colour = loaded.diagnostics.first?.message.prefix { $0 != "w" } ?? "\n"
    #expect(!colour.unicodeScalars.contains { $0 == "\n" || $0 == "\u{202E}" })
  }
}
