/// The opening line of a code fence.
struct MarkdownFence {
  /// The first word after the fence, in lower case.
  let language: String
  private let sign: UInt8
  private let length: Int

  /// Reads a line; nil if it opens no fence.
  init?(opening text: Substring) {
    guard let first = text.utf8.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
    length = text.utf8.prefix { $0 == first }.count
    let rest = text.dropFirst(length).trimmed
    guard length > 2, first == UInt8(ascii: "~") || !rest.utf8.contains(first) else { return nil }
    sign = first
    language = rest.prefix { $0 != " " && $0 != "{" && $0 != "," }.lowercased()
  }

  /// Returns true if a line closes the fence.
  func isClosed(by text: Substring) -> Bool {
    text.utf8.count >= length && text.utf8.allSatisfy { $0 == sign }
  }
}
