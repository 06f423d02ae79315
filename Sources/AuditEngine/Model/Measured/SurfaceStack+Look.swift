import ColorMath
import Palettes

extension SurfaceStack {
  /// Gives the glass of a surface the look that the user chose in the system settings.
  ///
  /// Neither look is documented: half the opacity is assumed for the clear one, 0.2 more for the tinted one.
  mutating func wear(_ look: GlassLook) {
    var hasGlass = false
    for index in steps.indices {
      guard case .material(var material) = steps[index], material.isGlass else { continue }
      hasGlass = true
      for place in material.layers.indices {
        let alpha = material.layers[place].tint.alpha
        material.layers[place].tint.alpha = look == .clear ? alpha / 2 : min(1, alpha + 0.2)
      }
      material.source = "assumed"
      steps[index] = .material(material)
    }
    guard hasGlass else { return }
    let words = "Apple publishes no values for the \(look.rawValue) look of glass; check it on a device"
    doubts.append(Doubt(words, .unpublished))
  }
}
