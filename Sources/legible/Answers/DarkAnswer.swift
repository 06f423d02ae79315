import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The result of `legible ramp --dark-for`: a list of edits for `legible try --from`, with their ratios as remarks.
struct DarkAnswer {
  private let found: DarkEntries
  private let palette: Palette

  /// Looks up tokens, all in one palette, and finds their dark colors.
  ///
  /// - Throws: `UsageError` for a name that is not a token of the palette.
  init(_ names: [String], in folder: String?) throws {
    let palettes = DiskInputs.load(folder.map { [$0] } ?? [], readsSources: true).palettes
    let known = palettes.flatMap { loaded in loaded.palette.tokens.typedIndices.map(loaded.palette.displayName) }
    guard let loaded = palettes.first(where: { Self.token(names[0], in: $0.palette) != nil }) else {
      throw UsageError(
        palettes.map(\.palette).absence(of: names[0]),
        remedy: DidYouMean.remedy(for: names[0], among: known) ?? "specify a palette with --in", command: "ramp")
    }
    var tokens: [TokenIndex] = []
    for name in names {
      switch loaded.palette.lookup(name) {
      case .found(let index): if !tokens.contains(index) { tokens.append(index) }
      case .ambiguous(let all): throw ColorOperand.ambiguous(name, all, in: loaded.palette, command: "ramp")
      case .unknown:
        let all = loaded.palette.tokens.typedIndices.map(loaded.palette.displayName)
        throw UsageError(
          [loaded.palette].absence(of: name), remedy: DidYouMean.remedy(for: name, among: all), command: "ramp")
      }
    }
    palette = loaded.palette
    found = DarkEntries(tokens, in: loaded, policy: loaded.policy)
    let colored = Set(found.rows.map { $0.token })
    if let missing = tokens.first(where: { !colored.contains($0) }) {
      throw UsageError(
        "\(quoted(palette.displayName(of: missing))) has no light color",
        remedy: "specify tokens with colors of their own", command: "ramp")
    }
  }

  private static func token(_ name: String, in palette: Palette) -> TokenIndex? {
    if case .found(let index) = palette.lookup(name) { index } else { nil }
  }

  /// One edit for each token after a remark with its colors and least ratios.
  var text: String {
    found.rows.map { row in
      let name = printable(palette.displayName(of: row.token))
      guard let ratios = row.ratios else {
        return "# \(name): \(row.light.hex), in no pair with a minimum, so no dark color follows from it\n"
      }
      let missed = row.missed.map { ", which fails \(Wording.required($0))" } ?? ""
      let words = "\(Wording.ratio(ratios.light)) in light, \(Wording.ratio(ratios.dark)) in dark\(missed)"
      return "# \(name): \(row.light.hex), \(words)\n\(name)@dark=\(row.dark.hex)\n"
    }.joined()
  }
}
