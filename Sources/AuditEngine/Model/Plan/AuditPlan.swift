import ColorMath
import FileSyntax
package import Palettes
package import SwiftReading

/// One pair of an audit after pairs with equal ids were joined, with its requirements.
package struct PlannedPair: Sendable {
  /// One declaration of the pair.
  package struct Use: Hashable, Sendable {
    /// The declaration.
    package var declared: DeclaredPairIndex
    /// The requirement of this declaration; the strictest of all uses decides.
    var requirement: Requirement
  }

  /// The id that reports print: the given one, or foreground, surface, role, size and the compared color.
  package var id: String
  package var foreground: ForegroundIndex
  package var surface: SurfaceIndex
  /// The purpose of the foreground.
  package var role: Role
  /// Large only if every use is large text under the policy; normal for all roles except text.
  package var size: TextSize
  /// The color that the foreground is compared with instead of the surface.
  package var against: ForegroundIndex?
  /// The declarations of the pair, at least one, in file order.
  package var uses: [Use]
}

/// The plan of an audit: the pairs, joined and sorted, and the distinct foregrounds.
package final class AuditPlan: Sendable {
  /// The palette, and the declaration with the surfaces and pairs that indices refer to.
  package let loaded: LoadedPalette
  /// The criteria that apply.
  package let policy: Policy
  /// The facts of the sources that the audit file names; nil if it names none.
  package let sources: SourceFacts?
  /// The share of the text in the sources that the pairs found in them cover; nil without sources.
  package let sourceCoverage: PairCoverage?
  /// The variants that are measured.
  package let variants: VariantSet
  /// The pairs, sorted by id.
  package let pairs: [PlannedPair]
  /// Each distinct foreground once.
  package let foregrounds: [Foreground]
  /// True if any pair was found in sources.
  let hasFoundPairs: Bool
  /// The records of colors seen on a device, by pair.
  let records: [PairIndex: [RecordIndex]]

  /// Creates the plan for the declared pairs of an audit under a policy.
  package init(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, sources: SourceFacts? = nil,
    sourceCoverage: PairCoverage? = nil
  ) {
    let joined = JoinedPairs(loaded.declaration, policy)
    let bound = BoundRecords(to: joined.pairs, in: loaded.declaration, under: policy)
    self.loaded = loaded.adding(distinct: bound.problems)
    self.policy = policy
    self.sources = sources
    self.sourceCoverage = sourceCoverage
    self.variants = variants
    pairs = joined.pairs
    foregrounds = joined.foregrounds
    hasFoundPairs = joined.hasFoundPairs
    records = bound.records
  }

  /// A plan for the same pairs, with what measuring them added to the palette.
  private init(_ plan: AuditPlan, _ loaded: LoadedPalette) {
    self.loaded = loaded
    policy = plan.policy
    sources = plan.sources
    sourceCoverage = plan.sourceCoverage
    variants = plan.variants
    pairs = plan.pairs
    foregrounds = plan.foregrounds
    hasFoundPairs = plan.hasFoundPairs
    records = plan.records
  }

  /// Returns the plan with other problems and omissions of the same palette.
  func with(_ loaded: LoadedPalette) -> AuditPlan { AuditPlan(self, loaded) }

  /// The declaration of a pair with the strictest minimum in a variant; nil if the pair does not exist there.
  ///
  /// A certain use comes before an inferred one, an inferred one before an assumed one, and one whose colors are stated
  /// before the look that the system gives a control.
  package func use(of pair: PlannedPair, in variant: Variant) -> PlannedPair.Use? {
    let declarations = loaded.declaration.pairs
    if pair.uses.count == 1 {
      return declarations[pair.uses[0].declared].variants.contains(variant) ? pair.uses[0] : nil
    }
    var best: PlannedPair.Use?
    for use in pair.uses where declarations[use.declared].variants.contains(variant) {
      guard let current = best else {
        best = use
        continue
      }
      if declarations[use.declared].rank < declarations[current.declared].rank {
        best?.declared = use.declared
      }
      if (use.requirement.minimum?.value ?? 0) > (current.requirement.minimum?.value ?? 0) {
        best?.requirement = use.requirement
      }
    }
    return best
  }

  /// The origin of a pair, by the declaration that counts in a variant; nil if the pair does not exist there.
  package func origin(of pair: PlannedPair, in variant: Variant) -> Pair.Origin? {
    use(of: pair, in: variant).map { loaded.declaration.pairs[$0.declared].origin }
  }

  /// The names of a pair in the product, each once, in the order of its declarations in a variant.
  package func names(of pair: PlannedPair, in variant: Variant) -> [String] {
    var names: [String] = []
    for use in pair.uses {
      let declaration = loaded.declaration.pairs[use.declared]
      guard let name = declaration.name, declaration.variants.contains(variant), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  /// The line height of a pair's text in points: the least of its declarations, 22 (body) without a font.
  ///
  /// The leading of the HIG's sizes is about 1.3 of the size.
  func lineHeight(of pair: PlannedPair) -> Double {
    let sizes = pair.uses.compactMap { loaded.declaration.pairs[$0.declared].font?.size }
    return (sizes.min().map { $0 * 1.3 } ?? 22).rounded(.up)
  }

  /// The name under which a pair's foreground is reported.
  package func foregroundName(of pair: PlannedPair) -> String { foregrounds[pair.foreground].text }

  /// True for a pair whose look the system alone decides.
  package func isDefaultLook(_ pair: PlannedPair) -> Bool {
    pair.uses.allSatisfy { loaded.declaration.pairs[$0.declared].isDefaultLook }
  }

  /// The name under which a pair's surface is reported.
  package func surfaceName(of pair: PlannedPair) -> String { loaded.declaration.surfaces[pair.surface].name }
}

extension Pair {
  /// The precedence of the declaration if a pair has several; the lowest wins.
  ///
  /// Of those found in sources, what is certain comes before what may occur together, and regular text before bold text,
  /// for which some guidelines ask for less.
  fileprivate var rank: Int {
    let isBold = isUndeclared && (font?.weight ?? 0) >= LargeText.boldWeight
    return origin.rank * 8 + (isUncertain ? 4 : 0) + (isDefaultLook ? 2 : 0) + (isBold ? 1 : 0)
  }
}

extension Pair.Origin {
  /// True if the pair is inferred from names only.
  package var isInferred: Bool { if case .inferred = self { true } else { false } }

  /// The precedence of the declaration if a pair has several; the lowest wins.
  var rank: Int {
    switch self {
    case .stated: 0
    case .platform: 1
    case .found: 2
    case .inferred: 3
    case .assumed: 4
    }
  }
}

/// The index of a pair in its plan.
package typealias PairIndex = TypedIndex<PlannedPair>
