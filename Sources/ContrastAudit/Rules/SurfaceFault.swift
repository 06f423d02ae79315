package import ColorMath
package import PaletteModel

/// What a rule found in the layers of a surface.
package struct SurfaceFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// What lies below shows through with transparency reduced.
    ///
    /// It tells whether something is declared for that setting, and whether the system draws the surface and replaces it.
    case noOpaqueFallback(isDeclared: Bool, isSystem: Bool)
    /// Clear glass with so much dimming below it, 0…1.
    case undimmed(Double)
    /// Several materials, or several glasses, on one another.
    case stacked
    /// Content that lets through what lies below.
    case translucentContent
    /// What stands on the surface and what is seen below it are drawn in different appearances.
    case otherAppearance(AppearanceClash)
  }

  /// Index into `AuditDeclaration.surfaces`.
  package var surface: Int
  /// What is wrong.
  package var kind: Kind
  /// The layers that it is about, top first, as reports name them.
  package var layers: [String]
  /// Where it holds, in report order; never empty.
  package var variants: VariantSet
  /// The least ratio of a pair on the surface there; nil if none was measured.
  package var worst: ContrastRatio?

  /// Notes a fault; nil if it holds in no variant.
  init?(_ kind: Kind, in surface: Int, layers: [String], variants: [Variant], worst: ContrastRatio? = nil) {
    guard !variants.isEmpty else { return nil }
    self.kind = kind
    self.surface = surface
    self.layers = layers
    self.variants = VariantSet(variants.map { VariantSet($0) })
    self.worst = worst
  }

  /// The cells of a finding: all at the place where the surface is declared.
  func cells(in input: AuditInput) -> [Cell] {
    let place = input.plan.loaded.declaration.surfaces[surface].location
    return variants.variants.map { Cell($0, at: place) }
  }
}

/// The appearances that differ.
package struct AppearanceClash: Hashable, Sendable {
  /// What is drawn in its own appearance.
  package enum Content: Hashable, Sendable {
    /// A layer of the surface, which another surface forces.
    case layer
    /// Declared content below, which follows the system.
    case declared
    /// Whatever the app shows below, which may follow the system.
    case any
  }

  /// The appearance that is forced.
  package var forced: Appearance
  /// What is not drawn in the surface's appearance.
  package var content: Content
}
