import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The tokens of some palettes as a table for a terminal: which entry won in which variant, and why.
struct TokenTable {
  private let palettes: [LoadedPalette]
  private let style: TerminalStyle

  /// Prepares a table.
  init(_ palettes: [LoadedPalette], _ style: TerminalStyle) {
    self.palettes = palettes
    self.style = style
  }

  /// The whole table, in at most 80 columns.
  var text: String {
    palettes.flatMap(lines).joined(separator: "\n") + "\n"
  }

  private func lines(of loaded: LoadedPalette) -> [String] {
    let tokens = loaded.palette.tokens
    let rows = TokenTableRow.rows(of: loaded)
    let widths = widths(for: rows)
    let count = Wording.count(tokens.count, "token")
    var lines = [style.bold(printable(loaded.declaration.name)) + style.dim("  \(count)")]
    if !rows.isEmpty { lines.append(style.dim(line("token", "variants", "", "color", "entry used", widths))) }
    let hasCatalogs = Set(tokens.map(\.name.catalog)).count > 1
    var catalog: String?
    for row in rows {
      if hasCatalogs, row.catalog != catalog {
        lines.append(style.dim(DisplayWidth.cutStart(printable(row.catalog), to: TextLayout.pageWidth)))
        catalog = row.catalog
      }
      lines.append(painted(row, widths))
    }
    lines += unreadableLines(of: loaded) + particularLines(of: loaded)
    return lines + TokenFileLines(loaded.declaration.tokenSources).lines.map(style.dim)
  }

  /// The reasons that entries could not be read, at their places.
  private func unreadableLines(of loaded: LoadedPalette) -> [String] {
    let unreadable = UnreadableEntry(in: loaded)
    let causes = loaded.palette.tokens.flatMap { token in
      token.entries.compactMap { unreadable.cause($0, of: token) }.map { cause in
        printable("  \(token.name.path), line \(cause.location.line): \(cause.message)")
      }
    }
    return causes.isEmpty ? [] : [style.yellow("unreadable:")] + causes.map(style.yellow)
  }

  /// The tokens with another color or entry on particular devices and displays or in a locale, by these.
  private func particularLines(of loaded: LoadedPalette) -> [String] {
    let tokens = loaded.palette.tokens
    let named = NamedClasses(tokens)
    let own = loaded.declaration.deviceClass.idiom
    var known: [TokenIndex: Set<[TokenTableRow]>] = [:]
    return named.classes(on: own == .universal ? [own] + named.idioms.sorted() : [own]).flatMap { one -> [String] in
      let seen = loaded.with {
        $0.declaration.deviceClass = one
        $0.declaration.isOfParticularClass = true
      }
      let resolver = ColorResolver(seen)
      let rows = tokens.typedIndices.filter { tokens[$0].namesClasses }.flatMap { index -> [TokenTableRow] in
        let rows = TokenTableRow.rows(of: index, resolver)
        let isNew = known[index, default: []].insert(rows).inserted
        return isNew && tokens[index].resolution(for: .light, on: one) != .otherDevices ? rows : []
      }
      guard one != loaded.declaration.deviceClass, !rows.isEmpty else { return [] }
      let widths = widths(for: rows)
      return ["", style.bold(printable(Wording.title(seen.declaration)))] + rows.map { painted($0, widths) }
    }
  }

  private func painted(_ row: TokenTableRow, _ widths: Widths) -> String {
    let swatch = row.seen.map { style.swatch(of: $0) } ?? ""
    let line = line(row.name, row.variants, swatch, row.color, row.entry, widths)
    return row.seen == nil ? style.yellow(line) : line
  }

  private func line(
    _ name: String, _ variants: String, _ swatch: String, _ color: String, _ entry: String, _ widths: Widths
  ) -> String {
    let gap = swatch.isEmpty ? String(repeating: " ", count: widths.swatch) : swatch
    return DisplayWidth.padded(DisplayWidth.cutStart(name, to: widths.name), to: widths.name) + "  "
      + DisplayWidth.padded(variants, to: widths.variants) + "  " + gap
      + DisplayWidth.padded(color, to: widths.color) + "  " + DisplayWidth.cut(entry, to: widths.entry)
  }

  /// The widths of the columns: names are truncated first, then entries.
  private struct Widths {
    var name: Int
    var variants: Int
    var swatch: Int
    var color: Int
    var entry: Int
  }

  private func widths(for rows: [TokenTableRow]) -> Widths {
    let widest = { (text: KeyPath<TokenTableRow, String>, least: Int) in
      rows.reduce(least) { max($0, DisplayWidth.of($1[keyPath: text])) }
    }
    let variants = widest(\.variants, 8)
    let color = widest(\.color, 6)
    let swatch = style.depth == .trueColor ? 3 : 0
    let room = TextLayout.pageWidth - variants - color - swatch - 6
    let wanted = widest(\.name, 5)
    let entry = min(widest(\.entry, 14), max(22, room - wanted))
    return Widths(name: min(wanted, room - entry), variants: variants, swatch: swatch, color: color, entry: entry)
  }
}
