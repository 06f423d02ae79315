import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A component of the product with the parts of it that fail, worst first.
struct ReportComponent {
  let name: String
  private(set) var parts: [FailingPart]
  /// The number of its parts that do not fail.
  private(set) var others = 0

  fileprivate init(name: String) {
    self.name = name
    parts = []
  }

  fileprivate mutating func add(_ part: FailingPart?) {
    if let part { parts.append(part) } else { others += 1 }
  }

  fileprivate mutating func sort() {
    parts = Self.order(parts.map { $0.urgency }).map { parts[$0] }
  }
}

extension ReportComponent {
  /// The order of urgencies, the most urgent first: places are sorted rather than parts, which are large.
  static func order(_ urgencies: [FailingPart.Urgency]) -> [Int] {
    urgencies.indices.ordered { left, right in
      urgencies[left] == urgencies[right] ? left < right : urgencies[left] < urgencies[right]
    }
  }
}

/// The parts of a family, and its failing components, worst first.
struct ReportComponents {
  /// Every part, equal ones joined, in natural order of their colors.
  private(set) var parts: [(part: ComponentPart, subject: String)] = []
  /// The components with failing parts that an audit file declares.
  private(set) var declared: [ReportComponent] = []
  /// The components with failing parts that were only found in sources.
  private(set) var found: [ReportComponent] = []

  init(_ family: AuditFamily) {
    var places: [PartLikeness: Int] = [:]
    for (member, audit) in family.audits.enumerated() {
      let wording = Wording(audit)
      for pair in audit.plan.pairs.typedIndices where !audit.measured.rows[pair.offset].isEmpty {
        let part = ComponentPart(family, ComponentPart.Place(member: member, pair: pair))
        let subject = wording.subject(of: audit.plan.pairs[pair])
        let likeness = PartLikeness(part, subject: subject)
        if let place = places[likeness] {
          parts[place].part.join(part)
        } else {
          places[likeness] = parts.count
          parts.append((part, subject))
        }
      }
    }
    let closed = family.audits.map(Self.closed)
    let byDefault = family.audits.map(Self.byDefault)
    let hidden = ForcedAppearance(family).flatMap { $0.isOfApp ? $0.hidden : nil }
    declared = Self.components(parts.map { $0.part }.filter { !$0.isFound }, closed, byDefault, hidden)
    found = Self.components(parts.map { $0.part }.filter { $0.isFound }, closed, byDefault, hidden)
  }

  /// The measurements that a waiver or the baseline covers.
  private static func closed(_ audit: AuditResult) -> Set<MeasurementIndex> {
    var closed: Set<MeasurementIndex> = []
    for finding in audit.findings where finding.hasExceptions {
      for cell in finding.cells where cell.disposition != .open {
        if let index = cell.measurement { closed.insert(index) }
      }
    }
    return closed
  }

  /// The pairs whose look the system alone decides.
  private static func byDefault(_ audit: AuditResult) -> Set<PairIndex> {
    Set(audit.plan.pairs.typedIndices.filter { audit.plan.isDefaultLook(audit.plan.pairs[$0]) })
  }

  private static func components(
    _ parts: [ComponentPart], _ closed: [Set<MeasurementIndex>], _ byDefault: [Set<PairIndex>],
    _ hidden: Appearance?
  ) -> [ReportComponent] {
    var components: [ReportComponent] = []
    var places: [String: Int] = [:]
    for part in parts {
      let name = part.component
      let place = places[name] ?? components.count
      if place == components.count {
        places[name] = place
        components.append(ReportComponent(name: name))
      }
      let member = part.places[0].member
      components[place].add(
        FailingPart(part, closed: closed[member], byDefault: byDefault[member], hidden: hidden))
    }
    components.removeAll { $0.parts.isEmpty }
    for index in components.indices { components[index].sort() }
    return ReportComponent.order(components.map { $0.parts[0].urgency }).map { components[$0] }
  }
}
