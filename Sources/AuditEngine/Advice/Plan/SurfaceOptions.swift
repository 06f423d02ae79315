import ColorMath
import FileSyntax
import Palettes

/// Finds other layers with which the pairs on a translucent surface pass: a thicker material, a layer below, an opaque color.
///
/// One answer holds for everything on a surface. It is measured with all these pairs, and none that passes
/// fails with it. A material is part of the design, so an opaque color replaces it only in the variants that need it.
struct SurfaceOptions: Sendable {
  /// A change of one surface with the results that it repairs.
  private struct Answer: Sendable {
    let candidate: Candidate
    let option: RepairOption
    /// The results that pass, with the least ratio, by pair.
    var outcomes: [PairIndex: TrialOutcome]

    var clears: Int { outcomes.values.reduce(0) { $0 + $1.clears.count } }
  }

  /// A change to try: for each appearance its surface, or one for both.
  private struct Candidate: Sendable {
    let kind: RepairOption.Kind
    let changes: [RepairOption.Change]
    let surfaces: [(surface: Surface, variants: VariantSet)]
    /// The color of the foregrounds that failed and go with it; nil if they stay as they are.
    var label: WrittenColor?
  }

  /// A surface with the pairs that fail on it.
  private struct Question {
    let surface: SurfaceIndex
    var pairs: [PairIndex]
    var repair: RepairQuestion
    /// The variants that certainly fail, and those of settings with a fallback that are expected to.
    var needing: VariantSet
  }

  private let input: AuditInput
  private let wishes: AdviceWishes
  private let colors: ColorResolver
  private var answers: [SurfaceIndex: [Answer]] = [:]

  /// The most surfaces of an audit that get answers, and the most pairs of one that choose among them.
  private static let (mostSurfaces, mostPairs) = (40, 16)
  /// The most that a layer below may hide; more leaves nothing of the material.
  private static let heaviest = 0.65
  /// The opacity from which a layer looks opaque.
  private static let densest = 0.9
  /// The steps of the opacity of a layer.
  private static let step = 0.05

  /// Finds the answers for the surfaces of findings.
  init(
    _ input: AuditInput, _ findings: [Finding], _ repaired: Set<FindingIndex>, _ pairs: PairMates,
    _ wishes: AdviceWishes
  ) {
    self.input = input
    self.wishes = wishes
    colors = ColorResolver(input.plan.loaded)
    guard !repaired.isEmpty else { return }
    let questions = OpenQuestions(input)
    var asked: [Question] = []
    for index in repaired.sorted() {
      guard case .pair(let pair) = findings[index.offset].evidence.subject,
        let (_, _, question) = questions.worst(of: findings[index.offset])
      else { continue }
      let surface = input.plan.pairs[pair].surface
      let needing = Self.needing(findings[index.offset].cells.compactMap { $0.measurement }, of: input)
      if let place = asked.firstIndex(where: { $0.surface == surface }) {
        asked[place].pairs.append(pair)
        asked[place].repair.add(question)
        asked[place].needing.formUnion(needing)
      } else {
        asked.append(Question(surface: surface, pairs: [pair], repair: question, needing: needing))
      }
    }
    var solver = RepairSolver(input.plan.loaded.declaration.images, preset: .person)
    for question in asked.prefix(Self.mostSurfaces) {
      let (surface, failing) = (question.surface, Set(question.pairs))
      let others = pairs.pairs(on: surface).filter { !failing.contains($0) }
      let all = failing.sorted() + others
      let some = Array(all.prefix(Self.mostPairs))
      let candidates =
        thicker(question) + denser(surface, question.repair, &solver) + dimming(surface, question.repair, &solver)
        + opaque(question, some)
      let found = measured(candidates, question, some)
      let chosen = RepairOption.Kind.allCases.compactMap { kind -> Answer? in
        // The first of those that repair most: thinner materials and lighter layers come first.
        let own = found.filter { $0.option.kind == kind && $0.clears > 0 }
        let most = own.map { $0.clears }.max()
        return own.first { $0.clears == most }
      }
      answers[surface] = some.count == all.count ? chosen : measured(chosen.map { $0.candidate }, question, all)
    }
  }

  /// The variants with results that certainly fail, or are expected to with a setting that can have a fallback.
  private static func needing(_ cells: [MeasurementIndex], of input: AuditInput) -> VariantSet {
    var variants = VariantSet()
    for index in cells {
      let (cell, variant) = (input.measurements[index], input.measurements[index].variant)
      let isSetting = variant.contrast == .increased || variant.transparency == .reduced
      if cell.verdict == .fail || isSetting && cell.isRepairable && cell.expectation == .fail {
        variants.insert(VariantSet(variant))
      }
    }
    return variants
  }

  /// The answers with which failing results of a pair pass, with what they repair of it and elsewhere.
  ///
  /// Results that are only not proven ask for no change of every variant, unless that repairs what certainly fails.
  func options(for pair: PairIndex, failing: [MeasurementIndex]) -> [RepairOption] {
    (answers[input.plan.pairs[pair].surface] ?? []).compactMap { answer in
      guard let outcome = answer.outcomes[pair] else { return nil }
      let cleared = outcome.clears.filter { failing.contains($0.measurement) }
      guard let ratio = cleared.map({ $0.ratio }).min() else { return nil }
      var option = answer.option
      var variants = VariantSet.all
      if option.kind == .opaque {
        variants = VariantSet(cleared.map { VariantSet(input.measurements[$0.measurement].variant) })
        guard let own = option.within(variants) else { return nil }
        option = own
      } else if !answer.outcomes.values.contains(where: { $0.clears.contains { $0.isCertain } }) {
        return nil
      }
      (option.clears, option.failing, option.ratio) = (cleared.count, failing.count, ratio)
      let missed = failing.filter { index in !cleared.contains { $0.measurement == index } }
      option.repairs = VariantSet(cleared.map { VariantSet(input.measurements[$0.measurement].variant) })
        .subtracting(VariantSet(missed.map { VariantSet(input.measurements[$0].variant) }))
      for (other, outcome) in answer.outcomes where other != pair {
        option.elsewhere += outcome.clears.count { clear in
          clear.isCertain && variants.contains(input.measurements[clear.measurement].variant)
        }
      }
      option.touches = answer.outcomes.count - 1
      return option
    }
  }

  private func measured(_ candidates: [Candidate], _ question: Question, _ pairs: [PairIndex]) -> [Answer] {
    let surface = question.surface
    var trial = PairTrial(input)
    let labeled = Set(question.pairs.map { input.plan.pairs[$0].foreground })
    let numbers = candidates.map { candidate -> [[Int]] in
      let places = candidate.surfaces.map { (trial.add($0.surface), $0.variants) }
      return pairs.map { pair in
        let label = labeled.contains(input.plan.pairs[pair].foreground) ? candidate.label : nil
        return places.map { trial.add(pair, foreground: label, on: $0.0, in: $0.1) }
      }
    }
    let results = trial.results
    return zip(candidates, numbers).compactMap { candidate, numbers in
      var outcomes: [PairIndex: TrialOutcome] = [:]
      for (pair, own) in zip(pairs, numbers) {
        let outcome = TrialOutcome(input.rows[pair.offset], in: input, with: own.flatMap { results[$0] })
        guard outcome.isHarmless else { return nil }
        outcomes[pair] = outcome
      }
      var names: [String] = []
      for pair in question.pairs {
        let name = input.plan.foregroundName(of: input.plan.pairs[pair])
        if !names.contains(name) { names.append(name) }
      }
      let isLabel = candidate.kind == .label
      var option = RepairOption(
        kind: candidate.kind,
        subject: isLabel ? names[0] : input.plan.loaded.declaration.surfaces[surface].name,
        changes: candidate.changes, clears: 0, failing: 0, ratio: ContrastRatio(1))
      if !isLabel { option.label = candidate.label.map { RepairOption.Change(from: names[0], to: $0.text) } }
      if candidate.label != nil { option.others = Array(names.dropFirst()) }
      return Answer(candidate: candidate, option: option, outcomes: outcomes)
    }
  }

  // MARK: - Candidates

  /// Returns true if the labels of pairs are grays that look the same in both appearances.
  private func isFixed(_ pairs: [PairIndex]) -> Bool {
    pairs.allSatisfy { input.plan.foregrounds[input.plan.pairs[$0].foreground].isFixedGray }
  }

  /// The first material of a surface in full transparency; nil for none.
  private func material(of surface: Surface) -> MaterialUse? {
    for case .material(let use) in surface.layers(under: input.plan.loaded.declaration.profile).full { return use }
    return nil
  }

  /// Thicker materials, each as well with the label color of the system in place of a gray that does not adapt.
  private func thicker(_ question: Question) -> [Candidate] {
    let surface = input.plan.loaded.declaration.surfaces[question.surface]
    let profile = input.plan.loaded.declaration.profile
    guard let use = material(of: surface) else { return [] }
    let label = WrittenColor(.system("label"), text: "system:label", at: surface.location)
    return use.thicker.flatMap { other in
      let changed = surface.replacing(
        surface.layers(under: profile).map { layers in
          layers.map { $0 == .material(use) ? .material(other) : $0 }
        }, under: profile)
      return (isFixed(question.pairs) ? [nil, label] : [nil]).map { label in
        Candidate(
          kind: .material, changes: [RepairOption.Change(from: use.text, to: other.text)], surfaces: [(changed, .all)],
          label: label)
      }
    }
  }

  /// A topmost color layer that lets less through.
  private func denser(
    _ index: SurfaceIndex, _ question: RepairQuestion, _ solver: inout RepairSolver
  ) -> [Candidate] {
    let surface = input.plan.loaded.declaration.surfaces[index]
    let profile = input.plan.loaded.declaration.profile
    guard case .color(let top)? = surface.layers(under: profile).full.first, top.opacity < 1,
      let layers = question.cases.first?.stack.layers, let place = layers.lastIndex(where: { $0.alpha != nil }),
      case .found(let least, _) = solver.opacity(ofLayer: place, question), least < Self.densest
    else { return [] }
    var denser = top
    denser.opacity = (least / Self.step - 1e-9).rounded(.up) * Self.step
    let changed = surface.replacing(
      surface.layers(under: profile).map { layers in
        layers.map { $0 == .color(top) ? .color(denser) : $0 }
      }, under: profile)
    let words = [top, denser].map { "\($0.text) \(Int(($0.opacity * 100).rounded()))%" }
    return [
      Candidate(
        kind: .material, changes: [RepairOption.Change(from: words[0], to: words[1])], surfaces: [(changed, .all)])
    ]
  }

  private func dimming(
    _ index: SurfaceIndex, _ question: RepairQuestion, _ solver: inout RepairSolver
  ) -> [Candidate] {
    let surface = input.plan.loaded.declaration.surfaces[index]
    let profile = input.plan.loaded.declaration.profile
    let found = [("#000000", 0.0), ("#FFFFFF", 1.0)].compactMap {
      name, gray -> (least: Double, name: String, gray: Double)? in
      let color = EncodedSRGB(red: gray, green: gray, blue: gray)
      guard case .found(let least, _) = solver.dimming(color, question), least > 0 else { return nil }
      let rounded = (least / Self.step - 1e-9).rounded(.up) * Self.step
      return rounded <= Self.heaviest + 1e-9 ? (rounded, name, gray) : nil
    }
    return found.ordered { ($0.least, $0.gray) < ($1.least, $1.gray) }.map { least, name, gray in
      let below = WrittenColor(
        .literal(Color(.sRGB, Components(gray, gray, gray), alpha: 1)), opacity: least, text: name,
        at: surface.location)
      let changed = surface.replacing(
        surface.layers(under: profile).map { $0 + [.color(below)] }, under: profile)
      return Candidate(
        kind: .dimming, changes: [RepairOption.Change(to: "\(name) \(Int((least * 100).rounded()))%")],
        surfaces: [(changed, .all)])
    }
  }

  /// The OKLab lightness of the opaque surfaces that people put under dark text, and under light text.
  private static let grounds = (light: 0.96, dark: 0.25)

  /// Opaque colors in the variants that need them: the tint of glass, with a label on it, or in each appearance the gray on
  /// which all foregrounds pass that is nearest to the usual ground of such text.
  private func opaque(_ question: Question, _ pairs: [PairIndex]) -> [Candidate] {
    let surface = input.plan.loaded.declaration.surfaces[question.surface]
    let profile = input.plan.loaded.declaration.profile
    // A gray in place of a gradient or a picture is another design.
    if question.needing.isEmpty || surface.isDrawn(under: profile) { return [] }
    if var tint = material(of: surface)?.tint {
      tint.opacity = 1
      let change = RepairOption.Change(variants: question.needing, to: tint.text)
      let filled = surface.replacing(Adaptive([.color(tint)]), under: profile)
      let labels = [UInt8.max, 0].map { EightBitColor(red: $0, green: $0, blue: $0) }
      let written = labels.map {
        WrittenColor(.literal(Color(.sRGB, $0.encoded.components)), text: $0.hex, at: surface.location)
      }
      var candidates = zip(labels, written).map { color, label in
        let change = RepairOption.Change(to: color.hex, color: color)
        return Candidate(kind: .label, changes: [change], surfaces: [(surface, .all)], label: label)
      }
      for label in [WrittenColor?.none] + written.map({ WrittenColor?.some($0) }) {
        candidates.append(
          Candidate(kind: .opaque, changes: [change], surfaces: [(filled, question.needing)], label: label))
      }
      return candidates
    }
    var parts: [(surface: Surface, variants: VariantSet)] = []
    var changes: [RepairOption.Change] = []
    for appearance in Appearance.allCases {
      let cells = pairs.flatMap { Array(input.rows[$0.offset]) }.map { input.measurements[$0] }.filter {
        $0.variant.appearance == appearance && $0.requirement.minimum != nil && $0.verdict != .exempt
          && question.needing.contains($0.variant)
      }
      guard !cells.isEmpty else { continue }
      guard let gray = shade(of: surface, under: cells) ?? gray(under: cells) else { return [] }
      // A dark surface in light is for a label that is white everywhere.
      guard isFixed(pairs) || (gray.oklab.lightness < ColorCharacter.middle) == (appearance == .dark) else { return [] }
      let variants = VariantSet(
        question.needing.variants.filter { $0.appearance == appearance }.map { VariantSet($0) })
      let color = WrittenColor(
        .literal(Color(.sRGB, gray.encoded.components, alpha: 1)), text: gray.hex, at: surface.location)
      parts.append((surface.replacing(Adaptive([.color(color)]), under: profile), variants))
      changes.append(RepairOption.Change(variants: variants, to: gray.hex))
    }
    if changes.count == 2, changes[0].to == changes[1].to {
      changes = [RepairOption.Change(variants: question.needing, to: changes[0].to)]
    }
    return parts.isEmpty ? [] : [Candidate(kind: .opaque, changes: changes, surfaces: parts)]
  }

  /// The luminances on which all foregrounds pass; nil if one has no color.
  private func band(under cells: [Measurement]) -> LuminanceBand? {
    var band = LuminanceBand.whole
    for cell in cells {
      guard let color = cell.foregroundColor, let required = cell.requirement.minimum else { return nil }
      let raised = ContrastRatio(min(21, required.value * max(wishes.margin, AdviceWishes.usualMargin)))
      band = band.intersection(LuminanceBand(reaching: raised, against: color.linear.relativeLuminance))
    }
    return band
  }

  /// A shade of the topmost layer if that is colored; nil for materials and grays.
  private func shade(of surface: Surface, under cells: [Measurement]) -> EightBitColor? {
    guard let first = cells.first, let band = band(under: cells), !band.isEmpty,
      case .color(let top)? = surface.layers(under: input.plan.loaded.declaration.profile).value(in: first.variant)?
        .first,
      let resolved = try? colors.resolve(top, in: first.variant),
      ColorCharacter.isFill(resolved.color.linearSRGB.oklab)
    else { return nil }
    return NearestPassing.colors(from: resolved.color.encodedSRGB, in: band, preset: .person).first?.color
  }

  private func gray(under cells: [Measurement]) -> EightBitColor? {
    guard let band = band(under: cells) else { return nil }
    guard let text = cells.first?.foregroundColor?.oklab.lightness else { return nil }
    let usual = text < ColorCharacter.middle ? Self.grounds.light : Self.grounds.dark
    let grays = (0...255).map { EightBitColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
      .filter { band.contains($0.linear.relativeLuminance) }
    return grays.min { abs($0.oklab.lightness - usual) < abs($1.oklab.lightness - usual) }
  }
}

extension Surface {
  /// Returns true if it is a gradient, or gradients or images and nothing else show through it.
  fileprivate func isDrawn(under profile: Profile) -> Bool {
    let layers = layers(under: profile).full
    let isGradient = layers.contains { layer in if case .gradient = layer { true } else { false } }
    guard !isGradient, layers.isEmpty, !over.isEmpty else { return isGradient }
    return over.allSatisfy { backdrop in
      switch backdrop {
      case .gradient, .image: true
      case .any, .content, .color: false
      }
    }
  }

  /// Returns the surface with other layers under a profile.
  fileprivate func replacing(_ layers: Adaptive<[Layer]>, under profile: Profile) -> Surface {
    var changed = self
    if profileLayers[profile] == nil { changed.layers = layers } else { changed.profileLayers[profile] = layers }
    return changed
  }
}

extension MaterialUse {
  /// Materials in its place that let less through, the next one first.
  fileprivate var thicker: [MaterialUse] {
    let kinds: [Kind] =
      switch kind {
      case .style(.ultraThin): [.style(.thin), .style(.regular), .style(.thick)]
      case .style(.thin): [.style(.regular), .style(.thick)]
      case .style(.regular), .style(.bar): [.style(.thick)]
      case .glass(.clear): [.glass(.regular)]
      case .style, .glass, .custom, .unknownGlass: []
      }
    return kinds.map { kind in
      var use = self
      use.kind = kind
      return use
    }
  }
}
