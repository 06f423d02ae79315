import ColorMath
import Palettes

/// The pairs that sources show at one place: one text with a color for each theme or branch.
///
/// What a rule finds about them is one finding: nobody edits one line once for each theme. Rules about a missed minimum
/// treat colors of the system apart, so for them a place has two groups.
struct ThemedPairs {
  /// The text, by its place and the minimum that it has.
  private struct Key: Hashable {
    let location: SourceLocation
    let role: Role
    let size: TextSize
    let isUncertain: Bool
    let systemVariants: VariantSet
  }

  /// The first pair of the group of each pair; the pair itself for declared ones.
  let firsts: [PairIndex]

  /// Looks every pair of a plan up once.
  ///
  /// - Parameter systems: the colors of the system, if they are to be apart.
  init(_ plan: AuditPlan, apart systems: SystemForegrounds? = nil) {
    var known: [Key: PairIndex] = [:]
    // Pairs are large: none is copied before it is known to be found.
    let (pairs, declared) = (plan.pairs, plan.loaded.declaration.pairs)
    guard plan.hasFoundPairs else {
      firsts = Array(pairs.typedIndices)
      return
    }
    firsts = pairs.typedIndices.map { index in
      guard let first = pairs[index].uses.first?.declared,
        pairs[index].uses.allSatisfy({ declared[$0.declared].origin == .found })
      else { return index }
      let key = Key(
        location: declared[first].location, role: pairs[index].role, size: pairs[index].size,
        isUncertain: pairs[index].uses.allSatisfy { declared[$0.declared].isUncertain },
        systemVariants: systems?.variants(of: pairs[index].foreground) ?? [])
      if let place = known[key] { return place }
      known[key] = index
      return index
    }
  }

  /// Returns the cells of rules, gathered by place; the places are in the order of their first pairs.
  func gathered<Value>(_ found: [(pair: PairIndex, values: [Value])]) -> [[(pair: PairIndex, values: [Value])]] {
    var places: [PairIndex: Int] = [:]
    var groups: [[(pair: PairIndex, values: [Value])]] = []
    for one in found {
      if let place = places[firsts[one.pair.offset]] {
        groups[place].append(one)
      } else {
        places[firsts[one.pair.offset]] = groups.count
        groups.append([one])
      }
    }
    return groups
  }
}

extension AuditInput {
  /// Returns evidence of the same kind as one piece for each group, of the pair with the least ratio.
  func themed(
    _ found: [(pair: PairIndex, values: [MeasurementIndex])], apart systems: SystemForegrounds? = nil,
    as make: (_ pair: PairIndex, _ cells: [MeasurementIndex]) -> Evidence
  ) -> [Evidence] {
    guard plan.hasFoundPairs else {
      return found.map { make($0.pair, $0.values) }
    }
    return ThemedPairs(plan, apart: systems).gathered(found).map { group in
      let cells = group.flatMap { $0.values }
      guard group.count > 1 else { return make(group[0].pair, cells) }
      return make(worstPair(of: cells) ?? group[0].pair, cells)
    }
  }

  /// The pair of the measurement with the least ratio, one without a ratio first.
  func worstPair(of cells: [MeasurementIndex]) -> PairIndex? {
    var worst: MeasurementIndex?
    for cell in cells {
      let ratio = measurements[cell].minimum?.value ?? 0
      if worst.map({ ratio < (measurements[$0].minimum?.value ?? 0) }) ?? true { worst = cell }
    }
    return worst.map { measurements[$0].pair }
  }
}
