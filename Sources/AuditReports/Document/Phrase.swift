import ColorMath
import FileSyntax
import Palettes

/// Running text of a document: plain text, colors, places, and verdicts, some of it emphasized.
///
/// Text is never markup; each renderer escapes it. A literal with interpolations is a phrase, so that a sentence reads as
/// such: `"Set \(name) to \(color)."`.
struct Phrase: Hashable, Sendable {
  /// The outcome that a text states.
  enum Tone: String, Sendable {
    case pass
    case fail
    case open
  }

  /// A part of a phrase.
  enum Run: Hashable, Sendable {
    case text(String)
    /// A name of a key, a rule, or a declaration in sources.
    case code(String)
    /// A command to paste.
    case command(PastedCommand)
    case color(EightBitColor)
    /// A place in a file, in words.
    case place(SourceLocation, String)
    /// A ratio or a sign with its outcome.
    case verdict(Tone, String)
    case strong(Phrase)
    case emphasized(String)
    /// A link to the section with this title.
    case section(String)
  }

  private(set) var runs: [Run]

  /// A phrase of some runs; empty by default.
  init(_ runs: [Run] = []) { self.runs = runs }

  /// A phrase of plain text.
  init(_ text: String) { runs = text.isEmpty ? [] : [.text(text)] }

  var isEmpty: Bool { runs.isEmpty }

  /// The text without emphasis.
  var plain: String { plain { $0 } }

  /// The text without emphasis, with the paths of commands as a person types them.
  func plain(_ typed: (String) -> String) -> String {
    runs.map { run in
      switch run {
      case .text(let text), .code(let text), .place(_, let text), .verdict(_, let text), .emphasized(let text),
        .section(let text):
        text
      case .color(let color): color.hex
      case .command(let command): command.text(typed)
      case .strong(let phrase): phrase.plain(typed)
      }
    }.joined()
  }

  /// The phrase with a capital letter at its start; code and colors stay.
  var capitalized: Phrase {
    guard case .text(let first)? = runs.first else { return self }
    return Phrase([.text(Wording.capitalized(first))] + runs.dropFirst())
  }

  /// The phrase in a strong voice.
  var strong: Phrase { isEmpty ? self : Phrase([.strong(self)]) }

  static func + (left: Phrase, right: Phrase) -> Phrase {
    var sum = left
    sum.append(right)
    return sum
  }

  static func += (left: inout Phrase, right: Phrase) { left.append(right) }

  /// Adds a phrase; texts that meet become one.
  mutating func append(_ other: Phrase) {
    for run in other.runs { append(run) }
  }

  fileprivate mutating func append(_ run: Run) {
    if case .text(let new) = run {
      if new.isEmpty { return }
      if case .text(let old)? = runs.last {
        runs[runs.count - 1] = .text(old + new)
        return
      }
    }
    runs.append(run)
  }

  /// A color in code font.
  static func color(_ color: EightBitColor) -> Phrase { Phrase([.color(color)]) }

  /// A name in code font.
  static func code(_ text: String) -> Phrase { Phrase([.code(text)]) }

  /// A command to paste, in code font.
  static func command(_ command: PastedCommand) -> Phrase { Phrase([.command(command)]) }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Collects literals and values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase = Phrase()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { phrase.append(Run.text(literal)) }
    mutating func appendInterpolation(_ text: String) { phrase.append(Run.text(text)) }
    mutating func appendInterpolation(_ number: Int) { phrase.append(Run.text("\(number)")) }
    mutating func appendInterpolation(_ other: Phrase) { phrase.append(other) }
    mutating func appendInterpolation(_ color: EightBitColor) { phrase.append(Run.color(color)) }
    mutating func appendInterpolation(strong text: String) { phrase.append(Phrase(text).strong) }
    mutating func appendInterpolation(emphasized text: String) { phrase.append(Run.emphasized(text)) }
    mutating func appendInterpolation(section title: String) { phrase.append(Run.section(title)) }
    mutating func appendInterpolation(code text: String) { phrase.append(Run.code(text)) }
    mutating func appendInterpolation(_ tone: Tone, _ text: String) { phrase.append(Run.verdict(tone, text)) }
  }

  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }
}

extension [Phrase] {
  func joined(separator: Phrase = "") -> Phrase {
    var sum = Phrase()
    for (index, phrase) in enumerated() {
      if index > 0 { sum.append(separator) }
      sum.append(phrase)
    }
    return sum
  }

  /// The phrases as a list in a sentence.
  func inWords(_ conjunction: String = "and") -> Phrase {
    guard let last, count > 1 else { return first ?? "" }
    return "\(Array(dropLast()).joined(separator: ", "))\(count > 2 ? "," : "") \(conjunction) \(last)"
  }
}

extension Phrase {
  /// A place in full: `App/legible.json:3:5`.
  static func place(_ location: SourceLocation) -> Phrase { Phrase([.place(location, location.text)]) }

  /// A verdict in its word.
  static func outcome(_ word: String) -> Phrase {
    Phrase([.verdict(word == "pass" ? .pass : word == "fail" ? .fail : .open, word)])
  }

  /// A sign such as `✗?`, with its outcome.
  static func sign(_ sign: String) -> Phrase {
    switch sign {
    case "✗": Phrase([.verdict(.fail, sign)])
    case "✓": Phrase([.verdict(.pass, sign)])
    case "": ""
    default: Phrase([.verdict(.open, sign)])
    }
  }
}
