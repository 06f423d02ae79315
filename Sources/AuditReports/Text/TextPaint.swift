import ColorMath

/// A phrase as a terminal shows it, whose lines keep its emphases.
struct TextPaint {
  /// The emphasis of a part.
  private enum Tone {
    case strong
    case faint
    case color(EightBitColor)
    case outcome(Phrase.Tone)
  }

  /// The text without emphasis.
  let plain: String
  /// The characters with their emphases.
  private let parts: [(character: Character, run: Int)]
  private let tones: [Tone?]

  init(_ phrase: Phrase) {
    let runs = Self.runs(of: phrase, in: nil)
    plain = runs.map { $0.text }.joined()
    tones = runs.map { $0.tone }
    parts = runs.enumerated().flatMap { index, run in run.text.map { ($0, index) } }
  }

  private static func runs(of phrase: Phrase, in tone: Tone?) -> [(text: String, tone: Tone?)] {
    phrase.runs.flatMap { run -> [(text: String, tone: Tone?)] in
      switch run {
      case .text(let words), .code(let words), .section(let words), .emphasized(let words):
        [(TextColumns.plain(words), tone)]
      case .color(let color): [(color.hex, .color(color))]
      case .place(_, let words): [(TextColumns.plain(words), .faint)]
      case .verdict(let outcome, let words): [(words, .outcome(outcome))]
      case .strong(let inner): runs(of: inner, in: .strong)
      }
    }
  }

  /// The text in lines of limited width, with its emphases.
  func lines(to columns: Int, _ styling: TextStyling) -> [String] {
    let lines = TextColumns.width(of: plain) <= columns ? [plain] : TextColumns.wrap(plain, to: columns)
    guard tones.contains(where: { $0 != nil }) else { return lines }
    var next = parts.startIndex
    return lines.map { line in
      var (painted, segment, run) = ("", "", 0)
      for character in line {
        // Breaks have replaced spaces, and several spaces have become one.
        while next < parts.endIndex, parts[next].character != character { next += 1 }
        guard next < parts.endIndex else { return line }
        if parts[next].run != run {
          painted += paint(segment, tones[run], styling)
          (segment, run) = ("", parts[next].run)
        }
        segment.append(character)
        next += 1
      }
      return painted + paint(segment, tones[run], styling)
    }
  }

  private func paint(_ text: String, _ tone: Tone?, _ styling: TextStyling) -> String {
    guard !text.isEmpty, let tone else { return text }
    return switch tone {
    case .strong: styling.strong(text)
    case .faint: styling.faint(text)
    case .color(let color): styling.sample?(text, LabelColor.on(color), color) ?? text
    case .outcome(.pass): styling.good(text)
    case .outcome(.fail): styling.bad(text)
    case .outcome(.open): styling.doubtful(text)
    }
  }
}
