/// An audit file with the files that it extends.
struct AuditFileChain: Sendable {
  /// The most files that extend one another.
  static let longest = 16

  /// The file layered over its bases.
  package private(set) var file: AuditFile
  /// Problems of all files of the chain, in the order in which they were read.
  private(set) var diagnostics: [Diagnostic]
  /// The paths that were read or requested: the file itself, then its base, then the base's base.
  private(set) var paths: [String]

  /// Reads a file and its bases from a file tree; unreadable files are diagnostics.
  package static func read(
    _ path: String, from tree: FileTree, vocabulary: AuditFileVocabulary
  ) -> AuditFileChain {
    let start = AuditFile(at: SourceLocation(file: tree.display(path)))
    var chain = AuditFileChain(file: start, diagnostics: [], paths: [path])
    chain.readAll(from: tree, vocabulary: vocabulary)
    return chain
  }

  private mutating func readAll(from tree: FileTree, vocabulary: AuditFileVocabulary) {
    var files: [AuditFile] = []
    var wanted: (path: String, asker: SourceLocation?) = (paths[0], nil)
    while let next = readFile(wanted.path, for: wanted.asker, from: tree, vocabulary: vocabulary) {
      files.append(next)
      guard let base = next.extends, let path = admit(base, from: tree) else { break }
      paths.append(path)
      wanted = (path, base.location)
    }
    guard var merged = files.popLast() else { return }
    while let own = files.popLast() { merged = own.laid(over: merged) }
    file = merged
  }

  /// Reads one file; nil, with an error at the place that refers to it, if it cannot be opened.
  private mutating func readFile(
    _ path: String, for asker: SourceLocation?, from tree: FileTree, vocabulary: AuditFileVocabulary
  ) -> AuditFile? {
    let display = tree.display(path)
    do {
      let read = AuditFile.read(try tree.read(path), path: path, display: display, vocabulary: vocabulary)
      diagnostics += read.diagnostics
      return read.file
    } catch {
      let place = asker ?? SourceLocation(file: display)
      diagnostics.append(Diagnostic(.error, .missingInput, "\(display.inQuotes): \(error.words)", at: place))
      return nil
    }
  }

  /// The path of a base, unless it leads back to a file of the chain or makes the chain too long.
  private mutating func admit(_ base: AuditFilePath, from tree: FileTree) -> String? {
    let path = base.joined
    if let start = paths.firstIndex(of: path) {
      let ring = (paths[start...] + [path]).map { tree.display($0).inQuotes }.joined(separator: " → ")
      refuse("audit files extend one another in a cycle: \(ring); remove one 'extends'", at: base.location)
      return nil
    }
    if paths.count == Self.longest {
      refuse("more than \(Self.longest) audit files extend one another; shorten the chain", at: base.location)
      return nil
    }
    return path
  }

  private mutating func refuse(_ message: String, at place: SourceLocation) {
    diagnostics.append(Diagnostic(.error, .badAuditFile, message, at: place))
  }
}
