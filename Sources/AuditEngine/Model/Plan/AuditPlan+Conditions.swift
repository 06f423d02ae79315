package import Palettes

extension AuditPlan {
  /// The condition in which a pair is measured: a variant, or a state under its appearance.
  package struct Condition: Hashable, Sendable {
    /// The appearance and the settings.
    package var variant: Variant
    /// The state; nil for the variant itself.
    package var state: StateIndex?
  }

  /// The conditions in which pairs are measured, in report order: variants, then states in light and dark.
  package var conditions: [Condition] {
    let inStates = loaded.declaration.states.typedIndices.flatMap { state in
      [Variant.light, .dark].map { Condition(variant: $0, state: state) }
    }
    return (variants.variants.map { Condition(variant: $0) } + inStates).filter { variants.contains($0.variant) }
  }
}

extension AuditPlan {
  /// The declaration of a pair that counts in a condition; nil if the pair does not exist, or if the state does not
  /// affect it.
  ///
  /// A state that only sets a look of glass affects only surfaces with glass.
  package func use(of pair: PlannedPair, in condition: Condition) -> PlannedPair.Use? {
    guard let state = condition.state.map({ loaded.declaration.states[$0] }) else {
      return use(of: pair, in: condition.variant)
    }
    let affects = pair.uses.contains { use in
      loaded.declaration.pairs[use.declared].states.map { $0.contains(state.name) } ?? true
    }
    guard affects else { return nil }
    if state.look != nil, state.filters.isEmpty,
      !hasGlass(loaded.declaration.surfaces[pair.surface], in: condition.variant, depth: 0)
    {
      return nil
    }
    return use(of: pair, in: condition.variant)
  }

  /// Returns true if glass is among the layers of a surface, or of the surfaces below it.
  private func hasGlass(_ surface: Surface, in variant: Variant, depth: Int) -> Bool {
    let shown = surface.appearance.map(variant.with) ?? variant
    return (surface.layers(under: loaded.declaration.profile).value(in: variant) ?? []).contains { layer in
      switch layer {
      case .material(let use): use.isGlass
      case .surface(let name, _):
        depth < Self.deepestSurface
          && loaded.declaration.surfaces.first { $0.name == name }.map { hasGlass($0, in: shown, depth: depth + 1) }
            ?? false
      case .color, .gradient, .filter, .unsupported: false
      }
    }
  }

  /// Surfaces nested deeper than this are treated as a cycle.
  private static let deepestSurface = 32
}
