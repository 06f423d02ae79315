import PaletteModel

/// Reads token files into tokens of a palette.
///
/// All files of an audit are one set: they refer to each other, and the last definition of a token counts. A token has
/// one entry, which serves every variant.
enum TokenLoader {
  /// Loads files in the order in which they are merged.
  ///
  /// Every token that is a colour is there, and every colour of a border, shadow or gradient: one that cannot be evaluated has an unreadable entry and a diagnostic.
  static func load(
    _ paths: [String], from tree: FileTree
  ) -> (tokens: [Token], fonts: [String: Font], diagnostics: [Diagnostic]) {
    var files: [(name: String, bytes: [UInt8])] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      do throws(FileProblem) {
        files.append((name: tree.display(path), bytes: try tree.read(path)))
      } catch {
        diagnostics.append(error.diagnostic(at: tree.display(path)))
      }
    }
    let context = TokenContext.read(files)
    return (context.tokens.flatMap(\.colors).map(token), context.fonts, (diagnostics + context.diagnostics).sorted())
  }

  /// A colour as a token of the palette.
  private static func token(_ token: DesignToken) -> Token {
    Token(
      TokenName(catalog: token.location.file, path: token.path), file: token.location.file,
      line: Int32(clamping: token.location.line), column: Int32(clamping: token.location.column),
      entries: [token.entry(for: .any)])
  }
}
