package import PaletteModel

/// A surface in one variant.
package struct SurfaceCondition: Hashable, Sendable {
  /// The surface.
  package let surface: SurfaceIndex
  /// The variant in which it is drawn.
  package let variant: Variant

  /// Names a surface in a variant.
  package init(surface: SurfaceIndex, variant: Variant) { (self.surface, self.variant) = (surface, variant) }
}
