import ContrastAudit

/// One part of a rule's page: a heading that is the same for every rule, and what stands below it.
struct RuleSection {
  /// What stands below a heading.
  enum Body {
    case paragraph(String)
    /// Files by their paths.
    case files([RuleExample.File])
    case list([String])
  }

  /// The name of the part for programs.
  let key: String
  let heading: String
  let body: Body

  /// The parts of a page in order; a terminal and Markdown print the same ones.
  static func all(of page: RulePage) -> [RuleSection] {
    [
      RuleSection(key: "finds", heading: "What it finds", body: .paragraph(page.finds)),
      RuleSection(key: "matters", heading: "Why it matters", body: .paragraph(page.matters)),
      RuleSection(key: "failing", heading: "Failing example", body: .files(page.failing.files)),
      RuleSection(key: "passing", heading: "Passing example", body: .files(page.passing.files)),
      RuleSection(key: "remedy", heading: "How to remedy", body: .paragraph(page.remedy)),
      RuleSection(key: "seenIn", heading: "Seen in", body: .paragraph(page.seenIn)),
      RuleSection(key: "references", heading: "References", body: .list(page.references)),
    ]
  }
}

extension Rule {
  /// The severity in words, with what can change it.
  var severityWords: String {
    weigh == nil ? severity.id : "\(severity.id), or what the policy and the numbers make of it"
  }
}
