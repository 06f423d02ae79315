import AuditEngine
import FileSyntax
import Palettes

/// An entry that could not be read, with the error that says why.
struct UnreadableEntry: Sendable {
  private let errors: [Diagnostic]

  /// Looks for the errors in the input of an audit.
  init(in loaded: LoadedPalette) {
    errors = loaded.diagnostics.filter { $0.severity == .error }
  }

  /// The first error in an entry of a token: after its beginning, and before the next entry; nil without any.
  func cause(_ entry: Entry, of token: Token) -> Diagnostic? {
    guard case .unreadable = entry.value, !errors.isEmpty else { return nil }
    let start = token.start(of: entry)
    let end = token.entries.map { token.start(of: $0) }.filter { $0.file == start.file && start < $0 }.min()
    return errors.first { error in
      error.location.file == start.file && start <= error.location && (end.map { error.location < $0 } ?? true)
    }
  }

  /// The reason that a token has no color in a variant, in words.
  func words(_ problem: Unresolved, _ token: Token, in variant: Variant, on device: DeviceClass) -> String {
    guard case .unreadableEntry = problem,
      case .entry(let index) = token.resolution(for: variant, on: device),
      let cause = cause(token.entries[index], of: token)
    else { return problem.words }
    return "\(problem.words): \(cause.message)"
  }
}
