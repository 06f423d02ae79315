import FileSyntax

/// A file or token set that is merged by its order, and by its theme if its name determines one.
struct TokenLayerFile {
  /// The path, whose words may be those of a theme.
  let path: String
  /// The name for display.
  let label: String
  var file: TokenFile
  /// The folder of the audit file, from which its paths start.
  var root = "."
  /// The list with an explicit order, such as the sets of one Tokens Studio file.
  var series: String?
  /// The Theo files, by number, that import it or are it, and that no other one imports: each orders what it imports.
  var entries: Set<Int> = []
}
