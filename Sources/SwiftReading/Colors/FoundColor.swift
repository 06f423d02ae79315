package import ColorMath

/// A color, a style or a material as resolved from the source.
package indirect enum FoundColor: Hashable, Sendable {
  /// A color set by its name: `Color("Name")`, `UIColor(named:)`.
  case asset(String)
  /// A generated symbol of a color set, spelled as in the source: `.textPrimary`, `Brand.accent`.
  case symbol(String)
  /// A color whose numbers are written in the source.
  case literal(Color)
  /// A color of the system by the name of `SystemColors`: `label`, `systemRed`.
  case system(String)
  /// A hierarchical style: 1 for primary to 5 for quinary.
  case hierarchical(Int)
  /// A material by its name: `ultraThin`, `bar`.
  case material(String)
  /// Liquid Glass.
  case glass(GlassStyle)
  /// Several colors, of a gradient.
  case gradient([FoundColor])
  /// The tint of the app or of a control.
  case accent
  /// A color with its opacity multiplied, 0…1.
  case opacity(FoundColor, Double)
  /// One color for each branch; the branches exclude each other.
  case choice([Branch])
  /// A color that reading the source does not tell.
  case unresolved(UnresolvedColor)

  package struct Branch: Hashable, Sendable {
    /// All that holds in it.
    package var conditions: [BranchCondition]
    /// Its color; nil if the branch has none.
    package var color: FoundColor?
  }

  /// True if nothing shines through it in any branch, as far as names tell: color sets count as opaque.
  package var isOpaque: Bool {
    switch self {
    case .asset, .symbol, .accent: true
    case .hierarchical(let level): level == 1
    case .literal(let color): color.alpha >= 1
    case .system(let name): !name.hasSuffix("Fill") && !Self.translucent.contains(name)
    case .gradient(let colors): colors.allSatisfy { $0.isOpaque }
    case .choice(let branches): branches.allSatisfy { $0.color?.isOpaque ?? false }
    case .opacity(let color, let amount): amount >= 1 && color.isOpaque
    case .material, .glass, .unresolved: false
    }
  }

  /// True for a background of the system, which has another value in what is presented above others.
  package var isBackground: Bool {
    if case .system(let name) = self { name.hasSuffix("Background") && !name.hasPrefix("macos/") } else { false }
  }

  /// The colors of the system that the content below shines through, other than fills.
  private static let translucent: Set<String> = [
    "separator", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "lightText",
    "macos/secondaryLabel", "macos/tertiaryLabel", "macos/quaternaryLabel", "macos/placeholderText", "macos/separator",
  ]

  /// That of `nil`: it shows nothing, and differs from `Color.clear`, which `??` does not replace.
  static let missing = FoundColor.literal(Color(.sRGB, 1, 1, 1, alpha: 0))

  /// True if there is no color, whatever its opacity.
  var isMissing: Bool {
    switch self {
    case .opacity(let color, _): color.isMissing
    default: self == .missing
    }
  }

  /// True if it shows nothing.
  var isClear: Bool {
    switch self {
    case .literal(let color): color.alpha == 0
    case .opacity(let color, let amount): amount == 0 || color.isClear
    default: false
    }
  }

  /// The least share of what is behind that it hides, 0…1; 0 if that is not known.
  var coverage: Double {
    switch self {
    case .literal(let color): color.alpha
    case .opacity(let color, let amount): color.coverage * amount
    case .choice(let branches): branches.map { $0.color?.coverage ?? 0 }.min() ?? 0
    case .gradient(let colors): colors.map { $0.coverage }.min() ?? 0
    default: isOpaque ? 1 : 0
    }
  }

  /// True if the app alone decides it.
  package var isOfApp: Bool {
    switch self {
    case .asset, .symbol, .literal: true
    case .opacity(let color, _): color.isOfApp
    case .gradient(let colors): colors.allSatisfy { $0.isOfApp }
    default: false
    }
  }

  /// True if it is the same in every appearance.
  var isFixed: Bool {
    switch self {
    case .literal: true
    case .opacity(let color, _): color.isFixed
    default: false
    }
  }

  /// True if it is a material or glass in any branch.
  var isMaterial: Bool {
    switch self {
    case .material, .glass: true
    case .opacity(let color, _): color.isMaterial
    case .choice(let branches): branches.contains { $0.color?.isMaterial ?? false }
    default: false
    }
  }

  /// True if it is known in every branch.
  package var isResolved: Bool { unresolved == nil }

  /// The first reason for which it is not known.
  var unresolved: UnresolvedColor? {
    switch self {
    case .unresolved(let reason): reason
    case .opacity(let color, _): color.unresolved
    case .gradient(let colors): colors.lazy.compactMap { $0.unresolved }.first
    case .choice(let branches): branches.lazy.compactMap { $0.color?.unresolved }.first
    default: nil
    }
  }

  /// True if it is the same under all conditions.
  var isPlain: Bool {
    switch self {
    case .choice: false
    case .opacity(let color, _): color.isPlain
    default: true
    }
  }

  /// True if any of it is a gradient, which is not a stop of another one.
  var holdsGradient: Bool {
    switch self {
    case .gradient: true
    case .opacity(let color, _): color.holdsGradient
    case .choice(let branches): branches.contains { $0.color?.holdsGradient ?? false }
    default: false
    }
  }

  /// Its color in each combination of branches, with what holds there.
  package var branches: [Branch] {
    switch self {
    case .choice(let branches):
      branches.flatMap { outer -> [Branch] in
        guard let color = outer.color else { return [outer] }
        return color.branches.compactMap { inner in
          let clash = inner.conditions.contains { condition in outer.conditions.contains { $0.excludes(condition) } }
          let further = inner.conditions.filter { !outer.conditions.contains($0) }
          return clash ? nil : Branch(conditions: outer.conditions + further, color: inner.color)
        }
      }
    case .opacity(let color, let amount):
      color.branches.map { Branch(conditions: $0.conditions, color: $0.color.map { .opacity($0, amount) }) }
    default: [Branch(conditions: [], color: self)]
    }
  }
}
