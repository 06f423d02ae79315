import FileSyntax
package import Palettes
package import SwiftReading

/// The pairs found in sources, in the form of an audit file, compared with the declared ones.
package struct SourcePairs: Sendable {
  /// One foreground on one surface in one role and font, at all its places.
  package struct Item: Sendable {
    /// The content that is read.
    package let foreground: SourceColor
    /// The surface below it.
    package let surface: SourceSurface
    /// Text, or a graphic.
    package let role: Role
    /// The size and weight; nil if the source does not say.
    package let font: Font?
    /// The ways in which its surfaces were found, each once, in the order of places.
    package fileprivate(set) var findings: [FoundPair.Finding]
    /// The conditions of its first occurrence; empty for always.
    package let conditions: [BranchCondition]
    /// The places at which it occurs, in the order of files.
    package fileprivate(set) var places: [SourceLocation]
    /// The member in which it first occurs.
    package let member: String
    /// The declared pairs that match it, in any role.
    package fileprivate(set) var declared: [PairIndex] = []

    /// The reason that an audit file cannot express it; nil if it can.
    package var problem: String? { foreground.foregroundProblem ?? surface.problem }
  }

  /// Pairs that no declared pair covers and that can be proposed, the most frequent first.
  package private(set) var undeclared: [Item] = []
  /// Pairs that are declared, the most frequent first.
  package private(set) var declared: [Item] = []
  /// Pairs with a color that an audit file cannot express, the most frequent first.
  package private(set) var unresolved: [Item] = []
  /// Pairs of the audit file that no source shows; proposed ones are left out.
  package private(set) var unused: [PairIndex] = []
  /// The plan to compare with.
  package let plan: AuditPlan
  /// The facts of the sources.
  package let facts: SourceFacts

  /// Compares the pairs of sources with those of a plan.
  init(_ facts: SourceFacts, _ plan: AuditPlan) {
    (self.facts, self.plan) = (facts, plan)
    let reader = SourceColorReader(plan.loaded.palette, targets: facts.targets)
    let known = Self.declaredKeys(plan, reader)
    var used: Set<PairIndex> = []
    for var item in Self.items(facts, reader) {
      item.declared = item.surface.keys.lazy.compactMap { known[Self.key(item.foreground.words, on: $0)] }.first ?? []
      used.formUnion(item.declared)
      if !item.declared.isEmpty {
        declared.append(item)
      } else if item.problem == nil {
        undeclared.append(item)
      } else {
        unresolved.append(item)
      }
    }
    unused = plan.pairs.typedIndices.filter { index in
      let uses = plan.pairs[index].uses
      return !used.contains(index) && !uses.allSatisfy { plan.loaded.declaration.pairs[$0.declared].isProposed }
    }
  }

  /// The pairs of the sources, joined, the most frequent first.
  private static func items(_ facts: SourceFacts, _ reader: SourceColorReader) -> [Item] {
    let pairs = facts.pairs.pairs
    let locations = facts.project.locations(of: pairs.map { .init(file: $0.file, node: $0.node) })
    var items: [Item] = []
    var known: [Key: Int] = [:]
    for (pair, location) in zip(pairs, locations) {
      for (key, conditions) in keys(of: pair, reader, in: location.file) {
        if let index = known[key] {
          if items[index].places.last != location { items[index].places.append(location) }
          if !items[index].findings.contains(pair.finding) { items[index].findings.append(pair.finding) }
        } else {
          known[key] = items.count
          items.append(
            Item(
              foreground: key.foreground, surface: key.surface, role: key.role, font: key.font,
              findings: [pair.finding], conditions: conditions, places: [location], member: pair.member))
        }
      }
    }
    return items.enumerated().ordered {
      ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset)
    }.map { $0.element }
  }

  /// One key for all branches if an audit file can express them in one surface, else one for each, with its conditions.
  private static func keys(
    of pair: FoundPair, _ reader: SourceColorReader, in file: String
  ) -> [(key: Key, conditions: [BranchCondition])] {
    if let first = pair.alternatives.first, let surface = SourceSurface(joining: pair.alternatives, reader, in: file) {
      let foreground = reader.color(first.foreground, on: first.surface, in: file)
      return [(Key(foreground: foreground, surface: surface, role: pair.role, font: pair.font), [])]
    }
    return pair.alternatives.map { alternative in
      let foreground = reader.color(alternative.foreground, on: alternative.surface, in: file)
      let surface = SourceSurface(alternative.surface, reader, in: file)
      return (
        Key(foreground: foreground, surface: surface, role: pair.role, font: pair.font), alternative.conditions
      )
    }
  }

  /// The properties that make two uses one pair.
  private struct Key: Hashable {
    let foreground: SourceColor
    let surface: SourceSurface
    let role: Role
    let font: Font?
  }

  /// The text by which a foreground on a surface is recognized.
  static func key(_ foreground: String, on surface: String) -> String { "\(foreground)\n\n\(surface)" }

  /// The declared pairs by the words of each form of their foregrounds and surfaces.
  private static func declaredKeys(_ plan: AuditPlan, _ reader: SourceColorReader) -> [String: [PairIndex]] {
    let surfaces = DeclaredSurfaceReader(plan.loaded.declaration.surfaces, reader)
    var keys: [String: [PairIndex]] = [:]
    for (index, pair) in plan.pairs.indexed() {
      if pair.uses.allSatisfy({ plan.loaded.declaration.pairs[$0.declared].isProposed }) { continue }
      let foregrounds = Set(plan.foregrounds[pair.foreground].colors.all.map { reader.color($0).words })
      for surface in surfaces.keys(of: pair.surface) {
        for foreground in foregrounds { keys[key(foreground, on: surface), default: []].append(index) }
      }
    }
    return keys
  }
}

extension SourceColor {
  /// The reason that it cannot be a foreground of an audit file; nil if it can.
  fileprivate var foregroundProblem: String? {
    switch form {
    case .color: nil
    case .none(let reason): reason
    case .material, .glass, .gradient: "\(words) as a foreground"
    }
  }
}

extension Pair {
  /// True if it is not declared, or declared as a proposal.
  var isProposed: Bool {
    if case .inferred = origin { return true }
    return isUndeclared
  }
}
