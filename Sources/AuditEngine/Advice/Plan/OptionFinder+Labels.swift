import ColorMath
import FileSyntax
import Palettes

/// Other labels: dark instead of white, white instead of dark, and that of the system.
extension OptionFinder {
  /// Dark text in place of white, or white in place of dark, in the variants where it helps.
  mutating func label(
    of pair: PairIndex, _ failing: [MeasurementIndex], isFill: Bool
  ) -> RepairOption? {
    guard input.plan.pairs[pair].role == .text || input.plan.pairs[pair].role == .graphic else { return nil }
    var chosen: [Own] = []
    for look in pairIndices(of: failing).flatMap({ looks(of: $0, .foreground, failing) }) {
      let seen = look.start.linearSRGB.oklab
      guard ColorCharacter.chroma(of: seen) < ColorCharacter.levelChroma else { continue }
      let grays: [UInt8] =
        ColorCharacter.isNearWhite(seen) ? [0x1A, 0] : seen.lightness < ColorCharacter.mostOfDarkLabel ? [0xFF] : []
      let labels = grays.map { label in
        helped(look, by: EightBitColor(red: label, green: label, blue: label))
      }
      let most = labels.map { $0.look.failing.count }.max() ?? 0
      if most > 0, let first = labels.first(where: { $0.look.failing.count == most }) {
        chosen.append(Own(pair: pair, look: first.look, color: first.color, variants: first.look.variants))
      }
    }
    // Two labels of one text that mostly fail are no choice.
    guard chosen.reduce(0, { $0 + $1.look.failing.count }) * 2 >= failing.count,
      var option = option(.label, of: pair, .foreground, chosen, failing)
    else { return nil }
    if isFill { add(chosen, on: input.plan.pairs[pair].surface, besides: pair, to: &option) }
    return option
  }

  /// A look in the variants in which a label passes: where something fails with the present one, or everywhere.
  private func helped(_ look: Look, by label: EightBitColor) -> (look: Look, color: EightBitColor) {
    func passes(_ scene: Scene, _ ratio: ContrastRatio) -> Bool {
      scene.painted(.foreground, label).minimum.reaches(ratio)
    }
    let good = look.variants.variants.filter { variant in
      look.scenes(in: variant, of: input).allSatisfy { passes($0, $0.required) }
    }
    let failed = VariantSet(look.failing.map { VariantSet(input.measurements[$0.index].variant) })
    var own = look
    let helps = VariantSet(good.map { VariantSet($0) })
    own.variants = helps == look.variants ? helps : helps.intersection(failed)
    own.failing = look.failing.filter { own.variants.contains(input.measurements[$0.index].variant) }
    own.passing = look.passing.filter { own.variants.contains(input.measurements[$0.index].variant) }
    // More room than usual was asked for.
    if !own.failing.allSatisfy({ passes($0.scene, adviser.wishes.asked($0.scene.required)) }) { own.failing = [] }
    return (own, label)
  }

  /// Adds to another label all pairs that show the present one on a fill: they turn together, or the pair turns alone.
  private func add(
    _ chosen: [Own], on surface: SurfaceIndex, besides pair: PairIndex, to option: inout RepairOption
  ) {
    var names: [String] = []
    var touched = 0
    for kind in pairs.kinds(on: surface) where kind.pair != pair {
      let cells = input.rows[kind.pair.offset].compactMap { index -> (own: Own, scene: Scene)? in
        guard let scene = input.measured.scene(of: input.measurements[index])?.withOpaqueForeground(if: true),
          let own = chosen.first(where: { own in
            own.variants.contains(input.measurements[index].variant)
              && ColorCharacter.isSameLabel(own.look.start, scene.foreground.color)
          })
        else { return nil }
        return (own, scene)
      }
      guard !cells.isEmpty else { continue }
      if !cells.allSatisfy({ $0.scene.painted(.foreground, $0.own.color).minimum.reaches($0.scene.required) }) {
        option.isAlone = true
        continue
      }
      touched += kind.count
      let name = input.plan.foregroundName(of: input.plan.pairs[kind.pair])
      if name != option.subject, !names.contains(name) { names.append(name) }
    }
    if option.isAlone { return }
    option.others = names
    option.touches = max(option.touches, touched)
  }

  /// The label color of the system in place of a white, black or gray that does not adapt, by pair, measured.
  ///
  /// A pair is left out unless all that fails passes with it and nothing that passes fails. Tokens are left out, which
  /// have values of their own to change.
  static func labels(
    for findings: [Finding], in input: AuditInput, _ wishes: AdviceWishes
  ) -> [PairIndex: RepairOption] {
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
        failing.allSatisfy({ failed in outcome.clears.contains { $0.measurement == failed } }),
        outcome.clears.allSatisfy({ clear in
          input.measurements[clear.measurement].requirement.minimum.map { clear.ratio.reaches(wishes.asked($0)) }
            ?? true
        })
      else { continue }
      var option = RepairOption(
        kind: .label, subject: input.plan.foregroundName(of: input.plan.pairs[pair]),
        changes: [RepairOption.Change(to: "system:label")], clears: failing.count, failing: failing.count, ratio: ratio)
      option.repairs = VariantSet(failing.map { VariantSet(input.measurements[$0].variant) })
      found[pair] = option
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
