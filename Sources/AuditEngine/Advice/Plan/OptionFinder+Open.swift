import ColorMath
import FileSyntax
import Palettes

/// Foregrounds of their own over visible backdrops.
extension OptionFinder {
  /// The foreground that passes over every backdrop, for all variants that share it, else for those that fail.
  mutating func own(
    of pair: PairIndex, _ failing: [MeasurementIndex],
    _ worst: (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)
  ) -> RepairOption? {
    for question in commonQuestions(worst) {
      guard case .found(let found, _) = solver.foreground(question) else { continue }
      let cleared = failing.filter { index in
        guard let parts = input.measured.parts(of: input.measurements[index]),
          parts.foreground.resolved == worst.parts.foreground.resolved, let own = certain(index, parts)
        else { return false }
        return solver.holds(own, with: found.color)
      }
      // The ratio is that of the pair, also if others with its color ask for more.
      guard let ratio = least(of: cleared, with: found.color) else { continue }
      let (front, start) = (worst.parts.foreground, worst.parts.foreground.color.linearSRGB.oklab)
      let variants = VariantSet(cleared.map { VariantSet(input.measurements[$0].variant) })
      var change = RepairOption.Change(
        variants: cleared.count == input.rows[pair.offset].count ? nil : variants,
        from: SeenColor.eightBit(front.color.encodedSRGB).hex, to: found.color.hex, color: found.color)
      var option = RepairOption(
        kind: isWeaker(front.source) ? .gray : .own, subject: input.plan.foregroundName(of: input.plan.pairs[pair]),
        changes: [change], clears: cleared.count, failing: failing.count, ratio: ratio, deltaEOK: found.deltaEOK)
      option.repairs = repairs(Set(cleared), of: failing)
      option.isGreat = PlanLimits.isGreat(found.deltaEOK, from: start)
      guard option.kind == .own, option.isGreat, labels[pair] == nil, !ColorCharacter.isFill(start) else {
        return option
      }
      // People take the other label rather than a gray in the middle.
      for gray in found.color.oklab.lightness < start.lightness ? [0x1A, 0] : [UInt8.max] {
        let label = EightBitColor(red: gray, green: gray, blue: gray)
        guard solver.holds(question, with: label), let ratio = least(of: cleared, with: label) else { continue }
        (change.to, change.color) = (label.hex, label)
        (option.kind, option.changes, option.ratio, option.deltaEOK) = (.label, [change], ratio, nil)
        break
      }
      return option
    }
    return nil
  }

  /// The questions of an open foreground, those with more room before those with the bare minimum if it was asked for.
  private mutating func commonQuestions(
    _ worst: (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)
  ) -> [RepairQuestion] {
    let common = questions.common(worst.index, worst.parts, worst.question, pairs)
    return adviser.wishes.isGenerous ? common.map { $0.raised { adviser.wishes.asked($0) } } + common : common
  }

  /// The least ratio of results over visible backdrops with another foreground; nil without any.
  private mutating func least(of cells: [MeasurementIndex], with color: EightBitColor) -> ContrastRatio? {
    var least: ContrastRatio?
    for index in cells {
      guard let parts = input.measured.parts(of: input.measurements[index]), let question = certain(index, parts),
        let ratio = solver.minimum(of: question, with: color)
      else { continue }
      least = least.map { min($0, ratio) } ?? ratio
    }
    return least
  }
}
