import AuditModel
import ColorMath
import PaletteModel

extension Measurer {
  /// Prepares the colors that records of a device give, so that all measurements share them.
  mutating func prepareRecords(_ colors: ColorResolver) {
    seen = plan.loaded.declaration.verified.map { record in
      guard let color = record.surface else { return nil }
      let stack = SurfaceStack(steps: [.layer(color, alternates: [])], filters: [], sources: [.literal], doubts: [])
      guard let surface = try? PreparedSurface(stack, number: evidence.number(of: stack)) else { return nil }
      let foreground = record.foreground.map { color in
        let resolved = ResolvedColor(color, source: .literal)
        return PreparedForeground(resolved, number: evidence.number(of: resolved), colors)
      }
      return SeenOnDevice(surface: surface, foreground: foreground)
    }
  }

  /// An open measurement, decided by the colors of a record.
  ///
  /// It stays open if it compares two foregrounds, and if the record does not give the foreground while that is blended by
  /// the system, has no color, or has several published values that decide differently.
  mutating func measurement(_ open: Measurement, decidedBy record: RecordIndex) -> Measurement {
    guard pairs[open.pair].against == nil, let seen = seen[record.offset],
      let foreground = foreground(of: open, seen)
    else { return open }
    var decided = open
    let sight = Sight(foreground: foreground, surface: seen.surface, against: nil)
    guard let required = open.requirement.minimum,
      sight.minimum.reaches(required) == sight.maximum.reaches(required)
    else { return open }
    (decided.minimum, decided.maximum) = (sight.minimum, sight.maximum)
    (decided.foregroundColor, decided.surfaceColor) = (sight.foregroundColor, sight.surfaceColor)
    (decided.expectation, decided.reason, decided.outlook) = (nil, nil, nil)
    decided.evidence = evidence.index(of: foreground, seen.surface, nil)
    decided.record = record
    decided.judge(doubts: [])
    return decided
  }

  private mutating func foreground(of open: Measurement, _ seen: SeenOnDevice) -> PreparedForeground? {
    if let foreground = seen.foreground { return foreground }
    let pair = pairs[open.pair]
    let place = places[pair.surface]
    guard open.reason?.code != .vibrant else { return nil }
    let shown = place.appearance.map(open.variant.with) ?? open.variant
    return try? foreground(pair.foreground, in: shown, elevated: place.isElevated)
  }
}
