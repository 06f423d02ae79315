package import AuditEngine

extension Answer {
  /// The answer of `legible explain`: the page of a rule.
  package static func rule(_ rule: Rule, json: @escaping () -> [UInt8]) -> Answer {
    let severity = ["Severity: \(rule.severityWords)"] + (rule.formerWords.map { [$0] } ?? [])
    return Answer(
      [
        .heading(1, Phrase(rule.id)), .paragraph(Phrase("\(rule.page.title).").strong),
      ] + severity.map { .paragraph(Phrase($0)) }
        + RuleSection.all(of: rule.page).flatMap { [.heading(2, Phrase($0.heading))] + blocks(of: $0.body) },
      json: json)
  }

  private static func blocks(of body: RuleSection.Body) -> [Block] {
    switch body {
    case .paragraph(let text): [.paragraph(Phrase(text))]
    case .list(let items): [.list(items.map { Phrase($0) }, of: "item")]
    case .files(let files):
      files.flatMap { file -> [Block] in
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let language = file.path.hasSuffix(".swift") ? "swift" : file.path.hasSuffix(".plist") ? "xml" : "json"
        return [.paragraph(.code(file.path)), .code(lines, language: language)]
      }
    }
  }
}
