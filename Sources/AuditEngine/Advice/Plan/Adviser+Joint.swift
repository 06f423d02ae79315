import ColorMath
import Palettes

/// Edits that repair something only together: one that a failing pair needs, and others that keep what it would break.
extension Adviser {
  /// The most edits of one group.
  private static let mostTogether = 3
  /// The most entries that are tried as the first of a group.
  private static let mostLeads = 200

  /// Adds groups of edits for entries that no edit repairs alone.
  mutating func takeJoint() {
    let leads = movable.filter { !now.isPainted($0) && answers[$0]?.isWhole != true && !now.failing($0).isEmpty }
    for lead in leads.prefix(Self.mostLeads) where planned.count < Self.mostEdits && !now.isPainted(lead) {
      if let group = group(ledBy: lead) { take(group) }
    }
  }

  /// The edit of an entry with those that keep what it would break; nil if there are none.
  private mutating func group(ledBy part: MovablePart) -> [EntryAnswer]? {
    guard let lead = finder.answers(for: part, in: now, isAlone: false).first, isWithinLimits(lead) else { return nil }
    var (state, group) = (now, [lead])
    state.paint(lead)
    while true {
      let demands = state.demands(of: group, since: now)
      let relative = group.flatMap { finder.families.disturbed(by: $0.part, in: state) }.first
      if demands.isEmpty, relative == nil { return group }
      guard group.count < Self.mostTogether else { return nil }
      if demands.isEmpty, let relative {
        guard let follower = relation(relative, in: &state, besides: group) else { return nil }
        group.append(follower)
        continue
      }
      for (index, ratio) in demands { state.require(ratio, of: index) }
      guard let follower = follower(for: demands.map { $0.index }, in: state, besides: group) else { return nil }
      state.paint(follower)
      group.append(follower)
    }
  }

  /// The edit of an entry that keeps its order with those of a group, painted; nil if there is none.
  private mutating func relation(
    _ part: MovablePart, in state: inout PaintedAudit, besides group: [EntryAnswer]
  ) -> EntryAnswer? {
    guard isFree(part, besides: group), parts.places.sharers(of: part).allSatisfy(wishes.allow),
      parts.found[part]?.openPairs.isEmpty ?? false
    else { return nil }
    state.unpaint(part)
    guard let found = finder.answers(for: part, in: state).first(where: { $0.isWhole && isWithinLimits($0) }) else {
      return nil
    }
    state.paint(found)
    return found
  }

  /// The edit of another entry that meets demands; nil if there is none.
  private mutating func follower(
    for demands: [MeasurementIndex], in state: PaintedAudit, besides group: [EntryAnswer]
  ) -> EntryAnswer? {
    var asked: Set<MovablePart> = []
    for index in demands {
      guard let scene = state.scene(index) else { return nil }
      for mover in Movers.parts(of: scene) {
        guard let part = parts.places.written(mover), case .entry = part, isFree(part, besides: group),
          asked.insert(part).inserted, parts.places.sharers(of: part).allSatisfy(wishes.allow),
          parts.found[part]?.openPairs.isEmpty ?? false
        else { continue }
        let found = finder.answers(for: part, in: state).first { answer in
          answer.clears.contains(index) && isWithinLimits(answer)
        }
        if let found { return found }
      }
    }
    return nil
  }
}

extension Adviser {
  /// Returns true if an entry may still change: no edit of the group or of an earlier group needs its color.
  private func isFree(_ part: MovablePart, besides group: [EntryAnswer]) -> Bool {
    if group.contains(where: { $0.part == part }) { return false }
    return !now.isPainted(part) || planned.contains { MovablePart($0.place) == part && $0.followers.isEmpty }
  }
}

extension PaintedAudit {
  /// The ratios that passing measurements miss with a group of edits, or fall behind those without Increase Contrast.
  fileprivate func demands(
    of group: [EntryAnswer], since before: PaintedAudit
  ) -> [(index: MeasurementIndex, ratio: ContrastRatio)] {
    var found: [MeasurementIndex: ContrastRatio] = [:]
    for index in Set(group.flatMap { parts.found.users(of: $0.part) }) {
      guard let old = before.scene(index), let new = scene(index) else { continue }
      if before.passes[index.offset], !new.minimum.reaches(old.required) { found[index] = old.required }
      guard let (plain, increased) = counterparts(of: index), let one = before.scene(plain),
        let other = before.scene(increased), let newPlain = scene(plain), let newIncreased = scene(increased),
        RatioChange(in: increased, from: one.minimum, to: other.minimum) == nil,
        RatioChange(in: increased, from: newPlain.minimum, to: newIncreased.minimum) != nil
      else { continue }
      found[increased] = max(found[increased] ?? newPlain.minimum, newPlain.minimum)
    }
    return found.keys.sorted().compactMap { index in found[index].map { (index, $0) } }
  }
}
