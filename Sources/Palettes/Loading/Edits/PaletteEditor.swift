import FileSyntax

/// A kind of file that colors can be written back into.
///
/// A new one is one file with such a value and one line in `PaletteEditor.all`.
package struct PaletteEditor: Sendable {
  /// Makes the bytes of a file with edits out of those without, changing no byte that need not change.
  ///
  /// The tokens are as they were read; one of another file refers to a color in this one. Throws where the bytes are not those that the tokens were read from, or where
  /// an edit has no place in them.
  typealias Edited =
    @Sendable (_ bytes: [UInt8], _ edits: [Part]) throws(Diagnostic) -> [UInt8]

  /// One edit of a file.
  struct Part: Sendable {
    /// The token as it was read.
    package var token: Token
    var edit: ColorEdit
    /// The rounding of values that the digits of the file cannot hold.
    var rounding: EditRounding
  }

  /// A stable id, in lower case with hyphens.
  let id: String
  /// True if a token of this file, named as reports print it, is edited this way.
  package let accepts: @Sendable (_ file: String) -> Bool
  /// Makes the edits of one file.
  let edited: Edited

  /// The editors in the order in which they are tried.
  package static let all = [colorset, designTokens]

  /// Returns the changes of edits to the files of a palette, in the order of the files, and the problems with them.
  ///
  /// `read` returns the bytes of a file that is named as reports print it. An unchanged file is left out.
  package static func changes(
    _ edits: [ColorEdit], of palette: Palette, rounding: (ColorEdit) -> EditRounding = { _ in .nearest },
    read: (_ file: String) throws(FileProblem) -> [UInt8]
  ) -> (files: [FileChange], problems: [Diagnostic]) {
    let known = edits.filter { palette.tokens.typedIndices.contains($0.token) }
    let byFile = Dictionary(grouping: known) { palette.tokens[$0.token].file(of: $0.place) }
    var files: [FileChange] = []
    var problems: [Diagnostic] = []
    for (file, edits) in byFile.ordered(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(Diagnostic) {
        let old = try bytes(of: file, read)
        let parts = edits.map { Part(token: palette.tokens[$0.token], edit: $0, rounding: rounding($0)) }
        let new = try editor(of: file).edited(old, parts)
        if new != old { files.append(FileChange(file: file, old: old, new: new)) }
      } catch {
        problems.append(error)
      }
    }
    return (files, problems)
  }

  private static func bytes(
    of file: String, _ read: (String) throws(FileProblem) -> [UInt8]
  ) throws(Diagnostic) -> [UInt8] {
    do {
      return try read(file)
    } catch {
      throw error.diagnostic(at: file)
    }
  }

  private static func editor(of file: String) throws(Diagnostic) -> PaletteEditor {
    if let editor = all.first(where: { $0.accepts(file) }) { return editor }
    let message = "files of this kind cannot be edited yet; change the colors manually"
    throw Diagnostic(.error, .badData, message, at: SourceLocation(file: file))
  }
}

extension Token {
  /// The file in which an edit is written.
  func file(of place: ColorEdit.Place) -> String {
    guard case .entry(let index) = place, entries.typedIndices.contains(index) else { return file }
    return writtenLocation(of: entries[index]).file
  }
}
