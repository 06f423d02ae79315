import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The safe windows of tokens for a terminal.
struct WindowTable {
  private let windows: PaletteWindows
  private let style: TerminalStyle

  /// Prepares a listing.
  init(_ windows: PaletteWindows, _ style: TerminalStyle) {
    self.windows = windows
    self.style = style
  }

  /// The windows of several palettes, in at most 80 columns.
  static func text(_ all: [PaletteWindows], _ style: TerminalStyle) -> String {
    all.map { WindowTable($0, style).lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var lines: [String] {
    let declaration = windows.plan.loaded.declaration
    let heading =
      style.bold(printable(declaration.name))
      + style.dim("  \(windows.plan.policy.id) · \(declaration.profile.rawValue)")
    let explanation =
      "L is OKLCH lightness at the token's hue and chroma, with the chroma limited by sRGB. Y is relative luminance. "
      + "All other colors stay the same."
    return [heading] + limit.map(style.yellow)
      + TextLayout.wrapped(explanation, width: TextLayout.pageWidth).map(style.dim)
      + windows.tokens.flatMap(lines(of:))
  }

  /// The number of ranges without some of their pairs because of the limit of steps, in words; empty if there are none.
  private var limit: [String] {
    let all = windows.tokens.joined()
    let cut = all.count { window in window.omissions.contains { $0.reason == WindowOmission.limit } }
    guard cut > 0 else { return [] }
    return TextLayout.wrapped(
      "\(cut) of \(all.count) ranges exclude pairs: \(WindowOmission.limit).", width: TextLayout.pageWidth)
  }

  /// One token: a line for its name, then those of each group of variants with one window.
  private func lines(of windows: [TokenWindow]) -> [String] {
    guard let first = windows.first else { return [] }
    let plan = self.windows.plan
    let name = DisplayWidth.cutStart(
      printable(plan.loaded.palette.displayName(of: first.token)), to: TextLayout.pageWidth)
    if windows.allSatisfy({ $0.demands.isEmpty && $0.omissions.isEmpty }) {
      let words = "  not in any pair with a minimum"
      return ["", style.bold(DisplayWidth.cutStart(name, to: TextLayout.pageWidth - words.count)) + style.dim(words)]
    }
    let groups = WindowGroup.groups(of: windows)
    return ["", style.bold(name)] + groups.flatMap { lines(of: $0.window, in: $0.variants) }
  }

  private func lines(of window: TokenWindow, in variants: VariantSet) -> [String] {
    let seen = SeenColor.eightBit(window.color.encodedSRGB)
    let alpha =
      window.color.alpha < 1 ? " \(DecimalText.fixed(window.color.alpha * 100, decimals: 0))%" : ""
    let lightness = DecimalText.fixed(window.lightness, decimals: 3)
    let names = TextLayout.wrapped("\(Wording.variants(variants)):", width: 44).map { "  \($0)" }
    var lines = Array(names.dropLast())
    lines.append(
      "\(names.last ?? "") \(style.swatch(of: seen))\(seen.hex)\(alpha) L \(lightness)\(state(of: window))")
    guard !window.demands.isEmpty || !window.omissions.isEmpty else { return lines }
    if !window.isUnknown { lines += window.intervals.map { "    \(Wording.window($0))" } }
    lines += window.clash.flatMap { words(window.demands[$0]) }
    lines += window.relaxed.map { "    otherwise \(Wording.window($0))" }
    if !window.relaxedClash.isEmpty { lines.append("    and these conflict:") }
    lines += window.relaxedClash.flatMap { words(window.demands[$0]) }
    for words in Wording.omissions(window.omissions, of: windows.plan) { lines += indented(words).map(style.dim) }
    return lines
  }

  private func words(_ demand: WindowDemand) -> [String] {
    indented(Wording.demand(demand, of: windows.plan, saysVariants: false))
  }

  private func state(of window: TokenWindow) -> String {
    if window.isUnknown { return style.yellow(", not computed") }
    if window.demands.isEmpty { return style.dim(", not in any pair with a minimum") }
    if window.intervals.isEmpty { return style.red(", no safe range") }
    return window.isMet ? style.green(", inside") : style.red(", outside")
  }

  private func indented(_ text: String) -> [String] {
    TextLayout.wrapped(printable(text), width: TextLayout.pageWidth - 6).enumerated().map { index, line in
      (index == 0 ? "    " : "      ") + line
    }
  }
}
