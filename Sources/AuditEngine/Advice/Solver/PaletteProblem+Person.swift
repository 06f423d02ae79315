import ColorMath
import Palettes

/// The rules that no ratio asks for: what a person would not do to a palette.
extension PaletteProblem {
  /// The factor of labels that are almost white on the fills of controls: the fill moves before its label.
  static let labelWeight = 16.0
  /// The distance from the middle in OKLab lightness that surfaces keep, more than what the luminance of a tint adds.
  static let margin = 0.005

  /// Counts every surface as many times more as it has foregrounds, and labels on fills more than their fills.
  mutating func weigh(_ input: AuditInput) {
    var users: [Int: Set<ForegroundIndex>] = [:]
    var labels: Set<Int> = []
    for measurement in input.measurements where measurement.requirement.minimum != nil {
      let pair = input.plan.pairs[measurement.pair]
      guard pair.role != .linkCue, let parts = input.measured.parts(of: measurement) else { continue }
      for place in parts.surface.sources.compactMap({ $0.entry }) {
        guard let variable = variable(of: place) else { continue }
        let color = problem.variables[variable].color
        guard color.alpha >= 1, !ColorCharacter.isFill(color.linearSRGB.oklab) else { continue }
        users[variable, default: []].insert(pair.foreground)
      }
      guard let place = parts.foreground.source.entry, let variable = variable(of: place),
        let surface = measurement.surfaceColor?.oklab, ColorCharacter.isFill(surface),
        ColorCharacter.isNearWhite(problem.variables[variable].color.linearSRGB.oklab)
      else { continue }
      labels.insert(variable)
    }
    for (variable, foregrounds) in users { problem.variables[variable].weight *= Double(1 + foregrounds.count) }
    for variable in labels { problem.variables[variable].weight *= Self.labelWeight }
    surfaces = Set(users.keys)
  }

  /// Keeps light surfaces light and dark ones dark.
  mutating func keepSurfaces() {
    for variable in surfaces.sorted() {
      let color = problem.variables[variable].color
      let isLight = color.linearSRGB.oklab.lightness >= ColorCharacter.middle
      let edge = ShadePath(through: color)
        .color(at: ColorCharacter.middle + (isLight ? Self.margin : -Self.margin)).linearSRGB.relativeLuminance
      let own = color.relativeLuminance
      add(
        .reach(variable: variable, lighter: isLight ? min(own, edge) : nil, darker: isLight ? nil : max(own, edge)),
        .side(entries[variable][0]), [])
    }
  }

  /// Keeps neighboring levels of text and of surfaces apart, at least as far as they are now.
  mutating func keepLevels(_ input: AuditInput, _ firm: [LevelOrder.Neighbors: ContrastRatio]) {
    let order = LevelOrder(input)
    var known: [[SolverProblem.End]: Int] = [:]
    for (levels, reason) in [(order.texts, PaletteSolution.Reason.texts), (order.surfaces, .surfaces)] {
      for level in levels {
        let ends = [level.lighter, level.darker].map { index in
          input.measured.parts(of: input.measurements[index]).flatMap {
            reason == .texts ? end(of: $0.foreground, input) : end(of: $0.surface, input)
          }
        }
        guard let lighter = ends[0], let darker = ends[1], lighter != darker, isOpen(lighter) || isOpen(darker)
        else { continue }
        let quotient = (luminance(of: lighter).value + 0.05) / (luminance(of: darker).value + 0.05)
        // The lighter of two tints can have less luminance; below 1 a ratio is not exact to the last bit.
        let present = ContrastRatio(quotient < 1 ? quotient - 1e-9 : quotient)
        let ratio = firm[level] ?? min(present, self.ratio(keeping: level, reason, input))
        if let rule = known[[lighter, darker]] {
          guard case .apart(_, _, let old) = problem.rules[rule] else { continue }
          problem.rules[rule] = .apart(lighter: lighter, darker: darker, by: max(old, ratio))
        } else {
          known[[lighter, darker]] = problem.rules.count
          add(.apart(lighter: lighter, darker: darker, by: ratio), reason, [level.darker, level.lighter].sorted())
        }
      }
    }
  }

  /// The ratio that keeps two levels apart: texts may move far away from their surface, surfaces do not move far.
  private func ratio(
    keeping level: LevelOrder.Neighbors, _ reason: PaletteSolution.Reason, _ input: AuditInput
  ) -> ContrastRatio {
    let shown = input.measurements[level.darker]
    guard let front = shown.foregroundColor?.oklab.lightness, let back = shown.surfaceColor?.oklab.lightness else {
      return LevelOrder.ratio(keeping: level.distance)
    }
    let isText = reason == .texts
    return LevelOrder.ratio(
      keeping: level.distance, from: isText ? front : back,
      toward: isText ? (front < back ? .darker : .lighter) : nil)
  }

  private func isOpen(_ end: SolverProblem.End) -> Bool { if case .variable = end { true } else { false } }

  private mutating func add(_ rule: SolverProblem.Rule, _ reason: PaletteSolution.Reason, _ shown: [MeasurementIndex]) {
    reasons[problem.rules.count] = reason
    problem.rules.append(rule)
    measurements.append(shown)
  }

  private func end(of foreground: PreparedForeground, _ input: AuditInput) -> SolverProblem.End? {
    foreground.opaqueLuminance.map { luminance in
      foreground.source.entry.map { end(.entry($0), input) } ?? .fixed(luminance)
    }
  }

  /// The top layer of a surface if it is opaque; nil if something shows through.
  private func end(of surface: PreparedSurface, _ input: AuditInput) -> SolverProblem.End? {
    guard surface.filters.isEmpty, surface.colors.count == 1 else { return nil }
    guard surface.sources.contains(where: { $0.entry != nil }) else { return .fixed(surface.luminances[0]) }
    guard case .layer(let top, _)? = surface.steps.last, top.alpha >= 1, let source = surface.sources.last
    else { return nil }
    return source.entry.map { end(.entry($0), input) } ?? .fixed(surface.luminances[0])
  }
}

extension LevelOrder {
  /// The lightness of grays at which the slope of ln(Y + 0.05) is steepest, with Y = L³: ∛0.1.
  private static let steepest = 0.46415888

  /// The ratio that keeps two grays a distance in OKLab lightness apart.
  ///
  /// - Parameters:
  ///   - lightness: that of the darker one; nil for the worst.
  ///   - side: the way that both may move far; nil if they stay about where they are.
  static func ratio(keeping distance: Double, from lightness: Double? = nil, toward side: Side? = nil)
    -> ContrastRatio
  {
    let own = lightness ?? steepest
    let worst =
      switch side {
      case .darker?: min(own + distance, steepest)
      case .lighter?: max(own, steepest)
      case nil: max(own, min(own + distance, steepest))
      }
    let slope = 3 * worst * worst / (worst * worst * worst + 0.05)
    return ContrastRatio(Exponential.power(slope * distance))
  }
}
