import ColorMath
import Palettes

extension SurfaceStack {
  /// The alternative layers of a surface without an opaque one, bottom first; the best guess first.
  ///
  /// If there are too many combinations of values, only the best of every layer is used (`coversEveryValue`).
  ///
  /// - Throws: the reason that it cannot be measured.
  func openLayers() throws(Reason) -> [[StackLayer]] {
    var stacks: [[StackLayer]] = [[]]
    let isComplete = coversEveryValue
    for step in steps {
      let candidates: [StackLayer]
      switch step {
      case .layer(let color, let alternates):
        candidates = ([color] + alternates).map { .color($0.encodedLayer) }
      case .material(let material): candidates = material.layers.map { .material($0) }
      case .filter(let filter) where filter.letsBackdropThrough:
        throw Reason(.notMeasurable, "an opacity filter in the layers makes the surface translucent; use alpha instead")
      case .filter(let filter): candidates = [.filter(filter)]
      case .group:
        throw Reason(
          .notMeasurable, "a translucent surface with filters cannot be on another surface; move its filters there")
      }
      let followed = isComplete ? candidates : Array(candidates.prefix(1))
      stacks = followed.flatMap { candidate in stacks.map { $0 + [candidate] } }
    }
    return stacks
  }
}
