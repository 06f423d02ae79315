import ColorMath
import FileSyntax
import Palettes

/// The order of families of tokens, such as Accent, AccentLight and AccentDark, or BorderPrimary and BorderSecondary.
///
/// Tokens are a family if their names differ only in words of order. In each variant, neighbors in lightness stay neighbors
/// and apart, unless they have different hues.
struct FamilyOrder: Sendable {
  private struct Neighbor: Sendable {
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
    "focused", "unfocused", "selected", "unselected",
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
      if let stem = Self.stem(of: palette.tokens[token].name.path) { families[stem, default: []].append(token) }
    }
    let device = input.plan.loaded.declaration.deviceClass
    for stem in families.keys.sorted() {
      guard let tokens = families[stem], tokens.count > 1 else { continue }
      for variant in Variant.allCases { add(tokens, in: variant, palette, device, places) }
    }
  }

  /// The name of a token without words of order; nil for a name of nothing else.
  private static func stem(of path: String) -> String? {
    let rest = NameWords(path).words.filter { word in
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

  /// Returns true if two colors are shades of about one hue, or both neutral.
  private static func belong(_ one: Oklab, _ other: Oklab) -> Bool {
    let neutral = [one, other].map { ColorCharacter.chroma(of: $0) < ColorCharacter.levelChroma }
    if neutral[0] || neutral[1] { return neutral[0] && neutral[1] }
    let turn = abs(one.oklch.hue - other.oklch.hue)
    return min(turn, 360 - turn) <= hue
  }

  /// The OKLab lightness that an entry may have.
  struct Bounds: Sendable {
    fileprivate var lowest = -Double.infinity
    fileprivate var highest = Double.infinity

    /// Returns true if a color keeps the order.
    func allow(_ color: EightBitColor) -> Bool {
      let own = color.oklab.lightness
      return own >= lowest && own <= highest
    }
  }

  /// Returns the bounds on an entry, with the others as they are painted.
  func bounds(of part: MovablePart, in now: PaintedAudit) -> Bounds {
    var bounds = Bounds()
    for neighbor in neighbors[part] ?? [] {
      let other = neighbor.part.flatMap { now.color(of: $0) }?.oklab.lightness ?? neighbor.lightness
      if neighbor.isLighter {
        bounds.highest = min(bounds.highest, other - neighbor.distance + 1e-9)
      } else {
        bounds.lowest = max(bounds.lowest, other + neighbor.distance - 1e-9)
      }
    }
    return bounds
  }
}
