import ColorMath
import Palettes
import ScreenReading

/// Finds the tokens that have the colors of a text.
struct LookNamer {
  /// A color that a palette can show, with its name.
  private struct Shade: Sendable {
    var name: String
    var color: EncodedSRGB
    var alpha: Double
  }

  /// A pair that an audit measures.
  private struct Measured: Sendable {
    var foreground: String
    var surface: String
    var front: EightBitColor
    var back: EightBitColor
    var ratio: ContrastRatio?
  }

  /// The largest difference of a color from its token in one channel: 2 steps of 255, and rounding.
  private static let tolerance = 2.001 / 255
  /// The most candidates for one text.
  private static let most = 12

  private var shades: [[Shade]]
  private var pairs: [[Measured]]

  /// Collects what palettes can show in every variant.
  init(_ audits: [MeasuredAudit]) {
    shades = Variant.allCases.map { _ in [] }
    pairs = Variant.allCases.map { _ in [] }
    for audit in audits {
      let resolver = ColorResolver(audit.plan.loaded)
      for variant in Variant.allCases {
        let place = Int(variant.rawValue)
        for index in resolver.palette.tokens.typedIndices {
          guard let resolved = try? resolver.token(index, variant) else { continue }
          let shade = Shade(
            name: resolver.palette.displayName(of: index), color: resolved.color.encodedSRGB,
            alpha: resolved.color.alpha)
          if !shades[place].contains(where: { $0.name == shade.name && $0.color == shade.color }) {
            shades[place].append(shade)
          }
        }
      }
      for measurement in audit.measurements where measurement.state == nil {
        guard let front = measurement.foregroundColor, let back = measurement.surfaceColor else { continue }
        let pair = audit.plan.pairs[measurement.pair]
        guard pair.against == nil else { continue }
        pairs[Int(measurement.variant.rawValue)].append(
          Measured(
            foreground: audit.plan.foregroundName(of: pair), surface: audit.plan.surfaceName(of: pair), front: front,
            back: back, ratio: measurement.minimum))
      }
    }
  }

  /// Names the texts of one screenshot in the variant that explains most of them, and returns that variant.
  func name(_ texts: inout [LookText], in requested: Variant?) -> Variant? {
    var best: (variant: Variant, score: Int, texts: [LookText])?
    for variant in requested.map({ [$0] }) ?? Variant.allCases {
      var own = texts
      for index in own.indices { name(&own[index], in: variant) }
      let score = own.reduce(0) { sum, text in
        sum + (text.names.contains { $0.isDeclared } ? 5 : !text.names.isEmpty ? 4 : 0)
          + (text.partial.surfaces.isEmpty ? 0 : 1) + (text.partial.foregrounds.isEmpty ? 0 : 1)
      }
      if score > best?.score ?? 0 { best = (variant, score, own) }
    }
    if let best { texts = best.texts }
    return best?.variant
  }

  private func name(_ text: inout LookText, in variant: Variant) {
    let place = Int(variant.rawValue)
    let (front, back) = (text.seen.foreground, text.seen.surface)
    text.names = []
    let declared = pairs[place].filter {
      Self.isSame($0.front.encoded, front) && Self.isSame($0.back.encoded, back)
    }
    for pair in declared
    where !text.names.contains(where: { $0.foreground == pair.foreground && $0.surface == pair.surface }) {
      text.names.append(
        LookText.Name(
          foreground: pair.foreground, surface: pair.surface, variant: variant, isDeclared: true, ratio: pair.ratio))
    }
    let surfaces = opaque(like: back, place)
    let fronts = opaque(like: front, place) + translucent(like: front, over: back, place)
    text.partial = (fronts, surfaces)
    for surface in surfaces {
      for front in fronts where text.names.count < Self.most {
        guard !text.names.contains(where: { $0.foreground == front && $0.surface == surface }) else { continue }
        text.names.append(
          LookText.Name(foreground: front, surface: surface, variant: variant, isDeclared: false, ratio: nil))
      }
    }
  }

  /// The opaque tokens that have a color, the nearest first.
  private func opaque(like color: EncodedSRGB, _ place: Int) -> [String] {
    shades[place].filter { $0.alpha >= 1 && Self.isSame($0.color, color) }
      .sorted { (Self.distance($0.color, color), $0.name) < (Self.distance($1.color, color), $1.name) }
      .map { $0.name }
  }

  private func translucent(like color: EncodedSRGB, over ground: EncodedSRGB, _ place: Int) -> [String] {
    shades[place].filter { shade in
      guard shade.alpha > 0.02, shade.alpha < 1 else { return false }
      let seen = EncodedLayer(shade.color, alpha: shade.alpha).over(ground)
      return Self.isSame(seen, color)
    }.map { $0.name }.sorted()
  }

  /// Returns true if two colors are the same except for the tolerance.
  static func isSame(_ one: EncodedSRGB, _ other: EncodedSRGB) -> Bool { distance(one, other) <= tolerance }

  /// The largest difference in a channel; colors outside sRGB also count as a screen without them shows them.
  private static func distance(_ one: EncodedSRGB, _ other: EncodedSRGB) -> Double {
    func largest(_ one: EncodedSRGB, _ other: EncodedSRGB) -> Double {
      max((one.red - other.red).magnitude, max((one.green - other.green).magnitude, (one.blue - other.blue).magnitude))
    }
    return min(largest(one, other), largest(one.clamped, other.clamped))
  }
}
