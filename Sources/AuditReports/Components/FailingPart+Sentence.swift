import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension FailingPart {
  /// The failure in one sentence without its period: `Card: price is unreadable in light appearance: 1.09 to 1, needs 4.5`.
  var sentence: String {
    let systems = part.family.label(of: part.places.map { $0.member })
    let place = systems.isEmpty ? "" : " on \(systems)"
    let verb = Wording.isPlural(name) ? "are" : "is"
    guard measurement.minimum != nil else {
      return "\(name) \(verb) invisible in \(Wording.appearances(variants))\(place): a color has no value"
    }
    let needs = "needs \(Wording.required(measurement.requirement))"
    let complaint = "\(name) \(verb) \(Wording.complaint(measurement, part.pair.role))"
    let (worst, other) = ratios
    guard let other else {
      return "\(complaint) in \(Wording.appearances(variants))\(place): \(worst), \(needs)"
    }
    return "\(complaint)\(place): \(worst) in \(setting(of: measurement)) and \(other), \(needs)"
  }

  /// The name in the product; without one, the colors.
  private var name: String {
    let foreground = part.audit.plan.foregroundName(of: part.pair)
    let isToken = Wording.plainName(foreground) == foreground
    return part.distinctName.map { Wording.capitalized($0) }
      ?? (isToken ? part.colors : Wording.capitalized(part.colors))
  }

  /// The worst ratio, and that of the other appearance if they differ: `1.09 to 1 over white`, `2.14 in dark`.
  private var ratios: (worst: String, other: String?) {
    let other: Appearance = measurement.variant.appearance == .light ? .dark : .light
    let cells = failing.map { part.audit.measurements[$0] }.filter { $0.variant.appearance == other }
    guard let least = cells.min(by: { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }),
      Wording.ratio(least.minimum) != Wording.ratio(measurement.minimum)
    else { return (ratio, nil) }
    return (ratio, "\(Wording.ratio(least.minimum)) in \(setting(of: least))")
  }

  /// The appearance of a measurement, with the setting that its ratio takes: `dark with Increase Contrast`.
  private func setting(of measurement: Measurement) -> String {
    let usual = measurement.variant.with(.standard, .full)
    let isUsual = failing.contains { index in
      let other = part.audit.measurements[index]
      return other.variant == usual && Wording.ratio(other.minimum) == Wording.ratio(measurement.minimum)
    }
    let variant = isUsual ? usual : measurement.variant
    return variant.appearance.rawValue + Wording.accessibility([variant])
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

extension Wording {
  /// True for the name of several things, judged by its last word or by an enumeration.
  static func isPlural(_ name: String) -> Bool {
    var part = name.split(separator: ":").last.map(String.init) ?? name
    for joint in [" (", " as ", " on ", " of ", " in ", " for ", " with "] {
      part = String(part.parts(around: joint)[0])
    }
    guard part.parts(around: ", ").count == 1, part.parts(around: " and ").count == 1 else { return true }
    let last = part.split(separator: " ").last.map { $0.lowercased() } ?? ""
    return last.hasSuffix("s") && !["ss", "us", "is", "as"].contains { last.hasSuffix($0) }
  }
}
