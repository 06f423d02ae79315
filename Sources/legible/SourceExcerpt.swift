import FileSyntax
import LocalFiles
import Palettes

/// The line of an audit file with a caret below the place of an error, as compilers show it.
///
/// Lines of other files are not shown: a file that is read by mistake may hold what nobody should see.
struct SourceExcerpt {
  /// The line, and below it the caret.
  let lines: [String]

  /// The most characters of the line that are shown around the place.
  private static let most = 76

  /// Reads the line of a place that is named as reports print it; nil if there is none to show.
  init?(at location: SourceLocation) {
    guard AuditFileNames.all.contains(PathParts(of: location.file).name) else { return nil }
    let path = Platform.absolute(location.file, from: Platform.displayBase(for: "."))
    guard let bytes = try? NamedFile(path).read(limit: 1 << 20) else { return nil }
    self.init(at: location, in: bytes)
  }

  /// Takes the line out of the bytes of its file.
  init?(at location: SourceLocation, in bytes: [UInt8]) {
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard (1...all.count).contains(location.line) else { return nil }
    let line = Array(String(decoding: all[location.line - 1], as: UTF8.self).unicodeScalars)
    let column = location.column - 1
    guard (0...line.count).contains(column), !line.isEmpty else { return nil }
    let start = line.count <= Self.most ? 0 : max(0, min(column - Self.most / 2, line.count - Self.most))
    let shown = line[start..<min(line.count, start + Self.most)].map { $0 == "\t" ? " " : $0.inMessages }
    let before = shown.prefix(column - start).joined()
    lines = [
      "  " + shown.joined(), "  " + String(repeating: " ", count: DisplayWidth.of(before)) + "^",
    ]
  }
}
