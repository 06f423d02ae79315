package import Foundation

/// A new folder for one test, removed with its last copy.
package struct ScratchFolder: ~Copyable {
  /// The URL of the folder.
  package let url: URL

  /// The absolute path, without a slash at its end.
  package var path: String { url.path }

  /// Makes a folder with a unique name.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a color set of one gray, by the two digits of its channels.
  package func gray(_ digits: String, in colorSet: String) throws {
    let channels = ["red", "green", "blue"].map { "\"\($0)\": \"0x\(digits)\"" }.joined(separator: ", ")
    try file(
      "\(colorSet)/Contents.json",
      holding: Array(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { \(channels), "alpha": "1.0" } } }], "info": { "author": "xcode", "version": 1 } }
        """.utf8))
  }

  /// Makes a folder `App` with an audit file and a catalog of grays, each by the two digits of its channels.
  package static func app(_ auditFile: String, grays: [(name: String, digits: String)]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, digits) in grays {
      try folder.gray(digits, in: "App/Colors.xcassets/\(name).colorset")
    }
    try folder.file("App/legible.json", holding: Array(auditFile.utf8))
    return folder
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders around it, and returns its URL.
  @discardableResult
  package func file(_ path: String, holding bytes: [UInt8] = []) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// Returns the text of a file; empty if there is none.
  package func text(_ path: String) throws -> String {
    let file = url.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
