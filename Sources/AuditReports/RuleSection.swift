package import AuditEngine

/// One part of a rule's page: a heading that is the same for every rule, and the content below it.
package struct RuleSection: Sendable {
  /// The content below a heading.
  package enum Body: Sendable {
    /// Running text.
    case paragraph(String)
    /// Files by their paths.
    case files([RuleExample.File])
    /// Items in order.
    case list([String])
  }

  /// The name of the part for programs.
  package let key: String
  /// The heading for readers.
  package let heading: String
  /// The content below the heading.
  package let body: Body

  /// Returns the parts of a page in order; a terminal and Markdown print the same ones.
  package static func all(of page: RulePage) -> [RuleSection] {
    [
      RuleSection(key: "finds", heading: "What it finds", body: .paragraph(page.finds)),
      RuleSection(key: "matters", heading: "Why it matters", body: .paragraph(page.matters)),
      RuleSection(key: "failing", heading: "Failing example", body: .files(page.failing.files)),
      RuleSection(key: "passing", heading: "Passing example", body: .files(page.passing.files)),
      RuleSection(key: "remedy", heading: "How to fix it", body: .paragraph(page.remedy)),
      page.seenIn.map { RuleSection(key: "seenIn", heading: "Seen in", body: .paragraph($0)) },
      page.judged.map { judged in
        RuleSection(
          key: "judged", heading: "Judged on real apps",
          body: .paragraph("Correct findings: \(judged.right) of \(judged.all)."))
      },
      RuleSection(key: "references", heading: "References", body: .list(page.references)),
    ].compactMap { $0 }
  }

  /// The heading with its content, as blocks of Markdown.
  package var markdown: [String] { ["### \(heading)"] + blocks }

  private var blocks: [String] {
    switch body {
    case .paragraph(let text): [text]
    case .list(let items): [items.map { "- \($0)" }.joined(separator: "\n")]
    case .files(let files): files.flatMap(Self.blocks)
    }
  }

  private static func blocks(of file: RuleExample.File) -> [String] {
    if file.picture != nil { return ["`\(file.path)`: \(file.text)."] }
    let language = file.path.hasSuffix(".swift") ? "swift" : file.path.hasSuffix(".plist") ? "xml" : "json"
    return ["`\(file.path)`:", "```\(language)\n\(file.text)\n```"]
  }
}

extension Rule {
  /// The severity in words, with what can change it.
  package var severityWords: String {
    (weigh == nil ? severity.id : "\(severity.id) by default, but it can vary with the policy or the finding")
      + (isOptional ? ", off by default" : "")
  }

  /// The sentence that names the former ids; nil for a rule that was never renamed.
  package var formerWords: String? {
    let former = RuleAlias.formerIDs(of: id)
    return former.isEmpty ? nil : "Former id: \(former.joined(separator: ", "))"
  }
}
