import ColorMath
import FileSyntax
import Palettes

/// The order of families of tokens, such as Accent, AccentLight and AccentDark, or BorderPrimary and BorderSecondary.
///
/// Tokens are a family if their names differ only in words of order. In each variant, neighbors in lightness stay neighbors
/// and apart, unless they have different hues.
struct FamilyOrder: Sendable {
  fileprivate struct Neighbor: Sendable {
    let part: MovablePart?
    let lightness: Double
    /// True if the neighbor is lighter.
    let isLighter: Bool
    let distance: Double
  }

  /// One token of a family in one variant.
  private struct Member {
    let part: MovablePart?
    let oklab: Oklab
  }

  private var neighbors: [MovablePart: [Neighbor]] = [:]

  /// The words in which the names of a family differ, besides numbers.
  private static let words: Set<String> = [
    "light", "lighter", "lightest", "dark", "darker", "darkest", "primary", "secondary", "tertiary", "quaternary",
    "strong", "stronger", "muted", "subtle", "faint", "weak", "soft", "hover", "pressed",
    "focused", "unfocused", "selected", "unselected", "enabled", "disabled", "active", "inactive",
  ]
  /// Closer than this in OKLab lightness, two colors are the same level.
  private static let equal = 1e-4
  /// The hue up to which two colors belong together, in degrees.
  private static let hue = 30.0

  /// Reads the families of a palette, if anything fails.
  init(_ input: AuditInput, _ places: WrittenParts) {
    guard input.measurements.contains(where: { $0.verdict == .fail }) else { return }
    let palette = input.plan.loaded.palette
    var families: [String: [TokenIndex]] = [:]
    for token in palette.tokens.typedIndices {
      if let stem = Self.stem(of: NameWords(palette.tokens[token].name.path)) {
        families[stem, default: []].append(token)
      }
    }
    let device = input.plan.loaded.declaration.deviceClass
    for stem in families.keys.sorted() {
      guard let tokens = families[stem], tokens.count > 1 else { continue }
      for variant in Variant.allCases { add(tokens, in: variant, palette, device, places) }
    }
  }

  /// The name of a token without words of order; nil for a name of nothing else.
  static func stem(of name: NameWords) -> String? {
    let rest = name.words.filter { word in
      !words.contains(word) && !word.utf8.allSatisfy { (48...57).contains($0) }
    }
    return rest.isEmpty ? nil : rest.joined(separator: " ")
  }

  private mutating func add(
    _ tokens: [TokenIndex], in variant: Variant, _ palette: Palette, _ device: DeviceClass, _ places: WrittenParts
  ) {
    let members = tokens.compactMap { token -> Member? in
      let owner = palette.tokens[token]
      guard case .entry(let entry) = owner.resolution(for: variant, on: device),
        case .color(let color) = owner.entries[entry].value, color.alpha >= 1
      else { return nil }
      return Member(part: places.written(.entry(token: token, entry: entry)), oklab: color.linearSRGB.oklab)
    }.enumerated().ordered { ($0.element.oklab.lightness, $0.offset) < ($1.element.oklab.lightness, $1.offset) }
      .map { $0.element }
    for (index, member) in members.enumerated() {
      for other in members[(index + 1)...] where Self.belong(member.oklab, other.oklab) {
        let distance = other.oklab.lightness - member.oklab.lightness
        guard distance > Self.equal else { continue }
        connect(member, other, min(LevelOrder.leastDistance, distance))
        break
      }
    }
  }

  private mutating func connect(_ darker: Member, _ lighter: Member, _ distance: Double) {
    guard darker.part != lighter.part else { return }
    add(
      Neighbor(part: lighter.part, lightness: lighter.oklab.lightness, isLighter: true, distance: distance), to: darker)
    add(
      Neighbor(part: darker.part, lightness: darker.oklab.lightness, isLighter: false, distance: distance), to: lighter)
  }

  private mutating func add(_ neighbor: Neighbor, to member: Member) {
    guard let part = member.part else { return }
    let isKnown = neighbors[part]?.contains { known in
      known.part == neighbor.part && known.lightness == neighbor.lightness && known.isLighter == neighbor.isLighter
    }
    if isKnown != true { neighbors[part, default: []].append(neighbor) }
  }

  /// Returns true if two colors are shades of about one hue, or neither is colorful.
  static func belong(_ one: Oklab, _ other: Oklab, within hue: Double = hue) -> Bool {
    let chromas = [one, other].map { ColorCharacter.chroma(of: $0) }
    if chromas.allSatisfy({ $0 < ColorCharacter.fillChroma }) { return true }
    if chromas.contains(where: { $0 < ColorCharacter.levelChroma }) { return false }
    let turn = abs(one.oklch.hue - other.oklch.hue)
    return min(turn, 360 - turn) <= hue
  }

  /// The OKLab lightness that an entry may have.
  struct Bounds: Sendable {
    private var lowest = -Double.infinity
    private var highest = Double.infinity
    /// The lightness that 8 bits per channel can add to a color.
    private static let rounding = 0.003

    fileprivate mutating func add(_ neighbor: Neighbor, in now: PaintedAudit) {
      let other = neighbor.part.flatMap { now.color(of: $0) }?.oklab.lightness ?? neighbor.lightness
      if neighbor.isLighter {
        highest = min(highest, other - neighbor.distance + 1e-9)
      } else {
        lowest = max(lowest, other + neighbor.distance - 1e-9)
      }
    }

    /// The luminances of the shades of a color that certainly keep the order.
    func band(of color: Color) -> LuminanceBand {
      let path = ShadePath(through: color)
      func luminance(_ lightness: Double) -> Double {
        path.color(at: max(0, min(1, lightness))).linearSRGB.relativeLuminance.value
      }
      let low = lowest > 0 ? luminance(lowest + Self.rounding) : 0
      let high = highest < 1 ? luminance(highest - Self.rounding) : 1
      return LuminanceBand(intervals: low <= high ? [low...high] : [])
    }

    /// Returns true if a color keeps the order.
    func allow(_ color: EightBitColor) -> Bool {
      let own = color.oklab.lightness
      return own >= lowest && own <= highest
    }
  }

  /// Returns the entries whose order with an entry is not kept as they are painted.
  func disturbed(by part: MovablePart, in now: PaintedAudit) -> [MovablePart] {
    guard let own = now.color(of: part) else { return [] }
    return (neighbors[part] ?? []).compactMap { neighbor in
      var bounds = Bounds()
      bounds.add(neighbor, in: now)
      return bounds.allow(own) ? nil : neighbor.part
    }
  }

  /// Returns the bounds on an entry, with the others as they are painted.
  func bounds(of part: MovablePart, in now: PaintedAudit) -> Bounds {
    var bounds = Bounds()
    for neighbor in neighbors[part] ?? [] { bounds.add(neighbor, in: now) }
    return bounds
  }
}
