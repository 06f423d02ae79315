import Palettes

/// A surface in one variant.
struct SurfaceCondition: Hashable, Sendable {
  let surface: SurfaceIndex
  /// The variant in which it is drawn.
  let variant: Variant

  /// Names a surface in a variant.
  init(surface: SurfaceIndex, variant: Variant) { (self.surface, self.variant) = (surface, variant) }
}
