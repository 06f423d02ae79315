import PaletteModel

/// The extensions of token files.
package enum TokenFileName {
  /// The extensions, longer ones first.
  static let endings = [".tokens.json", ".resolver.json", ".tokens", ".json5", ".jsonc", ".json"]

  /// Returns true if a file of this name contains tokens or names files that do, whatever its content.
  package static func isPlain(_ name: String) -> Bool {
    [".tokens", ".tokens.json", ".resolver.json"].contains { name.hasSuffix($0) } || TokenStudio.isIndex(name)
  }

  /// Returns a name without its extension.
  package static func bare(_ name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}
