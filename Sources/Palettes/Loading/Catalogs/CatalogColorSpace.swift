import ColorMath
import FileSyntax

/// The color spaces that Xcode writes, by the names that it uses.
enum CatalogColorSpace: String, CaseIterable, Sendable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The space in which the components are measured.
  var space: ColorSpace {
    switch self {
    case .sRGB, .extendedSRGB: .sRGB
    case .displayP3: .displayP3
    case .extendedLinearSRGB: .linearSRGB
    case .grayGamma22: .grayGamma22
    case .extendedGray: .extendedGray
    }
  }

  /// True if components below 0 and above 1 have a meaning.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .grayGamma22: false
    }
  }

  /// True if there is one component, `white`.
  var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// The space of a color that names none: that of its entry's display gamut, else sRGB.
  static func assumed(in entry: JSONValue) -> CatalogColorSpace {
    entry["display-gamut"]?.isString("display-P3") ?? false ? .displayP3 : .sRGB
  }
}
