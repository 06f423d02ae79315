import FileSyntax
import Palettes

/// Ranks combinations that no pair declares by their similarity to declared ones.
///
/// A combination is similar on its foreground's side if a foreground with a similar name is declared on the same
/// surface, and on its surface's side if the same foreground is declared on a surface with a similar name or with
/// mostly the same foregrounds. Either side counts; both together count more: 1 − (1 − a)(1 − b).
struct CombinationRanking {
  private let plan: AuditPlan
  /// Tokens, those that are declared as foregrounds first.
  private var foregrounds: [TokenIndex] = []
  /// Surfaces, in the order of first use.
  private var surfaces: [SurfaceIndex] = []
  /// The positions in `foregrounds` of those declared on each surface, by the position of the surface.
  private var declared: [Set<Int>] = []

  /// The most foregrounds or surfaces that are compared; it bounds the cost of large palettes.
  private static let most = 256
  /// The least similarity of a suggested combination.
  private static let leastLikeness = 0.25
  /// The least similarity of names at which a token in no pair is compared with a foreground.
  private static let leastNameLikeness = 0.5

  init(_ plan: AuditPlan, uncovered: [TokenIndex]) {
    self.plan = plan
    var places: (foregrounds: [TokenIndex: Int], surfaces: [SurfaceIndex: Int]) = ([:], [:])
    let tokens = plan.foregrounds.typedIndices.map(plan.token)
    for pair in plan.pairs where !pair.role.isExempt {
      guard let token = tokens[pair.foreground.offset] else { continue }
      guard
        let foreground = Self.place(of: token, in: &foregrounds, &places.foregrounds),
        let surface = Self.place(of: pair.surface, in: &surfaces, &places.surfaces)
      else { continue }
      if surface == declared.count { declared.append([]) }
      declared[surface].insert(foreground)
    }
    guard !foregrounds.isEmpty else { return }
    let names = foregrounds.map { NameWords(plan.loaded.palette.tokens[$0].name.path) }
    for token in uncovered.prefix(Self.most) where foregrounds.count < Self.most {
      let name = NameWords(plan.loaded.palette.tokens[token].name.path)
      if names.contains(where: { $0.likeness(to: name) >= Self.leastNameLikeness }) { foregrounds.append(token) }
    }
  }

  private static func place<Row>(
    of index: TypedIndex<Row>, in list: inout [TypedIndex<Row>], _ places: inout [TypedIndex<Row>: Int]
  ) -> Int? {
    if let place = places[index] { return place }
    guard list.count < most else { return nil }
    list.append(index)
    places[index] = list.count - 1
    return list.count - 1
  }

  /// Returns the combinations worth a look, most similar first, ties by name.
  func ranked() -> [UndeclaredCombination] {
    guard declared.reduce(0, { $0 + $1.count }) < foregrounds.count * surfaces.count else { return [] }
    let tokens = plan.loaded.palette.tokens
    let names = foregrounds.map { NameWords(tokens[$0].name.path) }
    let nameLikeness = names.map { name in names.map { name.likeness(to: $0) } }
    let surfaceLikeness = likenessOfSurfaces()
    let covered = surfaces.map { Set(TokenCoverage.tokens(ofSurface: $0, in: plan)) }
    var found: [UndeclaredCombination] = []
    for foreground in foregrounds.indices {
      let own = surfaces.indices.filter { declared[$0].contains(foreground) }
      for surface in surfaces.indices where !declared[surface].contains(foreground) {
        guard !covered[surface].contains(foregrounds[foreground]) else { continue }
        let left = declared[surface].map { nameLikeness[foreground][$0] }.max() ?? 0
        let right = own.map { surfaceLikeness[surface][$0] }.max() ?? 0
        let likeness = 1 - (1 - left) * (1 - right)
        guard likeness >= Self.leastLikeness else { continue }
        found.append(.init(foreground: foregrounds[foreground], surface: surfaces[surface], likeness: likeness))
      }
    }
    let grounds = plan.loaded.declaration.surfaces
    return found.ordered { one, other in
      if one.likeness != other.likeness { return one.likeness > other.likeness }
      if one.foreground != other.foreground { return one.foreground < other.foreground }
      return (grounds[one.surface].name, one.surface) < (grounds[other.surface].name, other.surface)
    }
  }

  /// The similarity of surfaces by name, or by the share of foregrounds on both, whichever is more.
  private func likenessOfSurfaces() -> [[Double]] {
    let names = surfaces.map { NameWords(plan.loaded.declaration.surfaces[$0].name) }
    return surfaces.indices.map { one in
      surfaces.indices.map { other in
        let common = declared[one].intersection(declared[other]).count
        let all = declared[one].count + declared[other].count - common
        return max(names[one].likeness(to: names[other]), all == 0 ? 0 : Double(common) / Double(all))
      }
    }
  }
}

extension AuditPlan {
  /// The token that a foreground is, if it is nothing else.
  func token(of foreground: ForegroundIndex) -> TokenIndex? {
    let colors = foregrounds[foreground].colors
    guard colors.isConstant, colors.full.opacity == 1, case .token(let name) = colors.full.reference,
      case .found(let index) = loaded.palette.lookup(name)
    else { return nil }
    return index
  }
}
