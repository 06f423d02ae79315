import TestSupport
import Testing

@testable import FileSyntax

@Suite("RFC 8259")
struct GrammarTests {
  @Test("accepts what the grammar allows and refuses the rest", arguments: GrammarCase.all)
  func grammar(_ row: GrammarCase) {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: row.bytes)
      #expect(row.isAccepted)
      #expect(!document.root.range.isEmpty)
    } catch {
      #expect(!row.isAccepted, "\(error.message)")
      #expect(error.message.contains(";"), "names no remedy: \(error.message)")
      #expect((0...row.bytes.count).contains(error.byteOffset))
    }
  }

  @Test("the relaxed reader takes comments and trailing commas, and nothing else more")
  func relaxed() throws {
    for row in GrammarCase.all where row.isAccepted {
      #expect(throws: Never.self) { try JSONDocument(parsing: row.bytes, options: .relaxed) }
    }
    for text in [
      "// a\n1", "/* a */1", "1 // a", "[1 /* a */]", "[1,]", "{\"a\":1,}", "[1 // é\r,/**/2/***/,\n]", "1//",
    ] {
      #expect(throws: Never.self) { try read(text, .relaxed) }
    }
    for text in ["[,]", "{,}", "[1,,]", "[1,,2]", "# a\n1", "/ 1", "[1]/", "//", "/*/1", "[1,/*]"] {
      #expect(throws: JSONSyntaxError.self) { try read(text, .relaxed) }
    }
  }

  @Test("nesting is accepted up to the limit", arguments: [1, 2, 512])
  func depth(_ limit: Int) throws {
    let options = JSONOptions(maximumDepth: limit)
    let open = String(repeating: "[", count: limit)
    let close = String(repeating: "]", count: limit)
    #expect(try read(open + close, options).root.kind == .array)
    let error = try #require(throws: JSONSyntaxError.self) { try read("[" + open + close + "]", options) }
    #expect(error.byteOffset == limit)
    #expect(error.message.contains("limit of \(limit) levels"))
  }

  @Test("a hundred thousand brackets are refused at the limit without a look at the rest")
  func hostileDepth() throws {
    for text in ["[", "{\"a\":", "[{\"a\":"] {
      let error = try #require(throws: JSONSyntaxError.self) { try read(String(repeating: text, count: 100_000)) }
      #expect(error.message.contains("512"))
    }
    let unlimited = JSONOptions(maximumDepth: .max)
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try read(deep, unlimited).root.range.count == 200_000)
  }

  @Test("size is accepted up to the limit")
  func size() throws {
    let options = JSONOptions(maximumBytes: 4)
    #expect(try read("1234", options).root.integer == 1234)
    let error = try #require(throws: JSONSyntaxError.self) { try read("12345", options) }
    #expect(error.message.contains("5 bytes") && error.message.contains("limit is 4 bytes"))
    let large = [UInt8](repeating: 0x20, count: 64 << 20) + [0x31]
    let tooLarge = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: large) }
    #expect(tooLarge.message.contains("64 MiB"))
  }

  @Test("a text cut or changed anywhere is read or refused, and never traps")
  func mutations() {
    let seed = Array("{\"a\":[1.5e-3,\"x\\u00e9\\uD83D\\uDE00é\",true,null],/*c*/\"b\":{\"\":-0},}\n".utf8)
    var generator = SplitMix64(seed: 7)
    var readCount = 0
    for round in 0..<6000 {
      var bytes = seed
      for _ in 0..<(1 + round % 3) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch round % 4 {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(seed[Int.random(in: 0..<seed.count, using: &generator)], at: place)
        default: bytes.removeSubrange(max(1, place)...)
        }
      }
      if (try? JSONDocument(parsing: bytes, options: .relaxed)) != nil { readCount += 1 }
    }
    #expect(readCount > 100)
  }
}
