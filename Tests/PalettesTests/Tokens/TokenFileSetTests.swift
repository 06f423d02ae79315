import TestSupport
import Testing

@testable import Palettes

@Suite("sets of token files that are long or broken")
struct TokenFileSetTests {
  @Test("400 files that each refer to the next")
  func chain() throws {
    let count = 400
    var files = ["f\(count).json": file(a: "#ff0000")]
    for index in 0..<count {
      files["f\(index).json"] = ##"{ "a": { "$type": "color", "$ref": "f\##(index + 1).json#/a" } }"##
    }
    let audits = AuditLoader.load(path: "f0.json", from: .memory(files), vocabulary: testVocabulary)
    let loaded = try #require(audits.first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.palette.tokens.map(TokenVariantTests.summary) == ["a #FF0000 #FF0000 #FF0000 #FF0000"])
    #expect(loaded.palette.tokens[0].entries[0].origin?.file == "f\(count).json")
  }

  @Test("400 groups of two themes each are one palette where none changes a colour, and are counted where all do")
  func groups() throws {
    for (name, value) in [("number", "1"), ("color", "\"#fff\"")] {
      let sets = (0..<400).map { #""s\#($0)": { "t\#($0)": { "$type": "\#(name)", "$value": \#(value) } }"# }
      let themes = (0..<400).flatMap { index in
        ["enabled", "disabled"].map { use in
          #"{ "name": "\#(use)", "group": "g\#(index % 100)", "selectedTokenSets": { "s\#(index)": "\#(use)" } }"#
        }
      }
      let text = "{ \(sets.joined(separator: ",")), \"$themes\": [\(themes.prefix(256).joined(separator: ","))] }"
      let audits = AuditLoader.load(path: "t.json", from: .memory(["t.json": text]), vocabulary: testVocabulary)
      #expect(audits.count == 1)
      let said = audits.flatMap(\.diagnostics).map(\.message)
      #expect(said.contains { $0.hasPrefix("the modifiers have ") } == (name == "color"))
    }
  }

  @Test("files that are broken are read or refused, each error with a place", arguments: [1, 2])
  func broken(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rows = VariantCase.links + VariantCase.studioThemes
    for round in 0..<(4 * rows.count) {
      var row = rows[round % rows.count]
      let name = try #require(row.files.keys.sorted().randomElement(using: &generator))
      let bytes = Array((row.files[name] ?? "").utf8)
      let other =
        round.isMultiple(of: 2)
        ? ChangedBytes.changed(bytes, &generator) : ChangedBytes.rewired(bytes, &generator)
      row.files[name] = String(decoding: other, as: UTF8.self)
      let audits = TokenVariantTests.load(row)
      let diagnostics = audits.flatMap(\.diagnostics)
      let isBroken = audits.flatMap(\.palette.tokens).contains { $0.entries.contains { $0.value == .unreadable } }
      #expect(!isBroken || diagnostics.contains { $0.severity == .error })
      #expect(
        diagnostics.allSatisfy { $0.location.line > 0 && $0.location.column > 0 && $0.message.holds(";") },
        "\(diagnostics)")
    }
  }
}
