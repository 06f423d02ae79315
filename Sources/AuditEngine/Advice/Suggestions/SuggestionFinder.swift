import ColorMath
import Palettes

/// Finds, for a finding about a pair, the color with which a person would repair it.
struct SuggestionFinder {
  private let input: AuditInput
  private let parts: PartUses
  private var person: PersonSolver
  private var solver = ConstraintSolver()
  /// The number of pairs measured again over visible backdrops.
  private var openChecks = 0
  /// The most of them, so that large palettes over glass take no longer; then such entries get no suggestion.
  private static let mostOpenChecks = 1_000

  /// Prepares for the findings of an audit.
  init(_ input: AuditInput, _ parts: PartUses) {
    self.input = input
    self.parts = parts
    person = PersonSolver(input.plan.loaded.palette)
  }

  /// Returns the change of one color that makes every failing cell with that color pass; nil if there is none.
  ///
  /// The side that people move first is tried first (`Movers`), in the worst cell. No cell that passes starts to fail,
  /// nothing changes sides, and levels of text and of surfaces stay apart.
  mutating func suggestion(for finding: Finding) -> Suggestion? {
    let failing = finding.cells.compactMap { $0.measurement }.filter { input.measurements[$0].verdict == .fail }
    guard let worst = worst(of: failing), let scene = input.measured.scene(of: input.measurements[worst]) else {
      return nil
    }
    let looks = distinct([worst] + failing)
    let isDark = input.measurements[worst].variant.appearance == .dark
    for part in Movers.parts(of: scene) where !parts.places.isForeign(part) {
      guard let start = scene.color(of: part),
        let found = color(for: part, start, looks.filter { $0 != worst }, scene, leansToComfort: isDark)
      else { continue }
      return Suggestion(
        token: name(of: part, input.measurements[worst].pair), condition: condition(of: part, looks),
        color: found.color,
        ratio: scene.painted(part, found.color).minimum, deltaEOK: found.deltaEOK,
        preset: NearestPreset.person.rawValue)
    }
    return nil
  }

  /// One measurement of each kind: variants often show the same entries.
  private func distinct(_ cells: [MeasurementIndex]) -> [MeasurementIndex] {
    var known: [SceneIdentity] = []
    return cells.filter { cell in
      let identity = input.measured.identity(of: input.measurements[cell], parts.looks)
      guard !known.contains(identity) else { return false }
      known.append(identity)
      return true
    }
  }

  private func worst(of cells: [MeasurementIndex]) -> MeasurementIndex? {
    cells.filter { input.measurements[$0].minimum != nil }
      .min { (input.measurements[$0].minimum?.value ?? 0) < (input.measurements[$1].minimum?.value ?? 0) }
  }

  /// The color for a part with which its failing cells pass.
  private mutating func color(
    for part: MovablePart, _ start: Color, _ failing: [MeasurementIndex], _ scene: Scene, leansToComfort: Bool
  ) -> PassingColor? {
    let limits = limits(of: part)
    var demands = limits?.demands ?? Demands()
    demands.add(scene.sidedConstraint(on: part), by: &solver)
    for cell in failing {
      if let constraint = constraint(on: part, start, of: cell) { demands.add(constraint, by: &solver) }
    }
    let character = scene.character(of: part)
    let found = person.answers(from: start, demands, leansToComfort: leansToComfort, isOneEnough: true) { color in
      limits?.bounds.allow(color) ?? character?.allows(color) ?? true
    }
    return found.first { keepsOpen(part, $0.color) }
  }

  /// The limits of an entry; nil for a literal, which is the pair's own.
  private func limits(of part: MovablePart) -> PartUses.Limits? {
    guard case .entry = part else { return nil }
    return parts.places.written(part).flatMap { parts.limits[$0] }
  }

  private func constraint(on part: MovablePart, _ start: Color, of measurement: MeasurementIndex) -> ColorConstraint? {
    guard let scene = input.measured.scene(of: input.measurements[measurement]), scene.involves(part) else {
      return nil
    }
    if part == .foreground || part == .surface, scene.color(of: part) != start { return nil }
    return scene.sidedConstraint(on: part)
  }

  /// The condition of an entry if other cells fail with another entry of its token.
  private func condition(of part: MovablePart, _ looks: [MeasurementIndex]) -> String? {
    guard case .entry(let token, let entry) = part else { return nil }
    let isPartial = looks.contains {
      input.measured.scene(of: input.measurements[$0]).map { !$0.involves(part) } ?? false
    }
    return isPartial ? input.plan.loaded.palette.tokens[token].entries[entry].label : nil
  }

  /// Returns true if a color leaves what shows through as it is, as far as that can be measured in reasonable time.
  private mutating func keepsOpen(_ part: MovablePart, _ color: EightBitColor) -> Bool {
    guard case .entry = part, let written = parts.places.written(part), let open = parts.found[written]?.openPairs,
      !open.isEmpty
    else { return true }
    openChecks += open.count
    return openChecks <= Self.mostOpenChecks && parts.keepsOpen([(written, color)], open, in: input)
  }

  private func name(of part: MovablePart, _ pair: PairIndex) -> String {
    switch part {
    case .entry(let token, _): input.plan.loaded.palette.displayName(of: token)
    case .foreground: input.plan.foregroundName(of: input.plan.pairs[pair])
    case .surface: input.plan.surfaceName(of: input.plan.pairs[pair])
    }
  }
}
