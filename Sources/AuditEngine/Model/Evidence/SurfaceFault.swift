package import ColorMath
package import Palettes

/// A defect that a rule found in the layers of a surface.
package struct SurfaceFault: Hashable, Sendable {
  /// The kind of defect.
  package enum Kind: Hashable, Sendable {
    /// The backdrop shows through under Reduce Transparency.
    ///
    /// The flags are true if something is declared for that setting, and if the system draws and replaces the surface.
    case noOpaqueFallback(isDeclared: Bool, isSystem: Bool)
    /// Clear glass with the amount of dimming below it, 0…1.
    case undimmed(Double)
    /// Several materials, or several glass layers, on top of one another.
    case stacked
    /// Content that shows its backdrop.
    case translucentContent
    /// The content on the surface and its backdrop are drawn in different appearances.
    case otherAppearance(AppearanceClash)
  }

  var surface: SurfaceIndex
  /// The kind of defect.
  package var kind: Kind
  /// The layers that it is about, top first, as reports name them.
  package var layers: [String]
  /// The variants in which it holds; never empty.
  var variants: VariantSet
  /// The least ratio of a pair on the surface in those variants; nil if none was measured.
  package var worst: ContrastRatio?

  /// Records a defect; nil if it holds in no variant.
  init?(
    _ kind: Kind, in surface: SurfaceIndex, layers: [String], variants: [Variant], worst: ContrastRatio? = nil
  ) {
    guard !variants.isEmpty else { return nil }
    self.kind = kind
    self.surface = surface
    self.layers = layers
    self.variants = VariantSet(variants.map { VariantSet($0) })
    self.worst = worst
  }

  /// Returns the cells of a finding: all at the declaration of the surface.
  func cells(in input: AuditInput) -> [Cell] {
    let place = input.plan.loaded.declaration.surfaces[surface].location
    return variants.variants.map { Cell($0, at: place) }
  }
}

/// The appearances that differ.
package struct AppearanceClash: Hashable, Sendable {
  /// The content in another appearance.
  package enum Content: Hashable, Sendable {
    /// A layer of the surface, forced by another surface.
    case layer
    /// Declared content below, which follows the system.
    case declared
    /// Any content below in the app, which may follow the system.
    case any
  }

  package var forced: Appearance
  /// The content in another appearance than the surface.
  package var content: Content
}
