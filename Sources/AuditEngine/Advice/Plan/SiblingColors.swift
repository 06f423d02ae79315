import ColorMath
import FileSyntax
import Palettes

/// Colorful tokens that look alike and are named alike, such as AccentColor and AccentBarColor: people change them together.
struct SiblingColors: Sendable {
  /// One look of the tokens whose names begin with the same word.
  private struct Look: Hashable {
    let word: String
    let variant: Variant
    let color: EightBitColor
    let alpha: Double
  }

  private var siblings: [MovablePart: Set<MovablePart>] = [:]

  /// Knows of no color sets.
  init() {}

  /// Reads the color sets of an audit.
  init(_ plan: AuditPlan, _ places: WrittenParts) {
    let (palette, device) = (plan.loaded.palette, plan.loaded.declaration.deviceClass)
    var looks: [Look: Set<MovablePart>] = [:]
    for (token, owner) in palette.tokens.indexed() where !owner.isDesignToken {
      guard let word = NameWords(owner.name.path.lastPathPart).words.first else { continue }
      for variant in Variant.allCases where variant.transparency == .full {
        guard case .entry(let entry) = owner.resolution(for: variant, on: device),
          case .color(let color) = owner.entries[entry].value, ColorCharacter.isFill(color.linearSRGB.oklab),
          let part = places.written(.entry(token: token, entry: entry))
        else { continue }
        let look = Look(word: word, variant: variant, color: color.encodedSRGB.eightBit, alpha: color.alpha)
        looks[look, default: []].insert(part)
      }
    }
    for group in looks.values where group.count > 1 {
      for part in group { siblings[part, default: []].formUnion(group.filter { $0 != part }) }
    }
  }

  /// Returns the entries that had the color of an entry and have another one than it after edits.
  func parted(from part: MovablePart, by edits: [PlannedEdit]) -> Set<MovablePart> {
    guard let all = siblings[part] else { return [] }
    func color(_ part: MovablePart) -> EightBitColor? { edits.first { MovablePart($0.place) == part }?.to }
    let own = color(part)
    return all.filter { color($0) != own }
  }
}
