import AuditEngine
import FileSyntax
import Palettes

/// Writes a look as a Markdown document.
enum LookMarkdown {
  static func render(_ look: Look) -> String {
    var lines = ["# Texts in screenshots", "", MarkdownText.escaped(LookWords.headline(look)) + ".", ""]
    var shots = MarkdownTable([("screen", .left), ("contents", .left)])
    for index in look.shots.indices {
      shots.add([MarkdownText.code(look.shots[index].file), MarkdownText.escaped(LookWords.shot(index, of: look))])
    }
    lines += shots.lines
    let issues = LookWords.issues(look)
    if !issues.isEmpty { lines += [""] + issues.map { "- " + MarkdownText.escaped($0) } }
    if !look.pairs.isEmpty {
      lines += ["", "## Pairs", ""]
      var table = MarkdownTable([
        ("", .left), ("pair", .left), ("ratio", .left), ("seen", .left), ("worst place", .left), ("notes", .left),
      ])
      for pair in look.pairs {
        table.add([
          Wording.sign(pair.verdict), MarkdownText.escaped(LookWords.subject(pair, of: look)),
          MarkdownText.escaped(LookWords.result(pair, of: look)), LookWords.places(pair),
          MarkdownText.escaped(LookWords.place(pair, of: look)),
          MarkdownText.escaped(LookWords.audit(pair, of: look).joined(separator: "; ")),
        ])
      }
      lines += table.lines + ["", Wording.signs + "."]
    }
    if !look.drift.isEmpty {
      lines += ["", "## \(LookWords.driftTitle)", ""]
      lines += look.drift.map { "- " + MarkdownText.escaped(LookWords.drift($0, of: look)) }
    }
    lines += crops(look)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The worst places as pictures, whose data is at the end so that the text stays readable.
  private static func crops(_ look: Look) -> [String] {
    let pairs = look.pairs.filter { $0.crop != nil }
    guard !pairs.isEmpty else { return [] }
    var lines = ["", "## Worst places", ""]
    var data: [String] = []
    for (index, pair) in pairs.enumerated() {
      guard let crop = pair.crop else { continue }
      let words = "\(LookWords.subject(pair, of: look)): \(LookWords.place(pair, of: look))"
      lines += ["\(MarkdownText.escaped(words))", "", "![place \(index + 1)][place-\(index + 1)]", ""]
      data.append("[place-\(index + 1)]: data:image/png;base64,\(Base64.text(of: crop.bytes))")
    }
    return lines + data
  }
}
