import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import ScreenReading

/// Writes a look as one HTML page without a script.
enum LookPage {
  static func render(_ look: Look) -> [UInt8] {
    var swatches = HTMLSwatches()
    var body = """
      <header>
      <p class="eyebrow">Texts in screenshots</p>
      <h1>\(HTMLText.escaped(LookWords.headline(look)))</h1>
      </header>
      <main id="main">
      <section><h2>Screens</h2><table><thead><tr><th>Screen</th><th>Contents</th></tr></thead><tbody>

      """
    for index in look.shots.indices {
      body +=
        "<tr><td>\(HTMLText.path(look.shots[index].file))</td><td>"
        + "\(HTMLText.escaped(LookWords.shot(index, of: look)))</td></tr>\n"
    }
    body += "</tbody></table>\n"
    for issue in LookWords.issues(look) { body += "<p>\(HTMLText.escaped(issue)).</p>\n" }
    body += "</section>\n"
    if !look.pairs.isEmpty {
      body +=
        "<section><h2>Pairs</h2><table><thead><tr><th>Verdict</th><th>Sample</th><th>Pair</th><th>Ratio</th>"
        + "<th>Seen</th><th>Notes</th></tr></thead><tbody>\n"
      for pair in look.pairs { body += row(pair, of: look, &swatches) }
      body += "</tbody></table></section>\n"
    }
    if !look.drift.isEmpty {
      body += "<section><h2>\(LookWords.driftTitle)</h2><ul>\n"
      for drift in look.drift { body += "<li>\(HTMLText.escaped(LookWords.drift(drift, of: look)))</li>\n" }
      body += "</ul></section>\n"
    }
    let shell = HTMLShell(
      title: "Texts in screenshots", colors: swatches.styleSheet,
      closing: "<p>\(ToolIdentity.name) \(ToolIdentity.version)</p>\n", isScripted: false,
      hasPictures: look.pairs.contains { $0.crop != nil })
    return Array((shell.start + body + shell.plainEnd).utf8)
  }

  private static func row(_ pair: LookPair, of look: Look, _ swatches: inout HTMLSwatches) -> String {
    let seen = look.texts[pair.texts[0]].seen
    let name = swatches.name(seen.foreground.eightBit, on: seen.surface.eightBit)
    let notes = (LookWords.audit(pair, of: look) + ["worst in " + LookWords.place(pair, of: look)])
      .map(HTMLText.escaped).joined(separator: "<br>")
    let crop = pair.crop.map { crop in
      "<br><img alt=\"\(HTMLText.escaped(LookWords.place(pair, of: look)))\" width=\"\(crop.width)\" height=\"\(crop.height)\" "
        + "src=\"data:image/png;base64,\(Base64.text(of: crop.bytes))\">"
    }
    return "<tr><td>\(pair.verdict.rawValue)</td><td class=\"\(name)\">Aa</td>"
      + "<td>\(HTMLText.escaped(LookWords.subject(pair, of: look)))\(crop ?? "")</td>"
      + "<td>\(HTMLText.escaped(LookWords.result(pair, of: look)))</td>"
      + "<td>\(HTMLText.escaped(LookWords.places(pair)))</td><td>\(notes)</td></tr>\n"
  }
}
