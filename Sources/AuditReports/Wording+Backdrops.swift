import AuditEngine
package import ColorMath
import FileSyntax
import Palettes

/// Ratios that depend on what lies behind a surface.
extension Wording {
  /// Two ratios as `1.03…2.19`, or one if they print alike.
  package static func range(_ least: ContrastRatio?, _ greatest: ContrastRatio?) -> String {
    let (one, other) = (ratio(least), ratio(greatest))
    return one == other ? one : "\(one)…\(other)"
  }

  /// The worst place of the image behind: `busy.png at 12, 40 pt: 83% fails`; nil without an image.
  func worstPlace(of measurement: Measurement) -> String? {
    guard let block = measurement.outlook?.block, block.failingShare > 0 else { return nil }
    let images = audit.declaration.images
    let file = images.typedIndices.contains(block.image) ? images[block.image].file : "an image"
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let (x, y) = (DecimalText.fixed(block.x, decimals: 0), DecimalText.fixed(block.y, decimals: 0))
    let share = block.failingShare < 0.005 ? "under 1%" : Self.percent(block.failingShare)
    return "\(name) at \(x), \(y) pt: \(share) fails"
  }
}
