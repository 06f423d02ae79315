package import ColorMath
import Palettes

/// One measurement from the bottom up: the result after each layer, at the least ratio.
package struct WorkedSum: Sendable {
  /// One step and the result after it.
  package struct Line: Sendable {
    /// The drawn layer, as reports name it.
    package var name: String
    /// The formula with its numbers; nil if the name is enough.
    package var formula: String?
    /// The result, gamma-encoded sRGB.
    package var seen: EncodedLayer
  }

  /// The opaque color below, if one shows through.
  package let backdrop: EncodedSRGB?
  /// The layers of the surface, bottom first.
  package let layers: [Line]
  /// The foreground on the surface, then each filter that covers it.
  package let foreground: [Line]
  /// The color that the foreground is compared with, drawn on the surface, then each filter: empty for the bare
  /// surface.
  package let surroundings: [Line]
  /// The luminances of both finished colors.
  package let luminances: (foreground: RelativeLuminance, surroundings: RelativeLuminance)
  /// Their contrast ratio.
  package let ratio: ContrastRatio

  /// Reproduces a measurement from its evidence: of all alternatives, the one with the least ratio.
  ///
  /// If no layer is opaque, it uses the witness of the least ratio as the backdrop. Nil if the surface stays
  /// translucent.
  package init?(_ evidence: MeasurementEvidence) {
    let backdrop = evidence.witnesses.first?.backdrop
    let start = backdrop.map { EncodedLayer($0) } ?? EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)
    var least: WorkedSum?
    let surfaces = evidence.steps.drawings(on: start)
    for (place, surface) in surfaces.enumerated() {
      let base = surface.last?.seen ?? start
      guard base.alpha >= 1 else { return nil }
      let isFlipped = !evidence.flipped.isEmpty && place >= surfaces.count / 2
      let fronts = isFlipped ? evidence.flipped : [evidence.foreground] + evidence.foregroundAlternates
      let others = evidence.against.map { ([$0] + evidence.againstAlternates).map { Optional($0) } } ?? [nil]
      for front in fronts {
        for other in others {
          let sum = WorkedSum(backdrop, surface, base, front, other, evidence.filters)
          if least.map({ sum.ratio < $0.ratio }) ?? true { least = sum }
        }
      }
    }
    guard let least else { return nil }
    self = least
  }

  private init(
    _ backdrop: EncodedSRGB?, _ layers: [Line], _ base: EncodedLayer, _ front: Color, _ other: Color?,
    _ filters: [ColorFilter]
  ) {
    func finished(_ color: Color?) -> [Line] {
      var lines: [Line] = []
      if let color { lines.append(Line(name: color.cssText, seen: color.encodedLayer.over(base))) }
      for filter in filters {
        lines.append(Line(name: filter.text, seen: filter.apply(to: EncodedLayer((lines.last?.seen ?? base).color))))
      }
      return lines
    }
    self.backdrop = backdrop
    self.layers = layers
    foreground = finished(front)
    surroundings = finished(other)
    luminances = (
      (foreground.last?.seen ?? base).color.relativeLuminance, (surroundings.last?.seen ?? base).color.relativeLuminance
    )
    ratio = ContrastRatio(luminances.foreground, luminances.surroundings)
  }
}

extension [StackStep] {
  /// Every way to draw the steps, bottom first, with the result after each; the topmost step varies slowest.
  fileprivate func drawings(on start: EncodedLayer) -> [[WorkedSum.Line]] {
    let isComplete = combinations(upTo: 16) <= 16
    var drawings: [[WorkedSum.Line]] = [[]]
    for step in self {
      let options = step.options
      drawings = options.prefix(isComplete ? options.count : 1).flatMap { option in
        drawings.map { lines in
          let seen = option.draw(lines.last?.seen ?? start)
          return lines + [WorkedSum.Line(name: option.name, formula: option.formula, seen: seen)]
        }
      }
    }
    return drawings
  }
}

/// One of the alternatives of a step.
private struct StepOption {
  let name: String
  var formula: String?
  /// Draws it over a layer.
  let draw: (EncodedLayer) -> EncodedLayer
}

extension StackStep {
  /// The alternatives of the step, best first.
  fileprivate var options: [StepOption] {
    switch self {
    case .layer(let color, let alternates):
      ([color] + alternates).map { color in StepOption(name: color.cssText) { color.encodedLayer.over($0) } }
    case .material(let material):
      material.layers.map { layer in
        StepOption(name: material.name, formula: "\(layer.formula); \(material.source)") { layer.over($0) }
      }
    case .filter(let filter): [StepOption(name: filter.text) { filter.apply(to: $0) }]
    case .group(let steps):
      steps.layers(bestOnly: false).map { layer in StepOption(name: "a filtered surface") { layer.over($0) } }
    }
  }
}

extension ColorFilter {
  /// For example `contrast 1.15`.
  fileprivate var text: String { "\(name) \(amount)" }
}

extension MaterialLayer {
  /// The formula with its numbers, for example `0.298·saturate(below, 2) + 0.702·#F9F9F9, ± 2/255`.
  fileprivate var formula: String {
    let kept = DecimalText.fixed(1 - tint.alpha, decimals: 3)
    let saturated = "saturate(below, \(saturation))" + (clampsSaturation ? " clamped" : "")
    let covered = "\(DecimalText.fixed(tint.alpha, decimals: 3))·\(tint.color.eightBit.hex)"
    let spread = residual > 0 ? ", ± \(DecimalText.fixed(residual * 255, decimals: 0))/255" : ""
    return "\(kept)·\(saturated) + \(covered)\(spread)"
  }
}
