import AuditModel
import ColorMath
import PaletteModel

/// The problem that an audit poses: its entries as variables, its measurements as rules.
struct PaletteProblem: Sendable {
  /// The problem in numbers.
  private(set) var problem: SolverProblem
  /// The entries of each variable: one, or those that are tied.
  private(set) var entries: [[MeasuredLink.Entry]] = []
  /// The variables of the rules that keep a surface light or dark, by rule.
  private(set) var keeps: [Int: Int] = [:]
  /// The variables that are surfaces of something opaque.
  private(set) var surfaces: Set<Int> = []
  /// The measurements that require each rule, ascending; those of both for an order.
  private(set) var measurements: [[Int]] = []
  /// Measurements that must hold and rest on more than two luminances, with the entries that may move.
  private(set) var indirect: [Int] = []
  /// Failing measurements that no color of a token can let pass, ascending.
  private(set) var stuck: [Int] = []

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
    let reader = MeasuredLinks(input.measured)
    let links = input.measurements.map { $0.isGoal ? reader.link(of: $0) : nil }
    let palette = input.plan.loaded.palette
    let shared = SharedColors(palette)
    for entry in Set(links.compactMap { $0?.entries }.joined()).sorted() {
      take(entry, shared.all(with: entry), palette, options)
    }
    for (index, link) in links.enumerated() {
      guard let link else { continue }
      add(link, index, input)
    }
    if options.keepsOrder { keepOrders(input) }
    if options.keepsSurfaces { keepSurfaces() }
  }

  /// Makes an entry a variable, or part of the one of a tie or of entries that show the same written color.
  private mutating func take(
    _ entry: MeasuredLink.Entry, _ sharers: [MeasuredLink.Entry], _ palette: Palette, _ options: SolveOptions
  ) {
    let written = palette.tokens[entry.token].entries[entry.entry]
    guard sharers.allSatisfy(options.allows), !written.oddities.contains(.computed),
      case .color(let color) = written.value
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

  /// The luminance with equal contrast to black and white: anything lighter counts as light.
  static let middle = RelativeLuminance(Root.square(1.05 * 0.05) - 0.05)

  /// Returns true if a color is light or dark beyond doubt: at least 2:1 from the middle.
  private func isLightOrDark(_ variable: Int) -> Bool {
    let luminance = problem.variables[variable].color.relativeLuminance
    return ContrastRatio(luminance, Self.middle).reaches(ContrastRatio(2))
  }

  /// Lets a surface change from light to dark or back.
  mutating func release(_ variable: Int) {
    for (rule, kept) in keeps where kept == variable {
      problem.rules[rule] = .reach(variable: variable, lighter: RelativeLuminance(0), darker: nil)
      keeps[rule] = nil
    }
  }

  private mutating func keepSurfaces() {
    for variable in surfaces.sorted() {
      let isLight = problem.variables[variable].color.relativeLuminance >= Self.middle
      keeps[problem.rules.count] = variable
      problem.rules.append(
        .reach(variable: variable, lighter: isLight ? Self.middle : nil, darker: isLight ? nil : Self.middle))
      measurements.append([])
    }
  }

  /// The variable of an entry that a tie moves together with this one.
  private func tied(_ entry: MeasuredLink.Entry, _ palette: Palette, _ ties: [[Int]]) -> Int? {
    let written = palette.tokens[entry.token].entries[entry.entry]
    for tie in ties where tie.contains(entry.token) {
      for other in tie where other < entry.token {
        for index in palette.tokens[other].entries.indices
        where palette.tokens[other].entries[index].label == written.label {
          if let place = places[MeasuredLink.Entry(token: other, entry: index)] { return place }
        }
      }
    }
    return nil
  }

  /// Takes up measurements that turned out to be beyond what any color can do.
  mutating func markStuck(_ more: [Int]) { stuck = Set(stuck + more).sorted() }

  /// The variable of an entry; nil for one that stays.
  func variable(of entry: MeasuredLink.Entry) -> Int? { places[entry] }

  private mutating func add(_ link: MeasuredLink, _ index: Int, _ input: AuditInput) {
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
    if case .variable(let surface) = back, isLightOrDark(surface),
      input.plan.pairs[input.measurements[index].pair].role != .linkCue
    {
      surfaces.insert(surface)
    }
    if case .variable = front, front == back {
      stuck.append(index)
      return
    }
    if case .fixed = front, case .fixed = back {
      if input.measurements[index].verdict == .fail { stuck.append(index) }
      return
    }
    let key = RuleKey(foreground: front, surface: back)
    guard let rule = known[key] else {
      known[key] = problem.rules.count
      problem.rules.append(.contrast(front, on: back, reaching: link.required))
      measurements.append([index])
      return
    }
    measurements[rule].append(index)
    if case .contrast(_, _, let required) = problem.rules[rule], link.required > required {
      problem.rules[rule] = .contrast(front, on: back, reaching: link.required)
    }
  }

  private func end(_ end: MeasuredLink.End, _ input: AuditInput) -> SolverProblem.End {
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

  /// Foregrounds of one role on one surface in one variant, the strongest first: each keeps at least the next one's
  /// ratio.
  private mutating func keepOrders(_ input: AuditInput) {
    struct Group: Hashable {
      let surface: SolverProblem.End
      let role: Role
      let variant: Variant
    }
    var places: [Group: Int] = [:]
    var groups: [[Int]] = []
    for rule in problem.rules.indices {
      guard case .contrast(_, let surface, _) = problem.rules[rule] else { continue }
      for index in measurements[rule] {
        let measurement = input.measurements[index]
        let role = input.plan.pairs[measurement.pair].role
        let group = Group(surface: surface, role: role, variant: measurement.variant)
        let place = places[group] ?? groups.count
        if place == groups.count {
          places[group] = place
          groups.append([])
        }
        if groups[place].last != rule { groups[place].append(rule) }
      }
    }
    var pairs: Set<[Int]> = []
    for group in groups {
      let ranked = group.map { (rule: $0, rise: rise(of: $0)) }
      for side in [1.0, -1.0] {
        let ordered = ranked.filter { $0.rise * side > 0 }
          .sorted { ($1.rise * side, $0.rule) < ($0.rise * side, $1.rule) }
        // Foregrounds that look equal now are each stronger than the next level, wherever they move.
        var levels: [[Int]] = []
        for (place, one) in ordered.enumerated() {
          if place > 0, ordered[place - 1].rise == one.rise {
            levels[levels.count - 1].append(one.rule)
          } else {
            levels.append([one.rule])
          }
        }
        for (stronger, weaker) in zip(levels, levels.dropFirst()) {
          for one in stronger { for other in weaker { keep(one, before: other, &pairs) } }
        }
      }
    }
  }

  /// Adds, once, the order that one contrast rule keeps a greater ratio than another.
  private mutating func keep(_ stronger: Int, before weaker: Int, _ pairs: inout Set<[Int]>) {
    guard pairs.insert([stronger, weaker]).inserted else { return }
    problem.rules.append(.order(stronger: stronger, weaker: weaker))
    measurements.append((measurements[stronger] + measurements[weaker]).sorted())
  }

  /// The contrast of a rule's foreground with its surface, as a ratio less 1; negative if the foreground is darker.
  private func rise(of rule: Int) -> Double {
    guard case .contrast(let front, let back, _) = problem.rules[rule] else { return 0 }
    let (one, other) = (luminance(of: front), luminance(of: back))
    let ratio = ContrastRatio(one, other).value - 1
    return one < other ? -ratio : ratio
  }

  private func luminance(of end: SolverProblem.End) -> RelativeLuminance {
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
