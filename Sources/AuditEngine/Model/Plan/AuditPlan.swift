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
package struct AuditPlan: Sendable {
  /// The palette, and the declaration with the surfaces and pairs that indices refer to.
  package internal(set) var loaded: LoadedPalette
  /// The criteria that apply.
  package var policy: Policy { basis[0].policy }
  /// The facts of the sources that the audit file names; nil if it names none.
  package var sources: SourceFacts? {
    get { basis[0].sources }
    set { basis[0].sources = newValue }
  }
  /// The share of the text in the sources that the pairs found in them cover; nil without sources.
  package var sourceCoverage: PairCoverage? {
    get { basis[0].sourceCoverage }
    set { basis[0].sourceCoverage = newValue }
  }
  /// The variants that are measured.
  package let variants: VariantSet
  /// The pairs, sorted by id.
  package private(set) var pairs: [PlannedPair]
  /// Each distinct foreground once.
  package private(set) var foregrounds: [Foreground]
  /// True if any pair was found in sources.
  private(set) var hasFoundPairs = false
  /// The records of colors seen on a device, by pair.
  var records: [PairIndex: [RecordIndex]] = [:]

  /// The parts that no measurement reads, as the only element: copies of what holds a plan are made often.
  private var basis: [Basis]

  private struct Basis: Sendable {
    let policy: Policy
    var sources: SourceFacts?
    var sourceCoverage: PairCoverage?
  }

  /// Creates the plan for the declared pairs of an audit under a policy.
  package init(_ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all) {
    self.loaded = loaded
    basis = [Basis(policy: policy)]
    self.variants = variants
    self.foregrounds = []
    self.pairs = []
    var known: [Foreground: ForegroundIndex] = [:]
    var planned: [PlannedPair] = []
    var places: [Key: Int] = [:]
    // Pairs that come from two lists have the same foreground one after another.
    var last: (foreground: Foreground, index: ForegroundIndex)?
    places.reserveCapacity(loaded.declaration.pairs.count)
    planned.reserveCapacity(loaded.declaration.pairs.count)
    let (profile, surfaces) = (loaded.declaration.profile, loaded.declaration.surfaces)
    // Pairs are large: none is copied.
    let declared = loaded.declaration.pairs
    for index in declared.typedIndices {
      if declared[index].origin == .found { hasFoundPairs = true }
      guard declared[index].exists(on: profile) else { continue }
      let foreground =
        if let last, last.foreground == declared[index].foreground { last.index } else {
          Self.intern(declared[index].foreground, in: &foregrounds, known: &known)
        }
      if last?.index != foreground { last = (declared[index].foreground, foreground) }
      let (role, surface) = (declared[index].role, declared[index].surface)
      let against = declared[index].against.map { Self.intern($0, in: &foregrounds, known: &known) }
      let size = role == .text ? policy.largeMeans.textSize(of: declared[index].font) : .normal
      let use = PlannedPair.Use(declared: index, requirement: policy.requirement(for: role, size))
      let made = Self.id(of: declared[index], on: surfaces[surface].name, size)
      let given = declared[index].givenID.flatMap { $0 == made ? nil : $0 }
      let key = Key(
        given: given, foreground: foreground, surface: surface, role: role, size: given == nil ? size : .normal,
        against: against)
      let place = places.value(of: key, adding: planned.count)
      if place < planned.count {
        planned[place].uses.append(use)
        if size == .normal { planned[place].size = .normal }
      } else {
        planned.append(
          PlannedPair(
            id: given ?? made, foreground: foreground, surface: surface, role: role, size: size, against: against,
            uses: [use]))
      }
    }
    sort(&planned)
    pairs = planned
    bindRecords()
  }

  /// Sorts the pairs by id and the uses of each in file order, whatever the order of the list.
  private func sort(_ planned: inout [PlannedPair]) {
    for index in planned.indices where planned[index].uses.count > 1 {
      planned[index].uses.order {
        loaded.declaration.pairs[$0.declared].location < loaded.declaration.pairs[$1.declared].location
      }
    }
    planned.order { left, right in
      left.id == right.id
        ? subject(of: left) < subject(of: right) : left.id.precedesInBytes(right.id)
    }
  }

  /// The ids of declared pairs that exist only on other versions of the system.
  var absentIDs: [String] {
    let declaration = loaded.declaration
    return declaration.pairs.filter { !$0.exists(on: declaration.profile) }.map { pair in
      let size = pair.role == .text ? policy.largeMeans.textSize(of: pair.font) : .normal
      return pair.givenID ?? Self.id(of: pair, on: declaration.surfaces[pair.surface].name, size)
    }
  }

  /// The text that distinguishes different pairs with one id.
  private func subject(of pair: PlannedPair) -> String {
    let against = pair.against.map { foregrounds[$0].text } ?? ""
    return IdentityText.join([foregroundName(of: pair), surfaceName(of: pair), pair.role.rawValue, against])
  }

  /// The properties that make two declarations one pair.
  private struct Key: Hashable {
    /// The given id; nil for one made of the properties.
    let given: String?
    let foreground: ForegroundIndex
    let surface: SurfaceIndex
    let role: Role
    /// The size that a made id says.
    let size: TextSize
    let against: ForegroundIndex?
  }

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

  /// The name under which a pair's surface is reported.
  package func surfaceName(of pair: PlannedPair) -> String { loaded.declaration.surfaces[pair.surface].name }

  private static func intern(
    _ foreground: Foreground, in all: inout [Foreground], known: inout [Foreground: ForegroundIndex]
  ) -> ForegroundIndex {
    let key = foreground.withoutLocations
    if let index = known[key] { return index }
    let index = ForegroundIndex(all.count)
    all.append(foreground)
    known[key] = index
    return index
  }

  private static func id(of pair: Pair, on surface: String, _ size: TextSize) -> String {
    var parts = [pair.foreground.text, surface, pair.role.rawValue, size.rawValue]
    if let against = pair.against { parts.append(against.text) }
    return IdentityText.join(parts)
  }
}

extension Pair {
  /// The precedence of the declaration if a pair has several; the lowest wins.
  ///
  /// Of those found in sources, regular text comes before bold text, for which some guidelines ask for less.
  fileprivate var rank: Int {
    let isBold = isUndeclared && (font?.weight ?? 0) >= LargeText.boldWeight
    return origin.rank * 4 + (isDefaultLook ? 2 : 0) + (isBold ? 1 : 0)
  }
}

extension Pair.Origin {
  /// True if the pair is inferred from names only.
  var isInferred: Bool { if case .inferred = self { true } else { false } }

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

extension Foreground {
  /// The foreground without its source locations, so that equal ones are recognized.
  fileprivate var withoutLocations: Foreground { Foreground(colors.map { $0.placeless }, text: text) }
}

/// The index of a pair in its plan.
package typealias PairIndex = TypedIndex<PlannedPair>
