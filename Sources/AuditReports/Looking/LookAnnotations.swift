import AuditEngine
import Palettes

/// Writes the pairs of a look that do not pass as annotations of GitHub Actions, worst first.
enum LookAnnotations {
  static func render(_ look: Look) -> [UInt8] {
    var bytes: [UInt8] = []
    let pairs = look.pairs.filter { $0.verdict != .pass }
    for pair in pairs.prefix(GitHubReport.most - 1) {
      let name = pair.verdict == .fail ? "error" : "notice"
      let message = LookWords.sentence(pair, of: look)
      WorkflowCommand(name: name, title: LookWords.subject(pair, of: look), message: message).append(to: &bytes)
    }
    let rest = pairs.count - min(pairs.count, GitHubReport.most - 1)
    let more = rest > 0 ? "; \(Wording.count(rest, "more pair")) that \(rest == 1 ? "does" : "do") not pass" : ""
    WorkflowCommand(name: "notice", title: "Texts in screenshots", message: LookWords.headline(look) + more)
      .append(to: &bytes)
    return bytes
  }
}
