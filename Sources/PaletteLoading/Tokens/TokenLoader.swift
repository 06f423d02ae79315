import ColorMath
import PaletteModel

/// Reads token files into tokens of a palette.
///
/// All files of an audit are one set: they refer to each other, and the last definition of a token counts. A token has
/// one entry, which serves every variant.
enum TokenLoader {
  /// Loads files in the order in which they are merged.
  ///
  /// Every token that is a colour is there: one that cannot be evaluated has an unreadable entry and a diagnostic.
  static func load(_ paths: [String], from tree: FileTree) -> (tokens: [Token], diagnostics: [Diagnostic]) {
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
    return (context.tokens.compactMap(token), (diagnostics + context.diagnostics).sorted())
  }

  /// A colour as a token of the palette; nil for a composite.
  private static func token(_ token: DesignToken) -> Token? {
    guard token.type == .color || token.type == nil || token.parts.isEmpty && token.value == .unresolved else {
      return nil
    }
    let value: Entry.Value =
      if case .color(let color) = token.value { .color(color) } else { .unreadable }
    let place = token.valueLocation
    let entry = Entry(
      .any, value, oddities: token.isComputed ? .computed : [], line: Int32(clamping: place.line),
      column: Int32(clamping: place.column), origin: token.origin == place ? nil : token.origin)
    return Token(
      TokenName(catalog: token.location.file, path: token.path), file: token.location.file,
      line: Int32(clamping: token.location.line), column: Int32(clamping: token.location.column), entries: [entry])
  }
}
