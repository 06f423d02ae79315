package import Palettes

/// The address of a file and a line on the server of a repository, as a template.
///
/// The template is an `https` or `http` address with `{file}` after the host and, optionally, `{line}`:
/// `https://example.com/owner/app/blob/main/{file}#L{line}`.
package struct SourceLink: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case file
    case line
  }

  /// The address as given.
  package let template: String
  private let parts: [Part]

  /// Reads a template; nil if it does not have this form.
  ///
  /// Quotes, angle brackets, backslashes, spaces, and everything outside of ASCII are refused: an address contains
  /// them only percent-encoded.
  package init?(_ template: String) {
    let bytes = Array(template.utf8)
    guard let parts = Self.parts(bytes), case .text(let start)? = parts.first, Self.isServer(start),
      parts.contains(.file), bytes.allSatisfy(Self.isAllowed)
    else { return nil }
    self.template = template
    self.parts = parts
  }

  /// Returns the address of a place; nil for a file that is not named relative to the root.
  package func address(of location: SourceLocation) -> String? {
    let segments = location.file.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    var address = ""
    for part in parts {
      switch part {
      case .text(let text): address += text
      case .file: address += Self.encoded(location.file)
      case .line: address += "\(location.line)"
      }
    }
    return address
  }

  /// The literal parts and the placeholders; nil for an unknown placeholder or a lone brace.
  private static func parts(_ bytes: [UInt8]) -> [Part]? {
    var parts: [Part] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != UInt8(ascii: "{") }
      guard !text.contains(UInt8(ascii: "}")) else { return nil }
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      rest = rest.dropFirst(text.count)
      guard !rest.isEmpty else { break }
      let name = rest.prefix { $0 != UInt8(ascii: "}") }
      switch String(decoding: name, as: UTF8.self) {
      case "{file": parts.append(.file)
      case "{line": parts.append(.line)
      default: return nil
      }
      guard name.count < rest.count else { return nil }
      rest = rest.dropFirst(name.count + 1)
    }
    return parts
  }

  /// True for a scheme of the web, a host, and the start of a path.
  private static func isServer(_ start: String) -> Bool {
    for scheme in ["https://", "http://"] where start.hasPrefix(scheme) {
      let host = start.utf8.dropFirst(scheme.utf8.count).prefix { $0 != UInt8(ascii: "/") }
      return !host.isEmpty && scheme.utf8.count + host.count < start.utf8.count
    }
    return false
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"'<>\\^`|".utf8.contains(byte)
  }

  /// A path with everything but slashes and unreserved characters percent-encoded.
  private static func encoded(_ path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
