import ColorMath
import Palettes

extension MeasurementEvidence {
  /// The ratio of the best values by a convention; nil if no layer of the surface is opaque.
  func ratio(by convention: RenderingConvention) -> ContrastRatio? {
    switch convention {
    case .exact: exactRatio
    case .eightBit: eightBitRatio
    case .mappedToSRGB: mapped { $0.mapped(to: .sRGB) }.exactRatio
    case .displayP3: displayP3Ratio
    }
  }

  private var exactRatio: ContrastRatio? {
    guard let base = steps.layers(bestOnly: true).first, base.alpha >= 1 else { return nil }
    func seen(_ layer: EncodedLayer) -> RelativeLuminance {
      filters.reduce(layer.over(base.color)) { $1.apply(to: $0) }.relativeLuminance
    }
    return ContrastRatio(seen(foreground.encodedLayer), seen(against?.encodedLayer ?? base))
  }

  private var eightBitRatio: ContrastRatio? {
    guard let base = EightBitColor(drawing: steps) else { return nil }
    func seen(_ color: EightBitColor) -> RelativeLuminance {
      filters.reduce(color) { $1.apply(to: $0.encoded).eightBit }.linear.relativeLuminance
    }
    return ContrastRatio(
      seen(foreground.encodedLayer.over(base)), seen(against.map { $0.encodedLayer.over(base) } ?? base))
  }

  private var displayP3Ratio: ContrastRatio? {
    let base = DisplayP3Layer(drawing: steps)
    guard base.alpha >= 1 else { return nil }
    func seen(_ layer: DisplayP3Layer) -> RelativeLuminance {
      filters.reduce(layer.over(base)) { $0.filtered($1) }.color.relativeLuminance
    }
    return ContrastRatio(seen(DisplayP3Layer(foreground)), seen(against.map { DisplayP3Layer($0) } ?? base))
  }

  private func mapped(_ change: (Color) -> Color) -> MeasurementEvidence {
    func changed(_ step: StackStep) -> StackStep {
      switch step {
      case .layer(let color, let alternates): .layer(change(color), alternates: alternates)
      case .group(let inner): .group(inner.map(changed))
      case .filter, .material: step
      }
    }
    var copy = self
    copy.foreground = change(foreground)
    copy.against = against.map(change)
    copy.steps = steps.map(changed)
    return copy
  }
}

extension EightBitColor {
  /// The result of a renderer that rounds after every step; nil without an opaque layer, which hides all before it.
  fileprivate init?(drawing steps: [StackStep]) {
    var seen: EightBitColor?
    for step in steps {
      if case .filter(let filter) = step {
        seen = seen.map { filter.apply(to: $0.encoded).eightBit }
      } else if case .material(let material) = step, let layer = material.layers.first {
        seen = seen.map { layer.over($0.encoded).eightBit }
      } else if let layer = [step].layers(bestOnly: true).first {
        seen = seen.map { layer.over($0) } ?? (layer.alpha >= 1 ? layer.color.eightBit : nil)
      }
    }
    guard let seen else { return nil }
    self = seen
  }
}

/// A layer whose color is encoded in Display P3 and composited there.
private struct DisplayP3Layer {
  private let channels: Components
  let alpha: Double

  init(_ color: Color) { self.init(color.converted(to: .displayP3).components, alpha: color.alpha) }

  private init(_ channels: Components, alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  init(drawing steps: [StackStep]) {
    self = steps.reduce(DisplayP3Layer(Components(0, 0, 0), alpha: 0)) { seen, step in
      switch step {
      case .layer(let color, _): DisplayP3Layer(color).over(seen)
      case .group(let steps): DisplayP3Layer(drawing: steps).over(seen)
      case .filter(let filter): seen.filtered(filter)
      case .material(let material): material.layers.first.map { seen.covered(by: $0) } ?? seen
      }
    }
  }

  var color: Color { Color(.displayP3, channels, alpha: alpha) }

  func over(_ lower: DisplayP3Layer) -> DisplayP3Layer {
    let united = alpha + lower.alpha * (1 - alpha)
    guard united > 0 else { return self }
    let share = alpha == united ? 1 : alpha / united
    func mixed(_ top: Double, _ bottom: Double) -> Double { bottom + (top - bottom) * share }
    return DisplayP3Layer(
      Components(
        mixed(channels.first, lower.channels.first), mixed(channels.second, lower.channels.second),
        mixed(channels.third, lower.channels.third)), alpha: united)
  }

  /// Materials use encoded sRGB, in which their formula was measured.
  func covered(by material: MaterialLayer) -> DisplayP3Layer {
    let color = material.over(color.encodedSRGB)
    return DisplayP3Layer(Color(.sRGB, color.components, alpha: alpha))
  }

  /// Filters use encoded sRGB, in which their formulas are known.
  func filtered(_ filter: ColorFilter) -> DisplayP3Layer {
    let layer = filter.apply(to: color.encodedLayer)
    return DisplayP3Layer(Color(.sRGB, layer.color.components, alpha: layer.alpha))
  }
}
