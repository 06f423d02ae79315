import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes a place as a physical location with a full region: the components of a color, else the first sign.
  ///
  /// No more than that, because GitHub shows an alert in a pull request only where all its lines have changed.
  mutating func writePhysicalLocation(_ location: SourceLocation) {
    key("physicalLocation")
    object { place in
      place.key("artifactLocation")
      place.object { file in
        file.key("uri")
        file.value(SARIFPath.uri(location.file))
      }
      place.key("region")
      place.object { region in
        region.key("startLine")
        region.value(location.line)
        region.key("startColumn")
        region.value(location.column)
        region.key("endLine")
        region.value(location.end.line)
        region.key("endColumn")
        region.value(location.end.column)
      }
    }
  }
}

/// Paths as relative references of RFC 3986.
enum SARIFPath {
  /// The path with everything percent-encoded except unreserved characters and slashes; `.` for an empty one.
  static func uri(_ path: String) -> String {
    guard !path.isEmpty else { return "." }
    guard !path.utf8.allSatisfy({ isPlain[Int($0)] }) else { return path }
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static let isPlain: [Bool] = (0..<256).map { byte in
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    return letters.utf8.contains(UInt8(byte))
  }
}
