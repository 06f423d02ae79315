/// One system color: its values by appearance and contrast, and those of elevated surfaces.
struct SystemColorRow: Sendable {
  /// The value under standard and under increased contrast.
  struct Shades: Sendable {
    let standard: SystemShade
    /// The value under increased contrast; nil if it is not known.
    let increased: SystemShade?
  }

  /// The name without the suffix `Color`, for example `secondaryLabel`.
  let name: String
  let light: Shades
  let dark: Shades
  /// The dark values in sheets and popovers; nil if elevation changes nothing, as it never does in light.
  let elevated: Shades?

  /// A color known in all four combinations of appearance and contrast.
  init(
    _ name: String, _ light: SystemShade, _ dark: SystemShade, _ lightIncreased: SystemShade,
    _ darkIncreased: SystemShade, elevated: (SystemShade, SystemShade)? = nil
  ) {
    self.name = name
    self.light = Shades(standard: light, increased: lightIncreased)
    self.dark = Shades(standard: dark, increased: darkIncreased)
    self.elevated = elevated.map { Shades(standard: $0.0, increased: $0.1) }
  }

  /// A color for which only the standard contrast is known.
  init(_ name: String, _ light: SystemShade, _ dark: SystemShade) {
    self.name = name
    self.light = Shades(standard: light, increased: nil)
    self.dark = Shades(standard: dark, increased: nil)
    self.elevated = nil
  }

  /// The value in a variant; a `doubt` overrides the row's own doubt, alternates included.
  func value(in variant: Variant, elevated isElevated: Bool, doubt: SystemDoubt?) -> SystemColorValue {
    let raised = isElevated && variant.appearance == .dark ? elevated : nil
    let shades = raised ?? (variant.appearance == .light ? light : dark)
    let known = variant.contrast == .increased ? shades.increased : shades.standard
    let shade = known ?? shades.standard
    let setting = SystemSetting(contrast: variant.contrast, isElevated: raised != nil, isStandIn: known == nil)
    let deciding = doubt ?? shade.doubt
    return SystemColorValue(
      shade.color, alternates: deciding?.alternates ?? [], doubt: deciding?.sentence(about: shade, in: setting))
  }
}
