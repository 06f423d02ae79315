import PaletteModel

extension Measurer {
  /// A measurement taken apart; nil where it has no numbers or no minimum.
  mutating func scene(of measurement: Measurement) -> Scene? {
    guard measurement.minimum != nil, measurement.outlook == nil, let required = measurement.requirement.minimum else {
      return nil
    }
    let state = measurement.state.flatMap { name in states.firstIndex { $0.name == name } }
    let pair = plan.pairs[measurement.pair]
    let place = plan.loaded.declaration.surfaces[pair.surface]
    let shown = place.appearance.map(measurement.variant.with) ?? measurement.variant
    do throws(Reason) {
      let foreground = try foreground(pair.foreground, in: shown, elevated: place.isElevated)
      let surface = try surface(pair.surface, in: measurement.variant, state)
      var against: PreparedForeground?
      if let other = pair.against { against = try self.foreground(other, in: shown, elevated: place.isElevated) }
      return Scene(foreground: foreground, surface: surface, against: against, required: required)
    } catch {
      return nil
    }
  }
}
