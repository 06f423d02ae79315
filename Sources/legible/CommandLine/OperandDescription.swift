/// One operand of a command as plain data: an argument that is identified by its position.
struct OperandDescription: Sendable, Hashable {
  /// The number of arguments of one operand.
  enum Arity: Sendable, Hashable, CaseIterable {
    /// None or one.
    case optional
    /// Exactly one.
    case required
    /// None, one or several.
    case any
    /// One or several.
    case oneOrMore
  }

  /// The placeholder that usage lines print: `PATH`.
  let name: String
  /// The number of arguments that it takes.
  let arity: Arity
  /// One phrase for help, without a final period.
  let summary: String
  let completion: CompletionKind

  /// Describes an operand.
  init(name: String, arity: Arity, summary: String, completion: CompletionKind = .none) {
    self.name = name
    self.arity = arity
    self.summary = summary
    self.completion = completion
  }

  /// The fewest arguments that it takes, 0 or 1.
  var minimumCount: Int { arity == .required || arity == .oneOrMore ? 1 : 0 }

  /// The most arguments that it takes; nil if there is no limit.
  var maximumCount: Int? { arity == .required || arity == .optional ? 1 : nil }

  /// The notation of usage lines: `[PATH]`, `PATH`, `[PATH…]`, `PATH…`.
  var notation: String {
    switch arity {
    case .optional: "[\(name)]"
    case .required: name
    case .any: "[\(name)…]"
    case .oneOrMore: "\(name)…"
    }
  }
}
