import AuditModel
import ColorMath
import PaletteModel

/// The picture of one pair: the foreground as letters on its surface, light and dark side by side.
struct SwatchPicture {
  /// One appearance of the pair.
  struct Half {
    let label: String
    let ratio: String
    /// As seen; nil if a color has no value.
    let colors: (foreground: EightBitColor, surface: EightBitColor)?
    /// The backdrops at the lowest and then the highest ratio; empty for an opaque surface.
    let below: [EightBitColor]
  }

  private let halves: [Half]
  private let role: Role
  private let title: String

  private static let width = 100

  /// The height, with one more row if backdrops are shown.
  private var height: Int { halves.allSatisfy { $0.below.isEmpty } ? 44 : 58 }

  /// Draws the worst measurement of each appearance: of the given cells, or of all variants if no cell has it.
  ///
  /// - Parameters:
  ///   - rows: the measurements of the pair in all variants.
  ///   - cells: those that a finding is about.
  ///   - evidence: the evidence that the measurements refer to.
  init(
    _ title: String, role: Role, rows: [Measurement], cells: [Measurement], evidence: [MeasurementEvidence] = []
  ) {
    self.title = title
    self.role = role
    halves = [Appearance.light, .dark].compactMap { appearance in
      (Self.worst(cells, appearance) ?? Self.worst(rows, appearance)).map { Self.half(of: $0, evidence) }
    }
  }

  private static func worst(_ list: [Measurement], _ appearance: Appearance) -> Measurement? {
    list.filter { $0.variant.appearance == appearance }
      .min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
  }

  private static func half(of measurement: Measurement, _ evidence: [MeasurementEvidence]) -> Half {
    var colors: (foreground: EightBitColor, surface: EightBitColor)?
    if let foreground = measurement.foregroundColor, let surface = measurement.surfaceColor {
      colors = (foreground, surface)
    }
    return Half(
      label: label(of: measurement), ratio: Wording.ratio(measurement.minimum), colors: colors,
      below: measurement.evidence.flatMap { evidence.indices.contains($0) ? evidence[$0] : nil }?.witnesses
        .map { SeenColor.eightBit($0.backdrop) } ?? [])
  }

  /// For example `light`, `dark incr.`; a state by its name.
  private static func label(of measurement: Measurement) -> String {
    let variant = measurement.variant
    return variant.appearance.rawValue + (variant.contrast == .increased ? " incr." : "")
      + (variant.transparency == .reduced ? " red." : "") + (measurement.state.map { " \($0)" } ?? "")
  }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    var picture = SVGWriter(width: max(1, halves.count) * Self.width, height: height, title: title)
    for (index, half) in halves.enumerated() { draw(half, at: index * Self.width, in: &picture) }
    return picture.bytes
  }

  private func draw(_ half: Half, at x: Int, in picture: inout SVGWriter) {
    let surface = half.colors?.surface ?? LabelColor.page
    let label = LabelColor.on(surface)
    let box = SVGWriter.Box(x: x, y: 0, width: Self.width, height: height)
    picture.rectangle(box, fill: surface, outline: LabelColor.line)
    if let foreground = half.colors?.foreground {
      drawSample(foreground, at: x, in: &picture)
      picture.text(half.ratio, x: x + 92, y: 20, room: 36, .init(size: 11, fill: label, anchor: .end))
    } else {
      picture.text("no color", x: x + 8, y: 20, room: 84, .init(size: 11, fill: label))
    }
    picture.text(half.label, x: x + 8, y: 37, room: 86, .init(size: 9, fill: label))
    for (index, color) in half.below.enumerated() {
      picture.rectangle(.init(x: x + 8 + 14 * index, y: 42, width: 11, height: 11), fill: color, outline: label)
    }
  }

  /// Letters, and if it is not text also a shape: a disc, or the outline of a control.
  private func drawSample(_ color: EightBitColor, at x: Int, in picture: inout SVGWriter) {
    picture.text("Aa", x: x + 8, y: 23, room: 36, .init(size: 18, fill: color, isBold: true))
    switch role {
    case .graphic: picture.rectangle(.init(x: x + 40, y: 9, width: 14, height: 14), fill: color, radius: 7)
    case .boundary, .focus:
      picture.rectangle(.init(x: x + 40, y: 9, width: 14, height: 14), fill: nil, outline: color, radius: 3)
    case .text, .linkCue, .inactive, .decorative, .logotype: break
    }
  }
}
