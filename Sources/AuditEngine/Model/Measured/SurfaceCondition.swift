import Palettes

/// A surface in one variant.
struct SurfaceCondition: Hashable, Sendable {
  let surface: SurfaceIndex
  /// The variant in which it is drawn.
  let variant: Variant
}
