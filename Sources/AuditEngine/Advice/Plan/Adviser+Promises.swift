import ColorMath
import FileSyntax
import Palettes

/// The promises of a plan beyond what is measured: equal colors stay equal, borders change in both modes, and every edit
/// keeps the order of levels and families when it is made.
extension Adviser {
  /// Entries that people take for one: of one color, and seen alike.
  private struct Look: Hashable {
    let color: EightBitColor
    let alpha: Double
    let isText: Bool
    let isSurface: Bool
    let appearances: Set<Appearance>
  }

  /// Gives entries of one look one answer if it suits all of them, that of those in the plan if there are any.
  ///
  /// The greatest change is enough for all. Colorful ones are alike by their names and uses (`SiblingColors`).
  mutating func equalize() {
    var looks: [Look] = []
    var groups: [Look: [MovablePart]] = [:]
    var starts: [EightBitColor: Int] = [:]
    for part in movable where answers[part] != nil {
      if let start = parts.found[part]?.entry?.start { starts[start.encodedSRGB.eightBit, default: 0] += 1 }
    }
    for part in movable where answers[part] != nil {
      guard let start = parts.found[part]?.entry?.start, starts[start.encodedSRGB.eightBit, default: 0] > 1,
        let look = look(of: part)
      else { continue }
      if groups[look] == nil { looks.append(look) }
      groups[look, default: []].append(part)
    }
    let alike = looks.compactMap { groups[$0] } + siblings.grouped(movable.filter { answers[$0] != nil })
    for group in alike where group.count > 1 {
      let (painted, free) = (group.filter(now.isPainted), group.filter { !now.isPainted($0) })
      let models = (painted.isEmpty ? free : painted).compactMap { answers[$0]?.to }
      var seen: Set<EightBitColor> = []
      let colors = models.filter { seen.insert($0.color).inserted }.ordered { $0.deltaEOK > $1.deltaEOK }
      guard !free.isEmpty, colors.count > 1 || !painted.isEmpty else { continue }
      for color in colors {
        let equal = free.compactMap { answer(for: $0, with: color) }
        guard equal.count == free.count else { continue }
        for answer in equal { answers[answer.part] = answer }
        break
      }
    }
  }

  private func look(of part: MovablePart) -> Look? {
    guard let entry = parts.found[part]?.entry, !ColorCharacter.isFill(entry.start.linearSRGB.oklab) else { return nil }
    var (isText, appearances) = (false, Set<Appearance>())
    // Measurements are large: none is copied here.
    for index in parts.found.users(of: part) {
      if !isText { isText = input.plan.pairs[input.measurements[index].pair].role == .text }
      appearances.insert(input.measurements[index].variant.appearance)
    }
    return Look(
      color: entry.start.encodedSRGB.eightBit, alpha: entry.start.alpha,
      isText: isText, isSurface: entry.asSurface != nil, appearances: appearances)
  }

  /// The answer for an entry with another color, if that is as good; nil otherwise.
  private mutating func answer(for part: MovablePart, with color: PassingColor) -> EntryAnswer? {
    guard let old = answers[part], let known = parts.found[part] else { return nil }
    if old.to.color == color.color { return old }
    let uses = finder.uses(of: part, known, in: now)
    let answer = EntryAnswer(part, from: old.from, to: color, uses)
    guard answer.breaks.isEmpty, Set(answer.clears).isSuperset(of: old.clears), finder.holds(answer, uses, in: now),
      isWithinLimits(answer), keepsOpen(answer)
    else { return nil }
    return answer
  }

  /// An answer with those of the entries that change with it, in some state of the audit; nil if one of them cannot.
  ///
  /// - Parameter measuresAll: false to take along also what no pair measures.
  mutating func together(
    _ answer: EntryAnswer, in state: PaintedAudit, measuresAll: Bool = true
  ) -> [EntryAnswer]? {
    let others = siblings.siblings(of: answer.part).filter { part in
      // Who asks for some tokens by name moves only those.
      state.color(of: part) != answer.to.color
        && (!ignoresLimits || parts.places.sharers(of: part).allSatisfy(wishes.allow))
    }
    guard !others.isEmpty else { return [answer] }
    var group = [answer]
    for part in others {
      // An entry that is divided has its color in one appearance only.
      guard case .entry(let token, let entry) = part, token != answer.part.token, !state.isPainted(part),
        parts.divided.map({ divided in
          [answer.place, EntryPlace(token: token, entry: entry)].compactMap { $0 }.allSatisfy {
            divided.entry(at: $0) == nil && divided.keepers(of: $0).isEmpty
          }
        }) ?? true,
        case .color(let start) = palette.tokens[token].entries[entry].value,
        parts.places.sharers(of: part).allSatisfy(wishes.allow)
      else { return nil }
      let known = parts.found[part]
      guard known?.entry != nil || !measuresAll else { return nil }
      let uses = known.map { finder.uses(of: part, $0, in: state) } ?? []
      let color = PassingColor(
        color: answer.to.color, deltaEOK: DeltaE.ok(start.linearSRGB.oklab, answer.to.color.oklab),
        direction: answer.to.direction)
      let own = EntryAnswer(part, from: start, to: color, uses)
      guard own.breaks.isEmpty, known?.entry == nil || finder.holds(own, uses, in: state), keepsOpen(own),
        !measuresAll || isWithinLimits(own)
      else { return nil }
      group.append(own)
    }
    return group
  }

  /// Leaves out edits that break a promise, until none does.
  mutating func keepPromises() {
    while true {
      let count = planned.count
      keepSiblings()
      keepModes()
      keepSteps()
      while let place = states?.disturber(in: planned) {
        planned.removeAll { edit in edit.all.contains { $0.place == place } }
      }
      if planned.count == count { return }
    }
  }

  /// Leaves out the last edits after which colors that were equal in tokens of one name differ.
  private mutating func keepSiblings() {
    while true {
      let edits = planned.flatMap { $0.all }
      let last = planned.lastIndex { edit in
        edit.all.contains { !siblings.parted(from: MovablePart($0.place), by: edits).isEmpty }
      }
      guard let last else { return }
      planned.remove(at: last)
    }
  }

  /// Leaves out edits that repair only borders, and one of them in only one appearance of the same settings.
  private mutating func keepModes() {
    let cleared = Set(planned.flatMap { $0.all }.flatMap { $0.clears })
    // Measurements are large: none is copied here.
    let (all, pairs, rows) = (input.measurements, input.plan.pairs, input.rows)
    planned.removeAll { edit in
      guard edit.clears.allSatisfy({ pairs[all[$0].pair].role == .boundary }) else { return false }
      return edit.clears.contains { index in
        let variant = all[index].variant
        let twin = variant.with(variant.appearance == .dark ? .light : .dark)
        return rows[all[index].pair.offset].contains { other in
          all[other].variant == twin && all[other].verdict == .fail && !cleared.contains(other)
        }
      }
    }
  }

  /// Leaves out edits that do not keep the order of levels and families when they are made after those before them.
  private mutating func keepSteps() {
    var state = PaintedAudit(input, parts)
    planned.removeAll { edit in
      let group = edit.all.filter { !$0.keepsColor }.map { EntryAnswer($0) }
      var after = state
      for answer in group { after.paint(answer) }
      let isKept = group.allSatisfy { finder.holds($0, [], in: after) }
      if isKept { state = after }
      return !isKept
    }
  }
}
