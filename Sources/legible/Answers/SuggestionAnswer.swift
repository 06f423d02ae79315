import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The result of `legible suggest`, ready to print.
struct SuggestionAnswer {
  private let foreground: String
  private let surface: String
  private let found: PairSuggestions

  /// Creates an answer from the colors as specified and the suggestions for them.
  init(foreground: String, surface: String, _ found: PairSuggestions) {
    self.foreground = foreground
    self.surface = surface
    self.found = found
  }

  /// The answer for a terminal, with the variants for which it holds unless it holds for all.
  func text(_ style: TerminalStyle) -> String {
    guard found.variants != .all else { return words(style) }
    let ids = found.variants.variants.map { $0.id }.joined(separator: ", ")
    return words(style)
      + Self.wrapped("This is the answer for \(ids). Other variants differ: ask for one with --variant.")
  }

  private func words(_ style: TerminalStyle) -> String {
    let measurement = found.measurement
    var line = "\(swatch(measurement.foregroundColor, style))\(foreground) on "
    line += "\(swatch(measurement.surfaceColor, style))\(surface): "
    line += style.bold(measurement.minimum?.flooredText() ?? "no ratio")
    guard let required = measurement.requirement.minimum else { return line + ", and no minimum applies\n" }
    let title = measurement.requirement.criterion.title
    line += style.dim(", required \(Wording.required(measurement.requirement)) (\(title))") + "\n"
    if measurement.minimum?.reaches(required) == true { return line + reached(measurement) }
    guard let open = found.overBackdrops else {
      return line + "\n"
        + (isPerson ? personRows(style) + options : rows(.foreground, style) + "\n" + rows(.surface, style))
    }
    return line + "\n" + (found.moves.isEmpty ? hopeless(open) : rows(.foreground, style)) + options
      + doubt(measurement)
  }

  /// The words if the ratio is enough.
  private func reached(_ measurement: Measurement) -> String {
    guard measurement.verdict == .unverified else { return "The pair passes, so nothing needs to change.\n" }
    return "The pair reaches the minimum but is unverified.\n" + doubt(measurement)
  }

  /// The reason that there is no plain verdict, whatever changes; empty for a plain one.
  private func doubt(_ measurement: Measurement) -> String {
    guard measurement.verdict == .unverified, let reason = measurement.reason else { return "" }
    return Self.wrapped("Uncertain: \(reason.words).")
  }

  /// The words if no foreground passes over the backdrops: proven, or none was found.
  private func hopeless(_ open: PairSuggestions.OverBackdrops) -> String {
    var words = "Proven: no foreground passes over every backdrop"
    if open.foregrounds == .undecided { words = "No foreground that passes over every backdrop was found" }
    if let best = open.best { words += "; the best, \(best.color.hex), reaches \(best.ratio.flooredText())" }
    return TextLayout.wrapped(words + ".", width: TextLayout.pageWidth).joined(separator: "\n") + "\n"
  }

  /// The ways to repair the pair as every report lists them; empty if another color is the only one.
  private var options: String {
    guard let advised = found.advised, advised.finding.options.contains(where: { $0.kind != .own }) else { return "" }
    let lines = Wording(advised.audit).options(of: advised.finding).flatMap {
      TextLayout.wrapped(printable($0), width: TextLayout.pageWidth - 4)
        .enumerated().map { ($0 == 0 ? "  " : "     ") + $1 }
    }
    return "\nWays to repair it:\n" + lines.joined(separator: "\n") + "\n"
  }

  /// A paragraph after an empty line.
  private static func wrapped(_ text: String) -> String {
    "\n" + TextLayout.wrapped(printable(text), width: TextLayout.pageWidth).joined(separator: "\n") + "\n"
  }

  /// True if the colors are those that a person would choose.
  private var isPerson: Bool { found.moves.first.map { $0.preset == .person } ?? true }

  /// The colors of the side that people move, then those of the other.
  private func personRows(_ style: TerminalStyle) -> String {
    let kept = found.moves.filter { !$0.flips }
    guard let first = kept.first else {
      let isHidden = found.hasFlips && found.moves.isEmpty
      return "No color passes without swapping light and dark"
        + (isHidden ? "; use --allow-flip to list colors that swap them.\n" : ".\n") + flips(style)
    }
    let other = kept.filter { $0.moves != first.moves }
    var text = "Change the \(first.moves.rawValue):\n" + table(kept.filter { $0.moves == first.moves }, style)
    if !other.isEmpty { text += "\nOr change the \(other[0].moves.rawValue):\n" + table(other, style) }
    return text + flips(style)
  }

  private func flips(_ style: TerminalStyle) -> String {
    let flips = found.moves.filter { $0.flips }
    return flips.isEmpty ? "" : "\nWith light and dark swapped:\n" + table(flips, style)
  }

  private func rows(_ kind: PairSuggestions.Moves, _ style: TerminalStyle) -> String {
    let rows = found.moves.filter { $0.moves == kind }
    guard let first = rows.first else { return "No other \(kind.rawValue) passes.\n" }
    return "Nearest passing \(kind.rawValue) (\(first.preset.rawValue)):\n" + table(rows, style)
  }

  private func table(_ rows: [PairSuggestions.Move], _ style: TerminalStyle) -> String {
    let width = rows.map { DisplayWidth.of($0.color.cssText) }.max() ?? 0
    return rows.map { move in
      let seen = SeenColor.eightBit(move.color.encodedSRGB)
      return "  \(style.swatch(of: seen))\(DisplayWidth.padded(move.color.cssText, to: width))  "
        + "\(DisplayWidth.padded(move.ratio.flooredText(), to: 5))  "
        + style.dim("ΔE-OK \(DecimalText.fixed(move.deltaEOK, decimals: 3))") + "\n"
    }.joined()
  }

  private func swatch(_ color: EightBitColor?, _ style: TerminalStyle) -> String {
    color.map { style.swatch(of: $0) } ?? ""
  }

  /// The answer for other programs.
  var json: String { String(decoding: found.json(of: foreground, on: surface), as: UTF8.self) }
}
