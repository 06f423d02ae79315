import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The grays on which the foreground of a failing part passes, as the limit of an opaque surface.
struct OpaqueSurface: Equatable {
  let limit: EightBitColor
  /// True if lighter grays pass, false if darker ones do.
  let isLighter: Bool

  /// The gray that is nearest to some foregrounds, on the light side in light appearance and on the dark side in dark, or on the other
  /// side if nothing passes there; nil if none does.
  private init?(_ foregrounds: [EightBitColor], reaching minimum: ContrastRatio, prefersLighter: Bool) {
    let luminances = foregrounds.map { $0.linear.relativeLuminance }
    guard let darkest = luminances.min(by: { $0.value < $1.value }),
      let lightest = luminances.max(by: { $0.value < $1.value })
    else { return nil }
    let band = LuminanceBand(reaching: minimum, againstAll: luminances)
    let grays = EightBitColor.grays.filter { band.contains($0.luminance) }
    for isLighter in [prefersLighter, !prefersLighter] {
      let limit =
        isLighter
        ? grays.first { $0.luminance.value > lightest.value } : grays.last { $0.luminance.value < darkest.value }
      guard let limit else { continue }
      (self.limit, self.isLighter) = (limit.color, isLighter)
      return
    }
    return nil
  }

  /// An opaque surface for a part in some appearances, in words; nil if one is not known.
  ///
  /// For example: `#767676 or darker in light and #595959 or darker in dark`, `#222222 or darker (#030303 with Increase Contrast)`.
  static func words(for part: ComponentPart, in appearances: [Appearance]) -> Phrase? {
    var words: [Phrase] = []
    for appearance in appearances {
      guard let surface = Self.words(for: part, in: appearance) else { return nil }
      words.append(surface)
    }
    guard let first = words.first else { return nil }
    if words.allSatisfy({ $0 == first }) { return first }
    return zip(words, appearances).map { "\($0) in \($1.rawValue)" }.inWords()
  }

  private static func words(for part: ComponentPart, in appearance: Appearance) -> Phrase? {
    var surfaces: [OpaqueSurface] = []
    for contrast in Contrast.allCases {
      let cells = part.rows.map { part.audit.measurements[$0] }.filter {
        $0.variant.appearance == appearance && $0.variant.contrast == contrast && $0.state == nil
          && $0.verdict != .exempt
      }
      guard let minimum = cells.lazy.compactMap({ $0.requirement.minimum }).max(by: { $0.value < $1.value }) else {
        continue
      }
      let colors = cells.compactMap { $0.foregroundColor }
      // The side of the usual contrast, if it has one.
      let prefersLighter = surfaces.first?.isLighter ?? (appearance == .light)
      guard colors.count == cells.count,
        let surface = OpaqueSurface(colors, reaching: minimum, prefersLighter: prefersLighter)
      else { return nil }
      surfaces.append(surface)
    }
    guard let usual = surfaces.first, let increased = surfaces.last else { return nil }
    if usual == increased { return usual.words }
    return usual.isLighter == increased.isLighter
      ? "\(usual.words) (\(increased.limit) with Increase Contrast)"
      : "\(usual.words) (with Increase Contrast, \(increased.words))"
  }

  private var words: Phrase { "\(limit) or \(isLighter ? "lighter" : "darker")" }
}
