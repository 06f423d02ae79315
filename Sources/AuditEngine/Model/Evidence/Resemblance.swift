package import ColorMath
import Palettes

/// Two tokens that look alike in a variant.
package struct Resemblance: Hashable, Sendable {
  /// The variant in which the two colors look alike.
  var variant: Variant
  /// The type of cone that is missing; nil for normal vision.
  package var deficiency: ColorVision.Deficiency?
  /// ΔE-OK.
  package var difference: Double

  /// One cell for each variant, at the entry of the second token.
  static func cells(of resemblances: [Resemblance], _ tokens: [TokenIndex], in input: AuditInput) -> [Cell] {
    let palette = input.plan.loaded.palette
    let device = input.plan.loaded.declaration.deviceClass
    var cells: [Cell] = []
    for resemblance in resemblances where cells.last?.variant != resemblance.variant {
      guard let token = tokens.last.map({ palette.tokens[$0] }) else { continue }
      var place = token.location
      if case .entry(let entry) = token.resolution(for: resemblance.variant, on: device) {
        place = token.location(of: token.entries[entry])
      }
      cells.append(Cell(resemblance.variant, at: place))
    }
    return cells
  }
}
