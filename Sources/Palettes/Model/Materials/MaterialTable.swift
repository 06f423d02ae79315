package import ColorMath

/// The numbers of the system's materials and glass: measured over white and black, or assumed.
///
/// Measured on an iOS 26.1 simulator over uniform backdrops (facts of the openuikit project): grays 0…255 of the
/// interior over white and over black. Opacity and tint are derived so that they reproduce the measured numbers.
/// Residuals are the greatest differences seen between formula and measurement, over colored backdrops too.
package enum MaterialTable {
  /// One material in one appearance: grays over white and black, saturation, residual; all in counts of 0…255.
  private struct Row {
    var white: Double
    var black: Double
    var saturation: Double
    var residual: Double
    /// The standard deviation of the blur, in points.
    var blur = 2.25
    /// The reason that the row is assumed; nil for a measured one.
    var assumption: String?

    init(_ white: Double, _ black: Double, _ saturation: Double, residual: Double = 2, assumed: String? = nil) {
      self.white = white
      self.black = black
      self.saturation = saturation
      self.residual = residual
      assumption = assumed
    }

    func blurred(_ blur: Double) -> Row {
      var copy = self
      copy.blur = blur
      return copy
    }

    var layer: MaterialLayer {
      var layer = MaterialLayer(overWhite: white / 255, overBlack: black / 255, saturation: saturation)
      layer.residual = residual / 255
      return layer
    }

    /// The opaque fill that Reduce Transparency may leave: the material's own tint, or a gray of the appearance.
    func fills(_ grays: ClosedRange<Double>) -> [MaterialLayer] {
      let own = layer.tint.color.red * 255
      return [max(own, grays.upperBound), min(own, grays.lowerBound)].map { MaterialTable.opaque($0) }
    }
  }

  private static let source = "measured on the iOS 26.1 simulator"

  private static func row(_ style: MaterialStyle, _ appearance: Appearance) -> Row {
    switch (style, appearance) {
    case (.ultraThin, .light): Row(245, 88, 1.1, residual: 31)
    case (.ultraThin, .dark): Row(177, 31, 1.1, residual: 31)
    case (.thin, .light): Row(245, 142, 1.35)
    case (.thin, .dark): Row(125, 31, 1.35)
    case (.regular, .light): Row(245, 197, 1.5)
    case (.regular, .dark): Row(83, 31, 1.5, residual: 9)
    case (.thick, .light): Row(245, 232, 1.5)
    case (.thick, .dark): Row(37, 31, 1.5)
    case (.bar, .light): Row(247, 178, 1.1, residual: 31)
    case (.bar, .dark): Row(87, 18, 2, residual: 31)
    case (.ultraThick, .light): Row(245.2, 240.1, 1.5, assumed: "ultraThick material was not measured")
    case (.ultraThick, .dark): Row(36.5, 31.4, 1.5, assumed: "ultraThick material was not measured")
    }
  }

  /// The standard deviation of a material's blur, in points.
  private static func blur(_ style: MaterialStyle) -> Double {
    switch style {
    case .ultraThin, .bar: 22.5
    case .thin, .regular: 29.5
    case .thick: 45
    case .ultraThick: 50
    }
  }

  private static func row(_ style: GlassStyle, _ appearance: Appearance) -> Row? {
    switch (style, appearance) {
    case (.regular, .light): Row(251, 175, 2)
    case (.regular, .dark): Row(91, 24, 2.225)
    case (.clear, _): Row(255, 19, 1)
    case (.identity, _): nil
    case (.bar, .light): Row(253, 220, 5.65)
    case (.bar, .dark): Row(84, 19, 1, residual: 73)
    case (.sheet, .light): Row(253, 220, 5.65, assumed: "a sheet in light mode was only compared with a bar")
    case (.sheet, .dark): Row(84.048, 57, 1, assumed: "the saturation of a sheet was not measured")
    case (.popover, .light): Row(252, 215, 1)
    case (.popover, .dark): Row(84, 19, 1, residual: 73, assumed: "a popover in dark mode was not measured")
    }
  }

  /// The known numbers of a system material in a variant under a profile.
  package static func numbers(
    _ style: MaterialStyle, in variant: Variant, under profile: Profile
  ) -> MaterialNumbers {
    numbers(
      row(style, variant.appearance).blurred(blur(style)), in: variant, under: profile,
      named: "\(style.rawValue) material")
  }

  /// The known numbers of plain glass in a variant under a profile; nil under a profile without glass.
  package static func numbers(_ style: GlassStyle, in variant: Variant, under profile: Profile) -> MaterialNumbers? {
    guard profile != .iOS18 else { return nil }
    guard let row = row(style, variant.appearance) else {
      return MaterialNumbers([], .declared, source: "identity is not glass")
    }
    return numbers(row, in: variant, under: profile, named: "\(style.rawValue) glass")
  }

  /// The known numbers of tinted regular glass in a variant; nil under a profile without glass.
  ///
  /// Measured as opacity 0.871 of an opaque tint with a residual of up to 33 counts, in light only. A translucent tint is
  /// between that and no tint.
  package static func tinted(
    _ tint: EncodedLayer, _ style: GlassStyle = .regular, amount: Double?, in variant: Variant, under profile: Profile
  ) -> MaterialNumbers? {
    guard profile != .iOS18 else { return nil }
    var layer = MaterialLayer(tint: EncodedLayer(tint.color, alpha: amount ?? 0.871), saturation: 5.65)
    layer.residual = 33.0 / 255
    let isPlain = variant.contrast == .standard && variant.transparency == .full
    if amount == nil, tint.alpha < 1, var numbers = numbers(style, in: variant, under: profile) {
      numbers.layers.append(layer)
      numbers.mark = .assumed("glass with a translucent tint was not measured; check it on a device")
      return numbers
    }
    if profile == .iOS26, isPlain, variant.appearance == .light {
      return MaterialNumbers([layer], .measured, source: source, blur: 2.25)
    }
    var opaque = layer
    opaque.tint.alpha = 1
    let words = "tinted glass was measured only in light mode with standard settings; check it on a device"
    return MaterialNumbers(
      isPlain ? [layer] : [opaque, layer], .assumed(words), source: source, blur: 2.25)
  }

  private static func numbers(
    _ row: Row, in variant: Variant, under profile: Profile, named name: String
  ) -> MaterialNumbers {
    let isLight = variant.appearance == .light
    switch (variant.contrast, variant.transparency) {
    case (.standard, .full):
      return plain(row, under: profile, named: name)
    case (.standard, .reduced):
      return assumed(
        row.fills(isLight ? 245...250 : 31...40), "how \(name) renders under Reduce Transparency is unpublished",
        "declare \"reduced\", or sample its color on a device with the setting on")
    case (.increased, .full):
      return assumed(
        [opaque(isLight ? 255 : 0), row.layer], "how \(name) renders with Increase Contrast is unpublished",
        "declare \"increased\", or sample its color on a device with the setting on")
    case (.increased, .reduced):
      return assumed(
        [opaque(isLight ? 255 : 0)] + row.fills(isLight ? 245...250 : 31...40),
        "how \(name) renders with Increase Contrast and Reduce Transparency is unpublished",
        "declare \"increased-reduced\", or sample its color on a device with both settings on")
    }
  }

  private static func plain(_ row: Row, under profile: Profile, named name: String) -> MaterialNumbers {
    let words: String? =
      switch profile {
      case .iOS18: "\(name) was measured on iOS 26, not on iOS 18; check it on a device"
      case .iOS27: "\(name) was measured on iOS 26, not on iOS 27; check it on a device"
      case .iOS26: row.assumption.map { "\($0); check it on a device" }
      }
    return MaterialNumbers(
      [row.layer], words.map { .assumed($0) } ?? .measured, source: source, blur: row.blur)
  }

  private static func assumed(_ layers: [MaterialLayer], _ what: String, _ remedy: String) -> MaterialNumbers {
    MaterialNumbers(layers, .assumed("\(what); \(remedy)"), source: "assumed")
  }

  private static func opaque(_ gray: Double) -> MaterialLayer {
    let value = gray / 255
    return MaterialLayer(tint: EncodedLayer(EncodedSRGB(red: value, green: value, blue: value), alpha: 1))
  }
}
