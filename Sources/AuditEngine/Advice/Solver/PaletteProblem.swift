import ColorMath
import Palettes

/// The problem that an audit poses: its entries as variables, its measurements as rules.
struct PaletteProblem: Sendable {
  /// The problem in numbers.
  var problem: SolverProblem
  /// The entries of each variable: one, or those that are tied.
  private(set) var entries: [[MeasuredLink.Entry]] = []
  /// The reasons for rules that no ratio of the audit asks for, by rule.
  var reasons: [Int: PaletteSolution.Reason] = [:]
  /// The variables that are surfaces, other than the fills of controls.
  var surfaces: Set<Int> = []
  /// The measurements that require each rule, ascending; those that show both levels for two that stay apart.
  var measurements: [[MeasurementIndex]] = []
  /// Measurements that must hold and rest on more than two luminances, with the entries that may move.
  private(set) var indirect: [MeasurementIndex] = []
  /// Failing measurements that no color of a token can let pass, ascending.
  private(set) var stuck: [MeasurementIndex] = []

  /// True if foregrounds may change to the other side of their surfaces.
  let allowsFlip: Bool

  private var places: [MeasuredLink.Entry: Int] = [:]
  private var known: [RuleKey: Int] = [:]

  /// The identity of a contrast rule.
  private struct RuleKey: Hashable {
    let foreground: SolverProblem.End
    let surface: SolverProblem.End
  }

  /// Reads the measurements of an audit.
  ///
  /// Failing measurements must pass, passing ones must not fail, and uncertain ones that reach their minimum must keep
  /// doing so.
  init(_ input: AuditInput, _ options: SolveOptions) {
    problem = SolverProblem([], [], hueTolerance: options.hueTolerance)
    allowsFlip = options.allowsFlip
    let reader = MeasuredLinks(input.measured)
    let links = input.measurements.map { $0.isGoal ? reader.link(of: $0) : nil }
    let palette = input.plan.loaded.palette
    let shared = SharedColors(palette)
    for entry in Set(links.compactMap { $0?.entries }.joined()).sorted() {
      take(entry, shared.all(with: entry), palette, options)
    }
    for (index, link) in zip(input.measurements.typedIndices, links) {
      guard let link else { continue }
      add(link, index, input, options)
    }
    weigh(input)
    if options.keepsOrder { keepLevels(input, options.firmLevels) }
    if !options.allowsFlip { keepSurfaces() }
  }

  /// Makes an entry a variable, or part of the one of a tie or of entries that show the same written color.
  private mutating func take(
    _ entry: MeasuredLink.Entry, _ sharers: [MeasuredLink.Entry], _ palette: Palette, _ options: SolveOptions
  ) {
    let written = palette.tokens[entry.token].entries[entry.entry]
    guard sharers.allSatisfy(options.allows), !written.oddities.contains(.computed),
      case .color(let color) = written.value, !ColorCharacter.isExtreme(color)
    else { return }
    if let place = sharers.compactMap({ places[$0] }).first {
      places[entry] = place
      return
    }
    let weight = sharers.compactMap { options.weights[$0.token] }.max() ?? 1
    if let place = tied(entry, palette, options.ties) {
      places[entry] = place
      entries[place].append(entry)
      problem.variables[place].weight += weight
    } else {
      places[entry] = entries.count
      entries.append([entry])
      problem.variables.append(.init(color, weight: weight))
    }
  }

  /// The variable of an entry that a tie moves together with this one.
  private func tied(_ entry: MeasuredLink.Entry, _ palette: Palette, _ ties: [[TokenIndex]]) -> Int? {
    let written = palette.tokens[entry.token].entries[entry.entry]
    for tie in ties where tie.contains(entry.token) {
      for other in tie where other < entry.token {
        for index in palette.tokens[other].entries.typedIndices
        where palette.tokens[other].entries[index].label == written.label {
          if let place = places[MeasuredLink.Entry(token: other, entry: index)] { return place }
        }
      }
    }
    return nil
  }

  /// Takes up measurements that turned out to be beyond what any color can do.
  mutating func markStuck(_ more: [MeasurementIndex]) { stuck = Set(stuck + more).sorted() }

  /// The variable of an entry; nil for one that stays.
  func variable(of entry: MeasuredLink.Entry) -> Int? { places[entry] }

  private mutating func add(
    _ link: MeasuredLink, _ index: MeasurementIndex, _ input: AuditInput, _ options: SolveOptions
  ) {
    let isMovable = link.entries.contains { places[$0] != nil }
    guard isMovable else {
      if input.measurements[index].verdict == .fail { stuck.append(index) }
      return
    }
    guard let ends = link.ends else {
      indirect.append(index)
      return
    }
    let (front, back) = (end(ends.foreground, input), end(ends.surface, input))
    if case .variable = front, front == back {
      stuck.append(index)
      return
    }
    if case .fixed = front, case .fixed = back {
      if input.measurements[index].verdict == .fail { stuck.append(index) }
      return
    }
    let isFree = options.allowsFlip || input.plan.pairs[input.measurements[index].pair].role == .linkCue
    let side = isFree ? nil : side(of: front, on: back)
    let key = RuleKey(foreground: front, surface: back)
    guard let rule = known[key] else {
      known[key] = problem.rules.count
      problem.rules.append(.contrast(front, on: back, reaching: link.required, staying: side))
      measurements.append([index])
      return
    }
    measurements[rule].append(index)
    if case .contrast(_, _, let required, let known) = problem.rules[rule] {
      problem.rules[rule] = .contrast(
        front, on: back, reaching: max(required, link.required), staying: known ?? side)
    }
  }

  /// The side of a surface on which a foreground is; nil if the two are equal.
  private func side(of front: SolverProblem.End, on back: SolverProblem.End) -> Side? {
    let (one, other) = (luminance(of: front), luminance(of: back))
    return one == other ? nil : one > other ? .lighter : .darker
  }

  /// One side of a pair: a variable, or a color that stays.
  func end(_ end: MeasuredLink.End, _ input: AuditInput) -> SolverProblem.End {
    switch end {
    case .fixed(let luminance): return .fixed(luminance)
    case .entry(let entry):
      if let place = places[entry] { return .variable(place) }
      guard case .color(let color) = input.plan.loaded.palette.tokens[entry.token].entries[entry.entry].value else {
        return .fixed(RelativeLuminance(0))
      }
      return .fixed(color.relativeLuminance)
    }
  }

  /// The present luminance of one side of a pair.
  func luminance(of end: SolverProblem.End) -> RelativeLuminance {
    switch end {
    case .fixed(let luminance): luminance
    case .variable(let index): problem.variables[index].color.relativeLuminance
    }
  }
}

extension SolveOptions {
  /// Returns true if an entry may move.
  fileprivate func allows(_ entry: MeasuredLink.Entry) -> Bool {
    let tied = ties.filter { $0.contains(entry.token) }.joined()
    return !locked.contains(entry.token) && locked.isDisjoint(with: tied)
      && !pinned.contains(entry) && movable?.contains(entry) ?? true
  }
}

extension Measurement {
  /// True if a solution must see to it.
  fileprivate var isGoal: Bool {
    guard let required = requirement.minimum, let minimum else { return false }
    switch verdict {
    case .fail, .pass: return true
    case .unverified: return minimum.reaches(required)
    case .exempt: return false
    }
  }
}
