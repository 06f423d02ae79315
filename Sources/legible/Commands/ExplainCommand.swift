import AuditEngine

extension Command {
  /// `legible explain`: the page of a rule.
  static let explain = Command(
    description: CommandDescription(
      name: "explain", summary: "Explain a rule: what it finds, why it matters, and how to fix it",
      category: "Rules",
      operands: [
        OperandDescription(
          name: "RULE", arity: .required, summary: "A rule id, as shown in reports", completion: .named("rules"))
      ],
      examples: [.init("legible explain low-text-contrast", "print the page for one rule")])
  ) { arguments, console in
    let id = arguments.operands[0]
    guard let rule = Rule.named(id) else {
      throw UsageError(
        "there is no rule \(quoted(id))",
        remedy: DidYouMean.question(for: id, among: Rule.all.map(\.id)) ?? "run 'legible rules' to list the rules",
        command: arguments.command)
    }
    if let alias = RuleAlias.named(id) { console.complain("warning: \(alias.words)") }
    try console.write(RulePageText(rule).text(console.style))
    return .success
  }
}
