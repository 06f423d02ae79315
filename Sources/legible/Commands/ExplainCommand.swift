import AuditEngine
import AuditReports

extension Command {
  private static let format = SharedOptions.format(Answer.formats)

  /// `legible explain`: the page of a rule.
  static let explain = Command(
    description: CommandDescription(
      name: "explain", summary: "Explain a rule: what it finds, why it matters, and how to fix it",
      category: "Rules",
      operands: [
        OperandDescription(
          name: "RULE", arity: .required, summary: "A rule id, as shown in reports", completion: .named("rules"))
      ],
      options: [format.description],
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
    let answer = Answer.rule(rule) { Array(RuleListing([rule]).json.utf8) }
    try console.write(answer, as: try arguments.value(of: format))
    return .success
  }
}
