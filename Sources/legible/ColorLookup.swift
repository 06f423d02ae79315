import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// Colors from the command line that may be names of tokens, looked up in the given palettes.
struct ColorLookup {
  /// The palette that is asked; nil for those below the current folder, and for none if no name needs one.
  let folder: String?
  /// The variant in which token colors are resolved.
  let variant: Variant
  let command: String

  /// The colors of some texts, in their order.
  ///
  /// - Throws: `UsageError` for a text that is neither a color nor a token, and for one that could be both.
  func colors(_ texts: [String]) throws -> [Color] { try found(texts).colors }

  /// The colors of some texts in every variant, variants of equal colors together, in order of first occurrence.
  ///
  /// - Throws: as `colors(_:)`; for a token without a color only if it has none in any variant.
  func groups(_ texts: [String]) throws -> [ColorGroup] {
    let palettes = inputs(for: texts)?.palettes ?? []
    var groups: [ColorGroup] = []
    var failure: UsageError?
    for variant in Variant.allCases {
      let own = ColorLookup(folder: folder, variant: variant, command: command)
      var (found, problem): ([Color]?, UsageError?)
      do {
        found = try own.colors(texts, palettes)
      } catch {
        problem = error
        failure = failure ?? error
      }
      if let place = groups.firstIndex(where: { $0.colors == found }) {
        groups[place].variants.append(variant)
      } else {
        groups.append(ColorGroup(variants: [variant], colors: found, problem: problem?.message))
      }
    }
    if let failure, groups.allSatisfy({ $0.colors == nil }) { throw failure }
    return groups
  }

  /// The colors of some texts, in their order, with the files that were read for them.
  func found(_ texts: [String]) throws -> (colors: [Color], inputFiles: InputFiles) {
    let inputs = inputs(for: texts)
    return (try colors(texts, inputs?.palettes ?? []), inputs?.inputFiles ?? InputFiles())
  }

  /// The palettes that give names their meaning; nil if no text needs one.
  private func inputs(for texts: [String]) -> DiskInputs? {
    guard folder != nil || texts.contains(where: ColorOperand.mayBeName) else { return nil }
    return DiskInputs.load(folder.map { [$0] } ?? [])
  }

  private func colors(_ texts: [String], _ palettes: [LoadedPalette]) throws(UsageError) -> [Color] {
    var colors: [Color] = []
    for text in texts { colors.append(try color(text, palettes)) }
    return colors
  }

  private func color(_ text: String, _ palettes: [LoadedPalette]) throws(UsageError) -> Color {
    for loaded in palettes {
      if let color = try color(text, of: loaded) { return color }
    }
    do {
      return try ColorOperand.read(text, in: variant)
    } catch {
      throw palettes.isEmpty && folder == nil && !ColorOperand.mayBeName(text)
        ? error : ColorOperand.unknown(text, among: palettes, else: error, command: command)
    }
  }

  /// The color of a token; nil if the palette has none of that name.
  func color(_ name: String, of loaded: LoadedPalette) throws(UsageError) -> Color? {
    switch loaded.palette.lookup(name) {
    case .unknown: return nil
    case .ambiguous(let all): throw ColorOperand.ambiguous(name, all, in: loaded.palette, command: command)
    case .found(let index):
      try ColorOperand.refuseBoth(name, index, in: loaded.palette, command: command)
      let written = WrittenColor(.token(name), text: name, at: SourceLocation(file: ""))
      do {
        return try ColorResolver(loaded).resolve(written, in: variant, elevated: false).color
      } catch {
        throw UsageError(error.words, remedy: "use a token that has a color in \(variant.id)", command: command)
      }
    }
  }
}
