import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The grays on which the foreground of a failing part passes, as the limit of an opaque surface.
struct OpaqueSurface: Equatable {
  let limit: EightBitColor
  /// True if lighter grays pass, false if darker ones do.
  let isLighter: Bool

  /// The gray that is nearest to some foregrounds, on the light side in light appearance and on the dark side in dark, or on the other
  /// side if nothing passes there; nil if none does.
  private init?(_ foregrounds: [EightBitColor], reaching minimum: ContrastRatio, in appearance: Appearance) {
    let luminances = foregrounds.map { $0.linear.relativeLuminance }
    guard let darkest = luminances.min(by: { $0.value < $1.value }),
      let lightest = luminances.max(by: { $0.value < $1.value })
    else { return nil }
    let band = LuminanceBand(reaching: minimum, againstAll: luminances)
    let grays = (UInt8.min...UInt8.max).map { EightBitColor(red: $0, green: $0, blue: $0) }
    let limits = [
      true: grays.first {
        $0.linear.relativeLuminance.value > lightest.value && band.contains($0.linear.relativeLuminance)
      },
      false: grays.last {
        $0.linear.relativeLuminance.value < darkest.value && band.contains($0.linear.relativeLuminance)
      },
    ]
    let prefersLighter = appearance == .light
    for isLighter in [prefersLighter, !prefersLighter] {
      guard case let limit?? = limits[isLighter] else { continue }
      (self.limit, self.isLighter) = (limit, isLighter)
      return
    }
    return nil
  }

  /// An opaque surface for a part in some appearances with some settings of contrast, in words: `#767676 or darker in light and #595959 or darker in dark`;
  /// nil if one is not known.
  static func words(
    for part: ComponentPart, in appearances: [Appearance], with contrasts: Set<Contrast>
  ) -> String? {
    var surfaces: [OpaqueSurface] = []
    for appearance in appearances {
      let cells = part.rows.map { part.audit.measurements[$0] }.filter {
        $0.variant.appearance == appearance && contrasts.contains($0.variant.contrast) && $0.state == nil
          && $0.verdict != .exempt
      }
      guard let minimum = cells.lazy.compactMap({ $0.requirement.minimum }).max(by: { $0.value < $1.value }),
        !cells.contains(where: { $0.foregroundColor == nil }),
        let surface = OpaqueSurface(cells.compactMap { $0.foregroundColor }, reaching: minimum, in: appearance)
      else { return nil }
      surfaces.append(surface)
    }
    guard let first = surfaces.first else { return nil }
    if surfaces.allSatisfy({ $0 == first }) { return first.words }
    return zip(surfaces, appearances).map { "\($0.words) in \($1.rawValue)" }.inWords()
  }

  private var words: String { "`\(limit.hex)` or \(isLighter ? "lighter" : "darker")" }
}
