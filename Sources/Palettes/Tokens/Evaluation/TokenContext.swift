import ColorMath
import FileSyntax

/// The tokens of some files read together, of which the last definition counts.
///
/// Bytes → `TokenFile` → `TokenTree` (merged) → `TokenExtension` → `TokenReferences` → `TokenTypes` and
/// `TokenColorReader` → `DesignToken`. Nothing on the way recurses; every reference and literal is looked at once.
struct TokenContext: Sendable {
  /// The tokens that are or hold colors, and those that cannot be read, in the order of the files.
  let tokens: [DesignToken]
  /// The fonts of typography tokens by their paths; those without a size that can be read are left out.
  package let fonts: [String: Font]
  /// The problems and warnings, sorted, without tokens that have no color.
  let problems: [Diagnostic]
  /// The tokens without a readable color.
  let leftOut: TokenLeftOut
  /// The tokens that are not read as colors.
  let unread: [UnreadToken]
  /// The problems and warnings, and notes about what is left out, sorted.
  var diagnostics: [Diagnostic] { (problems + leftOut.diagnostics).sorted() }
  /// The dialect of each file that could be read, in order.
  let dialects: [(file: String, dialect: TokenDialect)]

  /// Reads files in the order in which they are merged; the names are those that reports print.
  package static func read(_ files: [(name: String, bytes: [UInt8])]) -> TokenContext {
    var parsed: [TokenFile] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      let reading = TokenFile.read(file.bytes, named: file.name)
      diagnostics += reading.diagnostics
      if let file = reading.file { parsed.append(file) }
    }
    let context = merged(parsed, modes: [])
    return TokenContext(
      tokens: context.tokens, fonts: context.fonts, problems: (diagnostics + context.problems).sorted(),
      leftOut: context.leftOut, unread: context.unread, dialects: context.dialects)
  }

  private static let empty = TokenContext(
    tokens: [], fonts: [:], problems: [], leftOut: TokenLeftOut(), unread: [], dialects: [])

  /// Merges parsed files; tokens with a value for one of the modes get it.
  ///
  /// Of the files that may be referred to, those to which these lead are read as well; other files of the palette are
  /// named where one refers to a token of theirs. A token has no value if it comes from one of the files, by their places,
  /// that dispute it.
  static func merged(
    _ files: [TokenFile], modes: [String], links: TokenLinks = TokenLinks(), imports: TheoImports = TheoImports(),
    others: [TokenFile] = [], disputed: [String: Set<Int>] = [:]
  ) -> TokenContext {
    var tree = TokenTree(links: links, imports: imports, others: others)
    for file in files { tree = TokenTreeBuilder.adding(file, to: consume tree, modes: modes) }
    guard !tree.nodes.isEmpty else { return TokenContext.empty }
    tree.dispute(disputed)
    for link in links.needed(by: files) {
      tree = TokenTreeBuilder.adding(links.files[link], to: consume tree, modes: modes, link: link)
    }
    tree.reportUnfilled()
    tree = TokenExtension.applied(to: consume tree)
    var evaluation = TokenEvaluation(tree)
    let tokens = evaluation.tokens()
    return TokenContext(
      tokens: tokens, fonts: evaluation.fonts, problems: (tree.diagnostics + evaluation.diagnostics).sorted(),
      leftOut: evaluation.leftOut, unread: evaluation.unread, dialects: files.map { ($0.name, $0.dialect) })
  }
}
