import FileSyntax

/// Token files and resolvers by path, each opened and parsed once.
struct TokenFileStore: Sendable {
  /// The result of reading a path.
  private struct Reading {
    var file: TokenFile?
    var problems: [Diagnostic] = []
    /// True if it is a document of another tool in place of a file.
    var isForeign = false
    /// True if that document states colors.
    var holdsColors = false
    /// The reason that there is no file.
    var failure: FileProblem?
    /// True if the file was requested, rather than only identified.
    var isAsked = false
  }

  private(set) var diagnostics: [Diagnostic] = []
  private let tree: FileTree
  private var readings: [String: Reading] = [:]

  /// Starts without files.
  init(_ tree: FileTree) { self.tree = tree }

  /// Returns a file; nil, with an error the first time it is requested, if it cannot be read.
  ///
  /// An error about a file that another one names is at that name.
  mutating func file(at path: String, for asker: SourceLocation? = nil) -> TokenFile? {
    var reading = reading(of: path)
    guard !reading.isAsked else { return reading.file }
    reading.isAsked = true
    readings[path] = reading
    diagnostics += reading.problems
    if let failure = reading.failure {
      let display = tree.display(path)
      let problem = asker.map { Diagnostic(.error, .missingInput, "\(display.inQuotes): \(failure.words)", at: $0) }
      diagnostics.append(problem ?? failure.diagnostic(at: display))
    }
    return reading.file
  }

  /// Returns a file to identify it; its problems are reported only if it is requested.
  mutating func glance(at path: String) -> TokenFile? {
    let reading = reading(of: path)
    readings[path] = reading
    return reading.file
  }

  /// Returns true for a file that cannot be parsed and yet is of tokens: a pointer of Git LFS with a name of such files,
  /// or a text with the key `$value`.
  func isBrokenTokenFile(at path: String) -> Bool {
    guard readings[path]?.file == nil, readings[path]?.isForeign != true, let bytes = try? tree.read(path) else {
      return false
    }
    if GitLeftover.isPointer(bytes) {
      let name = path.lastPathPart.lowercased()
      return ["token", "color", "palette", "theme"].contains { name.holds($0) }
    }
    return ["\"$value\"", "$value:"].contains { String(decoding: bytes, as: UTF8.self).holds($0) }
  }

  /// Returns true for a document with colors in a format of another tool that is not read.
  mutating func holdsUnreadColors(at path: String) -> Bool {
    let reading = reading(of: path)
    readings[path] = reading
    guard let file = reading.file else { return reading.holdsColors }
    return !file.isCertainlyOfTokens && ForeignFormat.holdsColors(file.root)
  }

  /// Returns true if the text at a path begins with a bracket, and names no themes.
  func isList(at path: String) -> Bool {
    guard !TokenStudio.isIndex(path), let bytes = try? tree.read(path) else { return false }
    let first = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "[")
  }

  private func reading(of path: String) -> Reading {
    if let known = readings[path] { return known }
    var reading = Reading()
    do throws(FileProblem) {
      let read = TokenFile.read(try tree.read(path), named: tree.display(path))
      (reading.file, reading.problems) = (read.file, read.diagnostics)
      reading.file?.path = path
      reading.isForeign = read.foreign != nil
      reading.holdsColors = read.foreign.map { ForeignFormat.holdsColors($0.root) } ?? false
    } catch {
      reading.failure = error
    }
    return reading
  }

  /// Returns true if a file was requested before.
  func hasAsked(for path: String) -> Bool { readings[path]?.isAsked == true }

  /// Returns true if a path, or a link at it, is outside the root of the file tree.
  func isOutside(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    do throws(FileProblem) {
      let kind = try tree.kind(path)
      return kind == .outside
    } catch {
      return error == .outsideRoot
    }
  }

  /// Returns true if there is a file at a path, readable or not.
  func isFile(at path: String) -> Bool { !path.utf8.contains(0) && (try? tree.kind(path)) == .file }
}
