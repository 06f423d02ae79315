/// The facts about one color space: its names, its component ranges, and the conversion to and from its base space.
///
/// The spaces form a tree whose root is XYZ D65. A conversion climbs from its source to the nearest space that both
/// have on their way to the root, then descends, so that no conversion goes further than the two definitions need.
public struct ColorSpaceDefinition: Sendable {
  /// The channels 0…1 that bound a space.
  enum Bounds {
    case own
    /// Those of its base.
    case base
    case none
  }

  /// The way in which CSS writes a color.
  enum Notation {
    /// The space of `color()`.
    case predefined
    /// A function with three numbers.
    case function
    /// A function with a hue and two percentages.
    case hueFirst
    /// None: as the equal `color(srgb …)`.
    case none
  }

  /// The name in CSS Color 4 `color()` or of the CSS function; Xcode's name if CSS has none.
  public let id: String
  /// The usual ranges of the three components, in the units of `Color`; values outside are legal.
  public let components: [ComponentRange]
  /// The space at the other end of the two conversions; nil for the root, XYZ D65.
  public let base: ColorSpace?
  /// Converts components of this space to components of the base.
  public let toBase: @Sendable (Components) -> Components
  /// Converts components of the base to components of this space.
  public let fromBase: @Sendable (Components) -> Components
  var notation = Notation.predefined
  var bounds = Bounds.own
  /// The transfer curve of an RGB space in which equal components are a neutral gray; nil for any other space.
  var curve: RGBCurve?
}

extension ColorSpaceDefinition {
  static let redGreenBlue = [
    ComponentRange("red", 0, 1), ComponentRange("green", 0, 1), ComponentRange("blue", 0, 1),
  ]
  static let white = [ComponentRange("white", 0, 1), ComponentRange("white", 0, 1), ComponentRange("white", 0, 1)]
  static let tristimulus = [ComponentRange("x", 0, 1), ComponentRange("y", 0, 1), ComponentRange("z", 0, 1)]

  /// An RGB space on its own primaries: decode every channel, then one matrix into the base.
  static func rgb(
    id: String, base: ColorSpace, toBase: Matrix3, fromBase: Matrix3, curve: RGBCurve
  ) -> ColorSpaceDefinition {
    ColorSpaceDefinition(
      id: id, components: redGreenBlue, base: base,
      toBase: { toBase * $0.mapped(curve.decode) },
      fromBase: { (fromBase * $0).mapped(curve.encode) }, curve: curve)
  }

  /// A polar form: the second and third component of the base become chroma and hue in degrees.
  static func polar(id: String, components: [ComponentRange], base: ColorSpace) -> ColorSpaceDefinition {
    ColorSpaceDefinition(
      id: id, components: components, base: base,
      toBase: { $0.rectangular },
      fromBase: { $0.polar }, notation: .function, bounds: .none)
  }
}
