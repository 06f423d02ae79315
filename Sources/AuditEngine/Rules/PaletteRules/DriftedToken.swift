import ColorMath
import Palettes

extension Rule {
  /// A token in a token file whose generated asset has a different color.
  static let driftedToken = Rule(
    id: "drifted-token", severity: .warning,
    page: RulePage(
      title: "Drifted token",
      finds:
        "A token in a token file whose color differs, in at least one variant, from the color set with the same name. "
        + "The difference is more than 1/255 in a channel or in opacity. When Legible compares names, it ignores case "
        + "and the separators `-`, `_`, `.`, `/`, and space, so `text.error` matches `TextError`.",
      matters:
        "The app uses the asset, but the design system specifies the token. If only one of them has changed, an "
        + "audit of one says nothing about the other.",
      failing: RuleExample(
        auditFile: #"{ "version": 1, "sources": ["tokens.json", "Colors.xcassets"] }"#,
        tokenFile: ##"{ "text": { "$type": "color", "error": { "$value": "#B00020" } } }"##,
        colorsets: ["TextError": RuleExample.plainSet("0xC0", "0x00", "0x20")]),
      passing: RuleExample(
        auditFile: #"{ "version": 1, "sources": ["tokens.json", "Colors.xcassets"] }"#,
        tokenFile: ##"{ "text": { "$type": "color", "error": { "$value": "#B00020" } } }"##,
        colorsets: ["TextError": RuleExample.plainSet("0xB0", "0x00", "0x20")]),
      remedy: "Regenerate the catalog from the tokens, or copy the asset's color to the token.",
      references: ["Design Tokens Format Module 2025.10"])
  ) { input in
    let tokens = input.plan.loaded.palette.tokens
    guard tokens.contains(where: { $0.isDesignToken }), !tokens.allSatisfy({ $0.isDesignToken }) else { return [] }
    var assets: [String: [TokenIndex]] = [:]
    for index in tokens.typedIndices where !tokens[index].isDesignToken {
      assets[tokens[index].name.folded, default: []].append(index)
    }
    return tokens.typedIndices.filter { tokens[$0].isDesignToken }.compactMap { token in
      for asset in assets[tokens[token].name.folded, default: []] {
        let cells = input.tokens[token.offset].cells { variant in
          input.tokens[token.offset].differs(from: input.tokens[asset.offset], in: variant)
        }
        if !cells.isEmpty { return .palette(.drifted(token: token, asset: asset, cells: cells)) }
      }
      return nil
    }
  }
}

extension TokenUse {
  /// Returns true if both have a written color in a variant and the two differ.
  fileprivate func differs(from other: TokenUse, in variant: Variant) -> Bool {
    guard let own = writtenColor(in: variant), let asset = other.writtenColor(in: variant) else { return false }
    return own.differs(from: asset)
  }
}

extension Color {
  /// Returns true if the opacity or any channel in sRGB, which may be outside 0…1, is more than 1/255 away.
  fileprivate func differs(from other: Color) -> Bool {
    let (own, asset) = (converted(to: .sRGB).components, other.converted(to: .sRGB).components)
    let differences = [
      own.first - asset.first, own.second - asset.second, own.third - asset.third, alpha - other.alpha,
    ]
    return differences.contains { $0.magnitude > 1.0 / 255 + 1e-9 }
  }
}
