import ColorMath
import PaletteModel

extension SurfaceStack {
  /// Gives the glass of a surface the look that a person chose in the system's settings.
  ///
  /// Nothing is published of either look: half the opacity stands for the clear one, 0.2 more for the tinted one.
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
    let words = "nothing is published about the \(look.rawValue) look of glass; compare it on a device"
    doubts.append(Doubt(words, .unpublished))
  }
}
