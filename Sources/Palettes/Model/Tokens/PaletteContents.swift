import FileSyntax

/// The output of a format.
package struct PaletteContents: Sendable {
  /// One choice of contexts for modifiers that no variant chooses.
  package struct Permutation: Sendable {
    /// The choice in words, such as `brand acme`; empty if there is nothing to choose.
    package var words: String { TokenFileNote.Choice.words(of: choices) }
    /// The choice of each axis.
    package var choices: [TokenFileNote.Choice] = []
    /// The tokens with that choice.
    var tokens: [Token]
    /// The fonts of typography tokens by their paths.
    package var fonts: [String: Font] = [:]

    /// The tokens and fonts as a palette.
    package var palette: Palette { Palette(tokens, fonts: fonts, unread: unread) }
    /// The tokens that files declare and that are not read as colors.
    package var unread: [UnreadToken] = []
  }

  /// The permutations, at least one; a format without modifiers has exactly one.
  package var permutations: [Permutation]
  var icons: [AppIconSet] = []
  /// Problems found while reading, sorted.
  package var diagnostics: [Diagnostic]
  /// The parts of the input that no audit measures.
  var omissions: [Omission] = []
  /// The note on how design tokens were read.
  var note: TokenFileNote = TokenFileNote()

  /// Adds the output of another format: each of its permutations with each of these.
  package mutating func add(_ other: PaletteContents) {
    permutations = permutations.flatMap { own in
      other.permutations.map { added in
        let fonts = own.fonts.filled(from: added.fonts)
        return Permutation(
          choices: own.choices + added.choices, tokens: own.tokens + added.tokens, fonts: fonts,
          unread: own.unread + added.unread)
      }
    }
    icons += other.icons
    diagnostics += other.diagnostics
    omissions += other.omissions
    if note == TokenFileNote() { note = other.note }
  }
}
