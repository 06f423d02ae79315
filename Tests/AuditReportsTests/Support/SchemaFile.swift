import Foundation

@testable import FileSyntax

/// The schemas that are committed next to the documentation.
enum SchemaFile {
  static func named(_ name: String) throws -> JSONDocument {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Sources/legible/Documentation.docc/Schemas/\(name)")
    return try JSONDocument(parsing: [UInt8](Data(contentsOf: file)))
  }
}
