package import Foundation

/// A new folder for one test; gone with the last copy of it.
package struct ScratchFolder: ~Copyable {
  /// Where the folder is.
  package let url: URL

  /// The absolute path, without a slash at its end.
  package var path: String { url.path }

  /// Makes a folder with a name of its own.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders around it, and gives its place.
  @discardableResult
  package func file(_ path: String, holding bytes: [UInt8] = []) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// The text of a file; empty where there is none.
  package func text(_ path: String) throws -> String {
    let file = url.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
