package import ColorMath
package import Palettes

/// Passing colors for one pair in one variant, by a preset.
///
/// As a person would move them: first the side that people move, with the least change and a comfortable one; then the
/// other. By the other presets: foregrounds first, then surfaces, each kind nearest first.
package struct PairSuggestions: Sendable {
  /// The side that changes.
  package enum Moves: String, Sendable {
    case foreground
    case surface
  }

  /// One color that makes the pair pass.
  package struct Move: Sendable {
    /// The color to write, with the alpha of the one that it replaces unless only more opacity helps.
    package var color: Color
    /// The ratio that the color reaches, 1…21.
    package var ratio: ContrastRatio
    /// The distance from the present color in Oklab.
    package var deltaEOK: Double
    /// True if the foreground or the surface moves.
    package var moves: Moves
    /// The preset that chose the color.
    package var preset: NearestPreset
    /// True if the pair changes sides: what was lighter than the other is darker with the color.
    package var flips = false
  }

  /// The results if the backdrop of the surface shows.
  package struct OverBackdrops: Sendable {
    /// True if a foreground was found, none exists, or neither is proven.
    package var foregrounds: StackRepair<[PassingColor]>
    /// The best least ratio of any foreground, judging by white, black and grays between, and its color.
    package var best: (color: EightBitColor, ratio: ContrastRatio)?
  }

  /// The finding about the pair in the audit of its palette, with all ways to repair it.
  package struct Advised: Sendable {
    package let audit: AuditResult
    package let finding: Finding
  }

  /// The present measurement of the pair.
  package let measurement: Measurement
  /// The variants that the answer holds for: those with the same colors and the same ratio.
  package let variants: VariantSet
  /// In the order of the preset; empty if the pair passes, has no minimum, or nothing can be done.
  package private(set) var moves: [Move] = []
  /// True if colors exist with which light and dark change places, whether they are listed or not.
  package private(set) var hasFlips = false
  /// The ways to repair the pair by preference; nil for other presets, and if nothing has to be done.
  package private(set) var advised: Advised?
  /// The foregrounds over a visible backdrop; nil on an opaque surface and if nothing has to be done.
  package private(set) var overBackdrops: OverBackdrops?

  /// Measures a pair on a surface of the palette's audit file and searches from there; nil if it does not exist.
  package init?(
    _ pair: Pair, in variant: Variant, of loaded: LoadedPalette, policy: Policy, preset: NearestPreset = .person,
    allowsFlip: Bool = false, margin: Double = AdviceWishes.usualMargin
  ) {
    let palette = loaded.with { $0.declaration.pairs.append(pair) }
    let loaded = loaded.with { $0.declaration.pairs = [pair] }
    let plan = AuditPlan(loaded, policy: policy, variants: VariantSet(variant))
    let audit = Measurer.measure(plan)
    guard let measurement = audit.measurements.first else { return nil }
    self.measurement = measurement
    variants = Self.variants(like: measurement, in: loaded, policy)
    guard measurement.verdict != .pass else { return }
    if preset == .person { advised = Self.advised(palette, policy, margin) }
    guard let scene = audit.scene(of: measurement) else {
      look(overBackdropsOf: AuditInput(audit), preset)
      return
    }
    guard !scene.minimum.reaches(scene.required) else { return }
    guard preset == .person else {
      moves =
        Self.moves(.foreground, .foreground, in: scene, preset) + Self.moves(.surface, .surface, in: scene, preset)
      return
    }
    moves = Self.personMoves(in: scene, loaded.palette, margin)
    if let move = advised.flatMap({ Self.answer(of: $0, in: scene) ?? Self.own(of: $0, in: scene, variant) }) {
      moves.removeAll { $0.moves == move.moves && $0.color == move.color }
      moves.insert(move, at: 0)
    }
    if let move = Self.opacity(in: scene), !moves.contains(where: { $0.moves == .foreground }) {
      moves.insert(move, at: 0)
    }
    guard allowsFlip || moves.isEmpty else { return }
    let flips =
      Self.moves(.foreground, .foreground, in: scene, preset) + Self.moves(.surface, .surface, in: scene, preset)
    for var flip in flips where !moves.contains(where: { $0.moves == flip.moves && $0.color == flip.color }) {
      flip.flips = true
      hasFlips = true
      if allowsFlip { moves.append(flip) }
    }
  }

  /// The variants in which the only pair of a palette has the colors and the ratio of a measurement.
  private static func variants(like own: Measurement, in loaded: LoadedPalette, _ policy: Policy) -> VariantSet {
    let loaded = loaded.with { $0.declaration.states = [] }
    return VariantSet(
      Measurer.measure(AuditPlan(loaded, policy: policy)).measurements.filter { other in
        other.foregroundColor == own.foregroundColor && other.surfaceColor == own.surfaceColor
          && other.minimum == own.minimum && other.maximum == own.maximum && other.verdict == own.verdict
      }.map { VariantSet($0.variant) })
  }

  /// The least opacity, in steps of 8 bits, with which a translucent foreground passes in its own color; nil for none.
  private static func opacity(in scene: Scene) -> Move? {
    let start = scene.foreground.color
    guard start.alpha < 1, scene.foreground.layers.count == 1 else { return nil }
    let seen = scene.sight.foregroundColor.oklab
    for step in Int(start.alpha * 255) + 1...255 {
      let more = scene.painted(opacity: Double(step) / 255)
      guard more.minimum.reaches(scene.required) else { continue }
      return Move(
        color: more.foreground.color, ratio: more.minimum,
        deltaEOK: DeltaE.ok(seen, more.sight.foregroundColor.oklab), moves: .foreground, preset: .person)
    }
    return nil
  }

  /// Suggestions for a color on an opaque color, as text of unknown size under the default policy.
  package init?(_ foreground: Color, on surface: Color) {
    let place = SourceLocation(file: "")
    var declaration = AuditDeclaration.Draft(id: "", name: "", at: place)
    let back = WrittenColor(.literal(surface), text: surface.cssText, at: place)
    declaration.surfaces = [Surface(name: back.text, at: place, layers: Adaptive([.color(back)]))]
    let front = WrittenColor(.literal(foreground), text: foreground.cssText, at: place)
    let pair = Pair(Foreground(Adaptive(front), text: front.text), on: SurfaceIndex(0), role: .text, at: place)
    let loaded = LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
    self.init(pair, in: .light, of: loaded, policy: .standard)
  }

  /// Searches over the backdrops of a translucent surface, judged by proven bounds.
  private mutating func look(overBackdropsOf input: AuditInput, _ preset: NearestPreset) {
    guard measurement.isRepairable, let parts = input.measured.parts(of: measurement),
      let required = measurement.requirement.minimum
    else { return }
    let height = input.plan.lineHeight(of: input.plan.pairs[measurement.pair])
    let question = RepairQuestion(parts, required: required, lineHeight: height)
    var solver = RepairSolver(input.plan.loaded.declaration.images, preset: preset)
    let foregrounds = solver.foregrounds(question)
    overBackdrops = OverBackdrops(foregrounds: foregrounds, best: solver.strongest(question))
    guard case .found(let colors, _) = foregrounds else { return }
    let alpha = parts.foreground.color.alpha
    moves = colors.compactMap { found in
      solver.minimum(of: question, with: found.color).map { ratio in
        Move(
          color: Color(.sRGB, found.color.encoded.components, alpha: alpha), ratio: max(ratio, required),
          deltaEOK: found.deltaEOK,
          moves: .foreground, preset: preset)
      }
    }
  }

  /// The audit of a palette whose last pair is the one in question, with the finding about it; nil if there is none.
  private static func advised(_ palette: LoadedPalette, _ policy: Policy, _ margin: Double) -> Advised? {
    var wishes = AdviceWishes()
    wishes.margin = margin
    let result = AuditResult(palette, policy: policy, wishes: wishes)
    let last = DeclaredPairIndex(palette.declaration.pairs.count - 1)
    let finding = result.findings.first { finding in
      guard !finding.options.isEmpty, case .pair(let pair) = finding.evidence.subject else { return false }
      return result.plan.pairs[pair].uses.contains { $0.declared == last }
    }
    return finding.map { Advised(audit: result, finding: $0) }
  }

  /// The first answer of the palette's advice with which a scene passes, for the side that people move first; nil if
  /// there is none.
  private static func answer(of advised: Advised, in scene: Scene) -> Move? {
    let places = WrittenParts(advised.audit.plan.loaded.palette)
    let edits = advised.finding.options.filter { $0.kind.isOfEntry }.flatMap { $0.edits }
    for mover in Movers.parts(of: scene) {
      guard case .entry = mover, let written = places.written(mover), case .entry(let token, let entry) = written,
        let edit = edits.last(where: { $0.token == token && $0.model == entry })
      else { continue }
      let painted = places.members(of: written, in: scene).reduce(scene) { $0.painted($1, edit.color) }
      guard painted.minimum.reaches(scene.required), let from = scene.color(of: mover) else { continue }
      return Move(
        color: Color(.sRGB, edit.color.encoded.components, alpha: edit.alpha), ratio: painted.minimum,
        deltaEOK: DeltaE.ok(from.linearSRGB.oklab, edit.color.oklab),
        moves: scene.isForeground(mover) ? .foreground : .surface, preset: .person)
    }
    return nil
  }

  /// The color of its own that the palette's advice has for a pair in a variant; nil if there is none.
  private static func own(of advised: Advised, in scene: Scene, _ variant: Variant) -> Move? {
    guard case .pair(let pair) = advised.finding.evidence.subject else { return nil }
    let plan = advised.audit.plan
    for option in advised.finding.options where option.kind == .own || option.kind == .gray {
      let isFront = option.subject == plan.foregroundName(of: plan.pairs[pair])
      let part: MovablePart = isFront ? .foreground : .surface
      guard let change = option.changes.first(where: { $0.variants?.contains(variant) ?? true }),
        let color = change.color, let start = scene.color(of: part),
        scene.painted(part, color).minimum.reaches(scene.required)
      else { continue }
      return Move(
        color: Color(.sRGB, color.encoded.components, alpha: start.alpha), ratio: scene.painted(part, color).minimum,
        deltaEOK: DeltaE.ok(start.linearSRGB.oklab, color.oklab), moves: isFront ? .foreground : .surface,
        preset: .person)
    }
    return nil
  }

  /// The colors that a person would try, the side that people move first.
  private static func personMoves(in scene: Scene, _ palette: Palette, _ margin: Double) -> [Move] {
    var person = PersonSolver(palette)
    var solver = ConstraintSolver()
    return Movers.parts(of: scene).flatMap { mover -> [Move] in
      let isFront = scene.isForeground(mover)
      let part: MovablePart = isFront ? .foreground : .surface
      guard let start = scene.color(of: part) ?? scene.color(of: mover) else { return [] }
      var demands = Demands(margin: margin)
      demands.add(scene.sidedConstraint(on: mover), isMissed: true, by: &solver)
      let character = scene.character(of: mover)
      let found = person.answers(from: start, demands) { character?.allows($0) ?? true }
      return found.map { color in
        Move(
          color: Color(.sRGB, color.color.encoded.components, alpha: start.alpha),
          ratio: scene.painted(mover, color.color).minimum, deltaEOK: color.deltaEOK,
          moves: isFront ? .foreground : .surface, preset: .person)
      }
    }
  }

  private static func moves(
    _ kind: Moves, _ part: MovablePart, in scene: Scene, _ preset: NearestPreset
  ) -> [Move] {
    guard let start = scene.color(of: part) else { return [] }
    let constraint = scene.constraint(on: part)
    var solver = ConstraintSolver()
    return solver.colors(from: start, satisfying: [constraint], preset: preset).map { found in
      Move(
        color: Color(.sRGB, found.color.encoded.components, alpha: start.alpha),
        ratio: scene.painted(part, found.color).minimum, deltaEOK: found.deltaEOK, moves: kind, preset: preset)
    }
  }
}
