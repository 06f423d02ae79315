import FileSyntax
import Palettes

extension Wording {
  /// Variants as people know them: `light appearance`, `light and dark appearance with Increase Contrast`.
  ///
  /// With the usual settings among them, the others of the same appearance are left out.
  static func appearances(_ set: VariantSet) -> String {
    if set == .all { return "every appearance and setting" }
    let phrases = [Appearance.light, .dark].compactMap { appearance -> (appearance: String, settings: String)? in
      let variants = set.variants.filter { $0.appearance == appearance }
      return variants.isEmpty ? nil : (appearance.rawValue, accessibility(variants))
    }
    if phrases.count == 2, phrases[0].settings == phrases[1].settings {
      return "light and dark appearance" + phrases[0].settings
    }
    return phrases.map { "\($0.appearance) appearance\($0.settings)" }.inWords()
  }

  /// The settings of variants of one appearance, with a space before; empty if the usual ones are among them.
  static func accessibility(_ variants: [Variant]) -> String {
    let names = variants.compactMap { variant -> String? in
      switch (variant.contrast, variant.transparency) {
      case (.standard, .full): nil
      case (.increased, .full): "Increase Contrast"
      case (.standard, .reduced): "Reduce Transparency"
      case (.increased, .reduced): "both settings"
      }
    }
    guard names.count == variants.count else { return "" }
    return names == ["Increase Contrast", "both settings"] || names == ["Reduce Transparency", "both settings"]
      ? " with \(names[0])" : " with \(names.joined(separator: " or "))"
  }
}
