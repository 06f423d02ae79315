import ColorMath
import FileSyntax
import Palettes

/// Colors for one pair alone: its own, the other label, and grays in place of weaker text of the system.
extension OptionFinder {
  /// The results of a pair that show one color on the side that changes.
  struct Look {
    let start: Color
    var failing: [(index: MeasurementIndex, scene: Scene)] = []
    var passing: [(index: MeasurementIndex, scene: Scene)] = []
    /// The results that pass in other pairs of the same part, which have the color as well.
    var mates: [Mate] = []
    var variants = VariantSet()

    /// The results of the pair in a variant.
    func scenes(in variant: Variant, of input: AuditInput) -> [Scene] {
      (failing + passing).filter { input.measurements[$0.index].variant == variant }.map { $0.scene }
    }
  }

  /// A passing result of another pair of a part.
  struct Mate {
    let variant: Variant
    let scene: Scene
  }

  /// The color of one look.
  struct Own {
    let pair: PairIndex
    var look: Look
    var color: EightBitColor
    var variants: VariantSet
    var deltaEOK = 0.0
  }

  /// The pairs whose own colors are chosen together: those that show one color in one role.
  struct Cluster: Hashable {
    let color: Int
    let isSurface: Bool
    let role: Role
  }

  /// The colors of the system that are weaker than its label.
  private static let weaker: Set<String> = [
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "secondary", "tertiary", "quaternary", "placeholderText",
  ]

  /// The options of a pair that replace one of its colors.
  mutating func colors(
    of pair: PairIndex, _ failing: [MeasurementIndex],
    _ open: (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)?
  ) -> [RepairOption] {
    guard let (part, worst) = side(failing) else {
      return [open.flatMap { own(of: pair, failing, $0) }].compactMap { $0 }
    }
    var options = existing(of: pair, part, failing) + [own(of: pair, part, failing)].compactMap { $0 }
    if !isWeaker(worst.foreground.source), let label = label(of: pair, failing, isFill: isFill(worst)) {
      options.append(label)
    }
    return options
  }

  /// The side that people would change in the worst of some results; nil over visible backdrops.
  ///
  /// The color of a whole screen stays; that of a control changes before its label.
  private func side(_ failing: [MeasurementIndex]) -> (part: MovablePart, worst: Scene)? {
    let scenes = failing.compactMap { input.measured.scene(of: input.measurements[$0]) }
    guard let worst = scenes.min(by: { $0.minimum < $1.minimum }) else { return nil }
    let mover = Movers.parts(of: worst).first
    let isNearWhite = ColorCharacter.isNearWhite(worst.foreground.color.linearSRGB.oklab)
    let isSurface = isFill(worst) && mover.map { !worst.isForeground($0) } ?? isNearWhite
    return (isSurface ? .surface : .foreground, worst)
  }

  private func isFill(_ scene: Scene) -> Bool {
    scene.color(of: .surface).map { ColorCharacter.isFill($0.linearSRGB.oklab) } ?? false
  }

  func isWeaker(_ source: ResolvedColor.Origin) -> Bool {
    if case .system(let name) = source { Self.weaker.contains(name) } else { false }
  }

  /// The looks of a pair, each with its failing results and those that pass.
  mutating func looks(of pair: PairIndex, _ part: MovablePart, _ failing: [MeasurementIndex]) -> [Look] {
    var looks: [Look] = []
    for index in input.rows[pair.offset] {
      let isFailing = failing.contains(index)
      guard isFailing || input.measurements[index].isMet,
        let scene = input.measured.scene(of: input.measurements[index])?.withOpaqueForeground(if: part == .foreground),
        let start = scene.color(of: part)
      else { continue }
      // A color that both appearances show may need one for each.
      let place = looks.firstIndex { $0.start == start } ?? looks.count
      if place == looks.count { looks.append(Look(start: start)) }
      looks[place].variants.insert(VariantSet(input.measurements[index].variant))
      if isFailing { looks[place].failing.append((index, scene)) } else { looks[place].passing.append((index, scene)) }
    }
    if part == .foreground {
      for mate in mates(of: pair) {
        let place = looks.firstIndex {
          $0.start == mate.scene.foreground.color && $0.variants.contains(mate.variant)
        }
        if let place { looks[place].mates.append(mate) }
      }
    }
    return looks.filter { !$0.failing.isEmpty }
  }

  /// The different results that pass in the other pairs with the literal of a pair that are the same part.
  private mutating func mates(of pair: PairIndex) -> [Mate] {
    let part = pairs.part(of: pair)
    guard part.count > 1 else { return [] }
    if let known = mates[part] { return known }
    var seen: [Variant: Set<SceneIdentity>] = [:]
    let found = part.flatMap { input.rows[$0.offset] }.compactMap { index -> Mate? in
      let measurement = input.measurements[index]
      guard measurement.isMet, let scene = input.measured.scene(of: measurement)?.withOpaqueForeground(if: true),
        seen[measurement.variant, default: []].insert(input.measured.identity(of: measurement, adviser.parts.looks))
          .inserted
      else { return nil }
      return Mate(variant: measurement.variant, scene: scene)
    }
    mates[part] = found
    return found
  }

  /// The colors of a look: one that passes wherever the look does, else one for each appearance; empty for none.
  ///
  /// If one for both has not the usual margin, because of what passes, one for each may have it.
  private mutating func colors(
    for part: MovablePart, _ look: Look
  ) -> [(look: Look, color: PassingColor, variants: VariantSet)] {
    let passing = look.passing.map { $0.scene }
    let mates = look.mates.map { $0.scene }
    if !mates.isEmpty, let shared = own(part, look, keeping: mates + passing) { return [(look, shared, look.variants)] }
    let whole = own(part, look, keeping: passing)
    if let whole, hasMargin(whole.color, part, look) { return [(look, whole, look.variants)] }
    let parts = divided(for: part, look)
    if let whole, parts.isEmpty || !parts.allSatisfy({ hasMargin($0.color.color, part, $0.look) }) {
      return [(look, whole, look.variants)]
    }
    return parts
  }

  private func hasMargin(_ color: EightBitColor, _ part: MovablePart, _ look: Look) -> Bool {
    let margin = min(adviser.wishes.margin, AdviceWishes.usualMargin)
    return look.failing.allSatisfy { _, scene in
      scene.painted(part, color).minimum.reaches(ContrastRatio(min(21, scene.required.value * margin)))
    }
  }

  /// The ΔE-OK below which two new colors are made one: nobody keeps several that nearly look the same.
  private static var leastSeen: Double { 0.03 }

  /// Returns true if a color passes with the usual margin where a look fails, and wherever the look passes.
  private func serves(_ color: EightBitColor, _ part: MovablePart, _ look: Look) -> Bool {
    hasMargin(color, part, look)
      && (look.passing.map { $0.scene } + look.mates.map { $0.scene }).allSatisfy {
        $0.painted(part, color).minimum.reaches($0.required)
      }
  }

  /// The color that people would take for a look: for a color of the system, its own one for Increase Contrast if that passes.
  private mutating func own(_ part: MovablePart, _ look: Look, keeping passing: [Scene]) -> PassingColor? {
    let failing = look.failing.map { $0.scene }
    if part == .foreground, let first = look.failing.first,
      let color = increased(failing[0].foreground.source, in: input.measurements[first.index].variant),
      failing.allSatisfy({ $0.painted(part, color).minimum.reaches(adviser.wishes.asked($0.required)) }),
      passing.allSatisfy({ $0.painted(part, color).minimum.reaches($0.required) })
    {
      let start = look.start.linearSRGB.oklab
      return PassingColor(
        color: color, deltaEOK: DeltaE.ok(start, color.oklab),
        direction: color.oklab.lightness < start.lightness ? .darker : .lighter)
    }
    return adviser.own(part, from: look.start, in: failing, keeping: passing)
  }

  /// The color that a colorful color of the system has with Increase Contrast; nil for others.
  private func increased(_ source: ResolvedColor.Origin, in variant: Variant) -> EightBitColor? {
    guard case .system(let name) = source, variant.contrast == .standard else { return nil }
    let written = WrittenColor(.system(name), text: name, at: SourceLocation(file: ""))
    let variant = Variant(variant.appearance, .increased, variant.transparency)
    guard let color = try? ColorResolver(input.plan.loaded).resolve(written, in: variant).color,
      ColorCharacter.isFill(color.linearSRGB.oklab)
    else { return nil }
    return color.encodedSRGB.eightBit
  }

  /// The colors of a look for each appearance.
  private mutating func divided(
    for part: MovablePart, _ look: Look
  ) -> [(look: Look, color: PassingColor, variants: VariantSet)] {
    Appearance.allCases.compactMap { appearance in
      var own = Look(start: look.start)
      own.failing = look.failing.filter { input.measurements[$0.index].variant.appearance == appearance }
      own.passing = look.passing.filter { input.measurements[$0.index].variant.appearance == appearance }
      guard !own.failing.isEmpty else { return nil }
      let kept = self.own(part, own, keeping: own.passing.map { $0.scene })
      guard let color = kept ?? self.own(part, own, keeping: []) else { return nil }
      let cells = kept == nil ? own.failing : own.failing + own.passing
      return (own, color, VariantSet(cells.map { VariantSet(input.measurements[$0.index].variant) }))
    }
  }

  /// The colors of the looks of a pair, nearly equal ones of its cluster made one.
  private mutating func owns(of pair: PairIndex, _ part: MovablePart) -> [Own] {
    let planned = input.plan.pairs[pair]
    let color = part == .surface ? planned.surface.offset : planned.foreground.offset
    let cluster = Cluster(color: color, isSurface: part == .surface, role: planned.role)
    if let found = owns[cluster]?[pair] { return found }
    let isAsked = asked.contains(pair)
    let others =
      !isAsked
      ? [pair]
      : asked.filter { other in
        let pair = input.plan.pairs[other]
        return pair.role == planned.role
          && (part == .surface ? pair.surface == planned.surface : pair.foreground == planned.foreground)
      }
    var all: [Own] = []
    for other in others {
      let failing = input.rows[other.offset].filter {
        input.measurements[$0].verdict == .fail && input.measurements[$0].minimum != nil
      }
      guard side(failing)?.part == part else { continue }
      for look in looks(of: other, part, failing) {
        for (own, color, variants) in colors(for: part, look) {
          all.append(Own(pair: other, look: own, color: color.color, variants: variants, deltaEOK: color.deltaEOK))
        }
      }
    }
    unite(&all, part)
    guard isAsked else { return all }
    var found: [PairIndex: [Own]] = [:]
    for other in others { found[other] = all.filter { $0.pair == other } }
    owns[cluster] = found
    return found[pair] ?? []
  }

  /// Gives colors that nearly look the same the one of them that is enough for all.
  private func unite(_ all: inout [Own], _ part: MovablePart) {
    var leaders: [EightBitColor] = []
    for place in all.indices.ordered(by: { (-all[$0].deltaEOK, $0) < (-all[$1].deltaEOK, $1) }) {
      let (look, color) = (all[place].look, all[place].color)
      let leader = leaders.first { leader in
        leader == color || DeltaE.ok(leader.oklab, color.oklab) < Self.leastSeen && serves(leader, part, look)
      }
      guard let leader else {
        leaders.append(color)
        continue
      }
      all[place].color = leader
      all[place].deltaEOK = DeltaE.ok(look.start.linearSRGB.oklab, leader.oklab)
    }
  }

  /// The pairs of results: those of themes that show one place are one finding.
  func pairIndices(of failing: [MeasurementIndex]) -> [PairIndex] {
    Set(failing.map { input.measurements[$0].pair }).sorted()
  }

  private mutating func own(
    of pair: PairIndex, _ part: MovablePart, _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    let chosen = pairIndices(of: failing).flatMap { owns(of: $0, part) }
      .ordered { ($0.variants.variants.first?.rawValue ?? 0) < ($1.variants.variants.first?.rawValue ?? 0) }
    let isGray =
      part == .foreground
      && chosen.contains { own in
        own.look.failing.contains { isWeaker($0.scene.foreground.source) }
      }
    return option(isGray ? .gray : .own, of: pair, part, chosen, failing)
  }

  /// The option of the colors that replace one side of a pair; nil if they repair none of the results.
  mutating func option(
    _ kind: RepairOption.Kind, of pair: PairIndex, _ part: MovablePart, _ chosen: [Own], _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    var changes: [RepairOption.Change] = []
    var cleared: [MeasurementIndex: ContrastRatio] = [:]
    for own in chosen {
      for (index, scene) in own.look.failing where failing.contains(index) {
        cleared[index] = scene.painted(part, own.color).minimum
      }
      let from = SeenColor.eightBit(own.look.start.encodedSRGB).hex
      if let place = changes.firstIndex(where: { $0.from == from && $0.to == own.color.hex }) {
        changes[place].variants?.formUnion(own.variants)
      } else {
        changes.append(
          RepairOption.Change(variants: own.variants, from: from, to: own.color.hex, color: own.color))
      }
    }
    guard let least = cleared.values.min() else { return nil }
    let all = VariantSet(
      pairIndices(of: failing).flatMap { input.rows[$0.offset] }.map { VariantSet(input.measurements[$0].variant) })
    if changes.count == 1, changes[0].variants == all { changes[0].variants = nil }
    let planned = input.plan.pairs[pair]
    let name = part == .foreground ? input.plan.foregroundName(of: planned) : input.plan.surfaceName(of: planned)
    var option = RepairOption(
      kind: kind, subject: name, changes: changes, clears: cleared.count, failing: failing.count, ratio: least,
      deltaEOK: kind == .label ? nil : chosen.map { $0.deltaEOK }.max())
    option.repairs = repairs(Set(cleared.keys), of: failing)
    let mates = chosen.flatMap { own in own.look.mates.filter { own.variants.contains($0.variant) }.map { (own, $0) } }
    if mates.contains(where: { !$0.1.scene.painted(part, $0.0.color).minimum.reaches($0.1.scene.required) }) {
      option.isAlone = true
    } else if !mates.isEmpty {
      option.touches = pairs.part(of: pair).count - 1
    }
    option.isGreat = chosen.contains { own in
      let start = own.look.start.linearSRGB.oklab
      return PlanLimits.isGreat(DeltaE.ok(start, own.color.oklab), from: start)
    }
    return option
  }

  /// The variants of failing results that all pass.
  func repairs(_ cleared: Set<MeasurementIndex>, of failing: [MeasurementIndex]) -> VariantSet {
    func variants(_ cells: [MeasurementIndex]) -> VariantSet {
      VariantSet(cells.map { VariantSet(input.measurements[$0].variant) })
    }
    return variants(failing.filter { cleared.contains($0) }).subtracting(
      variants(failing.filter { !cleared.contains($0) }))
  }
}

extension Scene {
  /// The scene with the foreground as people see it, opaque.
  func withOpaqueForeground(if isMeant: Bool) -> Scene {
    guard isMeant, foreground.color.alpha < 1 || foreground.layers.count > 1 else { return self }
    var copy = self
    copy.foreground = foreground.replacing(Color(.sRGB, sight.foregroundColor.encoded.components, alpha: 1))
    return copy
  }
}
