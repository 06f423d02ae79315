import TestSupport
import Testing

@testable import FileSyntax

@Suite("Reading piece by piece")
struct PieceTests {
  /// The pieces of a text, each as its key and its source.
  private func pieces(
    _ text: String, as reading: (String) -> JSONPieces.Reading = { _ in .elements }
  ) throws -> [String] {
    var found: [String] = []
    let isObject = try JSONPieces.read(Array(text.utf8), options: .strict, as: reading) { piece in
      found.append("\(piece.key)=" + piece.value.withSource { String(decoding: $0, as: UTF8.self) })
    }
    return isObject ? found : ["no object"]
  }

  @Test("hands over elements, whole values, or nothing")
  func readings() throws {
    let text = #" { "a" : [ 1 , {"b":[2,[3]]} , "x\u0041" ], "c":{"d":[4]}, "e":[], "\u0066":null } "#
    #expect(try pieces(text) == ["a=1", #"a={"b":[2,[3]]}"#, #"a="x\u0041""#, #"c={"d":[4]}"#, "f=null"])
    #expect(
      try pieces(text) { $0 == "a" ? .whole : .skipped } == [#"a=[ 1 , {"b":[2,[3]]} , "x\u0041" ]"#])
    #expect(try pieces("{}") == [])
    #expect(try pieces("[1,2]") == ["no object"])
  }

  @Test("values inside a piece read as they do in the document, and know their place")
  func values() throws {
    let text = "{\"rows\":[\n{\"n\":1.5,\"s\":\"\\\"é\\\"\"},\n  {\"n\":2}]}"
    let bytes = Array(text.utf8)
    var seen: [(Double?, String?, TextPosition)] = []
    _ = try JSONPieces.read(bytes, options: .strict, as: { _ in .elements }) { piece in
      guard let number = piece.value["n"] else { return }
      seen.append((number.double, piece.value["s"]?.string, piece.position(of: number, in: bytes)))
    }
    #expect(seen.count == 2)
    #expect(seen.first?.0 == 1.5 && seen.first?.1 == "\"é\"")
    #expect(seen.map(\.2) == [TextPosition(line: 2, column: 6), TextPosition(line: 3, column: 8)])
  }

  @Test("refuses what the whole reader refuses, with the same words at the same place", arguments: GrammarCase.all)
  func agreesOnGrammar(_ row: GrammarCase) {
    expectAgreement(on: row.bytes)
    for reading in [JSONPieces.Reading.elements, .whole, .skipped] {
      for (start, end) in [("{\"a\":", "}"), ("{\"a\":[", "]}"), ("{\"a\":{\"b\":", "}}")] {
        expectAgreement(on: Array(start.utf8) + row.bytes + Array(end.utf8), reading)
      }
    }
  }

  @Test("agrees on broken random documents", arguments: 0..<40)
  func agreesOnBrokenDocuments(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var writer = JSONWriter(style: .compact)
    writer.object { root in
      root.key("a")
      root.array { list in
        for _ in 0..<5 { writeRandomValue(depth: 3, to: &list, using: &generator) }
      }
      root.key("b")
      writeRandomValue(depth: 3, to: &root, using: &generator)
    }
    let bytes = writer.bytes
    expectAgreement(on: bytes)
    for _ in 0..<20 {
      var broken = bytes
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      if Bool.random(using: &generator) { broken.remove(at: place) } else { broken.removeSubrange(place...) }
      expectAgreement(on: broken)
      expectAgreement(on: broken, .skipped)
    }
  }

  private func expectAgreement(on bytes: [UInt8], _ reading: JSONPieces.Reading = .elements) {
    var (whole, pieces): (JSONSyntaxError?, JSONSyntaxError?)
    do throws(JSONSyntaxError) { _ = try JSONDocument(parsing: bytes) } catch { whole = error }
    do throws(JSONSyntaxError) {
      _ = try JSONPieces.read(bytes, options: .strict, as: { _ in reading }) { _ in }
    } catch {
      pieces = error
    }
    #expect(whole == pieces, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
}
