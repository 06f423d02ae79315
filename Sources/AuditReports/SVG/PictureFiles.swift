import FileSyntax
import Palettes

/// The pictures of a document as files.
struct PictureFiles {
  private var contents: [String: [UInt8]] = [:]

  /// The files by name, sorted.
  var files: [(name: String, bytes: [UInt8])] {
    contents.map { ($0.key, $0.value) }.ordered { $0.0.precedesInBytes($1.0) }
  }

  /// Stores a picture under its name and a hash of its content, and returns the file's name; equal pictures of one name
  /// are one file.
  ///
  /// A changed picture gets another name, so that a report which is being replaced never shows the next one's.
  mutating func add(_ picture: Block.Picture) -> String {
    let bytes = picture.drawing.svg
    let hash = StableHash.hex(bytes)
    let slug = Self.slug(picture)
    let short = "\(slug)-\(hash.prefix(8)).svg"
    let name = contents[short].map { $0 == bytes } ?? true ? short : "\(slug)-\(hash).svg"
    contents[name] = bytes
    return name
  }

  private static func slug(_ picture: Block.Picture) -> String {
    let kind =
      switch picture.kind {
      case .overview: "overview"
      case .component: "component"
      case .edit: "edit"
      case .ruler: "window"
      }
    return picture.name.isEmpty ? kind : "\(kind)-\(Slug.make(picture.name, fallback: "x").prefix(48))"
  }
}
