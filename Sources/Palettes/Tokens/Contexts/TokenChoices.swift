/// The choice of an audit file for one variant on one axis: `"dark": { "theme": "night" }`.
struct TokenChoice: Hashable, Sendable {
  var variant: Variant
  /// The name of the axis, such as that of a modifier.
  package var axis: String
  /// The context, as written.
  package var context: String
  /// The place where the context is written.
  package var location: SourceLocation
}

/// A token file that an audit file assigns to one variant: `"dark": { "files": "dark.json" }`.
struct TokenThemeChoice: Hashable, Sendable {
  var variant: Variant
  package var file: AuditFilePath
}

/// The mapping of the variants to themes in an audit file; empty if names determine it.
struct TokenChoices: Hashable, Sendable {
  /// The contexts of modifiers and modes.
  package var contexts: [TokenChoice] = []
  /// The files that are themes.
  package var files: [TokenThemeChoice] = []
  /// True if a pair takes its font from a typography token, so that the values of these matter.
  var areFontsUsed = false

  /// Makes an empty mapping.
  init() {}

  /// Returns this mapping layered over that of the extended file: for each variant and axis the own choice wins.
  func laid(over base: TokenChoices) -> TokenChoices {
    var merged = self
    merged.contexts =
      base.contexts.filter { old in
        !contexts.contains { $0.variant == old.variant && $0.axis.isSameName(as: old.axis) }
      } + contexts
    merged.files = base.files.filter { old in !files.contains { $0.variant == old.variant } } + files
    return merged
  }
}

extension String {
  /// Returns true if two names are equal, ignoring case.
  func isSameName(as other: String) -> Bool { lowercased() == other.lowercased() }
}
