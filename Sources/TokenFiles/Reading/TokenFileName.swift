import PaletteModel

/// The endings of token files.
package enum TokenFileName {
  /// The endings, longer ones first.
  static let endings = [".tokens.json", ".resolver.json", ".tokens", ".json5", ".jsonc", ".json"]

  /// Whether a file of this name holds tokens or names files that do, whatever is in it.
  package static func isPlain(_ name: String) -> Bool {
    [".tokens", ".tokens.json", ".resolver.json"].contains { name.hasSuffix($0) } || TokenStudio.isIndex(name)
  }

  /// A name without its ending.
  package static func bare(_ name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}
