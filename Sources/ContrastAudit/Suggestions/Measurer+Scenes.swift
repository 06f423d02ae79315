import PaletteModel

extension Measurer {
  /// The colours of a measurement.
  struct Parts {
    var foreground: PreparedForeground
    var surface: PreparedSurface
    var against: PreparedForeground?
    /// The foreground where glass turns to the other appearance and takes it along.
    var flipped: PreparedForeground?
  }

  /// A measurement over an opaque surface taken apart; nil where it has no numbers or no minimum.
  mutating func scene(of measurement: Measurement) -> Scene? {
    guard measurement.minimum != nil, measurement.outlook == nil, let required = measurement.requirement.minimum,
      let parts = parts(of: measurement)
    else { return nil }
    return Scene(foreground: parts.foreground, surface: parts.surface, against: parts.against, required: required)
  }

  /// The colours that a measurement was made from; nil where one is missing.
  mutating func parts(of measurement: Measurement) -> Parts? {
    let state = measurement.state.flatMap { name in states.firstIndex { $0.name == name } }
    let pair = plan.pairs[measurement.pair]
    let place = plan.loaded.declaration.surfaces[pair.surface]
    let shown = place.appearance.map(measurement.variant.with) ?? measurement.variant
    do throws(Reason) {
      let foreground = try foreground(pair.foreground, in: shown, elevated: place.isElevated)
      let surface = try surface(pair.surface, in: measurement.variant, state)
      var against: PreparedForeground?
      if let other = pair.against { against = try self.foreground(other, in: shown, elevated: place.isElevated) }
      let flipped = flipped(foreground, pair, surface, in: measurement.variant)
      return Parts(foreground: foreground, surface: surface, against: against, flipped: flipped)
    } catch {
      return nil
    }
  }
}
