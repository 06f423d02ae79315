import Foundation

/// Optional vector files next to the package, in `../shared/vectors` or `$LEGIBLE_SHARED/vectors`.
enum SharedVectors {
  private struct File<Row: Decodable>: Decodable {
    let cases: [Row]
  }

  /// Returns the rows of a file; nil, after a message, if there is no such folder.
  static func rows<Row: Decodable>(of name: String, as row: Row.Type) throws -> [Row]? {
    let url = folder.appendingPathComponent("vectors/\(name).json")
    guard let data = try? Data(contentsOf: url) else {
      print("skipped, no corpus: \(name).json")
      return nil
    }
    return try JSONDecoder().decode(File<Row>.self, from: data).cases
  }

  private static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["LEGIBLE_SHARED"] {
      return URL(fileURLWithPath: named)
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent("shared")
  }
}
