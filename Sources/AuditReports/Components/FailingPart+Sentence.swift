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
      + "\(ratio), needs \(Wording.required(measurement.requirement))"
  }

  /// The worst ratio, with the backdrop that it occurs over: `1.09 to 1 over white`.
  private var ratio: String {
    let ratio = "\(Wording.ratio(measurement.minimum)) to 1"
    guard let outlook = measurement.outlook, outlook.block == nil,
      let lowest = Wording(part.audit).ends(of: measurement).first
    else { return ratio }
    return "\(ratio) over \(Wording.plainName(lowest.name))"
  }
}
