import FileSyntax

/// Applies the choices of an audit file to the axes of a set, and reports all their problems together.
struct TokenChoiceCheck {
  private(set) var set: TokenSet
  /// The problems found so far.
  private(set) var diagnostics: [Diagnostic] = []
  private let choices: [TokenChoice]

  /// Checks the choices of an audit file without any token file.
  init(withoutFiles choices: TokenChoices) { self.init(choices, on: TokenSet()) }

  /// Chooses on every axis; those without a choice use their names.
  init(_ choices: TokenChoices, on set: TokenSet) {
    self.set = set
    self.choices = choices.contexts
    checkNames()
    for axis in set.axes.indices where Self.isNamed(set.axes[axis]) { choose(axis) }
    diagnostics += self.set.unknownContexts
  }

  /// Each choice must be one of some axis with that name.
  private mutating func checkNames() {
    let axes = set.axes.filter { Self.isNamed($0) }
    for choice in choices {
      let named = axes.filter { $0.name.isSameName(as: choice.axis) }
      if named.isEmpty {
        let names = axes.map { $0.name }
        let known =
          names.isEmpty
          ? "; remove it, because no token file has modifiers or modes" : "; use one of \(Self.list(names))"
        let remedy = NameSuggestion.question(for: choice.axis, among: names, else: known)
        fail("there is no modifier \(choice.axis.inQuotes)\(remedy)", at: choice.location)
      } else if !named.contains(where: { Self.place(of: choice.context, in: $0) != nil }) {
        let contexts = named.flatMap { $0.contexts }
        let remedy = NameSuggestion.question(
          for: choice.context, among: contexts, else: "; use one of \(Self.list(contexts))")
        fail("\(choice.axis.inQuotes) has no context \(choice.context.inQuotes)\(remedy)", at: choice.location)
      }
    }
  }

  /// Returns true if an audit file chooses on an axis by its name.
  private static func isNamed(_ axis: TokenAxis) -> Bool { axis.kind == .modifier || axis.kind == .modes }

  private mutating func choose(_ axis: Int) {
    let subject = set.axes[axis]
    var explicit: [Variant: Int] = [:]
    for choice in choices where choice.axis.isSameName(as: subject.name) {
      explicit[choice.variant] = Self.place(of: choice.context, in: subject) ?? explicit[choice.variant]
    }
    guard !set.axes[axis].choose(explicit) else { return }
    let message =
      "the modifier \(subject.name.inQuotes) has no default, and nothing sets its context for light; choose a context "
      + "for \"light\" under \"variants\""
    fail(message, at: subject.location)
  }

  /// The context that a name means: the one with that spelling, else the only one that differs only in case.
  private static func place(of name: String, in axis: TokenAxis) -> Int? {
    if let exact = axis.contexts.firstIndex(of: name) { return exact }
    let like = axis.contexts.indices.filter { axis.contexts[$0].isSameName(as: name) }
    return like.count == 1 ? like[0] : nil
  }

  private static func list(_ names: [String]) -> String {
    (names.prefix(12).map { $0.inQuotes } + (names.count > 12 ? ["others"] : [])).inWords("or")
  }

  private mutating func fail(_ message: String, at place: SourceLocation) {
    diagnostics.append(Diagnostic(.error, .badAuditFile, message, at: place))
  }
}
