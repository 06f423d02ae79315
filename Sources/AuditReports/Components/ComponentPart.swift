import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A pair as people see it: pairs with equal colors and equal numbers are one part with several names.
struct ComponentPart {
  /// A pair of one member of a family.
  struct Place: Hashable {
    let member: Int
    let pair: PairIndex
  }

  let family: AuditFamily
  /// The pairs, at least one; all have the numbers of the first.
  private(set) var places: [Place]
  /// The names in the product, each once.
  private(set) var names: [String]
  /// True if no audit file declares any of the pairs.
  private(set) var isFound: Bool

  /// The audit of the first pair.
  var audit: AuditResult { family.members[places[0].member].audit }
  /// The first pair.
  var pair: PlannedPair { audit.plan.pairs[places[0].pair] }
  /// The measurements of the first pair.
  var rows: Range<MeasurementIndex> { audit.measured.rows[places[0].pair.offset] }

  init(_ family: AuditFamily, _ place: Place) {
    self.family = family
    places = [place]
    let audit = family.members[place.member].audit
    let pair = audit.plan.pairs[place.pair]
    let uses = pair.uses.map { audit.declaration.pairs[$0.declared] }
    names = []
    for case let name? in uses.map({ $0.name }) where !names.contains(name) { names.append(name) }
    isFound = uses.allSatisfy { $0.isUndeclared && $0.origin == .found }
  }

  /// Adds a pair with the same numbers.
  mutating func join(_ other: ComponentPart) {
    places += other.places
    for name in other.names where !names.contains(name) { names.append(name) }
    isFound = isFound && other.isFound
  }

  /// The component: the name up to its colon, else the surface.
  var component: String {
    guard let name = names.first else { return "On \(Wording.plainName(audit.plan.surfaceName(of: pair)))" }
    return Self.split(name).component
  }

  /// The parts of the component that it is, and the systems if they differ; empty if the name says no more.
  var label: String {
    let component = component
    let parts = names.map { name in
      let split = Self.split(name)
      return split.component == component ? split.part : name
    }.filter { !$0.isEmpty }
    let systems = family.label(of: places.map { $0.member })
    return ([parts.inWords(), systems].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// The first name, with the colors if other pairs have the same name; nil without one.
  var distinctName: String? {
    guard let name = names.first else { return nil }
    let (plan, declaration) = (audit.plan, audit.declaration)
    let own = Set(places.map { $0.pair })
    let isShared = plan.pairs.typedIndices.contains { index in
      !own.contains(index) && plan.pairs[index].uses.contains { declaration.pairs[$0.declared].name == name }
    }
    return isShared ? "\(name) (\(colors))" : name
  }

  /// Foreground and surface in plain words: `white on badge`.
  var colors: String { Wording(audit).plainColors(of: pair) }

  /// The remarks of the audit file, each once.
  var notes: [String] {
    var notes: [String] = []
    for use in pair.uses {
      guard let note = audit.declaration.pairs[use.declared].note, !notes.contains(note) else { continue }
      notes.append(note)
    }
    return notes
  }

  /// True if the pair is known to occur.
  var isCertain: Bool {
    let plan = audit.plan
    return plan.pairs[places[0].pair].uses.contains { plan.loaded.declaration.pairs[$0.declared].origin.isCertain }
  }

  static func split(_ name: String) -> (component: String, part: String) {
    let bytes = Array(name.utf8)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ":") && bytes[index + 1] == 0x20 {
      guard index > 0 else { break }
      return (String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[(index + 2)...], as: UTF8.self))
    }
    return (name, "")
  }
}

/// The numbers of a part, by which equal ones are found.
struct PartLikeness: Hashable {
  /// The numbers of one measurement.
  private struct Cell: Hashable {
    let variant: Variant
    let state: String?
    let minimum: Double?
    let maximum: Double?
    let verdict: Verdict
    let expectation: Expectation?
  }

  private let subject: String
  private let role: Role
  private let required: Double?
  private let isFound: Bool
  private let cells: [Cell]

  init(_ part: ComponentPart, subject: String) {
    let audit = part.audit
    let rows = part.rows
    self.subject = subject
    role = part.pair.role
    isFound = part.isFound
    required = rows.first.flatMap { audit.measurements[$0].requirement.minimum?.value }
    cells = rows.map { index in
      let cell = audit.measurements[index]
      return Cell(
        variant: cell.variant, state: cell.state, minimum: cell.minimum?.value, maximum: cell.maximum?.value,
        verdict: cell.verdict, expectation: cell.expectation)
    }
  }
}
