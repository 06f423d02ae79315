import PaletteModel

/// When a theme, mode or file applies: the settings that it speaks of.
struct TokenCondition: Hashable, Sendable {
  /// Nil where it serves light and dark.
  var appearance: Appearance?
  /// Nil where it serves both contrasts.
  var contrast: Contrast?
  /// Nil where it serves full and reduced transparency.
  var transparency: Transparency?

  /// How many settings it speaks of.
  var weight: Int { (appearance == nil ? 0 : 1) + (contrast == nil ? 0 : 1) + (transparency == nil ? 0 : 1) }

  /// How far it goes before others that apply in the same variant: contrast, then transparency, then appearance.
  var rank: Int { (contrast == nil ? 0 : 4) + (transparency == nil ? 0 : 2) + (appearance == nil ? 0 : 1) }

  /// Whether it applies in a variant.
  func holds(in variant: Variant) -> Bool {
    (appearance ?? variant.appearance) == variant.appearance && (contrast ?? variant.contrast) == variant.contrast
      && (transparency ?? variant.transparency) == variant.transparency
  }

  /// The condition that speaks of all settings that another speaks of: light, standard and full where it did not.
  func completed(like other: TokenCondition) -> TokenCondition {
    TokenCondition(
      appearance: appearance ?? (other.appearance == nil ? nil : .light),
      contrast: contrast ?? (other.contrast == nil ? nil : .standard),
      transparency: transparency ?? (other.transparency == nil ? nil : .full))
  }

  /// The settings of either, those of the other first.
  func joined(with other: TokenCondition) -> TokenCondition {
    TokenCondition(
      appearance: other.appearance ?? appearance, contrast: other.contrast ?? contrast,
      transparency: other.transparency ?? transparency)
  }
}

extension TokenCondition {
  /// The condition that the words of a variant's id state: `light` serves every variant of light.
  init(naming variant: Variant) {
    self.init(
      appearance: variant.appearance, contrast: variant.contrast == .increased ? .increased : nil,
      transparency: variant.transparency == .reduced ? .reduced : nil)
  }
}
