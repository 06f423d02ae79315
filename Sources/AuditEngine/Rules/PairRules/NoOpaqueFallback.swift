import Palettes

extension Rule {
  /// Surfaces that stay translucent under Reduce Transparency.
  static let noOpaqueFallback = Rule(
    id: "no-opaque-fallback", severity: .warning,
    weigh: { evidence, _ in
      guard case .surface(let fault) = evidence, case .noOpaqueFallback(_, isSystem: true) = fault.kind else {
        return .warning
      }
      return .note
    },
    page: RulePage(
      title: "No opaque fallback",
      finds:
        "A surface with material, glass, or another translucent layer, and nothing opaque behind it. With reduced "
        + "transparency, it stays translucent because `reduced` is missing or translucent. The finding is a note for "
        + "system bars, sheets, and popovers, which the system replaces automatically. Colors over declared colors are "
        + "exempt because their composite is known. Surfaces of pairs found in sources are exempt because the system "
        + "makes its materials opaque and `ignores-reduce-transparency` covers colors.",
      matters:
        "Many people who turn on Reduce Transparency can't read text when content shows through its background. Apple "
        + "doesn't publish how the system renders materials with this setting, and custom colors don't change "
        + "automatically.",
      failing: ##"""
        { "surfaces": { "veil": { "layers": [{ "color": "#000000", "opacity": 0.9 }], "over": ["any"] } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "veil", "role": "graphic" }] }
        """##,
      passing: ##"""
        { "surfaces": { "veil": { "layers": [{ "color": "#000000", "opacity": 0.9 }], "over": ["any"],
            "reduced": "#000000" } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "veil", "role": "graphic" }] }
        """##,
      remedy:
        "Under `reduced`, declare the opaque color that the code shows when `accessibilityReduceTransparency` is "
        + "on. If the code doesn't show one yet, add it.",
      seenIn:
        "Palettes/ForkInTheRoad: the glass button, the sheet, and the ultraThin navigation bar. Palettes/Countdown: "
        + "the card that changes to regular material.",
      references: [
        "Human Interface Guidelines, Accessibility: Reduce Transparency",
        "SwiftUI, EnvironmentValues.accessibilityReduceTransparency",
      ])
  ) { input in
    let reader = SurfaceReader(input.plan)
    return input.standingSurfaces.filter { !input.isFoundOnly($0) }.compactMap {
      reader.lackOfFallback($0).map { .surface($0) }
    }
  }
}

extension AuditInput {
  /// Returns true if all pairs on a surface were found in sources.
  fileprivate func isFoundOnly(_ standing: StandingSurface) -> Bool {
    !standing.pairs.isEmpty
      && standing.pairs.allSatisfy { pair in
        plan.pairs[pair].uses.allSatisfy { plan.loaded.declaration.pairs[$0.declared].origin == .found }
      }
  }
}

extension SurfaceReader {
  /// The reduced variants in which a surface shows its backdrop.
  fileprivate func lackOfFallback(_ standing: StandingSurface) -> SurfaceFault? {
    var open: [(variant: Variant, layers: VisibleLayers, isDeclared: Bool)] = []
    let written = surfaces[standing.surface].layers(under: colors.profile)
    for variant in standing.variants.variants where variant.transparency == .reduced {
      let full = Variant(variant.appearance, variant.contrast)
      guard let before = layers(of: standing.surface, in: full), let after = layers(of: standing.surface, in: variant),
        after.isOpen, !before.translucent.isEmpty || !after.translucent.isEmpty,
        !isKnownSum(after, standing.surface, variant)
      else { continue }
      open.append((variant, after, written.value(in: variant) != written.value(in: full)))
    }
    let isSystem = !open.isEmpty && open.allSatisfy { $0.layers.isSystemPlate }
    let kind = SurfaceFault.Kind.noOpaqueFallback(isDeclared: open.allSatisfy { $0.isDeclared }, isSystem: isSystem)
    return SurfaceFault(
      kind, in: standing.surface, layers: open.first?.layers.translucent ?? [], variants: open.map { $0.variant })
  }

  /// Returns true if all layers and backdrops are colors, so their composite is opaque and known.
  private func isKnownSum(_ layers: VisibleLayers, _ surface: SurfaceIndex, _ variant: Variant) -> Bool {
    let backdrops = backdrops(of: surface, in: variant)
    let areColors = backdrops.allSatisfy { if case .color = $0 { true } else { false } }
    return layers.materials.isEmpty && !layers.parts.isEmpty && !backdrops.isEmpty && areColors
  }
}

extension VisibleLayers {
  /// True if it consists only of glass that the system draws.
  fileprivate var isSystemPlate: Bool {
    !parts.isEmpty
      && parts.allSatisfy { part in
        guard case .material(let use) = part.layer, case .glass(let style) = use.kind else { return false }
        switch style {
        case .bar, .sheet, .popover: return true
        case .regular, .clear, .identity: return false
        }
      }
  }
}
