import Palettes

/// Reads Xcode configuration files.
enum BuildSettings {
  /// The greatest number of configuration files that include one another.
  static let greatestDepth = 8

  /// The settings of a configuration file and of those that it includes; conditional settings are left out.
  static func read(_ path: String, depth: Int, _ read: (String) -> [UInt8]?) -> [String: String] {
    guard depth < greatestDepth, let bytes = read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("#include") {
        let parts = text.parts(around: "\"")
        guard parts.count > 1 else { continue }
        let folder = PalettePath.folder(of: path)
        let included = Self.read(PalettePath.joining(folder, String(parts[1])), depth: depth + 1, read)
        for (key, value) in included { settings[key] = value }
      } else if let cut = line.firstIndex(of: UInt8(ascii: "=")) {
        settings[trimmed(line[..<cut])] = trimmed(comment(off: line[line.index(after: cut)...]))
      }
    }
    return settings
  }

  private static func comment(off line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.count > 1 else { return line }
    let start = line.indices.dropLast().first { line[$0] == UInt8(ascii: "/") && line[$0 + 1] == UInt8(ascii: "/") }
    return start.map { line[..<$0] } ?? line
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop { $0 <= 0x20 }
    let end = start.lastIndex { $0 > 0x20 }.map { start[...$0] } ?? []
    return String(decoding: end.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";") }, as: UTF8.self)
  }
}
