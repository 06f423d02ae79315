import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One finding or problem in a summary: a severity with an indented block of text next to it.
struct TextItem {
  private let severity: Severity
  /// The subject: names that may be truncated, and the words around them, which are not.
  private let parts: [(joint: String, name: String)]
  private let result: String
  /// Further details, in words.
  private var details: String
  /// The components that show it.
  private let components: [String]
  /// The ways to make it pass, each with its price and a command.
  private let options: [String]
  private let place: String
  /// The hashes of its surface by variant, for records of what a device shows; empty unless it is unverified.
  private let hashes: String
  /// The colors, if a terminal can show them.
  private let seen: (foreground: EightBitColor, surface: EightBitColor)?

  /// The columns in front of the block: two, the longest severity, two.
  private static let indent = 11

  /// The number of components that are named: in one line, and at most.
  private static let (fewComponents, mostComponents) = (2, 12)

  /// The block of a finding; one in the sources begins with the problem, since its place identifies it.
  init(_ finding: Finding, _ wording: Wording) {
    severity = finding.severity
    let subject = wording.parts(of: finding).map { (joint: $0.joint, name: Self.plain($0.name)) }
    let said = Self.plain(wording.result(of: finding))
    if case .source = finding.evidence {
      parts = [("", said)]
      result = ""
      details = Self.plain("\(finding.rule) in \(wording.subject(of: finding))\(wording.exactVariants(of: finding))")
    } else {
      parts = subject
      result = ": \(said)"
      let reasons = wording.reasons(of: finding)
      let reason = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
      details = Self.plain("\(finding.rule) in \(wording.briefVariants(of: finding))\(reason)")
    }
    components = wording.components(of: finding).map { Self.plain(Self.view($0)) }
    options = wording.options(of: finding).map { Self.plain($0) }
    let file = wording.colorFile(of: finding).map { "; color in \($0)" } ?? ""
    place = Self.plain(wording.location(of: finding).text + file)
    hashes = wording.surfaceHashes(of: finding)
    seen = wording.seen(finding)
  }

  /// The block of a problem.
  init(_ diagnostic: Diagnostic) {
    severity = Severity(diagnostic.severity)
    parts = []
    result = ""
    details = Self.plain(diagnostic.message)
    components = []
    options = []
    place = Self.plain(diagnostic.location.text)
    hashes = ""
    seen = nil
  }

  /// The lines: truncated to one for each part, or with `isVerbose` wrapped and complete; the words of a problem are
  /// never truncated.
  func lines(_ styling: TextStyling) -> [String] {
    let room = styling.columns - Self.indent
    var block =
      styling.isVerbose ? TextColumns.wrap(joined(parts.map { $0.name }) + result, to: room) : headline(in: room)
    if parts.isEmpty { block = [] }
    let isWhole = styling.isVerbose || parts.isEmpty
    block += isWhole ? TextColumns.wrap(details, to: room) : [TextColumns.cut(details, to: room)]
    if !components.isEmpty {
      block += styling.isVerbose ? TextColumns.wrap(shown(Self.mostComponents), to: room) : [shown(in: room)]
    }
    if styling.isVerbose { block += options.flatMap { TextColumns.wrap($0, to: room) } }
    if styling.isVerbose, !hashes.isEmpty { block += TextColumns.wrap("surface: \(hashes)", to: room) }
    let places = styling.isVerbose ? TextColumns.wrap(place, to: room) : [TextColumns.cutStart(place, to: room)]
    block += places.map(styling.faint)
    return block.enumerated().map { index, text in
      switch index {
      case 0: head(styling) + text
      case 1: sample(styling) + text
      default: String(repeating: " ", count: Self.indent) + text
      }
    }
  }

  /// Names the components, at most so many of them.
  private func shown(_ most: Int) -> String {
    let rest = components.count - most
    return "shown in " + components.prefix(most).joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A component by its name; what a view shows is its body.
  private static func view(_ name: String) -> String { name.hasSuffix(".body") ? String(name.dropLast(5)) : name }

  /// Names the components in one line: with fewer of them if that leaves each whole.
  private func shown(in room: Int) -> String {
    let few = min(Self.fewComponents, components.count)
    let text = shown(few)
    return TextColumns.width(of: text) <= room || few == 1
      ? TextColumns.cut(text, to: room) : TextColumns.cut(shown(1), to: room)
  }

  private func head(_ styling: TextStyling) -> String {
    let word = severity == .error ? styling.bad(severity.id) : styling.doubtful(severity.id)
    return "  \(word)" + String(repeating: " ", count: Self.indent - 2 - severity.id.count)
  }

  /// The indent of the second line: letters in the finding's colors where they can be shown.
  private func sample(_ styling: TextStyling) -> String {
    guard let paint = styling.sample, let seen else { return String(repeating: " ", count: Self.indent) }
    return "  " + paint(" Aa ", seen.foreground, seen.surface) + String(repeating: " ", count: Self.indent - 6)
  }

  /// The subject with the result: in up to three lines if one would cut a name, which may be all that tells it from others.
  private func headline(in room: Int) -> [String] {
    let whole = joined(parts.map { $0.name }) + result
    let lines = TextColumns.wrap(whole, to: room)
    if lines.count <= 3 { return lines }
    let fixed = parts.reduce(TextColumns.width(of: result)) { $0 + $1.joint.utf8.count }
    return [joined(TextColumns.cut(parts.map { $0.name }, together: room - fixed)) + result]
  }

  /// This item on some of the systems of a product, by name; unchanged without one.
  func on(_ systems: String) -> TextItem {
    guard !systems.isEmpty else { return self }
    var item = self
    item.details = "\(details), on \(Self.plain(systems))"
    return item
  }

  private func joined(_ names: [String]) -> String { zip(parts, names).map { $0.joint + $1 }.joined() }

  /// Text without controls and marks that change the direction, so that a name cannot steer the terminal.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.steersTerminals }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.steersTerminals ? "\u{FFFD}" : $0 }))
  }
}
