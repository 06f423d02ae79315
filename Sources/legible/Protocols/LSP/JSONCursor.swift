/// A place in a JSON text that may be half written: the keys around it, and what is being written there.
///
/// Elements of arrays have the path of the array. Comments are skipped; nothing else about the text is checked.
struct JSONCursor: Hashable, Sendable {
  /// The keys around the place, the outermost first.
  private(set) var path: [String] = []
  /// True if a key is written there, else a value.
  private(set) var isKey = false
  /// The bytes of the string at the place, without quotes; empty outside of strings.
  private(set) var range: Range<Int>
  /// True if the place is in a string.
  private(set) var isQuoted = false

  /// A container around the place.
  private struct Frame {
    let isObject: Bool
    /// The last key of an object.
    var key = ""
    /// True if a key comes next.
    var awaitsKey: Bool
  }

  /// Looks at a byte of a text.
  init(_ bytes: [UInt8], at offset: Int) {
    let offset = min(max(0, offset), bytes.count)
    range = offset..<offset
    var (frames, index) = ([Frame](), 0)
    while index < offset {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = Self.end(ofStringAt: index, in: bytes)
        if offset <= end {
          (range, isQuoted) = (index + 1..<max(offset, end), true)
        } else if let last = frames.indices.last, frames[last].isObject, frames[last].awaitsKey {
          frames[last].key = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        }
        index = end
      case UInt8(ascii: "/"): index = Self.end(ofCommentAt: index, in: bytes)
      case UInt8(ascii: "{"): frames.append(Frame(isObject: true, awaitsKey: true))
      case UInt8(ascii: "["): frames.append(Frame(isObject: false, awaitsKey: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = frames.popLast()
      case UInt8(ascii: ":"): if let last = frames.indices.last { frames[last].awaitsKey = false }
      case UInt8(ascii: ","): if let last = frames.indices.last { frames[last].awaitsKey = frames[last].isObject }
      default: break
      }
      index += 1
    }
    isKey = frames.last?.awaitsKey ?? false
    let around = isKey ? frames.dropLast() : frames[...]
    path = around.compactMap { $0.isObject ? $0.key : nil }
  }

  /// The closing quote of a string, or the end of its line.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// The last byte of a comment; the slash itself if it begins none.
  private static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count else { return start }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*") {
        index += 1
      }
      return index
    default: return start
    }
  }
}
