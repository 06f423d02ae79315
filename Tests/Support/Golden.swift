import Foundation

/// Compares text with a file in the nearest folder `Goldens` around the test that asks.
package enum Golden {
  /// The lines that differ, and how to accept them; nil if the file holds the text.
  ///
  /// A missing file is recorded and counts as different; `UPDATE_GOLDENS=1` rewrites all.
  package static func difference(_ text: String, from name: String, of test: String = #filePath) throws -> String? {
    let folder = target(of: URL(fileURLWithPath: test)).appendingPathComponent("Goldens")
    let file = folder.appendingPathComponent(name)
    let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known == nil || isUpdating {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    if isUpdating || known == text { return nil }
    return "\(name): \(changes(from: known, to: text))\nrewrite with: UPDATE_GOLDENS=1 swift test"
  }

  /// The nearest folder around a file that has goldens, else that of its test target.
  private static func target(of file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Goldens").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func changes(from old: String?, to new: String) -> String {
    guard let old else { return "was missing and is recorded now" }
    return lines(new).difference(from: lines(old)).map { change in
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
