/// Whole texts, each of one value.
extension JSONWriter {
  /// Returns the bytes that a closure writes.
  package static func bytes(
    style: Style = .compact, room: Int = 0, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(style: style, room: room)
    body(&writer)
    return writer.takeBytes()
  }

  /// Returns the text that a closure writes.
  package static func text(style: Style = .compact, _ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: bytes(style: style, body), as: UTF8.self)
  }

  /// Returns an object whose members a closure writes, with a line end unless told otherwise.
  package static func object(
    style: Style = .compact, room: Int = 0, endsLine: Bool = true, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    bytes(style: style, room: room) { writer in
      writer.object(body)
      if endsLine { writer.lineEnd() }
    }
  }

  /// Returns an object as people read it: indented, with a line end.
  package static func page(_ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: object(style: .pretty(indent: 2), body), as: UTF8.self)
  }
}
