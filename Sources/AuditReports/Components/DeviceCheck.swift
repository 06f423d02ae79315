import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One look at a device: a surface with some settings, and everything open that the look decides.
struct DeviceCheck {
  /// One pair that the look decides.
  struct Item {
    let part: ComponentPart
    /// Its worst open measurement.
    let worst: MeasurementIndex
    var variants: VariantSet
  }

  /// The surface to look at.
  let subject: String
  /// The system or device; empty for a single audit.
  let system: String
  private(set) var items: [Item] = []
  /// The measurements by expectation.
  private(set) var counts: [Expectation: Int] = [:]

  /// All measurements that it decides.
  var count: Int { counts.values.reduce(0, +) }
  /// Those that are not expected to pass.
  var weight: Int { count - counts[.pass, default: 0] }
  /// The variants in which to look.
  var variants: VariantSet { VariantSet(items.map { $0.variants }) }

  /// The looks that decide the open measurements of a product, the most doubtful first.
  static func all(of product: ReportProduct) -> [DeviceCheck] {
    var checks: [DeviceCheck] = []
    var places: [String: Int] = [:]
    for (part, _) in product.components.parts {
      let audit = part.audit
      for index in part.rows where isForDevice(audit.measurements[index]) {
        let surface = audit.plan.surfaceName(of: part.pair)
        let system = part.family.label(of: part.places.map { $0.member })
        let key = "\(surface)\n\(system)"
        let place = places[key] ?? checks.count
        if place == checks.count {
          places[key] = place
          checks.append(DeviceCheck(subject: surface, system: system))
        }
        checks[place].add(part, index)
      }
    }
    return checks.enumerated().ordered { left, right in
      (-left.element.weight, -left.element.count, left.offset)
        < (-right.element.weight, -right.element.count, right.offset)
    }.map { $0.element }
  }

  private init(subject: String, system: String) {
    self.subject = subject
    self.system = system
  }

  private mutating func add(_ part: ComponentPart, _ index: MeasurementIndex) {
    let measurement = part.audit.measurements[index]
    counts[measurement.expectation ?? .open, default: 0] += 1
    if let last = items.indices.last, items[last].part.places[0].pair == part.places[0].pair,
      items[last].part.places[0].member == part.places[0].member
    {
      let known = part.audit.measurements[items[last].worst].minimum?.value ?? 0
      let isWorse = (measurement.minimum?.value ?? 0) < known
      items[last] = Item(
        part: part, worst: isWorse ? index : items[last].worst,
        variants: items[last].variants.union(VariantSet(measurement.variant)))
    } else {
      items.append(Item(part: part, worst: index, variants: VariantSet(measurement.variant)))
    }
  }

  /// True if a look at a device decides a measurement: its colors are given, and only their rendering is uncertain.
  private static func isForDevice(_ measurement: Measurement) -> Bool {
    guard measurement.verdict == .unverified, measurement.state == nil, let code = measurement.reason?.code else {
      return false
    }
    return isForDevice(code)
  }

  /// True for a reason that a look at a device settles.
  static func isForDevice(_ code: ReasonCode) -> Bool {
    switch code {
    case .vibrant, .unpublished, .unconfirmed, .disputed, .flips, .tolerance, .limit, .image: return true
    case .noMinimum, .drawnClear, .noColor, .notMeasurable, .noComparison, .assumed: return false
    }
  }
}
