import AuditEngine
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// A candidate of `legible try --from`: the tokens of a catalog or token file, or a list of edits.
struct CandidateFile {
  /// The changes of the candidate, as written.
  private enum Content {
    case tokens([Token])
    case edits([(edit: TrialEdit, line: Int)])
  }

  /// The path as typed.
  let path: String
  /// The errors in the file.
  private(set) var problems: [Diagnostic] = []
  private var content: Content?

  /// The names of the files that are read as a palette; every other file is a list of edits.
  private static let endings = [".json", ".json5", ".jsonc", ".tokens"]
  /// The bytes that a list of edits may have.
  private static let largestList = 1 << 20
  private static let advice = "specify an asset catalog, a token file, or a file with one edit per line"

  /// True if nothing of the candidate can be compared.
  var isUnreadable: Bool { content == nil }

  /// Reads a candidate; nothing is thrown, every problem is a diagnostic.
  init(_ path: String, workers: Workers) {
    self.path = path
    do throws(FileProblem) {
      let kind = try Platform.kind(of: path)
      if kind == .folder || Self.endings.contains(where: { path.lastPathPart.hasSuffix($0) }) {
        readTokens(workers)
      } else {
        readEdits(try NamedFile(path).read(limit: Self.largestList))
      }
    } catch {
      var problem = error.diagnostic(at: path)
      problem.message += "; \(Self.advice)"
      problems = [problem]
    }
  }

  private mutating func readTokens(_ workers: Workers) {
    let inputs = DiskInputs.load([path], workers: workers)
    problems = inputs.errors
    var names: Set<TokenName> = []
    let tokens = inputs.palettes.flatMap { loaded in
      let own = loaded.palette.tokens.filter { !names.contains($0.name) }
      names.formUnion(own.map { $0.name })
      return own
    }
    if !tokens.isEmpty { content = .tokens(tokens) }
    if tokens.isEmpty, problems.isEmpty { problems = [problem("no tokens found; \(Self.advice)")] }
  }

  private mutating func readEdits(_ bytes: [UInt8]) {
    var edits: [(edit: TrialEdit, line: Int)] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let text = Self.bare(line)
      if text.isEmpty || text.hasPrefix("#") { continue }
      do throws(UsageError) {
        edits.append((try TrialEdit(text), index + 1))
      } catch {
        problems.append(problem(error.line, line: index + 1))
      }
    }
    if !edits.isEmpty { content = .edits(edits) }
    if edits.isEmpty, problems.isEmpty {
      problems = [problem("no edits found; specify one per line, for example TextTertiary@light=#6F6F6F")]
    }
  }

  /// A line without the spaces around it and the quotes that a shell needs around the color or the whole edit.
  private static func bare(_ line: Substring) -> String {
    var text = line.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    for quote in ["'", "\""] where text.count > 1 && text.hasSuffix(quote) {
      if text.hasPrefix(quote) { return String(text.dropFirst().dropLast()) }
      guard let cut = text.lastIndex(of: "=") else { continue }
      let value = text[text.index(after: cut)...]
      if value.count > 1, value.hasPrefix(quote) { return String(text[...cut] + value.dropFirst().dropLast()) }
    }
    return String(text)
  }

  private func problem(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: SourceLocation(file: path, line: line, column: 1))
  }

  /// Returns the palettes with the candidate in them, and the names that none of them has.
  ///
  /// Edits that cannot be made become problems.
  mutating func palettes(from inputs: [LoadedPalette]) -> (palettes: [Palette], unused: [String]) {
    switch content {
    case .tokens(let tokens): Self.replaced(tokens, in: inputs)
    case .edits(let edits): edited(edits, in: inputs)
    case nil: (inputs.map { $0.palette }, [])
    }
  }

  private static func replaced(
    _ tokens: [Token], in inputs: [LoadedPalette]
  ) -> (palettes: [Palette], unused: [String]) {
    var unused = Set(tokens.indices)
    let palettes = inputs.map { loaded in
      let result = loaded.palette.replacing(with: tokens)
      unused.formIntersection(result.unused)
      return result.palette
    }
    return (palettes, unused.sorted().map { tokens[$0].name.path })
  }

  private mutating func edited(
    _ edits: [(edit: TrialEdit, line: Int)], in inputs: [LoadedPalette]
  ) -> (palettes: [Palette], unused: [String]) {
    var known: Set<Int> = []
    var found: [Diagnostic] = []
    let palettes = inputs.map { loaded in
      var own: [ColorEdit] = []
      for (index, edit) in edits.enumerated() {
        do throws(UsageError) {
          guard let made = try edit.edit.edits(of: loaded) else { continue }
          own += made
        } catch {
          let one = problem(error.line, line: edit.line)
          if !found.contains(one) { found.append(one) }
        }
        known.insert(index)
      }
      return loaded.palette.applying(own)
    }
    problems += found
    var unused: [String] = []
    for index in edits.indices where !known.contains(index) && !unused.contains(edits[index].edit.token) {
      unused.append(edits[index].edit.token)
    }
    return (palettes, unused)
  }
}
