import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension LspRequest {
  /// `textDocument/documentColor`: the colors that are written in a file.
  static let documentColor = LspRequest(method: "textDocument/documentColor") {
    (parameters, service) throws(RPCError) in
    let path = try path(parameters)
    let text = service.workspace.text(at: path)
    let colors = service.workspace.colors(in: text, at: path)
    let encoding = service.client.encoding
    return JSONWriter.bytes { writer in
      writer.array { list in
        for color in colors {
          list.object { item in
            item.key("range")
            item.write(text.range(color.range, in: encoding))
            item.key("color")
            item.write(color.color)
          }
        }
      }
    }
  }

  /// `textDocument/colorPresentation`: the ways to write another color; none for a color outside sRGB, which a picker would
  /// change without a sign.
  static let colorPresentation = LspRequest(method: "textDocument/colorPresentation") {
    (parameters, service) throws(RPCError) in
    let path = try path(parameters)
    guard let range = DocumentRange(parameters?["range"]), let color = Color(parameters?["color"]) else {
      throw .parameters("\"range\" and \"color\" are required")
    }
    let (text, encoding) = (service.workspace.text(at: path), service.client.encoding)
    let old = service.workspace.colors(in: text, at: path).first { text.range($0.range, in: encoding) == range }
    guard let old, old.color.isShownExactly else { return Array("[]".utf8) }
    guard let edit = service.workspace.edit(of: old, to: color, in: text) else { return Array("[]".utf8) }
    return JSONWriter.bytes { writer in
      writer.array { list in
        list.object { presentation in
          presentation.key("label")
          presentation.value(LspHover.text(of: color))
          presentation.key("textEdit")
          presentation.write(edit, of: text, encoding)
        }
      }
    }
  }
}

extension LspWorkspace {
  /// The bytes to write in place of a color; nil if none can be.
  fileprivate func edit(of old: LspColor, to color: Color, in text: TextDocument) -> (range: Range<Int>, text: [UInt8])?
  {
    switch old.place {
    case .source: return nil
    case .literal:
      let alpha = UInt8(color.alpha * 255 + 0.5)
      let hex = SeenColor.eightBit(color.encodedSRGB).hex
      let end = EightBitColor(red: alpha, green: 0, blue: 0).hex.dropFirst().prefix(2)
      return (old.range, Array((alpha < 255 ? hex + end : hex).utf8))
    case .entry(let token, let entry):
      let edit = ColorEdit(token: token.index, place: .entry(entry), exact: color)
      let changed = PaletteEditor.changes([edit], of: token.palette) { (_: String) throws(FileProblem) in text.bytes }
      guard changed.problems.isEmpty, changed.files.count <= 1 else { return nil }
      return text.edit(to: changed.files.first?.new ?? text.bytes)
    }
  }
}

extension Color {
  /// Reads a color of a message: parts of sRGB, 0…1.
  fileprivate init?(_ value: JSONValue?) {
    let parts = [value?["red"], value?["green"], value?["blue"], value?["alpha"]].compactMap { $0?.double }
    guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let color = EncodedSRGB(red: parts[0], green: parts[1], blue: parts[2]).eightBit.encoded
    self.init(.sRGB, color.components, alpha: parts[3])
  }
}

extension JSONWriter {
  /// Writes the nearest color that editors can show.
  fileprivate mutating func write(_ color: Color) {
    let (exact, seen) = (color.encodedSRGB, SeenColor.eightBit(color.encodedSRGB).encoded)
    let shown = color.isShownExactly ? exact : seen
    object { parts in
      for (name, part) in [("red", shown.red), ("green", shown.green), ("blue", shown.blue), ("alpha", color.alpha)] {
        parts.key(name)
        parts.value(min(max(part, 0), 1))
      }
    }
  }

  /// Writes an edit of a document.
  mutating func write(_ edit: (range: Range<Int>, text: [UInt8]), of text: TextDocument, _ encoding: PositionEncoding) {
    object { body in
      body.key("range")
      body.write(text.range(edit.range, in: encoding))
      body.key("newText")
      body.value(String(decoding: edit.text, as: UTF8.self))
    }
  }
}
