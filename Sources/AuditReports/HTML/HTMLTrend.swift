import AuditEngine
import Palettes

/// The section of the page that draws the history of a palette.
struct HTMLTrend {
  private let lines: [HistoryLine]

  /// Takes the lines of a history, the last of which is the newest; the section is empty for fewer than two.
  init(_ lines: [HistoryLine]) { self.lines = lines.count > Self.most ? Array(lines.suffix(Self.most)) : lines }

  /// The most commits that are drawn.
  private static let most = 200
  /// The size of the drawing.
  private static let (width, height) = (600, 120)

  /// The section, with its numbers as text.
  var html: String {
    guard let first = lines.first, let last = lines.last, lines.count > 1 else { return "" }
    let most = max(1, lines.map { $0.failed }.max() ?? 1)
    let worst = last.worst.map { " Lowest now: \(HTMLText.escaped($0.pair)), \(Wording.ratio($0.ratio))." } ?? ""
    let share = Wording.percent(last.coverage)
    return """
      <section id="trend"><h2>Trend</h2>
      <p>\(Wording.count(first.failed, "failing measurement")) on \(first.date.text), \(last.failed) on \(last.date.text), in \
      \(lines.count) commits.\(worst) Tokens in a pair: \(share).</p>
      <svg viewBox="0 0 \(Self.width) \(Self.height)" width="100%" height="\(Self.height)" role="img" \
      aria-label="Failing measurements by commit, from \(first.failed) to \(last.failed)" preserveAspectRatio="none">
      <polyline fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" points="\(points(most))"/>
      </svg></section>

      """
  }

  private func points(_ most: Int) -> String {
    lines.enumerated().map { index, line in
      let x = index * Self.width / (lines.count - 1)
      return "\(x),\(Self.height - 4 - line.failed * (Self.height - 8) / most)"
    }.joined(separator: " ")
  }
}
