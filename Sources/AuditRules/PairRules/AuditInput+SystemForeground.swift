import AuditModel
import PaletteModel

extension AuditInput {
  /// Returns true if the foreground is only a system color.
  func hasSystemForeground(_ measurement: Measurement) -> Bool { plan.hasSystemForeground(measurement) }
}

extension AuditPlan {
  /// Returns true if the foreground is only a system color, so that the platform chose it.
  ///
  /// That is `system:…` at its own opacity, a token whose effective entry refers to a system color, and an empty
  /// AccentColor, which takes the system's tint.
  func hasSystemForeground(_ measurement: Measurement) -> Bool {
    let pair = pairs[measurement.pair]
    let surface = loaded.declaration.surfaces[pair.surface]
    let shown = surface.appearance.map(measurement.variant.with) ?? measurement.variant
    guard let written = foregrounds[pair.foreground].colors.value(in: shown), written.opacity == 1 else {
      return false
    }
    switch written.reference {
    case .system: return true
    case .literal: return false
    case .token(let name): return isSystemColor(name, in: shown)
    }
  }

  private func isSystemColor(_ name: String, in variant: Variant) -> Bool {
    guard case .found(let index) = loaded.palette.lookup(name) else { return false }
    let token = loaded.palette.tokens[index]
    switch token.resolution(for: variant, on: loaded.declaration.idiom) {
    case .entry(let entry):
      if case .system = token.entries[entry].value { return true }
      return false
    case .emptySet: return true
    case .noEntry, .otherDevices: return false
    }
  }
}
