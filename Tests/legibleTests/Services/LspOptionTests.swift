import Foundation
import TestSupport
import Testing

@testable import FileSyntax

/// The offers of the editor for a finding: the numbered options of every report.
@Suite struct LspOptionTests {
  private static let folder = Repository.root + "/Palettes/ForkInTheRoad"

  /// The actions at the first color of a file, from a server whose input stays open until it has answered.
  private static func actions(at file: String, disabled: Bool) throws -> [JSONValue] {
    let kinds = #"{"codeActionKind":{"valueSet":["quickfix"]}}"#
    let abilities =
      #"{"textDocument":{"codeAction":{"disabledSupport":\#(disabled),"codeActionLiteralSupport":\#(kinds)}}}"#
    let start = #"{"processId":null,"rootUri":"file://\#(folder)","capabilities":\#(abilities)}"#
    let place = #"{"line":7,"character":19}"#
    let document = #"{"uri":"file://\#(folder)/\#(file)"}"#
    let question =
      #"{"textDocument":\#(document),"range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}}"#
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(start)}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":\#(question)}"#,
    ]
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try Binary.executable()
    process.arguments = ["lsp"]
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    let text = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    var answer = Data()
    while let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty {
      answer += more
      guard more.first == UInt8(ascii: "}"), let last = answer.range(of: Data("\r\n\r\n".utf8), options: .backwards),
        let message = try? JSONDocument(parsing: Array(answer[last.upperBound...])).root
      else { continue }
      if message["id"]?.double == 2 { return message["result"].map { Array($0.elements) } ?? [] }
    }
    throw Binary.Problem(description: "no answer: \(String(decoding: answer, as: UTF8.self))")
  }

  @Test func theFirstAnswerComesFirstAndTheOthersUnderIt() throws {
    let actions = try Self.actions(at: "Colors.xcassets/AccentInfrared.colorset/Contents.json", disabled: true)
    let titles = actions.compactMap { $0["title"]?.string }
    let place = try #require(actions.firstIndex { $0["isPreferred"]?.boolean == true }, "\(titles)")
    let words = "#FFFFFF on AccentInfrared: 1. Set AccentInfrared (Any entry) to #DF1C54; reaches 4.73"
    #expect(titles[place].hasPrefix(words), "\(titles)")
    #expect(actions[place]["edit"] != nil && actions[place]["disabled"] == nil)
    let label = try #require(actions.first { $0["title"]?.string?.contains("Use dark text, #1A1A1A") == true })
    #expect(label["title"]?.string?.hasSuffix("departs from document, lines 504, 512 and 520–525") == true)
    #expect(label["edit"] == nil && label["disabled"]?["reason"]?.string != nil && label["isPreferred"] == nil)
  }

  @Test func clientsThatShowNoReasonsGetOnlyWhatCanBeTaken() throws {
    let actions = try Self.actions(at: "Colors.xcassets/AccentInfrared.colorset/Contents.json", disabled: false)
    #expect(!actions.isEmpty && actions.allSatisfy { $0["edit"] != nil && $0["disabled"] == nil })
    #expect(actions.contains { $0["title"]?.string?.contains(": 1. Set AccentInfrared (Any entry)") == true })
  }
}
