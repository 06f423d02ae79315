import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The grays on which the foreground of a failing part passes, as the limit of an opaque surface.
struct OpaqueSurface: Equatable {
  let limit: EightBitColor
  /// True if lighter grays pass, false if darker ones do.
  let isLighter: Bool

  /// The gray that is nearest to the foreground, on the light side in light appearance and on the dark side in dark, or on the other side if
  /// nothing passes there; nil if the foreground has no value.
  private init?(_ measurement: Measurement) {
    guard let foreground = measurement.foregroundColor, let minimum = measurement.requirement.minimum else {
      return nil
    }
    let luminance = foreground.linear.relativeLuminance
    let band = LuminanceBand(reaching: minimum, against: luminance)
    func limit(isLighter: Bool) -> EightBitColor? {
      let side = band.side(lighter: isLighter, than: luminance)
      let grays = (UInt8.min...UInt8.max).map { EightBitColor(red: $0, green: $0, blue: $0) }
        .filter { side.contains($0.linear.relativeLuminance) }
      return isLighter ? grays.first : grays.last
    }
    let prefersLighter = measurement.variant.appearance == .light
    for isLighter in [prefersLighter, !prefersLighter] {
      guard let limit = limit(isLighter: isLighter) else { continue }
      (self.limit, self.isLighter) = (limit, isLighter)
      return
    }
    return nil
  }

  /// An opaque surface for each of some appearances, in words: `#767676 or darker in light and #595959 or darker in dark`; nil if one is
  /// not known.
  static func words(for failing: FailingPart, in appearances: [Appearance]) -> String? {
    var surfaces: [OpaqueSurface] = []
    for appearance in appearances {
      let cells = failing.failing.map { failing.part.audit.measurements[$0] }
        .filter { $0.variant.appearance == appearance }
      let worst = cells.min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
      guard let worst, let surface = OpaqueSurface(worst) else { return nil }
      surfaces.append(surface)
    }
    guard let first = surfaces.first else { return nil }
    if surfaces.allSatisfy({ $0 == first }) { return first.words }
    return zip(surfaces, appearances).map { "\($0.words) in \($1.rawValue)" }.inWords()
  }

  private var words: String { "`\(limit.hex)` or \(isLighter ? "lighter" : "darker")" }
}
