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
    /// The place of the name among those of equal colors, as that of text and as that of a surface: by what the name says of
    /// its use, then by the number of its words.
    var ranks: (text: Int, surface: Int)

    init(_ name: String, _ resolved: Color) {
      (self.name, color, alpha) = (name, resolved.encodedSRGB, resolved.alpha)
      let words = NameWords(name)
      let (isText, isSurface) = (words.isOfText, words.isOfSurface)
      let count = min(words.words.count, 99)
      ranks = (
        text: (isText ? 0 : isSurface ? 200 : 100) + count, surface: (isSurface ? 0 : isText ? 200 : 100) + count
      )
    }
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
          let shade = Shade(resolver.palette.displayName(of: index), resolved.color)
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
    let surfaces = opaque(like: back, place, isText: false)
    let fronts = opaque(like: front, place, isText: true) + translucent(like: front, over: back, place)
    text.partial = (fronts, surfaces)
    for surface in surfaces {
      for front in fronts where text.names.count < Self.most {
        guard !text.names.contains(where: { $0.foreground == front && $0.surface == surface }) else { continue }
        text.names.append(
          LookText.Name(foreground: front, surface: surface, variant: variant, isDeclared: false, ratio: nil))
      }
    }
  }

  /// The opaque tokens that have a color, the nearest first, and of equal ones that whose name is of such a use.
  private func opaque(like color: EncodedSRGB, _ place: Int, isText: Bool) -> [String] {
    shades[place].filter { $0.alpha >= 1 && Self.isSame($0.color, color) }
      .sorted { left, right in
        let ranks = isText ? (left.ranks.text, right.ranks.text) : (left.ranks.surface, right.ranks.surface)
        let distances = (Self.distance(left.color, color), Self.distance(right.color, color))
        return (distances.0, ranks.0, left.name) < (distances.1, ranks.1, right.name)
      }
      .map { $0.name }
  }

  /// The token that has a color in another variant than that of the screenshot, in the first such variant.
  func elsewhere(_ color: EncodedSRGB, isText: Bool, than variant: Variant) -> (token: String, variant: Variant)? {
    for other in Variant.allCases where other != variant {
      if let name = opaque(like: color, Int(other.rawValue), isText: isText).first { return (name, other) }
    }
    return nil
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
