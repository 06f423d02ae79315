// modules: ColorMath FileSyntax legible=CommandLine,Protocols

@testable import FileSyntax
@testable import legible

/// Reads the input as messages behind headers and as messages of lines, whole and in pieces whose sizes the input gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var pieces: [[UInt8]] = []
  var rest = bytes[...]
  while let size = rest.first {
    pieces.append(Array(rest.prefix(Int(size & 31) + 1)))
    rest = rest.dropFirst(Int(size & 31) + 1)
  }
  let messages = behindHeaders([bytes])
  precondition(messages == behindHeaders(pieces))
  let lines = inLines([bytes])
  precondition(lines == inLines(pieces))
  serve(messages.compactMap { if case .message(let content) = $0 { content } else { nil } })
  serve(lines.compactMap { if case .message(let content) = $0 { content } else { nil } })
  return 0
}

private func behindHeaders(_ pieces: [[UInt8]]) -> [HeaderFraming.Piece] {
  var framing = HeaderFraming()
  return pieces.flatMap { framing.pieces(with: $0) }
}

private func inLines(_ pieces: [[UInt8]]) -> [LineFraming.Line] {
  var framing = LineFraming()
  let lines = pieces.flatMap { framing.lines(with: $0) }
  return lines + [framing.end()].compactMap { $0 }
}

/// Takes contents in as those of a session; every reply must be an object, and no more work may come than messages.
private func serve(_ contents: [[UInt8]]) {
  var server = LSPServer()
  var works = 0
  for content in contents {
    for reply in server.receive(content) {
      guard let document = try? JSONDocument(parsing: reply), document.root.kind == .object else {
        preconditionFailure(String(decoding: reply, as: UTF8.self))
      }
    }
    while let work = server.next() {
      works += 1
      guard case .notification("textDocument/didChange", let parameters) = work else { continue }
      var document = TextDocument(Array("one\r\ntwo 🍲\n".utf8), version: 0)
      let changes = (parameters?["contentChanges"].map { Array($0.elements) } ?? []).compactMap { DocumentChange($0) }
      document.apply(changes, version: 1, in: .utf16)
    }
  }
  precondition(works <= contents.count)
}
