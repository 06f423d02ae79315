import FileSyntax
import Palettes

/// A name that a document gives to glass or to a material.
struct DocumentStyle {
  /// The glass or the material that a name means.
  enum Layer: Hashable {
    case glass(String)
    case material(String)

    /// The layer as JSON of an audit file.
    var json: String {
      switch self {
      case .glass(let style): AuditJSON.object([("glass", AuditJSON.quoted(style))])
      case .material(let style): AuditJSON.object([("material", AuditJSON.quoted(style))])
      }
    }

    /// The layer in words.
    var words: String {
      switch self {
      case .glass(let style): "\(style) glass"
      case .material(let style): "\(style) material"
      }
    }
  }

  /// The name, with the types around it.
  var name: String
  /// The glass or the material.
  var layer: Layer
  var line: Int

  /// The surfaces of styles, each name once; later ones that differ are leftovers.
  static func surfaces(
    _ styles: [DocumentStyle], besides taken: Set<String>
  ) -> (surfaces: [DocumentSurface], leftovers: [Leftover]) {
    var (surfaces, leftovers): ([DocumentSurface], [Leftover]) = ([], [])
    var known: [String: DocumentStyle] = [:]
    for style in styles.ordered(by: { $0.line < $1.line }) {
      if let other = known[style.name] {
        guard other.layer != style.layer else { continue }
        leftovers.append(
          Leftover(
            style.line,
            "\(style.name.inQuotes) is \(style.layer.words) here, but \(other.layer.words) on line \(other.line). "
              + "Line \(other.line) is used; if this one is for an older system, add it under \"profiles\""))
        continue
      }
      guard !taken.contains(style.name) else { continue }
      known[style.name] = style
      let json = AuditJSON.object([("layers", AuditJSON.array([style.layer.json])), ("over", "[\"any\"]")])
      surfaces.append(DocumentSurface(name: style.name, json: json))
    }
    return (surfaces, leftovers)
  }
}
