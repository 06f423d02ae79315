import ColorMath
import FileSyntax
import Palettes

/// Colors for one pair alone: its own, the other label, and grays in place of weaker text of the system.
extension OptionFinder {
  /// The results of a pair that show one color on the side that changes.
  private struct Look {
    let start: Color
    var failing: [(index: MeasurementIndex, scene: Scene)] = []
    var passing: [(index: MeasurementIndex, scene: Scene)] = []
    /// The results that pass in other pairs of the same part, which have the color as well.
    var mates: [Scene] = []
    var variants = VariantSet()
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
    let scenes = failing.compactMap { index in
      input.measured.scene(of: input.measurements[index]).map { (index: index, scene: $0) }
    }
    guard let worst = scenes.min(by: { $0.scene.minimum < $1.scene.minimum }) else {
      return [open.flatMap { own(of: pair, failing, $0) }].compactMap { $0 }
    }
    let mover = Movers.parts(of: worst.scene).first
    // The color of a whole screen stays; that of a control changes before its label.
    let isFill = worst.scene.color(of: .surface).map { ColorCharacter.isFill($0.linearSRGB.oklab) } ?? false
    let isSurface = isFill && mover.map { !worst.scene.isForeground($0) } ?? isNearWhite(worst.scene)
    let part: MovablePart = isSurface ? .surface : .foreground
    var options = [own(of: pair, part, looks(of: pair, part, failing), failing)]
    if !isWeaker(worst.scene.foreground.source) {
      options.append(label(of: pair, looks(of: pair, .foreground, failing), failing))
    }
    return options.compactMap { $0 }
  }

  private func isNearWhite(_ scene: Scene) -> Bool {
    ColorCharacter.isNearWhite(scene.foreground.color.linearSRGB.oklab)
  }

  private func isWeaker(_ source: ResolvedColor.Origin) -> Bool {
    if case .system(let name) = source { Self.weaker.contains(name) } else { false }
  }

  /// The looks of a pair, each with its failing results and those that pass.
  private func looks(of pair: PairIndex, _ part: MovablePart, _ failing: [MeasurementIndex]) -> [Look] {
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
      for index in mates(of: pair).flatMap({ input.rows[$0.offset] }) where input.measurements[index].isMet {
        guard let scene = input.measured.scene(of: input.measurements[index])?.withOpaqueForeground(if: true) else {
          continue
        }
        let place = looks.firstIndex {
          $0.start == scene.foreground.color && $0.variants.contains(input.measurements[index].variant)
        }
        if let place { looks[place].mates.append(scene) }
      }
    }
    return looks.filter { !$0.failing.isEmpty }
  }

  /// The other pairs with the literal of a pair that are the same part of the product by its name.
  private func mates(of pair: PairIndex) -> [PairIndex] {
    let plan = input.plan
    func parts(_ pair: PairIndex) -> Set<Substring> {
      Set(
        plan.pairs[pair].uses.compactMap {
          plan.loaded.declaration.pairs[$0.declared].name?.split(separator: ":").first
        })
    }
    let own = parts(pair)
    let isLiteral = plan.foregrounds[plan.pairs[pair].foreground].colors.all.allSatisfy { written in
      if case .literal = written.reference { true } else { false }
    }
    guard isLiteral, !own.isEmpty else { return [] }
    return plan.pairs.typedIndices.filter { other in
      other != pair && plan.pairs[other].foreground == plan.pairs[pair].foreground
        && !own.isDisjoint(with: parts(other))
    }
  }

  /// The colors of a look: one that passes wherever the look does, else one for each appearance; empty for none.
  ///
  /// If one for both has not the usual margin, because of what passes, one for each may have it.
  private mutating func colors(
    for part: MovablePart, _ look: Look
  ) -> [(look: Look, color: PassingColor, variants: VariantSet)] {
    let passing = look.passing.map { $0.scene }
    let whole = own(part, look, keeping: look.mates + passing) ?? own(part, look, keeping: passing)
    if let whole, !look.mates.isEmpty || hasMargin(whole.color, part, look) { return [(look, whole, look.variants)] }
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

  /// The ΔE-OK below which two colors are taken for one.
  private static var leastSeen: Double { 0.02 }

  /// Returns true if a color passes with the usual margin where a look fails, and wherever the look passes.
  private func serves(_ color: EightBitColor, _ part: MovablePart, _ look: Look) -> Bool {
    hasMargin(color, part, look)
      && (look.passing.map { $0.scene } + look.mates).allSatisfy {
        $0.painted(part, color).minimum.reaches($0.required)
      }
  }

  /// The color that people would take for a look: for a color of the system, its own one for Increase Contrast if that passes.
  private mutating func own(_ part: MovablePart, _ look: Look, keeping passing: [Scene]) -> PassingColor? {
    let failing = look.failing.map { $0.scene }
    if part == .foreground, let first = look.failing.first,
      let color = increased(failing[0].foreground.source, in: input.measurements[first.index].variant),
      (failing + passing).allSatisfy({ $0.painted(part, color).minimum.reaches($0.required) })
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

  private mutating func own(
    of pair: PairIndex, _ part: MovablePart, _ looks: [Look], _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    var chosen: [(look: Look, color: EightBitColor, variants: VariantSet)] = []
    var distance = 0.0
    for look in looks {
      for (own, color, variants) in colors(for: part, look) {
        chosen.append((own, color.color, variants))
        distance = max(distance, color.deltaEOK)
      }
    }
    for place in chosen.indices {
      // Nobody keeps two colors that look the same, if one serves for both.
      let (look, color) = (chosen[place].look, chosen[place].color)
      let other = chosen.lazy.map { $0.color }.first { other in
        other != color && DeltaE.ok(other.oklab, color.oklab) < Self.leastSeen && serves(other, part, look)
      }
      guard let other else { continue }
      chosen[place].color = other
      distance = max(distance, DeltaE.ok(look.start.linearSRGB.oklab, other.oklab))
    }
    let isGray = part == .foreground && looks.contains { $0.failing.contains { isWeaker($0.scene.foreground.source) } }
    return option(isGray ? .gray : .own, of: pair, part, chosen, failing, distance)
  }

  /// Dark text in place of white, or white in place of dark, where it passes.
  private func label(of pair: PairIndex, _ looks: [Look], _ failing: [MeasurementIndex]) -> RepairOption? {
    guard input.plan.pairs[pair].role == .text || input.plan.pairs[pair].role == .graphic else { return nil }
    var chosen: [(look: Look, color: EightBitColor, variants: VariantSet)] = []
    for look in looks {
      let seen = look.start.linearSRGB.oklab
      guard ColorCharacter.chroma(of: seen) < ColorCharacter.levelChroma else { continue }
      let others: [UInt8] =
        ColorCharacter.isNearWhite(seen) ? [0x1A, 0] : seen.lightness < Self.mostOfDark ? [0xFF] : []
      for gray in others {
        let color = EightBitColor(red: gray, green: gray, blue: gray)
        func passes(_ scene: Scene) -> Bool { scene.painted(.foreground, color).minimum.reaches(scene.required) }
        guard look.failing.allSatisfy({ passes($0.scene) }), look.mates.allSatisfy(passes) else { continue }
        let failing = VariantSet(look.failing.map { VariantSet(input.measurements[$0.index].variant) })
        chosen.append((look, color, look.passing.allSatisfy { passes($0.scene) } ? look.variants : failing))
        break
      }
    }
    // Two labels of one text that mostly fail are no choice.
    guard chosen.reduce(0, { $0 + $1.look.failing.count }) * 2 >= failing.count else { return nil }
    return option(.label, of: pair, .foreground, chosen, failing, nil)
  }

  /// The OKLab lightness up to which a neutral label counts as dark.
  private static var mostOfDark: Double { 0.4 }

  /// The option of the colors that replace one side of a pair; nil if there are none.
  private func option(
    _ kind: RepairOption.Kind, of pair: PairIndex, _ part: MovablePart,
    _ chosen: [(look: Look, color: EightBitColor, variants: VariantSet)], _ failing: [MeasurementIndex],
    _ distance: Double?
  ) -> RepairOption? {
    var changes: [RepairOption.Change] = []
    var ratios: [ContrastRatio] = []
    for (look, color, variants) in chosen {
      ratios += look.failing.map { $0.scene.painted(part, color).minimum }
      let from = SeenColor.eightBit(look.start.encodedSRGB).hex
      if let place = changes.firstIndex(where: { $0.from == from && $0.to == color.hex }) {
        changes[place].variants?.formUnion(variants)
      } else {
        changes.append(RepairOption.Change(variants: variants, from: from, to: color.hex, color: color))
      }
    }
    guard let least = ratios.min() else { return nil }
    let all = VariantSet(input.rows[pair.offset].map { VariantSet(input.measurements[$0].variant) })
    if changes.count == 1, changes[0].variants == all { changes[0].variants = nil }
    let planned = input.plan.pairs[pair]
    let name = part == .foreground ? input.plan.foregroundName(of: planned) : input.plan.surfaceName(of: planned)
    var option = RepairOption(
      kind: kind, subject: name, changes: changes, clears: ratios.count, failing: failing.count, ratio: least,
      deltaEOK: distance)
    option.touches = chosen.contains { !$0.look.mates.isEmpty } ? mates(of: pair).count : 0
    option.isGreat = chosen.contains { look, color, _ in
      let start = look.start.linearSRGB.oklab
      return PlanLimits.isGreat(DeltaE.ok(start, color.oklab), from: start)
    }
    return option
  }

  /// The foreground that passes over every backdrop, for all variants that share it, else for those that fail.
  private mutating func own(
    of pair: PairIndex, _ failing: [MeasurementIndex],
    _ worst: (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)
  ) -> RepairOption? {
    for question in questions.common(worst.index, worst.parts, worst.question) {
      guard case .found(let found, _) = solver.foreground(question),
        let ratio = solver.minimum(of: question, with: found.color)
      else { continue }
      let cleared = failing.filter { index in
        guard let parts = input.measured.parts(of: input.measurements[index]),
          parts.foreground.resolved == worst.parts.foreground.resolved, let own = certain(index, parts)
        else { return false }
        return solver.holds(own, with: found.color)
      }
      guard !cleared.isEmpty else { continue }
      let (front, start) = (worst.parts.foreground, worst.parts.foreground.color.linearSRGB.oklab)
      let variants = VariantSet(cleared.map { VariantSet(input.measurements[$0].variant) })
      var change = RepairOption.Change(
        variants: cleared.count == input.rows[pair.offset].count ? nil : variants,
        from: SeenColor.eightBit(front.color.encodedSRGB).hex, to: found.color.hex, color: found.color)
      var option = RepairOption(
        kind: isWeaker(front.source) ? .gray : .own, subject: input.plan.foregroundName(of: input.plan.pairs[pair]),
        changes: [change], clears: cleared.count, failing: failing.count, ratio: ratio, deltaEOK: found.deltaEOK)
      option.isGreat = PlanLimits.isGreat(found.deltaEOK, from: start)
      guard option.kind == .own, option.isGreat, labels[pair] == nil, !ColorCharacter.isFill(start) else {
        return option
      }
      // People take the other label rather than a gray in the middle.
      for gray in found.color.oklab.lightness < start.lightness ? [0x1A, 0] : [UInt8.max] {
        let label = EightBitColor(red: gray, green: gray, blue: gray)
        guard solver.holds(question, with: label), let ratio = solver.minimum(of: question, with: label) else {
          continue
        }
        (change.to, change.color) = (label.hex, label)
        (option.kind, option.changes, option.ratio, option.deltaEOK) = (.label, [change], ratio, nil)
        break
      }
      return option
    }
    return nil
  }

  /// The label color of the system in place of a white, black or gray that does not adapt, by pair, measured.
  ///
  /// A pair is left out unless all that fails passes with it and nothing that passes fails. Tokens are left out, which
  /// have values of their own to change.
  static func labels(for findings: [Finding], in input: AuditInput) -> [PairIndex: RepairOption] {
    let candidates = input.plan.foregrounds.map { $0.isFixedGray }
    guard candidates.contains(true) else { return [:] }
    var trial = PairTrial(input)
    var pairs: [PairIndex] = []
    // Findings are large: none is copied here.
    for index in findings.typedIndices where pairs.count < most {
      guard case .lowContrast(let pair, _, _) = findings[index].evidence else { continue }
      let planned = input.plan.pairs[pair]
      guard candidates[planned.foreground.offset], planned.against == nil,
        planned.role == .text || planned.role == .graphic
      else { continue }
      _ = trial.add(
        pair, foreground: WrittenColor(.system("label"), text: "system:label", at: SourceLocation(file: "")))
      pairs.append(pair)
    }
    var found: [PairIndex: RepairOption] = [:]
    for (pair, results) in zip(pairs, trial.results) {
      let row = input.rows[pair.offset]
      let failing = row.filter { input.measurements[$0].verdict == .fail }
      let outcome = TrialOutcome(row, in: input, with: results)
      guard outcome.isHarmless, let ratio = outcome.clears.map({ $0.ratio }).min(),
        failing.allSatisfy({ failed in outcome.clears.contains { $0.measurement == failed } })
      else { continue }
      found[pair] = RepairOption(
        kind: .label, subject: input.plan.foregroundName(of: input.plan.pairs[pair]),
        changes: [RepairOption.Change(to: "system:label")], clears: failing.count, failing: failing.count, ratio: ratio)
    }
    return found
  }
}

extension Foreground {
  /// True for neutral literals, which look the same in both appearances.
  var isFixedGray: Bool {
    colors.all.allSatisfy { written in
      guard case .literal(let color) = written.reference else { return false }
      return ColorCharacter.chroma(of: color.linearSRGB.oklab) < ColorCharacter.neutralChroma
    }
  }
}

extension Scene {
  /// The scene with the foreground as people see it, opaque.
  fileprivate func withOpaqueForeground(if isMeant: Bool) -> Scene {
    guard isMeant, foreground.color.alpha < 1 || foreground.layers.count > 1 else { return self }
    var copy = self
    copy.foreground = foreground.replacing(Color(.sRGB, sight.foregroundColor.encoded.components, alpha: 1))
    return copy
  }
}
