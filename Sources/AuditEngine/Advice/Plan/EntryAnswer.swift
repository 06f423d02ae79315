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

  /// The place of the entry; nil for a color that no entry has.
  var place: EntryPlace? {
    guard case .entry(let token, let entry) = part else { return nil }
    return EntryPlace(token: token, entry: entry)
  }

  /// The edit for reports; nil for a color that no entry has.
  func edit(in now: PaintedAudit) -> PlannedEdit? {
    guard let place else { return nil }
    let input = now.input
    let owner = input.plan.loaded.palette.tokens[place.token]
    let users = now.parts.found.users(of: part)
    return PlannedEdit(
      token: place.token, entry: place.entry, condition: owner.entries[place.entry].label,
      variants: VariantSet(users.map { VariantSet(input.measurements[$0].variant) }), from: from, to: to.color,
      deltaEOK: to.deltaEOK, clears: clears.filter { input.measurements[$0].verdict == .fail },
      location: owner.location(of: owner.entries[place.entry]),
      examples: examples(in: now))
  }

  /// The worst of the cleared measurements in each appearance.
  private func examples(in now: PaintedAudit) -> [EditExample] {
    let measurements = now.input.measurements
    return [Appearance.light, .dark].compactMap { appearance -> EditExample? in
      let worst = clears.filter { measurements[$0].variant.appearance == appearance }.min {
        (measurements[$0].minimum?.value ?? 0) < (measurements[$1].minimum?.value ?? 0)
      }
      guard let worst, let scene = now.scene(worst) else { return nil }
      let sight = now.parts.places.members(of: part, in: scene).reduce(scene) { $0.painted($1, to.color) }.sight
      return EditExample(
        measurement: worst, ratio: sight.minimum, foreground: sight.foregroundColor, surface: sight.surfaceColor)
    }
  }
}
