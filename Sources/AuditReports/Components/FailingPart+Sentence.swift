import AuditModel
import ColorMath
import PaletteModel

extension FailingPart {
  /// The failure in one sentence without its period: `Card: price (white on card) is unreadable in light appearance:
  /// 1.09 to 1, needs 4.5`.
  var sentence: String {
    let foreground = part.audit.plan.foregroundName(of: part.pair)
    let isToken = Wording.plainName(foreground) == foreground
    let name =
      part.names.first.map { "\(Wording.capitalized($0)) (\(part.colors))" }
      ?? (isToken ? part.colors : Wording.capitalized(part.colors))
    let systems = part.family.label(of: part.places.map { $0.member })
    let place = systems.isEmpty ? "" : " on \(systems)"
    guard measurement.minimum != nil else {
      return "\(name) is invisible in \(Wording.appearances(variants))\(place): a color has no value"
    }
    return "\(name) \(Wording.complaint(measurement, part.pair.role)) in \(Wording.appearances(variants))\(place): "
      + "\(ratios), needs \(Wording.required(measurement.requirement))"
  }

  /// The worst ratio, or that of each appearance if they differ: `1.09 to 1 over white in light and 2.14 in dark`.
  private var ratios: String {
    let other: Appearance = measurement.variant.appearance == .light ? .dark : .light
    let ratios = failing.map { part.audit.measurements[$0] }.filter { $0.variant.appearance == other }
      .map { $0.minimum }
    guard let least = ratios.min(by: { ($0?.value ?? 0) < ($1?.value ?? 0) }),
      Wording.ratio(least) != Wording.ratio(measurement.minimum)
    else { return ratio }
    return "\(ratio) in \(measurement.variant.appearance.rawValue) and \(Wording.ratio(least)) in \(other.rawValue)"
  }

  /// The worst ratio, with the backdrop that it occurs over: `1.09 to 1 over white`.
  private var ratio: String {
    let ratio = "\(Wording.ratio(measurement.minimum)) to 1"
    guard let outlook = measurement.outlook, outlook.block == nil,
      let lowest = Wording(part.audit).ends(of: measurement).first
    else { return ratio }
    return "\(ratio) over \(Wording.backdropName(lowest.name))"
  }
}
