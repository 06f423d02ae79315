package import AuditEngine
import Palettes

/// A picture of one line of a history, for a page that shows the state of a repository.
package enum HistoryBadge {
  /// The width of a character in the font of the badge, in tenths of a pixel, and the space next to a text.
  private static let (letter, margin) = (62, 60)

  /// The SVG of the last line: how many measurements fail, else how many are not proven.
  ///
  /// White letters on each of its three grounds have a ratio of at least 4.5.
  package static func svg(of line: HistoryLine) -> [UInt8] {
    let (words, ground) = state(of: line)
    let label = "contrast"
    let (left, right) = (width(of: label), width(of: words))
    let total = pixels(left + right)
    let texts = [(label, left / 2), (words, left + right / 2)].map { text, middle in
      "<text x=\"\(pixels(middle))\" y=\"14\" textLength=\"\(pixels(text.utf8.count * letter))\">\(text)</text>"
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(total)" height="20" viewBox="0 0 \(total) 20" role="img" aria-label="\(label): \(words)">
      <title>\(label): \(words) (\(line.date.text), \(line.commit.prefix(7)))</title>
      <rect width="\(total)" height="20" rx="3" fill="#333333"/>
      <path d="M\(pixels(left)) 0h\(pixels(right - 30))a3 3 0 0 1 3 3v14a3 3 0 0 1 -3 3h-\(pixels(right - 30))z" fill="\(ground)"/>
      <g fill="#FFFFFF" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">\(texts.joined())</g>
      </svg>

      """
    return Array(svg.utf8)
  }

  private static func state(of line: HistoryLine) -> (words: String, ground: String) {
    if line.failed > 0 { return ("\(line.failed) fail", "#B3261E") }
    if line.unverified > 0 { return ("\(line.unverified) not proven", "#7A5200") }
    return line.passed > 0 ? ("\(line.passed) pass", "#1B6E3C") : ("not measured", "#7A5200")
  }

  private static func width(of text: String) -> Int { text.utf8.count * letter + 2 * margin }

  /// Tenths of a pixel as pixels.
  private static func pixels(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
}
