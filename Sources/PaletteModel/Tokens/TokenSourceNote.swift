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

  /// The chosen context of one axis.
  package struct Choice: Hashable, Sendable {
    /// The axis, such as a modifier or a group of themes.
    package var axis: String
    /// The context.
    package var context: String
    /// True if it is a family of themes, which is an audit of its own whatever its colors.
    package var isFamily: Bool

    /// Creates a choice.
    package init(axis: String, context: String, isFamily: Bool = false) {
      (self.axis, self.context, self.isFamily) = (axis, context, isFamily)
    }

    /// The choices in words, such as `brand acme, density compact`.
    package static func words(of choices: [Choice]) -> String {
      choices.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
    }
  }

  /// An axis whose contexts have no audits of their own.
  package struct Idle: Hashable, Sendable {
    /// The choice with which the tokens are audited.
    package var choice: Choice
    /// True if it changes colors, but none that a pair measures.
    package var changesColors: Bool

    /// Creates an axis from the choice that is audited.
    package init(_ choice: Choice, changesColors: Bool) {
      (self.choice, self.changesColors) = (choice, changesColors)
    }
  }

  /// The files in the order in which they were read.
  package var files: [File]
  /// The themes, in the order of the files.
  package var themes: [Theme]
  /// The chosen context of each modifier that no variant chooses; empty if there is nothing to choose.
  package var permutation: String { Choice.words(of: choices) }
  /// The chosen contexts of the audit; empty if there is nothing to choose.
  package var choices: [Choice]
  /// The axes that change nothing in the audit.
  package var idle: [Idle]

  /// Makes a note; empty by default.
  package init(files: [File] = [], themes: [Theme] = [], choices: [Choice] = [], idle: [Idle] = []) {
    self.files = files
    self.themes = themes
    self.choices = choices
    self.idle = idle
  }
}
