import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A part that is expected to fail where nobody has published the rendering, in one state.
struct ExpectedFailure {
  let part: ComponentPart
  /// The state, such as a look of an icon; nil for the usual one.
  let state: String?
  /// The measurement with the least ratio.
  let measurement: Measurement
  /// The variants in which it is expected to fail.
  let variants: VariantSet
  /// True if only its rendering is uncertain, false if the design does not state its colors.
  var isForDevice: Bool { measurement.reason.map { DeviceCheck.isForDevice($0.code) } ?? false }

  /// The name in the product, with the state; without one, the colors.
  var name: String {
    let name = part.distinctName ?? part.colors
    return state.map { "\(name) in the state \($0)" } ?? name
  }

  private var share: Double { (measurement.minimum?.value ?? 0) / (measurement.requirement.minimum?.value ?? 1) }

  /// The expected failures of a product, the lowest share of the required ratio first, without parts that are certain to fail anyway.
  static func all(of product: ReportProduct) -> [ExpectedFailure] {
    var found: [ExpectedFailure] = []
    let failing = (product.components.declared + product.components.found).flatMap { $0.parts }
    let certain = Set(failing.map { $0.part.places[0] })
    for (part, _) in product.components.parts where !certain.contains(part.places[0]) {
      var states: [(name: String?, worst: Measurement, variants: VariantSet)] = []
      for index in part.rows {
        let cell = part.audit.measurements[index]
        guard cell.verdict == .unverified, cell.expectation == .fail else { continue }
        if let place = states.firstIndex(where: { $0.name == cell.state }) {
          states[place].variants.formUnion(VariantSet(cell.variant))
          if (cell.minimum?.value ?? 0) < (states[place].worst.minimum?.value ?? 0) { states[place].worst = cell }
        } else {
          states.append((cell.state, cell, VariantSet(cell.variant)))
        }
      }
      found += states.map {
        ExpectedFailure(part: part, state: $0.name, measurement: $0.worst, variants: $0.variants)
      }
    }
    let shares = found.map { $0.share }
    return found.indices.ordered { (shares[$0], $0) < (shares[$1], $1) }.map { found[$0] }
  }
}
