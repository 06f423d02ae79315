import ColorMath
import FileSyntax
import Palettes

/// The declared pairs of an audit after those with equal ids were joined, sorted by id.
struct JoinedPairs {
  private(set) var pairs: [PlannedPair] = []
  /// Each distinct foreground once.
  private(set) var foregrounds: [Foreground] = []
  /// True if any pair was found in sources.
  private(set) var hasFoundPairs = false
  private let declaration: AuditDeclaration
  private let policy: Policy

  /// Joins the pairs that exist on the system of an audit.
  init(_ declaration: AuditDeclaration, _ policy: Policy) {
    self.declaration = declaration
    self.policy = policy
    var known: [Foreground: ForegroundIndex] = [:]
    var planned: [PlannedPair] = []
    var places: [Key: Int] = [:]
    // Pairs that come from two lists have the same foreground one after another.
    var last: (foreground: Foreground, index: ForegroundIndex)?
    places.reserveCapacity(declaration.pairs.count)
    planned.reserveCapacity(declaration.pairs.count)
    let (profile, surfaces) = (declaration.profile, declaration.surfaces)
    // Pairs are large: none is copied.
    let declared = declaration.pairs
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
  }

  /// Sorts the pairs by id and the uses of each in file order, whatever the order of the list.
  private func sort(_ planned: inout [PlannedPair]) {
    for index in planned.indices where planned[index].uses.count > 1 {
      planned[index].uses.order { declaration.pairs[$0.declared].location < declaration.pairs[$1.declared].location }
    }
    planned.order { left, right in
      left.id == right.id
        ? subject(of: left) < subject(of: right) : left.id.precedesInBytes(right.id)
    }
  }

  /// The text that distinguishes different pairs with one id.
  private func subject(of pair: PlannedPair) -> String {
    let against = pair.against.map { foregrounds[$0].text } ?? ""
    return IdentityText.join([
      foregrounds[pair.foreground].text, declaration.surfaces[pair.surface].name, pair.role.rawValue, against,
    ])
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

  fileprivate static func id(of pair: Pair, on surface: String, _ size: TextSize) -> String {
    var parts = [pair.foreground.text, surface, pair.role.rawValue, size.rawValue]
    if let against = pair.against { parts.append(against.text) }
    return IdentityText.join(parts)
  }
}

extension Foreground {
  /// The foreground without its source locations, so that equal ones are recognized.
  fileprivate var withoutLocations: Foreground { Foreground(colors.map { $0.placeless }, text: text) }
}

extension AuditDeclaration {
  /// The ids of declared pairs that exist only on other versions of the system.
  func absentIDs(under policy: Policy) -> [String] {
    pairs.filter { !$0.exists(on: profile) }.map { pair in
      let size = pair.role == .text ? policy.largeMeans.textSize(of: pair.font) : .normal
      return pair.givenID ?? JoinedPairs.id(of: pair, on: surfaces[pair.surface].name, size)
    }
  }
}
