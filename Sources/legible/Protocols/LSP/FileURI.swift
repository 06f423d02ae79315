/// Addresses of files as clients write them: `file:///folder/name`, percent-encoded.
enum FileURI {
  /// The absolute path of an address; nil for another scheme or another machine.
  static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, bytes[..<scheme.count].elementsEqual(scheme) else { return nil }
    guard let start = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: bytes[scheme.count..<start], as: UTF8.self)
    guard host.isEmpty || host == "localhost" else { return nil }
    var path: [UInt8] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: "#") {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return String(validating: path, as: UTF8.self)
  }

  /// The address of an absolute path.
  static func uri(of path: String) -> String {
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.append(byte)
      } else {
        uri += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
