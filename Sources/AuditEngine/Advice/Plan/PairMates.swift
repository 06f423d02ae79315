import ColorMath
import FileSyntax
import Palettes

/// The pairs that people see together with some, found once for an audit: on one surface, and in one part of the product.
struct PairMates: Sendable {
  /// Pairs that look the same on a surface, by the first of them.
  struct Kind: Sendable {
    let pair: PairIndex
    var count = 1
  }

  /// A literal in one part of the product.
  private struct Part: Hashable {
    let foreground: ForegroundIndex
    let name: Substring
  }

  private struct Look: Hashable {
    let foreground: ForegroundIndex
    let against: ForegroundIndex?
    let role: Role
    let size: TextSize
  }

  private var surfaces: [SurfaceIndex: [PairIndex]] = [:]
  private var kinds: [SurfaceIndex: [Kind]] = [:]
  private var parts: [Part: [PairIndex]] = [:]
  private var owners: [PairIndex: [Part]] = [:]

  /// Reads the pairs of a plan that are seen together with some of them.
  init(_ plan: AuditPlan, beside asked: [PairIndex]) {
    let grounds = Set(asked.map { plan.pairs[$0].surface })
    let literals = Set(asked.map { plan.pairs[$0].foreground }).filter { foreground in
      plan.foregrounds[foreground].colors.all.allSatisfy { if case .literal = $0.reference { true } else { false } }
    }
    if grounds.isEmpty { return }
    var places: [SurfaceIndex: [Look: Int]] = [:]
    for index in plan.pairs.typedIndices {
      let pair = plan.pairs[index]
      if grounds.contains(pair.surface) { add(index, pair, &places) }
      guard literals.contains(pair.foreground) else { continue }
      // The part is before the colon: `mark: on the white plate`.
      let names = pair.uses.compactMap {
        plan.loaded.declaration.pairs[$0.declared].name?.split(separator: ":").first
      }
      for part in Set(names.map { Part(foreground: pair.foreground, name: $0) }) {
        parts[part, default: []].append(index)
        owners[index, default: []].append(part)
      }
    }
  }

  private mutating func add(_ index: PairIndex, _ pair: PlannedPair, _ places: inout [SurfaceIndex: [Look: Int]]) {
    surfaces[pair.surface, default: []].append(index)
    let look = Look(foreground: pair.foreground, against: pair.against, role: pair.role, size: pair.size)
    if let place = places[pair.surface]?[look] {
      kinds[pair.surface]?[place].count += 1
    } else {
      places[pair.surface, default: [:]][look] = kinds[pair.surface]?.count ?? 0
      kinds[pair.surface, default: []].append(Kind(pair: index))
    }
  }

  /// All pairs on a surface, ascending.
  func pairs(on surface: SurfaceIndex) -> [PairIndex] { surfaces[surface] ?? [] }

  /// The different pairs on a surface, each with the number of those that look like it.
  func kinds(on surface: SurfaceIndex) -> [Kind] { kinds[surface] ?? [] }

  /// The pairs with the literal of a pair that are the same part of the product by its name, itself included.
  func part(of pair: PairIndex) -> [PairIndex] {
    let all = (owners[pair] ?? []).map { parts[$0] ?? [] }
    return all.count == 1 ? all[0] : Set(all.joined()).sorted()
  }
}
