import Foundation
import Testing

/// Compares text with a committed file.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// Red when the file differs or is missing; a missing one is recorded, and `UPDATE_GOLDENS=1` rewrites all.
  static func expect(_ text: String, toMatch name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known == nil || isUpdating {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = isUpdating ? text : known
    #expect(
      expected == text,
      "\(name): \(difference(from: expected, to: text))\nrewrite with: UPDATE_GOLDENS=1 swift test",
      sourceLocation: sourceLocation)
  }

  private static func difference(from old: String?, to new: String) -> String {
    guard let old else { return "was missing and is recorded now" }
    let changes = lines(new).difference(from: lines(old))
    return changes.map { change in
      switch change {
      case .insert(let offset, let line, _): "\n+\(offset + 1) \(line)"
      case .remove(let offset, let line, _): "\n-\(offset + 1) \(line)"
      }
    }.joined()
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
