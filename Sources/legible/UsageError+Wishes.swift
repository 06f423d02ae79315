import AuditEngine
import Palettes

extension UsageError {
  /// The wording of a wish that cannot be followed.
  init(_ problem: WishProblem) {
    switch problem {
    case .unknownToken(let name, let names):
      self.init("there is no token \(quoted(name))", remedy: DidYouMean.question(for: name, among: names))
    case .unreadToken(let token): self.init(token.words)
    case .ambiguousToken(let name, let names):
      self.init(
        "\(quoted(name)) is ambiguous: it could be \(names.map(quoted).joined(separator: ", "))",
        remedy: "use one of these names")
    case .malformedTie(let text):
      self.init(
        "\(quoted(text)) is not a valid value for '--tie'", remedy: "use A=B with two tokens", command: "fix")
    case .unequalTie(let first, let second):
      self.init(
        "\(quoted(first)) and \(quoted(second)) do not have equal colors", remedy: "make them equal first",
        command: "fix")
    }
  }
}
