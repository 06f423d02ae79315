import ColorMath
import Palettes

/// Reads the demands of measurements on the color of an entry.
struct DemandReader {
  /// The demand of one measurement.
  enum Reading {
    /// A demand, with the condition that it replaces if no band expresses it.
    case demand(WindowDemand, ColorConstraint?)
    /// A translucent foreground, or one over an image: the condition over all possible backdrops.
    case question(RepairQuestion)
    /// A demand that cannot be expressed, with the reason.
    case omission(String)
  }

  /// The surroundings of opaque foregrounds, which their colors do not change.
  private struct OpenKey: Hashable {
    let layers: [[StackLayer]]
    let backdrops: [ResolvedBackdrop]
    let against: [EncodedLayer]
    let required: ContrastRatio
  }

  /// True if foregrounds stay on their side of what they are compared with.
  var keepsSides = false
  /// The ratio by which colors over opaque surfaces must exceed their minimum.
  var excess = 0.0

  /// Counts the steps; once it is over, pairs over a visible backdrop are left out.
  var meter = WorkMeter.unlimited

  /// The steps of finding the luminances that pass over every backdrop.
  private static let bandSteps = 10_000

  private let audit: MeasuredAudit
  private var solver = ConstraintSolver()
  private var openBands: [OpenKey: (proven: LuminanceBand, possible: LuminanceBand)] = [:]

  init(_ audit: MeasuredAudit) { self.audit = audit }

  /// The colors of a measurement; nil if one is missing.
  func parts(of measurement: Measurement) -> SceneParts? { audit.parts(of: measurement) }

  /// Returns the demand of a measurement with a minimum on an entry that affects its colors.
  mutating func reading(of measurement: Measurement, _ parts: SceneParts, _ part: MovablePart) -> Reading? {
    guard let required = measurement.requirement.minimum else { return nil }
    if parts.surface.isOpen { return openReading(of: measurement, parts, required, part) }
    let scene = Scene(
      foreground: parts.foreground, surface: parts.surface, against: parts.against, required: required)
    var demand = WindowDemand(
      pair: measurement.pair, variants: VariantSet(measurement.variant), required: required)
    var constraint = keepsSides ? scene.sidedConstraint(on: part) : scene.constraint(on: part)
    if excess > 0 { constraint = constraint.raised { [excess] in $0 + excess } }
    demand.band = solver.band(of: constraint)
    guard demand.band == nil else { return .demand(demand, nil) }
    demand.key = constraint.key
    return .demand(demand, constraint)
  }

  private mutating func openReading(
    of measurement: Measurement, _ parts: SceneParts, _ required: ContrastRatio, _ part: MovablePart
  ) -> Reading {
    guard MovablePart(parts.foreground.source) == part else {
      return .omission("this color is a layer of a translucent surface")
    }
    let sources = parts.surface.sources + [parts.against?.source].compactMap { $0 }
    guard !sources.contains(where: { MovablePart($0) == part }) else {
      return .omission("this color is both the foreground and part of a surface over a backdrop")
    }
    let height = audit.plan.lineHeight(of: audit.plan.pairs[measurement.pair])
    let question = RepairQuestion(parts, required: required, lineHeight: height)
    guard parts.foreground.opaqueLuminance != nil, parts.surface.filters.isEmpty,
      let problem = question.problem
    else { return .question(question) }
    let key = OpenKey(
      layers: parts.surface.openLayers, backdrops: parts.surface.backdrops, against: parts.against?.layers ?? [],
      required: required)
    if openBands[key] == nil {
      guard !meter.isOver else { return .omission(WindowOmission.limit) }
      meter.spend(Self.bandSteps)
    }
    guard let band = openBands[key] ?? problem.foregroundLuminances else { return .question(question) }
    openBands[key] = band
    return .demand(
      WindowDemand(
        pair: measurement.pair, variants: VariantSet(measurement.variant), required: required,
        band: band.proven, isProven: !band.possible.isEmpty), nil)
  }
}

extension SceneParts {
  /// Returns true if an entry gives any of the colors.
  func involve(_ part: MovablePart) -> Bool {
    isForeground(part) || surface.sources.contains { MovablePart($0) == part }
      || against.flatMap { MovablePart($0.source) } == part
  }

  /// Returns true if an entry gives the foreground.
  func isForeground(_ part: MovablePart) -> Bool { MovablePart(foreground.source) == part }

  /// The entries that give any of the colors, each once.
  var places: [EntryPlace] {
    var sources = surface.sources + [foreground.source]
    if let against { sources.append(against.source) }
    var places: [EntryPlace] = []
    for case .entry(let token, let entry) in sources {
      let place = EntryPlace(token: token, entry: entry)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}

extension RepairQuestion {
  /// The question as a problem; nil if a backdrop has to be examined block by block.
  var problem: RepairProblem? {
    var problem = RepairProblem([])
    for one in cases {
      let backdrops: Backdrops
      switch one.backdrop {
      case .any: backdrops = .any
      case .color(_, let color): backdrops = .colors([color])
      case .gradient(let stops): backdrops = .gradient(stops)
      case .image: return nil
      }
      problem.cases.append(.init(one.stack, over: backdrops, reaching: one.required))
    }
    return problem
  }
}
