package import ColorMath
package import Palettes
import ScreenReading

/// A color on screen that no token explains.
package struct LookDrift: Sendable {
  /// The color.
  package var color: EightBitColor
  /// True for the color of texts, false for the ground of texts.
  package var isForeground: Bool
  /// The number of texts that have it.
  package var count: Int
  /// The index of the first of these texts.
  package var first: Int
  /// The token that has the color in another variant than that of the screenshot of the first text, with that variant.
  package var elsewhere: (token: String, variant: Variant)?

  /// Collects the colors that no token explains, the most frequent first.
  static func found(in texts: [LookText], of shots: [LookShot], _ namer: LookNamer) -> [LookDrift] {
    var found: [LookDrift] = []
    func add(_ color: EightBitColor, isForeground: Bool, _ index: Int) {
      if let place = found.firstIndex(where: { $0.color == color && $0.isForeground == isForeground }) {
        found[place].count += 1
      } else {
        let elsewhere = shots[texts[index].shot].variant.flatMap { variant in
          namer.elsewhere(color.encoded, isText: isForeground, than: variant)
        }
        found.append(
          LookDrift(color: color, isForeground: isForeground, count: 1, first: index, elsewhere: elsewhere))
      }
    }
    for (index, text) in texts.enumerated() where text.names.isEmpty && text.seen.doubt == nil {
      if text.partial.foregrounds.isEmpty { add(text.seen.foreground.eightBit, isForeground: true, index) }
      if text.partial.surfaces.isEmpty { add(text.seen.surface.eightBit, isForeground: false, index) }
    }
    return found.sorted { ($1.count, $0.first) < ($0.count, $1.first) }
  }
}
