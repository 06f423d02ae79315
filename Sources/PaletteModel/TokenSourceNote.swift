/// How design tokens were read: what a person has to know to check it.
package struct TokenSourceNote: Hashable, Sendable {
  /// A file with the way in which it is written.
  package struct File: Hashable, Sendable {
    /// The file as reports print it.
    package var name: String
    /// Its dialect in words, such as `Style Dictionary`.
    package var dialect: String

    /// Joins a file with its dialect.
    package init(name: String, dialect: String) {
      self.name = name
      self.dialect = dialect
    }
  }

  /// A theme, mode or file, and the variants that take their values from it.
  package struct Theme: Hashable, Sendable {
    /// What it is one of, such as the modifier `theme`.
    package var axis: String
    /// Its name.
    package var context: String
    /// The variants; empty where it stands for none.
    package var variants: [Variant]
    /// The family of themes in whose audit it counts; nil where it counts in all.
    package var family: String?

    /// Joins a theme with its variants.
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
  /// What was chosen of each modifier that no variant chooses; empty where there is nothing to choose.
  package var permutation: String

  /// Makes a note; by default one that says nothing.
  package init(files: [File] = [], themes: [Theme] = [], permutation: String = "") {
    self.files = files
    self.themes = themes
    self.permutation = permutation
  }
}
