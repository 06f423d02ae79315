import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The result of `legible suggest --everywhere` for the entries of a token, ready to print.
struct EverywhereAnswer {
  let name: String
  private let loaded: LoadedPalette
  let entries: [EntrySuggestions]

  /// Looks up a token and searches.
  ///
  /// - Throws: `UsageError` for other operands than one token, and for a token in no pair.
  init(_ operands: [String], _ options: SuggestOptions) throws {
    guard operands.count == 1, let name = operands.first else {
      throw UsageError("--everywhere does not take a SURFACE", remedy: "specify only a token", command: "suggest")
    }
    let inputs = DiskInputs.load(options.palette.map { [$0] } ?? [], readsSources: true)
    let (loaded, token) = try Self.find(name, inputs.palettes)
    let policy = options.policy ?? loaded.policy
    self.name = loaded.palette.displayName(of: token)
    self.loaded = loaded
    var wishes = EditWishes()
    wishes.margin = options.margin
    entries = EntrySuggestions.all(
      of: token, in: loaded, policy: policy, preset: options.preset,
      wishes: (try? wishes.advice(in: loaded)) ?? AdviceWishes())
    guard !entries.isEmpty else {
      throw UsageError(
        "\(quoted(name)) is not in any pair with a minimum", remedy: "specify a SURFACE instead of --everywhere",
        command: "suggest")
    }
  }

  /// The first palette that has the token.
  private static func find(
    _ name: String, _ palettes: [LoadedPalette]
  ) throws(UsageError) -> (loaded: LoadedPalette, token: TokenIndex) {
    for loaded in palettes {
      switch loaded.palette.lookup(name) {
      case .found(let index): return (loaded, index)
      case .unknown: continue
      case .ambiguous(let all):
        throw ColorOperand.ambiguous(name, all, in: loaded.palette, command: "suggest")
      }
    }
    let names = palettes.flatMap { loaded in loaded.palette.tokens.typedIndices.map(loaded.palette.displayName) }
    throw UsageError(
      palettes.map(\.palette).absence(of: name),
      remedy: DidYouMean.question(for: name, among: names) ?? "specify a palette with --in",
      command: "suggest")
  }

  /// The condition of an entry as Xcode shows it, with those of the token's other entries that show the same color.
  func condition(of entry: EntrySuggestions) -> String {
    let entries = [entry.entry] + entry.others.filter { $0.token == entry.token }.map(\.entry)
    return entries.map { token(of: entry).entries[$0].label }.joined(separator: ", ")
  }

  /// The place where the color of an entry is written.
  func location(of entry: EntrySuggestions) -> SourceLocation {
    token(of: entry).writtenLocation(of: token(of: entry).entries[entry.entry]).edited
  }

  /// The other tokens that show the written color of an entry, in the order of the palette.
  func sharers(of entry: EntrySuggestions) -> [String] {
    Set(entry.others.map(\.token)).subtracting([entry.token]).sorted().map(loaded.palette.displayName)
  }

  private func token(of entry: EntrySuggestions) -> Token { loaded.palette.tokens[entry.token] }

  /// The answer for a terminal, in at most 80 columns except for names.
  func text(_ style: TerminalStyle) -> String {
    ([style.bold(printable(name))] + entries.flatMap { lines(of: $0, style) }).joined(separator: "\n") + "\n"
  }

  private func lines(of entry: EntrySuggestions, _ style: TerminalStyle) -> [String] {
    let seen = SeenColor.eightBit(entry.color.encodedSRGB)
    var lines = ["", "\(condition(of: entry)): \(style.swatch(of: seen))\(entry.color.cssText)"]
    lines[1] += style.dim(" in \(Wording.variants(entry.variants))")
    let others = sharers(of: entry)
    if !others.isEmpty { lines += indented(Wording.sharing(others, at: location(of: entry))).map(style.dim) }
    let measured = "\(Wording.count(entry.measurements, "measurement")) of \(Wording.count(entry.pairs, "pair"))"
    guard entry.failing > 0 else { return lines + ["\(measured); nothing fails, so nothing needs to change."] }
    lines.append("\(measured); \(entry.failing) \(entry.failing == 1 ? "fails" : "fail").")
    if entry.moves.isEmpty {
      lines += hopeless(entry)
    } else {
      let title = entry.preset == .person ? "Colors" : "Nearest colors"
      let what =
        entry.moves[0].clears == entry.failing ? "that make every measurement pass" : "that pass where they can"
      lines.append("\(title) \(what) (\(entry.preset.rawValue)):")
      lines += entry.moves.map { row($0, style) }
    }
    return lines + Wording.omissions(entry.omissions, of: entry.plan).flatMap { indented($0) }.map(style.dim)
  }

  private func row(_ move: EntrySuggestions.Move, _ style: TerminalStyle) -> String {
    let seen = SeenColor.eightBit(move.color.encodedSRGB)
    return
      "  \(style.swatch(of: seen))\(move.color.cssText)  \(Wording.ratio(move.ratio)), requires "
      + "\(Wording.ratio(move.required))  "
      + style.dim("ΔE-OK \(DecimalText.fixed(move.deltaEOK, decimals: 3))  fixes \(move.clears)")
  }

  private func hopeless(_ entry: EntrySuggestions) -> [String] {
    guard !entry.clash.isEmpty else { return ["No color was found, but one might exist."] }
    let isProven = entry.clash.allSatisfy { entry.demands[$0].band != nil && !entry.demands[$0].isProven }
    let subject = isProven ? "No color" : "No color of this hue"
    let words =
      entry.clash.count == 1
      ? "\(subject) satisfies this requirement:" : "\(subject) satisfies all of these requirements:"
    return [words]
      + entry.clash.flatMap { indented(Wording.demand(entry.demands[$0], of: entry.plan, saysVariants: true)) }
  }

  private func indented(_ text: String) -> [String] {
    TextLayout.wrapped(printable(text), width: TextLayout.pageWidth - 4).enumerated().map { index, line in
      (index == 0 ? "  " : "    ") + line
    }
  }
}
