import ColorMath
import FileSyntax
import Palettes

extension AuditInput {
  /// Returns true if the foreground is only a system color.
  func hasSystemForeground(_ measurement: Measurement) -> Bool { plan.hasSystemForeground(measurement) }

  /// The share of the ratio on the system's own background that a surface leaves at least if it is not the cause.
  private static let sameness = 0.9

  /// Returns true if a measurement is of a pair found in sources, and its color of the system is hardly less readable on
  /// its surface than on the background of the system.
  func isAsReadableAsTheSystem(_ measurement: Measurement) -> Bool {
    guard isFound(measurement), let ratio = measurement.minimum, let own = ratioOnSystem(measurement) else {
      return false
    }
    return ratio.value >= own.value * Self.sameness
  }

  /// The ratio of a color of the system on the background of the system; nil for other colors, and for a background.
  private func ratioOnSystem(_ measurement: Measurement) -> ContrastRatio? {
    let pair = plan.pairs[measurement.pair]
    let shown = plan.shown(on: pair, in: measurement.variant)
    guard let name = plan.systemColor(plan.foregrounds[pair.foreground], in: shown), !name.holds("ackground"),
      let color = measurement.evidence.map({ evidence[$0].foreground.encodedLayer })
    else { return nil }
    let isElevated = plan.loaded.declaration.surfaces[pair.surface].isElevated
    let base = SystemColors.value(
      "systemBackground", platform: "ios", variant: shown, elevated: isElevated,
      profile: plan.loaded.declaration.profile)
    guard let ground = base?.color.encodedLayer.color else { return nil }
    return ContrastRatio(color.over(ground).relativeLuminance, ground.relativeLuminance)
  }
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
    isEmpty = variants.allSatisfy { $0.isEmpty }
  }

  /// True if there are none.
  let isEmpty: Bool

  /// The variants in which a foreground is one of them.
  func variants(of foreground: ForegroundIndex) -> VariantSet { variants[foreground.offset] }

  /// Returns true if the foreground of a measurement is one of them.
  func contains(_ measurement: Measurement) -> Bool {
    if isEmpty { return false }
    let pair = plan.pairs[measurement.pair]
    return variants[pair.foreground.offset].contains(plan.shown(on: pair, in: measurement.variant))
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
    systemColor(foreground, in: shown) != nil
  }

  /// The name of the system color that a foreground is; nil for other colors.
  fileprivate func systemColor(_ foreground: Foreground, in shown: Variant) -> String? {
    guard let written = foreground.colors.value(in: shown), written.opacity == 1 else { return nil }
    switch written.reference {
    case .system(let name): return name
    case .literal: return nil
    case .token(let name): return systemColor(name, in: shown)
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

  private func systemColor(_ name: String, in variant: Variant) -> String? {
    guard case .found(let index) = loaded.palette.lookup(name) else { return nil }
    let token = loaded.palette.tokens[index]
    switch token.resolution(for: variant, on: loaded.declaration.deviceClass) {
    case .entry(let entry):
      if case .system(let reference, _) = token.entries[entry].value { return reference }
      return nil
    case .emptySet: return "tint"
    case .noEntry, .otherDevices: return nil
    }
  }
}
