import AuditModel
import PaletteModel

extension AuditInput {
  /// Returns true if the foreground is only a system color.
  func hasSystemForeground(_ measurement: Measurement) -> Bool { plan.hasSystemForeground(measurement) }
}

/// The foregrounds of an audit that are only system colors, determined once for many measurements.
struct SystemForegrounds {
  private let plan: AuditPlan
  /// The variants in which each foreground of the plan is one.
  private let variants: [VariantSet]

  init(_ plan: AuditPlan) {
    self.plan = plan
    variants = plan.foregrounds.map { foreground in
      guard plan.mayBeSystemColor(foreground) else { return [] }
      return VariantSet(Variant.allCases.filter { plan.isSystemColor(foreground, in: $0) }.map { VariantSet($0) })
    }
  }

  /// True if there are none.
  var isEmpty: Bool { variants.allSatisfy { $0.isEmpty } }

  /// Returns true if the foreground of a measurement is one of them.
  func contains(_ measurement: Measurement) -> Bool {
    let pair = plan.pairs[measurement.pair]
    return variants[pair.foreground].contains(plan.shown(on: pair, in: measurement.variant))
  }
}

extension AuditPlan {
  /// Returns true if the foreground is only a system color, so that the platform chose it.
  ///
  /// That is `system:…` at its own opacity, a token whose effective entry refers to a system color, and an empty
  /// AccentColor, which takes the system's tint.
  func hasSystemForeground(_ measurement: Measurement) -> Bool {
    let pair = pairs[measurement.pair]
    return isSystemColor(foregrounds[pair.foreground], in: shown(on: pair, in: measurement.variant))
  }

  /// The variant in which the colors on the surface of a pair are resolved.
  fileprivate func shown(on pair: PlannedPair, in variant: Variant) -> Variant {
    loaded.declaration.surfaces[pair.surface].appearance.map(variant.with) ?? variant
  }

  fileprivate func isSystemColor(_ foreground: Foreground, in shown: Variant) -> Bool {
    guard let written = foreground.colors.value(in: shown), written.opacity == 1 else { return false }
    switch written.reference {
    case .system: return true
    case .literal: return false
    case .token(let name): return isSystemColor(name, in: shown)
    }
  }

  /// Returns false if no value of a foreground, in any variant, can be a system color.
  fileprivate func mayBeSystemColor(_ foreground: Foreground) -> Bool {
    foreground.colors.all.contains { written in
      switch written.reference {
      case .system: return true
      case .literal: return false
      case .token(let name):
        guard case .found(let index) = loaded.palette.lookup(name) else { return false }
        let entries = loaded.palette.tokens[index].entries
        return entries.allSatisfy { $0.isEmpty }
          || entries.contains { if case .system = $0.value { true } else { false } }
      }
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
