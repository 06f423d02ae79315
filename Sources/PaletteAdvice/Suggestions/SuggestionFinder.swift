package import AuditModel
import ColorMath
import PaletteModel

/// Finds, for a finding about a pair, the nearest color that makes it pass.
package struct SuggestionFinder {
  private let input: AuditInput
  private var solver = ConstraintSolver()

  /// Prepares for the findings of an audit.
  package init(_ input: AuditInput) { self.input = input }

  /// Returns the change of one color that makes every failing cell with that color pass; nil if there is none.
  ///
  /// The color is the one of the worst cell: the foreground's token, else the surface's, else a literal. If possible,
  /// passing cells of other pairs that use the entry still pass.
  package mutating func suggestion(for finding: Finding) -> Suggestion? {
    let failing = finding.cells.compactMap { $0.measurement }.filter { input.measurements[$0].verdict == .fail }
    guard let worst = worst(of: failing), let scene = input.measured.scene(of: input.measurements[worst]) else {
      return nil
    }
    let pair = input.measurements[worst].pair
    let rows = Set(failing.map { input.measurements[$0].pair }).sorted().flatMap { input.rows[$0] }
    for part in Self.parts(of: scene) {
      guard let start = scene.color(of: part) else { continue }
      let all = constraints(on: part, start, of: rows)
      let failing = constraints(on: part, start, of: failing)
      guard
        let nearest = solver.colors(from: start, satisfying: all).first
          ?? solver.colors(from: start, satisfying: failing).first
      else { continue }
      return Suggestion(
        token: name(of: part, pair), color: nearest.color, ratio: scene.painted(part, nearest.color).minimum,
        deltaEOK: nearest.deltaEOK, preset: NearestPreset.nearest.rawValue)
    }
    return nil
  }

  private func worst(of cells: [Int]) -> Int? {
    cells.filter { input.measurements[$0].minimum != nil }
      .min { (input.measurements[$0].minimum?.value ?? 0) < (input.measurements[$1].minimum?.value ?? 0) }
  }

  /// The parts that may change, best first.
  private static func parts(of scene: Scene) -> [MovablePart] {
    let sources = scene.surface.stack.sources
    let base = sources.count == 1 ? sources[0] : nil
    var parts = [MovablePart(scene.foreground.resolved.source), base.flatMap { MovablePart($0) }].compactMap { $0 }
    if scene.foreground.resolved.source == .literal { parts.append(.foreground) }
    if base == .literal { parts.append(.surface) }
    return parts
  }

  /// The demands of measurements on an entry, or on a literal if it is this one.
  private func constraints(
    on part: MovablePart, _ start: Color, of measurements: [Int]
  ) -> [ColorConstraint] {
    let measured = input.measured
    return measurements.compactMap { index in
      guard let scene = measured.scene(of: measured.measurements[index]), scene.involves(part) else { return nil }
      if part == .foreground || part == .surface, scene.color(of: part) != start { return nil }
      return scene.constraint(on: part)
    }
  }

  private func name(of part: MovablePart, _ pair: Int) -> String {
    switch part {
    case .entry(let token, _): input.plan.loaded.palette.displayName(of: token)
    case .foreground: input.plan.foregroundName(of: input.plan.pairs[pair])
    case .surface: input.plan.surfaceName(of: input.plan.pairs[pair])
    }
  }
}
