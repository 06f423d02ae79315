import ColorMath
package import PaletteModel

/// Finds entries for increased contrast that tokens lack: the nearest colours that reach what the policy aims at.
///
/// Only foregrounds get one, each for itself, one after another; what stands on a token that is also a surface keeps at
/// least the ratio that it has.
package struct IncreasedEntryFinder {
  private let input: AuditInput
  private let variant: Variant
  private var scenes: Measurer
  private var solver = ConstraintSolver()
  /// The measurements in the variant, with reduced transparency as well, in which a part takes part.
  private var users: [MovablePart: [Int]] = [:]
  private var painted: [(part: MovablePart, color: EightBitColor)] = []

  /// The new entries, by token, light before dark; none for a token that reaches the aims already or cannot.
  package static func edits(of input: AuditInput) -> [ColorEdit] {
    let found = [Variant.lightIncreased, .darkIncreased].flatMap { variant in
      var search = IncreasedEntryFinder(input, variant)
      return search.edits()
    }
    let tokens = input.plan.loaded.palette.tokens
    return Dictionary(grouping: found, by: \.token).sorted { $0.key < $1.key }
      .flatMap { tokens[$0.key].asXcodeWrites($0.value) }
  }

  private init(_ input: AuditInput, _ variant: Variant) {
    self.input = input
    self.variant = variant
    scenes = Measurer(input.plan)
  }

  private mutating func edits() -> [ColorEdit] {
    var parts: [MovablePart] = []
    for index in input.measurements.indices {
      let measurement = input.measurements[index]
      guard measurement.state == nil, measurement.variant.contrast == .increased,
        measurement.variant.appearance == variant.appearance, let scene = scenes.scene(of: measurement)
      else { continue }
      for part in Self.entries(in: scene) where users[part]?.last != index { users[part, default: []].append(index) }
      if let part = MovablePart(scene.foreground.resolved.source), !parts.contains(part) { parts.append(part) }
    }
    return parts.compactMap { part in
      guard case .entry(let token, _) = part else { return nil }
      return edit(of: part, token)
    }
  }

  /// The entry that a token lacks; nil where it has one, needs none, or none reaches the aims.
  private mutating func edit(of part: MovablePart, _ token: Int) -> ColorEdit? {
    let owner = input.plan.loaded.palette.tokens[token]
    guard let place = owner.editPlace(for: variant, on: input.plan.loaded.declaration.idiom), case .new = place else {
      return nil
    }
    var constraints: [ColorConstraint] = []
    var start: Color?
    var isShort = false
    for index in users[part, default: []] {
      guard var scene = scene(index) else { continue }
      if scene.isForeground(part) {
        start = start ?? scene.foreground.resolved.color
        scene = scene.requiring(aim(of: input.measurements[index]))
        if !scene.minimum.reaches(scene.required) { isShort = true }
      } else {
        scene = scene.requiring(scene.minimum)
      }
      constraints.append(scene.constraint(on: part))
    }
    guard isShort, let start, let found = solver.colors(from: start, satisfying: constraints).first else { return nil }
    painted.append((part, found.color))
    return ColorEdit(token: token, place: place, color: found.color, alpha: owner.alpha(at: place))
  }

  /// The ratio that increased contrast should reach, at least what is required.
  private func aim(of measurement: Measurement) -> ContrastRatio {
    let pair = input.plan.pairs[measurement.pair]
    let required = measurement.requirement.minimum ?? ContrastRatio(1)
    let aim = (input.plan.policy.increased ?? .advised).ratio(for: pair.role, pair.size) ?? required
    return aim > required ? aim : required
  }

  /// A measurement with the entries found so far.
  private mutating func scene(_ index: Int) -> Scene? {
    guard var scene = scenes.scene(of: input.measurements[index]) else { return nil }
    for (part, color) in painted where scene.involves(part) { scene = scene.painted(part, color) }
    return scene
  }

  private static func entries(in scene: Scene) -> [MovablePart] {
    let sources = scene.surface.stack.sources + [scene.foreground.resolved.source]
    return (sources + [scene.against?.resolved.source].compactMap(\.self)).compactMap { MovablePart($0) }
  }
}

extension Scene {
  /// The same scene held to another ratio.
  fileprivate func requiring(_ ratio: ContrastRatio) -> Scene {
    Scene(foreground: foreground, surface: surface, against: against, required: ratio)
  }
}

extension Token {
  /// The alpha of the entry that is changed or followed.
  fileprivate func alpha(at place: ColorEdit.Place) -> Double {
    let model =
      switch place {
      case .entry(let index), .new(_, let index): index
      }
    guard entries.indices.contains(model), case .color(let color) = entries[model].value else { return 1 }
    return color.alpha
  }

  /// The same new entries, the one for light as High Any where one for dark comes with it.
  fileprivate func asXcodeWrites(_ edits: [ColorEdit]) -> [ColorEdit] {
    let hasDark = edits.contains { if case .new(.highDark, _) = $0.place { true } else { false } }
    let own = Set(entries.filter { !$0.isEmpty }.map(\.condition))
    guard hasDark, own.contains(.dark), own.isDisjoint(with: [.light, .highAny]) else { return edits }
    return edits.map { edit in
      guard case .new(.highLight, let model) = edit.place else { return edit }
      return ColorEdit(token: edit.token, place: .new(.highAny, like: model), color: edit.color, alpha: edit.alpha)
    }
  }
}
