/// The extensions of token files.
enum TokenFileName {
  /// The extensions, longer ones first.
  static let endings = [
    ".resolver.json", ".tokens.json", ".tokens.yaml", ".tokens.yml", ".tokens", ".theo.json", ".theo.yaml", ".theo.yml",
    ".theo", ".json5", ".jsonc", ".json", ".yaml", ".yml",
  ]
  /// The extensions of files that are YAML, or may be.
  private static let yaml = [".yaml", ".yml", ".theo"]
  /// The extensions that files of tokens have, with or without others.
  package static let all = [".json", ".jsonc", ".json5", ".tokens"] + yaml

  /// Returns true if a file of this name is YAML; one in braces is JSON5 all the same.
  static func isYAML(_ name: String) -> Bool { yaml.contains { name.hasSuffix($0) } }

  /// Returns true if a file of this name contains tokens or names files that do, whatever its content.
  static func isPlain(_ name: String) -> Bool {
    let own = [".tokens", ".tokens.json", ".resolver.json", ".tokens.yaml", ".tokens.yml", ".theo"]
    return own.contains { name.hasSuffix($0) } || TokenStudio.isIndex(name)
  }

  /// Returns a name without its extension.
  static func bare(_ name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}
