import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import ScreenReading

/// Writes a look for people in a terminal.
enum LookLines {
  static func render(_ look: Look, _ styling: TextStyling) -> String {
    var lines = [styling.strong(LookWords.headline(look)), ""]
    for index in look.shots.indices {
      lines += TextColumns.wrap("\(look.shots[index].file): \(LookWords.shot(index, of: look))", to: styling.columns)
      for warning in look.shots[index].warnings { lines.append("  " + styling.faint("the file \(warning)")) }
    }
    lines += LookWords.issues(look)
    let shown = look.pairs.filter { styling.isVerbose || $0.verdict != .pass }
    if !shown.isEmpty { lines.append("") }
    for pair in shown {
      let worst = look.texts[pair.texts[0]]
      let sample = styling.sample?(" Aa ", worst.seen.foreground.eightBit, worst.seen.surface.eightBit) ?? ""
      let subject = LookWords.subject(pair, of: look)
      let result = TextColumns.wrap(
        ": " + LookWords.result(pair, of: look), to: max(40, styling.columns - 16 - TextColumns.width(of: subject)))
      lines.append("\(mark(pair.verdict, styling))  \(sample)\(styling.strong(subject))\(result[0])")
      lines += result.dropFirst().map { String(repeating: " ", count: 12) + $0 }
      lines +=
        ([LookWords.places(pair) + ", worst in " + LookWords.place(pair, of: look)] + LookWords.audit(pair, of: look))
        .flatMap { TextColumns.wrap($0, to: styling.columns - 12) }.map { String(repeating: " ", count: 12) + $0 }
    }
    let passing = look.pairs.count - shown.count
    if passing > 0 { lines += ["", styling.faint("\(Wording.count(passing, "pair")) pass; --verbose lists them")] }
    if !look.drift.isEmpty {
      lines += ["", styling.strong(LookWords.driftTitle)]
      let most = styling.isVerbose ? look.drift.count : 10
      lines += look.drift.prefix(most).map { "  " + LookWords.drift($0, of: look) }
      if look.drift.count > most { lines.append("  " + styling.faint("and \(look.drift.count - most) more")) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func mark(_ verdict: Verdict, _ styling: TextStyling) -> String {
    switch verdict {
    case .fail: styling.bad("fail      ")
    case .unverified: styling.doubtful("unverified")
    case .pass: styling.good("pass      ")
    case .exempt: styling.faint("exempt    ")
    }
  }
}
