/// The settings under which a theme, mode or file applies.
struct TokenCondition: Hashable, Sendable {
  /// The appearance; nil if it serves light and dark.
  var appearance: Appearance?
  /// The contrast; nil if it serves both.
  var contrast: Contrast?
  /// The transparency; nil if it serves full and reduced.
  var transparency: Transparency?

  /// The number of settings that it specifies.
  var weight: Int { (appearance == nil ? 0 : 1) + (contrast == nil ? 0 : 1) + (transparency == nil ? 0 : 1) }

  /// The precedence among conditions that apply in one variant: contrast, then transparency, then appearance.
  var rank: Int { (contrast == nil ? 0 : 4) + (transparency == nil ? 0 : 2) + (appearance == nil ? 0 : 1) }

  /// Returns true if it applies in a variant.
  func holds(in variant: Variant) -> Bool {
    (appearance ?? variant.appearance) == variant.appearance && (contrast ?? variant.contrast) == variant.contrast
      && (transparency ?? variant.transparency) == variant.transparency
  }

  /// Returns the settings of either, those of the other first.
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
