import ColorMath
import FileSyntax
import Palettes

extension AnswerFinder {
  /// The pairs of an entry that no color satisfies together; nil if one color does, or if luminance alone cannot tell.
  mutating func conflict(of part: MovablePart, in now: PaintedAudit) -> Conflict? {
    guard case .entry(let token, let index) = part, let known = now.parts.found[part], let entry = known.entry else {
      return nil
    }
    var banded: [(use: PartUses.Use, band: LuminanceBand)] = []
    for use in now.uses(of: part, known) {
      guard let band = solver.band(of: use.constraint) else { return nil }
      banded.append((use, band))
    }
    let common = banded.reduce(LuminanceBand.whole) { $0.intersection($1.band) }
    guard common.isEmpty, let first = side(of: banded, serving: banded, from: entry.start, now) else { return nil }
    let left = banded.filter { !$0.band.contains(first.color.linear.relativeLuminance) }
    // Where no color serves what is left, there is one side.
    let second = side(of: banded, serving: left, from: entry.start, now)
    let sides = [first, second].compactMap { $0 }.filter { $0.repairs > 0 }
    guard !sides.isEmpty else { return nil }
    let condition = now.input.plan.loaded.palette.tokens[token].entries[index].label
    return Conflict(
      place: EntryPlace(token: token, entry: index), condition: condition,
      sides: sides.count < 2 || sides[0].repairs >= sides[1].repairs ? sides : sides.reversed())
  }

  /// The color that most of some uses agree on, with all uses that it leaves out.
  private func side(
    of all: [(use: PartUses.Use, band: LuminanceBand)], serving some: [(use: PartUses.Use, band: LuminanceBand)],
    from start: Color, _ now: PaintedAudit
  ) -> Conflict.Side? {
    let weights = some.map { (band: $0.band, weight: $0.use.measurements.count) }
    guard let luminance = Self.bestLuminance(weights, near: start.relativeLuminance) else { return nil }
    let agreed = all.filter { $0.band.contains(luminance) }
    let band = agreed.reduce(LuminanceBand.whole) { $0.intersection($1.band) }
    guard let color = NearestPassing.colors(from: start.encodedSRGB, in: band, preset: .person).first else {
      return nil
    }
    let kept = agreed.filter { !$0.use.passes }.flatMap { $0.use.measurements }.filter {
      now.input.measurements[$0].verdict == .fail
    }
    let givenUp = all.filter { !$0.band.contains(color.color.linear.relativeLuminance) }.flatMap { $0.use.measurements }
    return Conflict.Side(
      givenUp: Set(givenUp.map { now.input.measurements[$0].pair }).sorted(), color: color.color, repairs: kept.count)
  }
}
