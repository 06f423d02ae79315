import ColorMath
package import Palettes

/// The demand of one measurement on the colors of tokens.
package struct MeasuredLink: Sendable {
  /// An entry of a token, by their indices in the palette.
  package typealias Entry = EntryPlace

  /// One side of a pair of opaque colors.
  enum End: Hashable, Sendable {
    case entry(Entry)
    /// A color that no entry gives, by its luminance.
    case fixed(RelativeLuminance)
  }

  /// The two sides if the ratio depends only on their luminances; nil for translucent colors, filters and materials.
  var ends: (foreground: End, surface: End)?
  /// Every entry that contributes to it, ascending.
  package var entries: [Entry]
  /// The least ratio that passes.
  var required: ContrastRatio
}

/// A luminance that an entry's color would have to reach on one side or the other.
struct MeasuredWish: Sendable {
  /// The nearest luminance above the present one at which it passes; nil if none is known.
  var lighter: RelativeLuminance?
  /// The nearest luminance below the present one at which it passes; nil if none is known.
  var darker: RelativeLuminance?
  /// The distance to the nearer of the two, in ΔE-OK.
  var deltaEOK: Double
}

/// Breaks measurements of an audit down into their demands on entries.
package struct MeasuredLinks {
  private let audit: MeasuredAudit
  private var solver = ConstraintSolver()
  private var repairs: RepairSolver

  /// Prepares for the measurements of an audit.
  package init(_ audit: MeasuredAudit) {
    self.audit = audit
    repairs = RepairSolver(audit.plan.loaded.declaration.images)
  }

  /// Returns the demand of a measurement; nil if it has no minimum or no numbers.
  package func link(of measurement: Measurement) -> MeasuredLink? {
    guard let required = measurement.requirement.minimum, measurement.minimum != nil,
      let parts = audit.parts(of: measurement)
    else { return nil }
    var entries = parts.surface.sources.compactMap { $0.entry }
    for color in [parts.foreground, parts.against].compactMap({ $0 }) {
      if let entry = color.source.entry { entries.append(entry) }
    }
    return MeasuredLink(
      ends: measurement.outlook == nil ? parts.ends : nil, entries: Set(entries).sorted(), required: required)
  }

  /// Returns the target color of one entry at which a measurement passes with all others unchanged.
  mutating func wish(of measurement: Measurement, moving entry: MeasuredLink.Entry) -> MeasuredWish? {
    let part = MovablePart.entry(token: entry.token, entry: entry.entry)
    guard let start = start(of: measurement, part) else { return nil }
    var wish = MeasuredWish(lighter: nil, darker: nil, deltaEOK: .infinity)
    for color in colors(measurement, part, from: start) {
      let luminance = color.color.linear.relativeLuminance
      if luminance > start.relativeLuminance { wish.lighter = luminance } else { wish.darker = luminance }
      wish.deltaEOK = min(wish.deltaEOK, color.deltaEOK)
    }
    return wish.deltaEOK < .infinity ? wish : nil
  }

  private func start(of measurement: Measurement, _ part: MovablePart) -> Color? {
    if let scene = audit.scene(of: measurement) { return scene.color(of: part) }
    guard let parts = audit.parts(of: measurement), MovablePart(parts.foreground.source) == part else {
      return nil
    }
    return parts.foreground.color
  }

  private mutating func colors(_ measurement: Measurement, _ part: MovablePart, from start: Color) -> [PassingColor] {
    if let scene = audit.scene(of: measurement) {
      return solver.colors(from: start, satisfying: [scene.constraint(on: part)])
        .filter { scene.painted(part, $0.color).minimum.reaches(scene.required) }
    }
    guard let required = measurement.requirement.minimum, let parts = audit.parts(of: measurement) else { return [] }
    let height = audit.plan.lineHeight(of: audit.plan.pairs[measurement.pair])
    let question = RepairQuestion(parts, required: required, lineHeight: height)
    if case .found(let color, _) = repairs.foreground(question) { return [color] }
    return []
  }
}

extension SceneParts {
  /// The two sides if the ratio depends only on two certain, opaque colors.
  fileprivate var ends: (foreground: MeasuredLink.End, surface: MeasuredLink.End)? {
    guard surface.filters.isEmpty, surface.colors.count == 1, let front = foreground.end else { return nil }
    if let against { return against.end.map { (front, $0) } }
    guard surface.sources.contains(where: { $0.entry != nil }) else {
      return (front, .fixed(surface.luminances[0]))
    }
    guard case .layer(let top, _)? = surface.steps.last, top.alpha >= 1, let source = surface.sources.last
    else { return nil }
    return (front, source.entry.map { .entry($0) } ?? .fixed(surface.luminances[0]))
  }
}

extension PreparedForeground {
  /// The color as one side of a pair; nil if it is translucent or uncertain.
  fileprivate var end: MeasuredLink.End? {
    guard let luminance = opaqueLuminance else { return nil }
    return resolved.source.entry.map { .entry($0) } ?? .fixed(luminance)
  }
}

extension ResolvedColor.Origin {
  /// The entry that gives the color; nil for any other source.
  var entry: EntryPlace? {
    guard case .entry(let token, let entry) = self else { return nil }
    return EntryPlace(token: token, entry: entry)
  }
}
