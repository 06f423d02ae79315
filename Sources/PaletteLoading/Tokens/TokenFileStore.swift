import PaletteModel

/// Token files and resolvers by path, each opened and parsed once.
struct TokenFileStore {
  private(set) var diagnostics: [Diagnostic] = []
  private let tree: FileTree
  private var files: [String: TokenFile?] = [:]

  /// Starts without files.
  init(_ tree: FileTree) { self.tree = tree }

  /// A file; nil, with an error the first time it is asked for, where there is none that can be read.
  ///
  /// An error about a file that another one names stands at that name.
  mutating func file(at path: String, for asker: SourceLocation? = nil) -> TokenFile? {
    if let known = files[path] { return known }
    let display = tree.display(path)
    var file: TokenFile?
    do throws(FileProblem) {
      let read = TokenFile.read(try tree.read(path), named: display)
      file = read.file
      file?.path = path
      diagnostics += read.diagnostics
    } catch {
      let problem = asker.map { Diagnostic(.error, .missingInput, "\(display.inQuotes): \(error.words)", at: $0) }
      diagnostics.append(problem ?? error.diagnostic(at: display))
    }
    files[path] = .some(file)
    return file
  }

  /// Whether a file was asked for before.
  func hasAsked(for path: String) -> Bool { files[path] != nil }

  /// Whether there is a file at a path, readable or not.
  func isFile(at path: String) -> Bool { !path.utf8.contains(0) && (try? tree.kind(path)) == .file }
}
