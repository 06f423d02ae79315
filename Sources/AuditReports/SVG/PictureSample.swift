import AuditEngine
import Palettes

/// The foreground of a tile: words at their size and weight, or the shape of a role.
struct PictureSample: Hashable {
  /// The shapes of roles.
  enum Kind: String {
    case text
    case graphic
    /// The outline of a control.
    case boundary
    /// The ring around what has the focus.
    case focus
    /// A line of decoration.
    case stroke
  }

  let kind: Kind
  /// The words of text.
  let words: String
  /// The size in points, drawn as so many pixels.
  let size: Int
  /// The weight on the scale 1…1000.
  let weight: Int

  /// The sizes that a tile has room for.
  private static let sizes = 9...40
  /// The words where a pair has no name, or one that does not fit.
  private static let letters = "Aa"

  /// A sample of a pair, in the words of its name if they fit into a number of pixels.
  init(_ pair: PlannedPair, in plan: AuditPlan, name: String?, room: Int) {
    kind =
      switch pair.role {
      case .graphic: .graphic
      case .boundary: .boundary
      case .focus: .focus
      case .decorative: .stroke
      case .text, .linkCue, .inactive, .logotype: .text
      }
    let font = pair.uses.lazy.compactMap { plan.loaded.declaration.pairs[$0.declared].font }.first ?? Font(.body)
    let points = min(max(Int(font.size.rounded()), Self.sizes.lowerBound), Self.sizes.upperBound)
    (size, weight) = (points, font.weight)
    let fits = name.map { SVGText.width(of: $0, size: points, isBold: font.weight >= 600) <= Double(room) } ?? false
    words = fits ? name ?? Self.letters : Self.letters
  }

  /// The height of a panel that holds the sample.
  var panel: Int { kind == .text ? max(Self.least, size + size / 2 + 16) : Self.least }

  private static let least = 52
}
