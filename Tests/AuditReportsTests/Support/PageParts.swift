import Testing

@testable import FileSyntax

/// The parts of an HTML report, found again without its writer.
struct PageParts {
  let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The contents between each pair of marks.
  func all(from start: String, to end: String) -> [Substring] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0]
    }
  }

  /// A compressed part, unpacked.
  func unpacked(_ id: String) throws -> [UInt8] {
    let digits = try #require(all(from: "id=\"\(id)\">", to: "</script>").first).utf8.filter { $0 > 0x20 }
    return try Inflater.raw(Base64Reader.bytes(of: digits), atMost: 1 << 26)
  }

  /// The page for a golden: without styles, script and data, which have tests of their own; other formats as they are.
  static func visible(in bytes: [UInt8]) -> String {
    let page = PageParts(bytes)
    guard page.text.hasPrefix("<!DOCTYPE html>") else { return page.text }
    var text = page.text
    for (start, end) in [
      ("<style>", "</style>"), ("sha256-", "'"), ("-stream\" id=\"", "</script>"), ("module\">", "</script>"),
    ] {
      let parts = text.split(separator: start, omittingEmptySubsequences: false)
      text = parts.enumerated().map { index, part in
        guard index > 0 else { return String(part) }
        return end + (part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).last ?? "")
      }.joined(separator: start + "…")
    }
    return text
  }
}

/// A reader of base64 that shares nothing with the writer.
enum Base64Reader {
  private static let values = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8, UInt32(0)...63))

  static func bytes(of digits: [UInt8]) throws -> [UInt8] {
    var (bits, held): (Int, UInt32) = (0, 0)
    var bytes: [UInt8] = []
    for digit in digits where digit != UInt8(ascii: "=") {
      held = held << 6 | (try #require(values[digit]))
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
      held &= (1 << UInt32(bits)) - 1
    }
    return bytes
  }
}
