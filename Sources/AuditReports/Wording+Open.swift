import AuditEngine
import ColorMath
import Palettes

/// Words for surfaces that show their backdrop.
extension Wording {
  /// The number of measurements that colors seen on a device decide; nil if there are none.
  static func verified(_ audits: [AuditResult]) -> String? {
    let count = audits.reduce(0) { count, audit in count + audit.measurements.count { $0.record != nil } }
    return count == 0 ? nil : "Colors seen on a device decide \(Self.count(count, "measurement"))"
  }

  /// The range of ratios of a measurement, each truncated to two decimals; one if they print alike.
  static func range(_ measurement: Measurement?) -> String {
    range(measurement?.minimum, measurement?.maximum)
  }

  /// The ratios of the worst cell with the backdrops of both ends: `1.02…2.21 over any backdrop (…)`.
  func reach(_ worst: Measurement?) -> String {
    guard let worst, let outlook = worst.outlook else { return Self.ratio(worst?.minimum) }
    let below = outlook.isDeclared ? "its backdrops" : "any backdrop"
    return "\(Self.range(worst)) over \(below)\(witnesses(of: worst))"
  }

  /// The share of all backdrops over which it passes: `, passes over 37% of backdrops`; empty if it is unknown.
  func passing(_ share: BackdropShare?) -> String {
    guard let share = share?.share.estimate else { return "" }
    let words = share < 0.005 ? "less than 1%" : share > 0.995 ? "more than 99%" : Self.percent(share)
    return ", passes over \(words) of backdrops"
  }

  /// The share in a sentence, with the variant if it is not the one of the worst cell.
  func passingInFull(_ share: BackdropShare?, beside worst: Measurement?) -> String {
    guard let share else { return "" }
    let variant = audit.measurements[share.measurement].variant
    let place = variant == worst?.variant ? "" : " in \(variant.id)"
    return ", and\(passing(share).dropFirst()) of all backdrops\(place)"
  }

  /// The backdrops of the lowest and highest ratio, by name if possible; with the share of an image that fails.
  private func witnesses(of measurement: Measurement) -> String {
    guard let place = measurement.evidence.map({ audit.evidence[$0] }), let lowest = place.witnesses.first,
      let highest = place.witnesses.last, lowest.stack == highest.stack
    else { return "" }
    var parts = ["lowest over \(name(of: lowest, among: place.backdrops))"]
    if Self.ratio(measurement.minimum) != Self.ratio(measurement.maximum) {
      parts.append("highest over \(name(of: highest, among: place.backdrops))")
    }
    if let block = measurement.outlook?.block {
      let file = audit.declaration.images[block.image].file
      let mean = "\(Self.ratio(block.ratio)) for the average of its worst block"
      parts.append("\(mean), fails on \(Self.percent(block.failingShare)) of \(file)")
    }
    return " (\(parts.joined(separator: ", ")))"
  }

  /// The backdrops with the lowest and the highest ratio, by color and name; empty over an opaque surface.
  func ends(of measurement: Measurement) -> [(color: EightBitColor, name: String, ratio: ContrastRatio)] {
    guard let place = measurement.evidence.map({ audit.evidence[$0] }) else { return [] }
    return place.witnesses.map { witness in
      (SeenColor.eightBit(witness.backdrop), name(of: witness, among: place.backdrops), witness.ratio)
    }
  }

  /// The backdrop of a drawn measurement, and the one with the highest ratio: `over white, best over black`.
  func backdrops(of measurement: Measurement) -> String {
    if let block = measurement.outlook?.block {
      let file = audit.declaration.images[block.image].file
      return "over \(file.split(separator: "/").last.map(String.init) ?? file)"
    }
    let ends = ends(of: measurement)
    guard let lowest = ends.first, let highest = ends.last else { return "over any backdrop" }
    // Over one backdrop, only the models differ.
    let isOne =
      lowest.name == highest.name || Wording.ratio(measurement.minimum) == Wording.ratio(measurement.maximum)
    return "over \(Self.backdropName(lowest.name))\(isOne ? "" : ", best over \(Self.backdropName(highest.name))")"
  }

  private func name(of witness: Outlook.Witness, among backdrops: [ResolvedBackdrop]) -> String {
    for case .color(let name, let color) in backdrops where color == witness.backdrop { return name }
    return SeenColor.eightBit(witness.backdrop).hex
  }

  static func percent(_ share: Double) -> String { "\(DecimalText.fixed(share * 100, decimals: 0))%" }
}

/// Words for the findings about glass and other translucent surfaces.
extension Wording {
  /// The greatest loss: `10.61 drops to 1.22 with reduced transparency`.
  func result(of losses: [GlassLoss]) -> String {
    let measured = losses.filter { $0.isMeasured }
    guard let worst = (measured.isEmpty ? losses : measured).min(by: { $0.without < $1.without }) else { return "" }
    let (with, without) = (Self.ratio(worst.with), Self.ratio(worst.without))
    return worst.isMeasured
      ? "\(with) drops to \(without) with reduced transparency"
      : "\(with) on its glass, \(without) without the glass"
  }

  /// The words for small text and its backdrop.
  func smallText(of finding: Finding) -> String {
    let backdrops = worst(of: finding)?.evidence.map { audit.evidence[$0].backdrops } ?? []
    return "small text over \(backdrops.contains(.any) ? "any backdrop" : "an image")"
  }

  /// The range of the worst measurement, with its variants if the range of others is another one: `1.36…3.96 in dark`.
  func worstRange(of finding: Finding) -> String {
    let worst = Self.range(worst(of: finding))
    let measured = finding.spokenCells.compactMap { $0.measurement.map { audit.measurements[$0] } }
    let same = measured.filter { Self.range($0) == worst }
    if same.count == measured.count { return worst }
    return "\(worst) in \(Self.variants(VariantSet(same.map { VariantSet($0.variant) })))"
  }

  /// The opacities of a boundary: `15 % opaque`, `15 % to 30 % opaque`.
  func result(of cells: [BoundaryAlpha]) -> String {
    let alphas = cells.map { $0.alpha }
    let (least, most) = (Self.percent(alphas.min() ?? 0), Self.percent(alphas.max() ?? 0))
    return least == most ? "\(least) opaque" : "\(least) to \(most) opaque"
  }

  /// The message with the variants of each opacity if there are several.
  func message(of cells: [BoundaryAlpha], subject: String) -> String {
    var order: [Double] = []
    var variants: [Double: VariantSet] = [:]
    for cell in cells {
      if variants[cell.alpha] == nil { order.append(cell.alpha) }
      variants[cell.alpha, default: []].formUnion(VariantSet(audit.measurements[cell.measurement].variant))
    }
    let opacities = order.map { "\(Self.percent($0)) opaque in \(Self.variants(variants[$0] ?? []))" }
    return "\(subject) changes with the color behind it: \(opacities.joined(separator: "; "))"
  }
}

/// Words for the layers of surfaces.
extension Wording {
  /// The problem with the layers of a surface, in a few words.
  func result(of fault: SurfaceFault) -> String {
    switch fault.kind {
    case .noOpaqueFallback(_, isSystem: true): "replaced by the system when transparency is reduced"
    case .noOpaqueFallback: "translucent when transparency is reduced"
    case .undimmed(0): "\(Self.ratio(fault.worst)) on clear glass without dimming"
    case .undimmed(let dimming): "\(Self.ratio(fault.worst)) on clear glass dimmed by \(Self.percent(dimming))"
    case .stacked: fault.layers.joined(separator: " on top of ")
    case .translucentContent: "translucent content"
    case .otherAppearance(let clash): "forced to \(clash.forced.rawValue), but \(Self.words(for: clash.content))"
    }
  }

  /// The problem with the layers, in one sentence without a period.
  func message(of fault: SurfaceFault, subject: String, in variants: String) -> String {
    let layers = fault.layers.isEmpty ? "" : " (\(fault.layers.joined(separator: ", ")))"
    let result = result(of: fault)
    switch fault.kind {
    case .noOpaqueFallback(_, isSystem: true):
      return
        "\(subject) is \(result)\(layers), in \(variants); Apple does not publish how the replacement looks"
    case .noOpaqueFallback(isDeclared: true, _):
      return
        "\(subject) is still \(result)\(layers), in \(variants); the colors that it declares for that setting are "
        + "not opaque"
    case .noOpaqueFallback:
      return "\(subject) is \(result)\(layers), in \(variants); it declares no opaque color for that setting"
    case .undimmed, .otherAppearance, .stacked: return "\(subject): \(result), in \(variants)"
    case .translucentContent: return "\(subject) is \(result)\(layers), in \(variants)"
    }
  }

  private static func words(for content: AppearanceClash.Content) -> String {
    switch content {
    case .layer: "part of it has a different appearance"
    case .declared: "the content behind it follows the system"
    case .any: "the content behind it may follow the system"
    }
  }
}
