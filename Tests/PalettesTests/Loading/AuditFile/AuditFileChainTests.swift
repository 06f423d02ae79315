import TestSupport
import Testing

@testable import Palettes

@Suite struct AuditFileChainTests {
  private func chain(_ files: [String: String], _ path: String = "app/legible.json") -> AuditFileChain {
    .read(path, from: .memory(files), vocabulary: testVocabulary)
  }

  private static let base = ##"""
    { "version": 1, "name": "Base", "sources": ["Base.xcassets"], "output": "../../Reports", "policy": "apple-hig",
      "profile": "ios-18", "rules": { "low-text-contrast": "note", "missing-increased-entry": "off" }, "assumed": ["A"],
      "surfaces": { "card": ["#FFF"], "bar": ["#EEE"] }, "pairs": [{ "foreground": "#111", "on": "card" }] }
    """##

  @Test func laysAFileOverItsBase() {
    let chain = chain([
      "shared/base/legible.json": Self.base,
      "app/legible.json": ##"""
      { "version": 1, "extends": "../shared/base/legible.json", "name": "App", "sources": ["App.xcassets"],
        "policy": "wcag22-aaa", "rules": { "low-text-contrast": "error" }, "assumed": ["B"],
        "surfaces": { "sheet": ["#DDD"], "card": ["#CCC"] }, "pairs": [{ "foreground": "#222", "on": "bar" }] }
      """##,
    ])
    let file = chain.file
    #expect(chain.diagnostics == [])
    #expect(chain.paths == ["app/legible.json", "shared/base/legible.json"])
    #expect(file.name == "App")
    #expect(file.location.file == "app/legible.json")
    #expect(file.sources.map(\.joined) == ["shared/base/Base.xcassets", "app/App.xcassets"])
    #expect(file.output?.text == "../Reports")
    #expect(file.policy == "wcag22-aaa")
    #expect(file.profiles == [.iOS18])
    #expect(file.rules == ["low-text-contrast": .error, "missing-increased-entry": .off])
    #expect(file.assumed.map(\.text) == ["A", "B"])
    #expect(file.surfaces.map(\.name) == ["card", "bar", "sheet"])
    #expect(file.surfaces.map(\.location.file) == ["app/legible.json", "shared/base/legible.json", "app/legible.json"])
    #expect(file.pairs.map(\.location.file) == ["shared/base/legible.json", "app/legible.json"])
  }

  @Test func followsAChainOfBases() {
    let chain = chain(
      [
        "a/legible.json": #"{ "version": 1, "extends": "../b/legible.json" }"#,
        "b/legible.json": #"{ "version": 1, "extends": "deep/c.json" }"#,
        "b/deep/c.json": #"{ "version": 1, "name": "C", "output": "out" }"#,
      ], "a/legible.json")
    #expect(chain.diagnostics == [])
    #expect(chain.file.name == "C")
    #expect(chain.file.output?.text == "../b/deep/out")
  }

  @Test func namesRings() {
    let chain = chain([
      "app/legible.json": #"{ "version": 1, "extends": "../b.json", "name": "A" }"#,
      "b.json": #"{ "version": 1, "extends": "./app/../app/legible.json" }"#,
    ])
    #expect(
      chain.diagnostics.map(short) == [
        "b.json:1:28 error: audit files extend one another in a cycle: 'app/legible.json' → 'b.json' → "
          + "'app/legible.json'; remove one 'extends'"
      ])
    #expect(chain.file.name == "A")
  }

  @Test func boundsTheChain() {
    let files = (0..<40).map { ("f\($0).json", #"{ "version": 1, "extends": "f\#($0 + 1).json" }"#) }
    let chain = chain(Dictionary(uniqueKeysWithValues: files), "f0.json")
    #expect(
      chain.diagnostics.map(short) == [
        "f15.json:1:28 error: more than 16 audit files extend one another; shorten the chain"
      ])
  }

  @Test func pointsAtAMissingBase() {
    let chain = chain(["app/legible.json": #"{ "version": 1, "extends": "../gone.json", "name": "A" }"#])
    #expect(
      chain.diagnostics.map(short) == ["app/legible.json:1:28 error: 'gone.json': there is no such file or folder"])
    #expect(chain.diagnostics.map(\.kind) == [.missingInput])
    #expect(chain.file.name == "A")
  }

  @Test func followsAnAbsolutePath() {
    let chain = chain([
      "app/legible.json": #"{ "version": 1, "extends": "/shared/b.json" }"#,
      "/shared/b.json": #"{ "version": 1, "name": "B" }"#,
    ])
    #expect(chain.diagnostics.isEmpty && chain.file.name == "B")
  }

  @Test func pointsIntoABrokenBase() {
    let chain = chain(["app/legible.json": #"{ "version": 1, "extends": "../b.json", "name": "A" }"#, "b.json": "{\n?"])
    #expect(chain.diagnostics.count == 1)
    #expect(chain.diagnostics.first?.location == SourceLocation(file: "b.json", line: 2))
    #expect(chain.file.name == "A")
  }

  @Test(arguments: ["1", #""a\u0000b""#, #""""#])
  func refusesWhatIsNoPath(_ text: String) {
    let chain = chain(["app/legible.json": #"{ "version": 1, "extends": \#(text) }"#])
    #expect(chain.diagnostics.count == 1)
    #expect(chain.diagnostics.first?.kind == .badAuditFile)
  }
}
