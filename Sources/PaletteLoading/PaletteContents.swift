package import PaletteModel
package import TextSupport

/// What a format is asked to read for one audit.
package struct PaletteRequest: Sendable {
  /// The files and folders, in the order in which they count.
  package var paths: [String]
  /// For each of them the folder that what it refers to may not lead out of.
  package var roots: [String]
  /// Those that nobody named, but a folder with them.
  package var found: Set<String>
  /// Which themes serve the variants, as the audit file says.
  package var choices: TokenChoices
  /// Where the files are.
  package var tree: FileTree
  /// Token files that have been read to tell what they are.
  var tokenFiles: TokenFileStore
  /// The most tasks at a time; shows nowhere.
  package var workers: Workers
}

/// What a format has read.
package struct PaletteContents: Sendable {
  /// One way to choose among modifiers that no variant chooses.
  package struct Permutation: Sendable {
    /// What is chosen, such as `brand acme`; empty if there is nothing to choose.
    package var words: String
    /// The tokens with it.
    package var tokens: [Token]
    /// The fonts of typography tokens by their paths.
    package var fonts: [String: Font] = [:]

    /// The tokens and fonts as a palette.
    var palette: Palette { Palette(tokens, fonts: fonts) }
  }

  /// At least one; a format without modifiers has one alone.
  package var permutations: [Permutation]
  /// The app icon sets.
  package var icons: [AppIconSet] = []
  /// Problems found while reading, sorted.
  package var diagnostics: [Diagnostic]
  /// How design tokens were read.
  package var note = TokenSourceNote()

  /// Adds what another format has read: each of its permutations with each of these.
  mutating func add(_ other: PaletteContents) {
    permutations = permutations.flatMap { own in
      other.permutations.map { added in
        let words = [own.words, added.words].filter { !$0.isEmpty }.joined(separator: ", ")
        let fonts = own.fonts.merging(added.fonts) { first, _ in first }
        return Permutation(words: words, tokens: own.tokens + added.tokens, fonts: fonts)
      }
    }
    icons += other.icons
    diagnostics += other.diagnostics
    if note == TokenSourceNote() { note = other.note }
  }
}
