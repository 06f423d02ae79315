import ColorMath
import Palettes

/// Measures what rules ask about surfaces beyond the ratios of pairs, each different question once.
struct SurfaceProber {
  private struct Question: Hashable {
    let stack: LayerStack
    let required: ContrastRatio
  }

  /// A surface in a variant.
  private struct Ground: Hashable {
    let surface: SurfaceIndex
    let variant: Variant
  }

  private let audit: MeasuredAudit
  private var sights = OpenSights()
  private var shares: [Question: PassingShare] = [:]
  private var luminances: [Ground: ClosedRange<Double>?] = [:]

  /// The largest undecided part of all backdrops, which keeps a share below a millisecond.
  private static let width = 0.04

  /// Prepares to probe an audit.
  init(_ audit: MeasuredAudit) { self.audit = audit }

  /// Returns the answers for all measurements that a rule can ask about.
  mutating func probes() -> SurfaceProbes {
    var probes = SurfaceProbes()
    // Measurements and evidence are large: neither is copied.
    let (measurements, evidence) = (audit.measurements, audit.evidence)
    let isOpen = measurements.indices.contains { measurements[$0].outlook != nil }
    let hasMaterials = evidence.indices.contains { place in evidence[place].steps.contains { $0.hasMaterial } }
    guard isOpen || hasMaterials else { return probes }
    for (pair, rows) in zip(audit.plan.pairs, audit.rows) {
      if isOpen, let (row, share) = share(ofWorst: rows) { probes.shares[row] = share }
      guard hasMaterials, pair.role == .text || pair.role == .graphic else { continue }
      for row in rows { if let ratio = ratioWithoutMaterials(row) { probes.withoutMaterials[row] = ratio } }
    }
    guard isOpen else { return probes }
    for row in contestedRows() { if let range = luminances(of: row) { probes.luminances[row] = range } }
    return probes
  }

  /// The worst failing measurement of a pair, and the share of backdrops over which it passes.
  ///
  /// Nil if the backdrop is declared or hidden, or if nothing passes.
  private mutating func share(ofWorst rows: Range<MeasurementIndex>) -> (row: MeasurementIndex, share: PassingShare)? {
    guard let row = audit.worstFailure(in: rows) else { return nil }
    let measurement = audit.measurements[row]
    guard let outlook = measurement.outlook, !outlook.isDeclared, !outlook.neverPasses,
      let required = measurement.requirement.minimum, let parts = audit.parts(of: measurement),
      let place = measurement.evidence, let witness = audit.evidence[place].witnesses.first
    else { return nil }
    let stacks = OpenSights.stacks(of: parts.foreground, parts.surface, parts.against, parts.flipped)
    guard stacks.indices.contains(witness.stack), !stacks[witness.stack].hidesBackdrop else { return nil }
    let question = Question(stack: stacks[witness.stack], required: required)
    let share = shares[question] ?? question.stack.passingShare(reaching: required, width: Self.width)
    shares[question] = share
    return (row, share)
  }

  /// The least ratio on the same ground without its materials; nil if it has none or the ground is not declared.
  private mutating func ratioWithoutMaterials(_ row: MeasurementIndex) -> ContrastRatio? {
    let measurement = audit.measurements[row]
    guard measurement.state == nil, measurement.variant.transparency == .full, measurement.verdict != .fail,
      let place = measurement.evidence, audit.evidence[place].steps.contains(where: { $0.hasMaterial }),
      let required = measurement.requirement.minimum, measurement.minimum?.reaches(required) == true,
      let parts = audit.parts(of: measurement), !parts.surface.backdrops.contains(.any)
    else { return nil }
    var stack = parts.surface.stack
    stack.steps = stack.steps.withoutMaterials
    (stack.blur, stack.isEither) = (0, false)
    guard let surface = try? PreparedSurface(stack, number: parts.surface.number) else { return nil }
    guard surface.isOpen else {
      return Sight(foreground: parts.foreground, surface: surface, against: parts.against).minimum
    }
    return sight(of: parts.foreground, on: surface, parts.against, row, required: required)?.minimum
  }

  /// Measurements on open surfaces of opaque colors that one role puts on several surfaces and that fail on some.
  private func contestedRows() -> [MeasurementIndex] {
    var uses: [ContestedUse: (surfaces: Set<SurfaceIndex>, fails: Bool, rows: [MeasurementIndex])] = [:]
    for (pair, rows) in zip(audit.plan.pairs, audit.rows) where pair.role == .text || pair.role == .graphic {
      for row in rows where audit.measurements[row].state == nil {
        let measurement = audit.measurements[row]
        let use = ContestedUse(foreground: pair.foreground, isText: pair.role == .text, variant: measurement.variant)
        var known = uses[use] ?? ([], false, [])
        known.surfaces.insert(pair.surface)
        known.fails = known.fails || measurement.verdict == .fail
        if measurement.outlook != nil { known.rows.append(row) }
        uses[use] = known
      }
    }
    return uses.values.filter { $0.fails && $0.surfaces.count > 1 }.flatMap { $0.rows }.sorted()
  }

  private struct ContestedUse: Hashable {
    let foreground: ForegroundIndex
    let isText: Bool
    let variant: Variant
  }

  /// The luminances of a surface over all its possible backdrops, from their contrast with black.
  ///
  /// Nil if the measurement is not certain, or if filters change both colors.
  private mutating func luminances(of row: MeasurementIndex) -> ClosedRange<Double>? {
    let measurement = audit.measurements[row]
    guard measurement.verdict == .pass || measurement.verdict == .fail, let place = measurement.evidence,
      audit.evidence[place].foreground.alpha >= 1, audit.evidence[place].filters.isEmpty
    else { return nil }
    let ground = Ground(surface: audit.plan.pairs[measurement.pair].surface, variant: measurement.variant)
    if let known = luminances[ground] { return known }
    let found = range(of: row)
    luminances[ground] = .some(found)
    return found
  }

  private mutating func range(of row: MeasurementIndex) -> ClosedRange<Double>? {
    guard var parts = audit.parts(of: audit.measurements[row]) else { return nil }
    parts.foreground = parts.foreground.replacing(Color(.sRGB, Components(0, 0, 0)))
    guard let sight = sight(of: parts.foreground, on: parts.surface, nil, row, required: nil) else { return nil }
    func luminance(_ ratio: ContrastRatio) -> Double { min(1, max(0, ratio.value * 0.05 - 0.05)) }
    let least = luminance(sight.minimum)
    return least...max(least, luminance(sight.maximum))
  }

  private mutating func sight(
    of foreground: PreparedForeground, on surface: PreparedSurface, _ against: PreparedForeground?,
    _ row: MeasurementIndex,
    required: ContrastRatio?
  ) -> OpenSight? {
    let pair = audit.plan.pairs[audit.measurements[row].pair]
    return try? sights.sight(
      of: foreground, surface, against, flipped: nil, required: required, lineHeight: audit.plan.lineHeight(of: pair),
      images: audit.plan.loaded.declaration.images)
  }
}

extension [StackStep] {
  fileprivate var withoutMaterials: [StackStep] {
    compactMap { step in
      switch step {
      case .material: nil
      case .group(let steps): .group(steps.withoutMaterials)
      case .layer, .filter: step
      }
    }
  }
}
