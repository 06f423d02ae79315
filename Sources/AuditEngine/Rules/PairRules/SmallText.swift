import ColorMath
import Palettes

extension Rule {
  /// Text below the platform's minimum size.
  static let smallText = Rule(
    id: "small-text", severity: .warning,
    page: RulePage(
      title: "Small text",
      finds:
        "Text whose declared font is smaller than the platform's minimum size: 11 points in iOS and iPadOS, 10 in "
        + "macOS, 12 in watchOS and visionOS, and 23 in tvOS. The `tiny-text` rule checks pairs found in sources.",
      matters: "If text is too small to make out, no amount of contrast makes it readable.",
      failing:
        ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text", "font": { "size": 10 } }] }"##,
      passing:
        ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text", "font": { "size": 11 } }] }"##,
      remedy: "Use a text style. The smallest, caption2, is 11 points.",
      seenIn: "Palettes/ForkInTheRoad: the text field's error message (10 points).",
      references: ["Human Interface Guidelines, Typography: minimum sizes"])
  ) { input in
    guard let least = input.plan.loaded.declaration.idiom.leastTextSize else { return [] }
    return input.plan.pairs.indexed().compactMap { index, pair in
      input.smallText(of: pair, least: least).map { size, cells in
        .own(
          OwnEvidence(.pair(index), [size, least], cells: cells) {
            "\(DecimalText.points($0[0])) pt; the minimum is \(DecimalText.points($0[1])) pt"
          })
      }
    }
  }
}

extension AuditInput {
  /// The size of the smallest declared use of a pair if it is too small, with the cells of all such uses.
  fileprivate func smallText(of pair: PlannedPair, least: Double) -> (size: Double, cells: [Cell])? {
    guard pair.role == .text else { return nil }
    let uses = pair.uses.compactMap { use -> (size: Double, variants: VariantSet, location: SourceLocation)? in
      let declared = plan.loaded.declaration.pairs[use.declared]
      let variants = declared.variants.intersection(plan.variants)
      guard declared.origin != .found, let size = declared.font?.size, size < least, !variants.isEmpty
      else { return nil }
      return (size, variants, declared.location)
    }
    guard let smallest = uses.min(by: { $0.size < $1.size }) else { return nil }
    let variants = uses.reduce(into: VariantSet()) { $0.formUnion($1.variants) }
    return (smallest.size, variants.variants.map { Cell($0, at: smallest.location) })
  }
}

extension Idiom {
  /// The minimum text size in points (Human Interface Guidelines, Typography); nil if none is published.
  var leastTextSize: Double? {
    switch self {
    case .universal, .iphone, .ipad, .macCatalyst: 11
    case .mac: 10
    case .tv: 23
    case .watch, .vision: 12
    case .car: nil
    }
  }
}
