import ColorMath

/// The color spaces of the format, with the meaning of their components in ours.
struct TokenColorSpace: Sendable {
  /// The way a component is checked.
  enum Scale: Sendable {
    /// 0…1; outside it the color is outside the gamut of its space.
    case channel
    /// 0…100, which is 0…1 in our spaces.
    case percentage
    /// 0 up to a maximum that is not exceeded by rounding but by another notation.
    case lightness(most: Double)
    /// 0 and above.
    case chroma
    /// Degrees, 0 up to but not including 360.
    case hue
    /// Any number.
    case free
  }

  let id: String
  let space: ColorSpace
  let scales: [Scale]

  private init(_ id: String, _ space: ColorSpace, _ scales: [Scale]) {
    (self.id, self.space, self.scales) = (id, space, scales)
  }

  private static let rgb: [Scale] = [.channel, .channel, .channel]

  /// The fourteen spaces in the order of the format.
  static let all = [
    TokenColorSpace("srgb", .sRGB, rgb), TokenColorSpace("srgb-linear", .linearSRGB, rgb),
    TokenColorSpace("hsl", .hsl, [.hue, .percentage, .percentage]),
    TokenColorSpace("hwb", .hwb, [.hue, .percentage, .percentage]),
    TokenColorSpace("lab", .lab, [.lightness(most: 100), .free, .free]),
    TokenColorSpace("lch", .lch, [.lightness(most: 100), .chroma, .hue]),
    TokenColorSpace("oklab", .oklab, [.lightness(most: 1), .free, .free]),
    TokenColorSpace("oklch", .oklch, [.lightness(most: 1), .chroma, .hue]),
    TokenColorSpace("display-p3", .displayP3, rgb), TokenColorSpace("a98-rgb", .a98RGB, rgb),
    TokenColorSpace("prophoto-rgb", .proPhotoRGB, rgb), TokenColorSpace("rec2020", .rec2020, rgb),
    TokenColorSpace("xyz-d65", .xyzD65, [.free, .free, .free]),
    TokenColorSpace("xyz-d50", .xyzD50, [.free, .free, .free]),
  ]

  /// Returns the space with an exact name; throws the correction for any other.
  static func named(_ name: String) throws(TokenColorProblem) -> TokenColorSpace {
    if let found = all.first(where: { $0.id == name }) { return found }
    let ids = all.map { $0.id }
    let near = name == "xyz" ? "; use \"xyz-d65\"" : NameSuggestion.question(for: name, among: ids)
    let remedy = near.isEmpty ? "; use one of \(ids.joined(separator: ", "))" : near
    throw TokenColorProblem("unknown color space \(name.inQuotes)\(remedy)")
  }
}
