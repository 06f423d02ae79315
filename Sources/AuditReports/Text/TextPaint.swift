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

  private let styling: TextStyling

  init(_ phrase: Phrase, _ styling: TextStyling) {
    self.styling = styling
    let runs = Self.ended(Self.runs(of: phrase, in: nil, styling))
    plain = runs.map { $0.text }.joined()
    tones = runs.map { $0.tone }
    parts = runs.enumerated().flatMap { index, run in run.text.map { ($0, index) } }
  }

  private static func runs(
    of phrase: Phrase, in tone: Tone?, _ styling: TextStyling
  ) -> [(text: String, tone: Tone?)] {
    phrase.runs.flatMap { run -> [(text: String, tone: Tone?)] in
      switch run {
      case .text(let words), .code(let words), .section(let words), .emphasized(let words):
        [(TextColumns.plain(words), tone)]
      // A command that is broken at any space cannot be pasted.
      case .command(let command):
        [(TextColumns.unbroken(command.text(styling.typed)) + String(TextColumns.end), tone)]
      case .color(let color): [(color.hex, .color(color))]
      case .place(_, let words): [(TextColumns.plain(words), .faint)]
      case .verdict(let outcome, let words): [(words, .outcome(outcome))]
      case .strong(let inner): runs(of: inner, in: .strong, styling)
      }
    }
  }

  /// The texts without punctuation behind a command, with which a person would copy it, and without an end at the end.
  private static func ended(_ runs: [(text: String, tone: Tone?)]) -> [(text: String, tone: Tone?)] {
    var runs = runs
    for index in runs.indices.dropFirst() where runs[index - 1].text.last == TextColumns.end {
      let text = runs[index].text.drop { ".;,".contains($0) }
      runs[index].text = String(text.drop { $0 == " " })
    }
    while let last = runs.indices.last, runs[last].text.isEmpty || runs[last].text.last == TextColumns.end {
      if runs[last].text.isEmpty { runs.removeLast() } else { runs[last].text.removeLast() }
    }
    return runs
  }

  /// The text in lines of limited width, with its emphases; a line ends behind each command.
  func lines(to columns: Int) -> [String] {
    let lines = plain.split(separator: TextColumns.end, omittingEmptySubsequences: false).flatMap { part in
      TextColumns.width(of: part) <= columns ? [String(part)] : TextColumns.wrap(String(part), to: columns)
    }
    guard tones.contains(where: { $0 != nil }) else { return lines.map(TextColumns.joined) }
    var next = parts.startIndex
    return lines.map { line in TextColumns.joined(painted(line, from: &next)) }
  }

  /// A line with its emphases, of which the text before a place has had its own.
  private func painted(_ line: String, from next: inout Int) -> String {
    var (painted, segment, run) = ("", "", 0)
    for character in line {
      if character == TextColumns.continuation {
        segment.append(character)
        continue
      }
      // Breaks have replaced spaces, and several spaces have become one.
      while next < parts.endIndex, parts[next].character != character { next += 1 }
      guard next < parts.endIndex else { return line }
      if parts[next].run != run {
        painted += paint(segment, tones[run])
        (segment, run) = ("", parts[next].run)
      }
      segment.append(character)
      next += 1
    }
    return painted + paint(segment, tones[run])
  }

  private func paint(_ text: String, _ tone: Tone?) -> String {
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
