import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A color with which a failing part passes by itself, whatever the other pairs of its token need.
struct OwnColor {
  /// One of the two colors of a part.
  enum Side {
    case foreground
    case surface
  }

  /// The appearance that it is for; nil if it passes in all in which the part fails.
  let appearance: Appearance?
  let color: EightBitColor
  /// The lowest ratio with it.
  let ratio: ContrastRatio

  /// The excess of ratios computed from colors as people see them, which are rounded to eight bits.
  static let margin = 1.005

  /// Returns the nearest shades of one side that reach the minimum in some variants, one for each appearance unless one is enough.
  ///
  /// Empty if the ratio depends on what is behind the surface, or if a color has no value.
  static func colors(_ side: Side, of failing: FailingPart, in variants: VariantSet) -> [OwnColor] {
    let cells = failing.failing.map { failing.part.audit.measurements[$0] }.filter {
      !variants.isDisjoint(with: VariantSet($0.variant))
    }
    guard !cells.isEmpty, cells.allSatisfy({ Wording.ratio($0.minimum) == Wording.ratio($0.maximum) }) else {
      return []
    }
    let starts = Set(cells.compactMap { $0.color(side)?.hex })
    if starts.count == 1, let one = color(side, cells, for: nil) { return [one] }
    var colors: [OwnColor] = []
    for appearance in [Appearance.light, .dark] {
      let some = cells.filter { $0.variant.appearance == appearance }
      guard !some.isEmpty else { continue }
      guard let one = color(side, some, for: appearance) else { return [] }
      colors.append(one)
    }
    return colors
  }

  /// The nearest shade of the first cell's color that passes in all cells.
  private static func color(_ side: Side, _ cells: [Measurement], for appearance: Appearance?) -> OwnColor? {
    let others = cells.compactMap { $0.color(side.other)?.linear.relativeLuminance }
    guard let start = cells[0].color(side), others.count == cells.count,
      let minimum = cells.compactMap({ $0.requirement.minimum?.value }).max()
    else { return nil }
    var shades = Shades(start.encoded)
    let band = LuminanceBand(reaching: ContrastRatio(minimum * margin), againstAll: others)
    guard let color = shades.colors(in: band).first?.color else { return nil }
    let luminance = color.linear.relativeLuminance
    let ratios = others.map { ContrastRatio(luminance, $0) }
    guard let ratio = ratios.min(by: { $0.value < $1.value }) else { return nil }
    return OwnColor(appearance: appearance, color: color, ratio: ratio)
  }

  /// A gray that reaches a ratio with all of some colors, and the lowest ratio with it; nil if none does.
  static func gray(on surfaces: [EightBitColor], reaching minimum: ContrastRatio) -> OwnColor? {
    let luminances = surfaces.map { $0.linear.relativeLuminance }
    let band = LuminanceBand(reaching: minimum, againstAll: luminances)
    let found = EightBitColor.grays.filter { band.contains($0.luminance) }.map { gray in
      let ratios = luminances.map { ContrastRatio($0, gray.luminance) }
      return OwnColor(appearance: nil, color: gray.color, ratio: ratios.min { $0.value < $1.value } ?? minimum)
    }
    return found.max { $0.ratio.value < $1.ratio.value }
  }
}

extension [OwnColor] {
  /// The colors in words, with their ratios: `#8A6D00 (3.02) in light and #B08A00 (3.01) in dark`.
  var words: Phrase {
    map { own -> Phrase in
      let place = own.appearance.map { " in \($0.rawValue)" } ?? ""
      return "\(own.color) (\(Wording.ratio(own.ratio)))\(place)"
    }.inWords()
  }
}

extension OwnColor.Side {
  var other: OwnColor.Side { self == .foreground ? .surface : .foreground }
}

extension Measurement {
  /// One of the two colors as people see it.
  func color(_ side: OwnColor.Side) -> EightBitColor? {
    side == .foreground ? foregroundColor : surfaceColor
  }
}
