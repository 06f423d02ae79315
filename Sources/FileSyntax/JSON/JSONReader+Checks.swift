extension JSONReader {
  /// Rejects a text that is larger than the options allow.
  func checkSize() throws(JSONSyntaxError) {
    let limit = min(options.maximumBytes, JSONOptions.largestDocument)
    guard bytes.count > limit else { return }
    throw JSONSyntaxError(
      message:
        "the file has \(bytes.count) bytes, but the limit is \(Self.size(limit)); split it into smaller files",
      position: TextPosition(line: 1, column: 1), byteOffset: 0)
  }

  private static func size(_ count: Int) -> String {
    count > 0 && count.isMultiple(of: 1 << 20) ? "\(count >> 20) MiB" : "\(count) bytes"
  }

  /// Rejects UTF-16 and UTF-32, recognized by their byte order mark or by the zeros next to an ASCII first character.
  func checkEncoding() throws(JSONSyntaxError) {
    guard let name = foreignEncoding() else { return }
    throw JSONSyntaxError(
      message: "the file is \(name), but JSON requires UTF-8; convert it with: iconv -f \(name) -t UTF-8 OLD > NEW",
      position: TextPosition(line: 1, column: 1), byteOffset: 0)
  }

  private func foreignEncoding() -> String? {
    func begins(_ pattern: [UInt8?]) -> Bool {
      bytes.count >= pattern.count && zip(bytes, pattern).allSatisfy { byte, wanted in wanted ?? max(byte, 1) == byte }
    }
    guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE else { return nil }
    if begins([0xFF, 0xFE, 0, 0]) || begins([0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if begins([0xFF, 0xFE]) || begins([0xFE, 0xFF]) { return "UTF-16" }
    if begins([0, 0, 0, nil]) { return "UTF-32BE" }
    if begins([nil, 0, 0, 0]) { return "UTF-32LE" }
    if begins([0, nil]) { return "UTF-16BE" }
    return begins([nil, 0]) ? "UTF-16LE" : nil
  }
}
