/// A note on how design tokens were read, with what is needed to check it.
package struct TokenFileNote: Hashable, Sendable {
  /// A file with its dialect.
  package struct File: Hashable, Sendable {
    /// The file as reports print it.
    package var name: String
    /// Its dialect in words, such as `Style Dictionary`.
    package var dialect: String
  }

  /// A theme, mode or file, and the variants that take their values from it.
  package struct Theme: Hashable, Sendable {
    /// The audits that take values from a theme for which no variants are listed.
    package enum Service: Hashable, Sendable {
      /// This one, in all variants.
      case all
      /// Others.
      case elsewhere
      case none
    }

    /// The axis that it belongs to, such as the modifier `theme`.
    package var axis: String
    /// Its name.
    package var context: String
    /// The variants; empty if it provides none, or all.
    package var variants: [Variant]
    /// The audits that it serves.
    package var service: Service = .all
    /// The family of themes in whose audit it counts; nil if it counts in all.
    var family: String?
    /// The choice on its axis for which this holds; nil if there is nothing to choose.
    var choice: String?
  }

  /// The chosen context of one axis.
  package struct Choice: Hashable, Sendable {
    /// The axis, such as a modifier or a group of themes.
    package var axis: String
    /// The context, or the family of contexts; empty for those that are distinguished by settings alone.
    package var context: String
    /// True if it is a family of themes, which is an audit of its own whatever its colors.
    package var isFamily: Bool = false

    /// The choices in words, such as `brand acme, density compact`; what has no name is not mentioned.
    package static func words(of choices: [Choice]) -> String {
      choices.filter { !$0.context.isEmpty }.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
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
  package var files: [File] = []
  /// The themes, in the order of the files.
  package var themes: [Theme] = []
  /// The chosen context or family of each axis with several audits, in words; empty if there is nothing to say.
  package var permutation: String { Choice.words(of: choices) }
  /// The chosen contexts of the audit; empty if there is nothing to choose.
  package var choices: [Choice] = []
  /// The axes that change nothing in the audit.
  package var idle: [Idle] = []
}
