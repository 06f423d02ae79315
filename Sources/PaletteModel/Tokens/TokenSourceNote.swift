/// A note on how design tokens were read, with what is needed to check it.
package struct TokenSourceNote: Hashable, Sendable {
  /// A file with its dialect.
  package struct File: Hashable, Sendable {
    /// The file as reports print it.
    package var name: String
    /// Its dialect in words, such as `Style Dictionary`.
    package var dialect: String

    /// Creates a file from its name and its dialect in words.
    package init(name: String, dialect: String) {
      self.name = name
      self.dialect = dialect
    }
  }

  /// A theme, mode or file, and the variants that take their values from it.
  package struct Theme: Hashable, Sendable {
    /// The axis that it belongs to, such as the modifier `theme`.
    package var axis: String
    /// Its name.
    package var context: String
    /// The variants; empty if it provides none.
    package var variants: [Variant]
    /// The family of themes in whose audit it counts; nil if it counts in all.
    package var family: String?

    /// Creates a theme of an axis from its name and its variants.
    package init(axis: String, context: String, variants: [Variant], family: String? = nil) {
      self.axis = axis
      self.context = context
      self.variants = variants
      self.family = family
    }
  }

  /// The files in the order in which they were read.
  package var files: [File]
  /// The themes, in the order of the files.
  package var themes: [Theme]
  /// The chosen context of each modifier that no variant chooses; empty if there is nothing to choose.
  package var permutation: String

  /// Makes a note; empty by default.
  package init(files: [File] = [], themes: [Theme] = [], permutation: String = "") {
    self.files = files
    self.themes = themes
    self.permutation = permutation
  }
}
