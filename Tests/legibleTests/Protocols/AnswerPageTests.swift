import TestSupport
import Testing

@testable import FileSyntax
@testable import legible

/// Answers divided into pages that a model can read.
@Suite struct AnswerPageTests {
  private static func text(_ random: inout SplitMix64) -> String {
    let pieces = ["a", "\"", "\\", "🙂", "\u{202E}", "\n", "<b>", "Token", "é"]
    let count = [3, 30, 300, 12_000][Int(random.next() % 16 / 5)]
    return (0..<count).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
  }

  /// The bytes of the message that carries a page.
  private static func message(_ page: AnswerPage) throws -> Int {
    var probe = ServerBuilder()
    _ = probe.replies(to: ServerBuilder.request("9007199254740991", "tools/call", #"{"name":"list"}"#))
    let next = probe.server.next()
    let call = try #require(next)
    return probe.server.finish(call, with: .success(page))?.count ?? .max
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func pagesHoldEveryElementInOrderWithinTheLimit(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lists = (0..<Int(1 + random.next() % 3)).map { list in
      (0..<Int(random.next() % 60)).map { index in
        let (name, other) = (Self.text(&random), Self.text(&random))
        var writer = JSONWriter(style: .compact)
        writer.object { object in
          object.key("at")
          object.value(list * 1_000 + index)
          object.key("name")
          object.value(name)
          object.key("more")
          // Up to 60 kB, which is fifteen times as much as an element may have.
          let most = 60_000 / (other.utf8.count + 1)
          object.array { array in for _ in 0..<min(index % 9 * 40, most) { array.value(other) } }
        }
        return writer.takeBytes()
      }
    }
    let answer = ToolAnswer(
      members: [("words", JSONText.string(Self.text(&random))), ("count", JSONText.number(3))],
      lists: lists.enumerated().map { ToolAnswer.List("list\($0)", $1) })
    var cursor: String?
    var places: [Int] = []
    repeat {
      let page = try AnswerPage(of: answer, at: cursor)
      let size = try Self.message(page)
      #expect(size <= AnswerPage.mostBytes)
      let root = try JSONDocument(parsing: page.json).root
      for index in lists.indices { places += root["list\(index)"]?.elements.compactMap { $0["at"]?.integer } ?? [] }
      #expect(root["total"]?.integer == lists.reduce(0) { $0 + $1.count } && root["words"]?.string != nil)
      cursor = root["nextCursor"]?.string
    } while cursor != nil
    #expect(places == lists.indices.flatMap { list in lists[list].indices.map { list * 1_000 + $0 } })
  }

  @Test func aShortAnswerIsOnePageAsWritten() throws {
    let answer = ToolAnswer(
      members: [("a", Array("1.5".utf8))], lists: [.init("list", texts: ["x", "y"]), .init("none", texts: [])])
    let page = try AnswerPage(of: answer, at: nil)
    #expect(String(decoding: page.json, as: UTF8.self) == #"{"a":1.5,"list":["x","y"],"none":[],"total":2}"#)
  }

  /// From both sides: a string of 400 scalars is shown, one of 401 is cut and says so.
  @Test func longTextsAreCutWithASign() throws {
    for (count, shown) in [(400, 400), (401, 401), (5_000, 401)] {
      let text = String(repeating: "é", count: count)
      let page = try AnswerPage(of: ToolAnswer(lists: [.init("list", texts: [text])]), at: nil)
      let element = Array(try JSONDocument(parsing: page.json).root["list"]?.elements.compactMap(\.string) ?? [])[0]
      #expect(element.count == shown && element.hasSuffix("…") == (count > 400))
    }
  }

  @Test(arguments: [
    "", "soup", "0-\(mark)", "-1-\(mark)", "1-00000000", "900-\(mark)", "1", "1-\(mark)-2", "99999999999999999999-a",
  ])
  func aCursorOfSomethingElseIsRefused(_ cursor: String) {
    let problem = #expect(throws: ToolProblem.self) { try AnswerPage(of: Self.long, at: cursor) }
    #expect(problem?.line.contains("cursor") == true)
  }

  @Test func aCursorIsRefusedOnceTheAnswerHasChanged() throws {
    let first = try JSONDocument(parsing: AnswerPage(of: Self.long, at: nil).json).root
    let cursor = try #require(first["nextCursor"]?.string)
    #expect(cursor.hasSuffix("-\(Self.mark)"))
    _ = try AnswerPage(of: Self.long, at: cursor)
    var changed = Self.long
    changed.members = [("a", JSONText.number(2))]
    #expect(throws: ToolProblem.self) { try AnswerPage(of: changed, at: cursor) }
  }

  private static let long = ToolAnswer(
    members: [("a", JSONText.number(1))],
    lists: [.init("list", texts: (0..<200).map { "element \($0) of a list that is longer than a page" })])
  private static let mark: String = {
    guard let page = try? AnswerPage(of: long, at: nil), let root = try? JSONDocument(parsing: page.json).root,
      let cursor = root["nextCursor"]?.string
    else { return "" }
    return String(cursor.split(separator: "-")[1])
  }()
}
