package import ColorMath
import PaletteModel

/// One measurement from the bottom up: what is seen after each layer, where the ratio is least.
package struct WorkedSum: Sendable {
  /// What one step draws, and what is seen after it.
  package struct Line: Sendable {
    /// What is drawn, as reports name it.
    package var name: String
    /// The formula with its numbers; nil if the name says it all.
    package var formula: String?
    /// What is seen, gamma-encoded sRGB.
    package var seen: EncodedLayer
  }

  /// The opaque color below, where one is seen.
  package let backdrop: EncodedSRGB?
  /// The layers of the surface, bottom first.
  package let layers: [Line]
  /// The foreground on the surface, then each filter that covers it.
  package let foreground: [Line]
  /// What the foreground is compared with, drawn on the surface, then each filter: empty for the bare surface.
  package let surroundings: [Line]
  /// The luminances of both, as they are finished.
  package let luminances: (foreground: RelativeLuminance, surroundings: RelativeLuminance)
  /// Their contrast ratio.
  package let ratio: ContrastRatio

  /// Works a measurement out from its evidence: of all that the colors may be, what gives the least ratio.
  ///
  /// Where no layer is opaque it stands over the witness of the least ratio. Nil if the surface stays translucent.
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
  /// Every way to draw the steps, bottom first, with what is seen after each; the topmost step varies slowest.
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

/// One of the things that a step may be.
private struct StepOption {
  let name: String
  var formula: String?
  /// What is seen of it over a layer.
  let draw: (EncodedLayer) -> EncodedLayer
}

extension StackStep {
  /// What the step may be, best first.
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
