import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// Measurements as worked calculations, ready to print.
struct MeasurementAnswer {
  let plan: AuditPlan
  let rows: [(measurement: Measurement, sum: WorkedSum?, evidence: MeasurementEvidence?)]

  /// The columns of a line: a name, and four numbers of eight.
  private static let (most, name) = (80, 48)

  /// Measures a plan; nil if nothing of it exists.
  init?(_ plan: AuditPlan) {
    let output = Measurer.measure(plan)
    guard !output.measurements.isEmpty else { return nil }
    self.plan = plan
    rows = output.measurements.map { measurement in
      let evidence = measurement.evidence.map { output.evidence[$0] }
      return (measurement, evidence.flatMap { WorkedSum($0) }, evidence)
    }
  }

  /// Returns the calculations for a terminal, in at most 80 columns.
  func text(_ style: TerminalStyle) -> String {
    rows.map { lines($0.measurement, $0.sum, $0.evidence, style).joined(separator: "\n") + "\n" }.joined(
      separator: "\n")
  }

  private func lines(
    _ measurement: Measurement, _ sum: WorkedSum?, _ evidence: MeasurementEvidence?, _ style: TerminalStyle
  ) -> [String] {
    let pair = plan.pairs[measurement.pair]
    let title = "\(plan.foregroundName(of: pair)) on \(plan.surfaceName(of: pair)) in \(measurement.variant.id)"
    let needed = measurement.requirement.minimum == nil ? "no minimum" : Wording.required(measurement.requirement)
    var lines = [style.bold(DisplayWidth.cut(title, to: Self.most))]
    lines.append("\(Wording.role(pair)), \(measurement.requirement.criterion.title): \(needed)")
    if let sum {
      lines += ["", "From bottom to top, in gamma-encoded sRGB (only materials and filters clamp):"]
      lines += steps(sum, evidence, style) + [""] + ratios(sum, measurement)
    }
    lines.append(verdict(measurement, style))
    if let reason = measurement.reason { lines += indented(reason.words, by: 2) }
    return lines
  }

  /// The result after each step.
  private func steps(_ sum: WorkedSum, _ evidence: MeasurementEvidence?, _ style: TerminalStyle) -> [String] {
    var lines = [style.dim(row("", ["red", "green", "blue", "alpha"]))]
    if let backdrop = sum.backdrop {
      lines.append(row("backdrop: \(evidence?.below ?? "")", EncodedLayer(backdrop)))
    }
    for layer in sum.layers {
      lines.append(row(layer.name, layer.seen))
      if let formula = layer.formula { lines += indented(formula, by: 4).map(style.dim) }
    }
    for (heading, part) in [("foreground", sum.foreground), ("against", sum.surroundings)] {
      for (index, line) in part.enumerated() {
        let isColor = index == 0 && (heading == "foreground" || evidence?.against != nil)
        lines.append(row("\(heading) \(isColor ? "" : "after ")\(line.name)", line.seen))
      }
    }
    return lines
  }

  private func ratios(_ sum: WorkedSum, _ measurement: Measurement) -> [String] {
    let (front, back) = (sum.luminances.foreground.value, sum.luminances.surroundings.value)
    let (upper, lower) = (
      DecimalText.fixed(max(front, back), decimals: 6), DecimalText.fixed(min(front, back), decimals: 6)
    )
    var lines = [
      row("foreground luminance", [DecimalText.fixed(front, decimals: 6)]),
      row("adjacent color luminance", [DecimalText.fixed(back, decimals: 6)]),
      row("(\(upper) + 0.05) / (\(lower) + 0.05)", [sum.ratio.flooredText(decimals: 4)]),
    ]
    if let least = measurement.minimum, let greatest = measurement.maximum, least != greatest {
      lines.append(row("proven for every possible backdrop", ["\(Wording.ratio(least)) … \(Wording.ratio(greatest))"]))
    }
    return lines
  }

  private func verdict(_ measurement: Measurement, _ style: TerminalStyle) -> String {
    let word = style.bold(measurement.verdict.rawValue)
    guard let minimum = measurement.minimum, let required = measurement.requirement.minimum else { return word }
    let sign = minimum.reaches(required) ? "reaches" : "misses"
    return "\(word): \(Wording.ratio(minimum)) \(sign) \(Wording.required(measurement.requirement))"
  }

  private func indented(_ text: String, by columns: Int) -> [String] {
    TextLayout.wrapped(text, width: Self.most - columns).map { String(repeating: " ", count: columns) + $0 }
  }

  private func row(_ name: String, _ seen: EncodedLayer) -> String {
    let color = seen.color
    return row(
      name,
      [color.red, color.green, color.blue].map { DecimalText.fixed($0, decimals: 4) }
        + (seen.alpha == 1 ? [] : [DecimalText.fixed(seen.alpha, decimals: 4)]))
  }

  /// A name with numbers flush right, 8 columns each.
  private func row(_ name: String, _ numbers: [String]) -> String {
    let padded = DisplayWidth.padded(DisplayWidth.cut(name, to: Self.name - 1), to: Self.name)
    return padded + numbers.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }.joined()
  }
}

extension MeasurementEvidence {
  /// The backdrop at the lowest ratio.
  fileprivate var below: String {
    let kinds = backdrops.map { backdrop in
      switch backdrop {
      case .any: "any"
      case .color(let name, _): name
      case .gradient: "a gradient"
      case .image: "an image"
      }
    }
    return "the worst of \(kinds.joined(separator: ", "))"
  }
}
