import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

/// The reason that nothing could be audited, proposed, or written.
public struct LegibleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, without a period.
  public let message: String
  /// The step that fixes it; nil if the message says everything.
  public let remedy: String?
  /// The file, as reports name it; nil if no file is at fault.
  public let file: String?
  /// The line in the file, from 1.
  public let line: Int?
  /// The column in the line, from 1, in Unicode scalars.
  public let column: Int?

  /// The place, the message, and the fix in one line.
  public var description: String {
    let place = file.map { "\($0):\(line ?? 1):\(column ?? 1): " } ?? ""
    return place + message + (remedy.map { "; \($0)" } ?? "")
  }

  /// Creates an error that concerns no file.
  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
    (file, line, column) = (nil, nil, nil)
  }
}

extension LegibleError {
  /// Creates an error from a problem of the input; the text after the last semicolon of its message is the fix.
  init(_ problem: Report.Problem) {
    let parts = problem.message.parts(around: "; ")
    message = parts.count > 1 ? parts.dropLast().joined(separator: "; ") : problem.message
    remedy = parts.count > 1 ? parts.last.map { String($0) } : nil
    (file, line, column) = (problem.place.file, problem.place.line, problem.place.column)
  }

  /// Creates an error from a problem of the engine.
  init(_ diagnostic: Diagnostic) { self.init(Report.Problem(diagnostic)) }

  /// Creates an error from a wish that cannot be followed.
  init(_ problem: WishProblem) {
    switch problem {
    case .unknownToken(let name, let names):
      let near = NameSuggestion.closest(to: name, among: names).map(\.inQuotes).inWords("or")
      self.init("there is no token \(name.inQuotes)", remedy: near.isEmpty ? nil : "did you mean \(near)?")
    case .unreadToken(let token): self.init(token.words)
    case .ambiguousToken(let name, let names):
      let list = names.map(\.inQuotes).joined(separator: ", ")
      self.init("\(name.inQuotes) is ambiguous: it could be \(list)", remedy: "use the full name of one of them")
    case .malformedTie(let text), .unequalTie(let text, _):
      self.init("\(text.inQuotes) is not a valid tie")
    }
  }

  /// Creates an error from one that a write threw.
  init(anything error: any Error) {
    if let diagnostic = error as? Diagnostic {
      self.init(diagnostic)
    } else if let problem = error as? OutputProblem {
      self.init(problem.message)
    } else {
      self.init("\(error)")
    }
  }
}
