package import PaletteModel

extension AuditPlan {
  /// Where each pair is measured: a variant, or a state under its appearance.
  package struct Condition: Hashable, Sendable {
    /// The appearance and the settings.
    package var variant: Variant
    /// Index into `AuditDeclaration.states`; nil for the variant itself.
    package var state: Int?
  }

  /// The conditions in which pairs are measured, in report order: variants, then states in light and dark.
  package var conditions: [Condition] {
    let inStates = loaded.declaration.states.indices.flatMap { state in
      [Variant.light, .dark].map { Condition(variant: $0, state: state) }
    }
    return (variants.variants.map { Condition(variant: $0) } + inStates).filter { variants.contains($0.variant) }
  }
}
