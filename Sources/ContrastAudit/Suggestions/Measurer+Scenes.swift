import PaletteModel

extension Measurer {
  /// The colors of a measurement.
  struct Parts {
    var foreground: PreparedForeground
    var surface: PreparedSurface
    var against: PreparedForeground?
    /// The foreground on glass that turned to the other appearance, if it turns as well.
    var flipped: PreparedForeground?
    /// The doubts about the colors or the pair.
    var doubts: [Doubt]
  }

  /// Breaks down a measurement over an opaque surface; nil if it has no numbers or no minimum.
  mutating func scene(of measurement: Measurement) -> Scene? {
    guard measurement.minimum != nil, measurement.outlook == nil, let required = measurement.requirement.minimum,
      let colors = colors(of: measurement)
    else { return nil }
    return Scene(foreground: colors.foreground, surface: colors.surface, against: colors.against, required: required)
  }

  /// Returns the colors of a measurement, with their doubts; nil if one is missing.
  mutating func parts(of measurement: Measurement) -> Parts? {
    guard let (foreground, surface, against) = colors(of: measurement) else { return nil }
    let pair = plan.pairs[measurement.pair]
    let colors = [foreground, against].compactMap { $0 }
    let use = plan.use(of: pair, in: measurement.variant)
    return Parts(
      foreground: foreground, surface: surface, against: against,
      flipped: flipped(foreground, pair, surface, in: measurement.variant),
      doubts: surface.doubts + colors.compactMap(\.doubt) + colors.compactMap { $0.vibrancy(on: surface.stack) }
        + (use.map { plan.loaded.declaration.pairs[$0.declared].doubts } ?? []))
  }

  private mutating func colors(
    of measurement: Measurement
  ) -> (foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?)? {
    let state = measurement.state.flatMap { name in states.firstIndex { $0.name == name } }
    let pair = plan.pairs[measurement.pair]
    let place = plan.loaded.declaration.surfaces[pair.surface]
    let shown = place.appearance.map(measurement.variant.with) ?? measurement.variant
    do throws(Reason) {
      let foreground = try foreground(pair.foreground, in: shown, elevated: place.isElevated)
      let surface = try surface(pair.surface, in: measurement.variant, state)
      guard let other = pair.against else { return (foreground, surface, nil) }
      return (foreground, surface, try self.foreground(other, in: shown, elevated: place.isElevated))
    } catch {
      return nil
    }
  }
}
