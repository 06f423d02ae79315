import ColorMath
import ContrastAudit
import PaletteModel

/// Words for what lets through what lies below.
extension Wording {
  /// The ratios between which a measurement lies, each cut to two decimals; one where they print alike.
  static func range(_ measurement: Measurement?) -> String {
    let (least, most) = (ratio(measurement?.minimum), ratio(measurement?.maximum))
    return least == most ? least : "\(least)…\(most)"
  }

  /// What the worst cell of a low ratio reaches, with the backdrops of both ends: `1.02…2.21 over any backdrop (…)`.
  func reach(_ worst: Measurement?) -> String {
    guard let worst, let outlook = worst.outlook else { return Self.ratio(worst?.minimum) }
    let below = outlook.isDeclared ? "what lies below" : "any backdrop"
    return "\(Self.range(worst)) over \(below)\(witnesses(of: worst))"
  }

  /// How much of all backdrops lets it pass: `, passes over about 37 % of all backdrops`; nothing where that is not known.
  func passing(_ share: BackdropShare?) -> String {
    guard let share = share?.share.estimate else { return "" }
    let words =
      share < 0.005
      ? "less than 1 %" : share > 0.995 ? "more than 99 %" : "about \(Self.percent(share))"
    return ", passes over \(words) of all backdrops"
  }

  /// Where the ratio is lowest and highest, by name where the backdrop has one; with the share of an image that fails.
  private func witnesses(of measurement: Measurement) -> String {
    guard let place = measurement.evidence.map({ audit.evidence[$0] }), let lowest = place.witnesses.first,
      let highest = place.witnesses.last
    else { return "" }
    var parts = ["lowest over \(name(of: lowest, among: place.backdrops))"]
    if Self.ratio(measurement.minimum) != Self.ratio(measurement.maximum) {
      parts.append("highest over \(name(of: highest, among: place.backdrops))")
    }
    if let block = measurement.outlook?.block {
      let file = audit.declaration.images[block.image].file
      parts.append("fails on \(Self.percent(block.failingShare)) of \(file)")
    }
    return " (\(parts.joined(separator: ", ")))"
  }

  private func name(of witness: Outlook.Witness, among backdrops: [ResolvedBackdrop]) -> String {
    for case .color(let name, let color) in backdrops where color == witness.backdrop { return name }
    return SeenColor.eightBit(witness.backdrop).hex
  }

  static func percent(_ share: Double) -> String { "\(DecimalText.fixed(share * 100, decimals: 0)) %" }
}

/// Words for the findings about glass and other translucent surfaces.
extension Wording {
  /// A loss where it is greatest: `8.04 with the glass, 1.04 with transparency reduced`.
  func result(of losses: [GlassLoss]) -> String {
    let measured = losses.filter(\.isMeasured)
    guard let worst = (measured.isEmpty ? losses : measured).min(by: { $0.without < $1.without }) else { return "" }
    let end = worst.isMeasured ? "with transparency reduced" : "on the same ground without it"
    return "\(Self.ratio(worst.with)) with what is translucent below it, \(Self.ratio(worst.without)) \(end)"
  }

  /// The opacities of a boundary, each with its variants where there are several.
  func result(of cells: [BoundaryAlpha]) -> String {
    var order: [Double] = []
    var variants: [Double: VariantSet] = [:]
    for cell in cells {
      if variants[cell.alpha] == nil { order.append(cell.alpha) }
      variants[cell.alpha, default: []].formUnion(VariantSet(audit.measurements[cell.measurement].variant))
    }
    guard order.count > 1 else {
      return "\(Self.percent(order.first ?? 0)) opaque, so that its ratio follows the ground"
    }
    return order.map { "\(Self.percent($0)) opaque in \(Self.variants(variants[$0] ?? []))" }.joined(separator: "; ")
  }

  /// What is wrong with the layers of a surface, in a few words.
  func result(of fault: SurfaceFault) -> String {
    let layers = fault.layers.joined(separator: ", ")
    let named = layers.isEmpty ? "" : " (\(layers))"
    switch fault.kind {
    case .noOpaqueFallback(_, isSystem: true): return "left to the system with transparency reduced\(named)"
    case .noOpaqueFallback(isDeclared: true, _): return "translucent with transparency reduced as well\(named)"
    case .noOpaqueFallback: return "nothing opaque for reduced transparency\(named)"
    case .undimmed(let dimming):
      let below = dimming > 0 ? "\(Self.percent(dimming)) of dimming" : "no dimming"
      return "\(Self.ratio(fault.worst)) on clear glass with \(below) below it"
    case .stacked: return fault.layers.joined(separator: " over ")
    case .translucentContent: return "content that lets through what is below\(named)"
    case .otherAppearance(let clash): return Self.words(for: clash) + named
    }
  }

  private static func words(for clash: AppearanceClash) -> String {
    switch clash.content {
    case .layer: "a part forced to \(clash.forced.rawValue) under what follows another appearance"
    case .declared: "forced to \(clash.forced.rawValue) over content that follows the system"
    case .any: "forced to \(clash.forced.rawValue) over content that may follow the system"
    }
  }
}
