import Foundation

/// The folder of the package, found from the place of this file.
enum Repository {
  /// The package's root, without a slash at its end.
  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// The Swift files below `Sources`, sorted by path.
  static let sources: [SourceFile] = paths(below: "Sources").filter { $0.hasSuffix(".swift") }.map(SourceFile.init)

  /// Returns the paths of all files below a folder of the package, relative to its root, sorted, without hidden ones.
  static func paths(below folder: String) -> [String] {
    // Relative names: an absolute one may come back with links in it followed, such as /private/var for /var.
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
      }.sorted()
  }

  /// The bytes of a file; none if it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { [UInt8]($0) } ?? []
  }
}
