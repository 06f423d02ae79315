import AuditEngine
import ColorMath
import Palettes

/// A proposed edit with one of the measurements that it clears, before and after.
struct EditPreview {
  /// Two colors with their ratio.
  struct Look {
    let foreground: EightBitColor
    let surface: EightBitColor
    let ratio: ContrastRatio
  }

  let edit: FirstEdit
  /// The name of the shown pair in the product, or of its colors.
  private(set) var name = ""
  private(set) var role = Role.text
  /// The variant of the shown measurement.
  private(set) var variant: Variant?
  private(set) var now: Look?
  /// Nil if the edit acts through a backdrop that can be anything, or if there is no single edit.
  private(set) var then: Look?
  private(set) var required: ContrastRatio?

  /// The edits of all audits of a report to make first.
  static func list(_ report: AuditReport) -> [EditPreview] {
    let lists = report.audits.map { audit in
      FirstEdit.list(FindingGroups(audit), audit).enumerated().map { EditPreview($1, at: $0, in: audit) }
    }
    return FirstEdit.joined(lists) { $0.edit.cells }
  }

  private init(_ edit: FirstEdit, at index: Int, in audit: AuditResult) {
    self.edit = edit
    guard edit.change != nil, let place = Self.clearest(audit.edits[index], in: audit) else {
      now = edit.seen.map { seen in
        Look(foreground: seen.foreground, surface: seen.surface, ratio: Self.ratio(seen.foreground, seen.surface))
      }
      return
    }
    let measurement = audit.measurements[place]
    let pair = audit.plan.pairs[measurement.pair]
    name = audit.plan.names(of: pair, in: measurement.variant).first ?? Wording(audit).subject(of: pair)
    (role, variant, required) = (pair.role, measurement.variant, measurement.requirement.minimum)
    if let foreground = measurement.foregroundColor, let surface = measurement.surfaceColor,
      let ratio = measurement.minimum
    {
      now = Look(foreground: foreground, surface: surface, ratio: ratio)
    }
    then = Self.look(of: measurement, after: audit.edits.prefix(index + 1), in: audit)
  }

  private static func ratio(_ one: EightBitColor, _ other: EightBitColor) -> ContrastRatio {
    ContrastRatio(one.encoded.relativeLuminance, other.encoded.relativeLuminance)
  }

  /// The cleared measurement with the least ratio, preferring those over a fixed surface.
  private static func clearest(_ edit: PlannedEdit, in audit: AuditResult) -> MeasurementIndex? {
    func rank(_ index: MeasurementIndex) -> (Int, Double) {
      let measurement = audit.measurements[index]
      return (measurement.outlook == nil ? 0 : 1, measurement.minimum?.value ?? 0)
    }
    return edit.clears.min { rank($0) < rank($1) }
  }

  /// The colors of a measurement over a fixed surface once its evidence holds the new colors; nil if it does not pass.
  private static func look(
    of measurement: Measurement, after edits: ArraySlice<PlannedEdit>, in audit: AuditResult
  ) -> Look? {
    guard let index = measurement.evidence, measurement.outlook == nil,
      let required = measurement.requirement.minimum
    else { return nil }
    var evidence = audit.evidence[index]
    for edit in edits where edit.variants.contains(measurement.variant) {
      evidence.apply(edit)
    }
    guard let sum = WorkedSum(evidence), sum.ratio.reaches(required), let front = sum.foreground.last,
      let back = sum.surroundings.last ?? sum.layers.last
    else { return nil }
    return Look(
      foreground: SeenColor.eightBit(front.seen.color), surface: SeenColor.eightBit(back.seen.color), ratio: sum.ratio)
  }
}

extension MeasurementEvidence {
  /// Replaces the color of an entry; the alpha of each use stays.
  fileprivate mutating func apply(_ edit: PlannedEdit) {
    func changed(_ color: Color) -> Color {
      var opaque = color
      opaque.alpha = edit.from.alpha
      guard opaque == edit.from else { return color }
      let new = edit.to.encoded
      return Color(.sRGB, new.red, new.green, new.blue, alpha: color.alpha)
    }
    foreground = changed(foreground)
    against = against.map(changed)
    steps = steps.map { step in
      if case .layer(let color, let alternates) = step { return .layer(changed(color), alternates: alternates) }
      return step
    }
  }
}
