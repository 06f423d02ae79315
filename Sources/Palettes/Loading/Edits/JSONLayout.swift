import FileSyntax

/// The layout of a JSON file, so that additions look like the rest.
struct JSONLayout {
  /// The line ending: a line feed, with or without a carriage return; empty if the file is one line.
  private let lineEnd: [UInt8]
  /// One step of indentation.
  private let step: [UInt8]
  /// The text between a key and its value, the colon included.
  private let colon: [UInt8]
  /// The text after a comma within a line.
  private let gap: [UInt8]

  /// Learns the layout of a file, the more of its first members the better; without any it is that of Xcode.
  init(of document: JSONDocument) {
    let bytes = document.bytes
    let members = Array(document.root.members)
    let feed = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineEnd = feed.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A] } ?? []
    step = members.first.map { Self.indentation(before: $0.keyRange.lowerBound, in: bytes) } ?? [0x20, 0x20]
    colon =
      members.first.map { Array(bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound]) } ?? Array(" : ".utf8)
    let isSpaced =
      members.count > 1 && bytes[members[0].value.range.upperBound..<members[1].keyRange.lowerBound].last == 0x20
    gap = isSpaced ? [0x20] : []
  }

  /// The white space between the last line end before a byte and that byte; all of it if there is no line end.
  static func indentation(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
    bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed()
  }

  /// The indentation of the members of an object.
  func indentation(inside object: JSONValue, of bytes: [UInt8]) -> [UInt8] {
    guard let first = object.members.first(where: { _ in true }) else { return step }
    return Self.indentation(before: first.keyRange.lowerBound, in: bytes)
  }

  /// The bytes of JSON whose first line begins at an indentation, without a final line end.
  func bytes(_ node: JSONDraft, at indentation: [UInt8]) -> [UInt8] {
    switch node {
    case .raw(let bytes): bytes
    case .text(let text): written { $0.value(text) }
    case .object(let members):
      list("{", "}", at: indentation, members.map { written($0.key) + colon + bytes($0.value, at: indentation + step) })
    case .array(let elements): list("[", "]", at: indentation, elements.map { bytes($0, at: indentation + step) })
    }
  }

  private func list(_ open: String, _ close: String, at indentation: [UInt8], _ items: [[UInt8]]) -> [UInt8] {
    let start = lineEnd.isEmpty ? [] : lineEnd + indentation + step
    let next = Array(",".utf8) + (lineEnd.isEmpty ? gap : start)
    let end = lineEnd.isEmpty ? [] : lineEnd + indentation
    return open.utf8 + start + items.joined(separator: next) + end + close.utf8
  }

  private func written(_ text: String) -> [UInt8] { written { $0.value(text) } }

  private func written(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    write(&writer)
    return writer.takeBytes()
  }
}

/// JSON that is not written yet.
indirect enum JSONDraft {
  /// One member of an object.
  struct Member {
    var key: String
    var value: JSONDraft
  }

  /// Written unchanged.
  case raw([UInt8])
  case text(String)
  case object([Member])
  case array([JSONDraft])
}
