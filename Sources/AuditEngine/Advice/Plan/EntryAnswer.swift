import ColorMath
import Palettes

/// One color for one entry, with its effect on the measurements of the entry.
struct EntryAnswer: Sendable {
  let part: MovablePart
  let from: Color
  let to: PassingColor
  /// Failing measurements that pass with it, ascending.
  private(set) var clears: [MeasurementIndex] = []
  /// Passing measurements that fail with it, ascending.
  private(set) var breaks: [MeasurementIndex] = []
  /// True if no measurement with the entry fails with it.
  private(set) var isWhole = true

  init(_ part: MovablePart, from: Color, to: PassingColor, _ uses: [PartUses.Use]) {
    self.part = part
    self.from = from
    self.to = to
    for use in uses {
      let isSatisfied = use.constraint.isSatisfied(by: to.color)
      if isSatisfied, !use.passes { clears += use.measurements }
      if !isSatisfied, use.passes { breaks += use.measurements }
      if !isSatisfied { isWhole = false }
    }
    clears.sort()
    breaks.sort()
  }

  /// The change that an edit makes.
  init(_ edit: PlannedEdit) {
    let color = PassingColor(color: edit.to, deltaEOK: edit.deltaEOK, direction: .unchanged)
    self.init(MovablePart(edit.place), from: edit.from, to: color, [])
  }

  /// The place of the entry; nil for a color that no entry has.
  var place: EntryPlace? {
    guard case .entry(let token, let entry) = part else { return nil }
    return EntryPlace(token: token, entry: entry)
  }

  /// The edit for reports, with those that keep the present color for other appearances; nil for a color that no entry has.
  func edit(in now: PaintedAudit) -> PlannedEdit? {
    guard let place else { return nil }
    var edit = edit(of: place, to: to.color, deltaEOK: to.deltaEOK, in: now)
    edit.clears = clears.filter { now.input.measurements[$0].verdict == .fail }
    let keepers = now.parts.divided?.keepers(of: place) ?? []
    edit.followers = keepers.filter { !now.isPainted(MovablePart($0)) }.map { keeper in
      self.edit(of: keeper, to: SeenColor.eightBit(from.encodedSRGB), deltaEOK: 0, in: now)
    }
    return edit
  }

  private func edit(
    of place: EntryPlace, to color: EightBitColor, deltaEOK: Double, in now: PaintedAudit
  ) -> PlannedEdit {
    let owner = now.input.plan.loaded.palette.tokens[place.token]
    let users = now.parts.found.users(of: MovablePart(place))
    return PlannedEdit(
      token: place.token, entry: place.entry, added: now.parts.divided?.entry(at: place),
      condition: owner.entries[place.entry].label,
      variants: VariantSet(users.map { VariantSet(now.input.measurements[$0].variant) }), from: from, to: color,
      deltaEOK: deltaEOK, clears: [], location: owner.location(of: owner.entries[place.entry]))
  }
}
