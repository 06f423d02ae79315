import ColorMath
import Palettes

/// The `Contents.json` of a color set and of a folder, as Xcode writes them.
enum ColorsetText {
  private static let info = """
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  /// A catalog, or a folder in one that gives its sets a namespace.
  static func folder(isNamespace: Bool) -> String {
    guard isNamespace else { return "{\n" + info }
    let end = info.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
    return "{\n" + end + ",\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }\n}\n"
  }

  /// A color set with a value for each appearance.
  static func colorset(_ values: [DocumentToken.Value]) -> String {
    "{\n  \"colors\" : [\n" + values.map(entry).joined(separator: ",\n") + "\n  ],\n" + info
  }

  private static func entry(_ value: DocumentToken.Value) -> String {
    """
        {
    \(appearances(value.condition))      "color" : {
            "color-space" : "\(space(value.color))",
            "components" : {
              "alpha" : "\(DecimalText.fixed(value.color.alpha, decimals: 3))",
    \(components(value.color))
            }
          },
          "idiom" : "universal"
        }
    """
  }

  private static func appearances(_ condition: AppearanceCondition) -> String {
    let luminosity = { (value: String) in trait("luminosity", value) }
    let traits: [String] =
      switch condition {
      case .any: []
      case .light: [luminosity("light")]
      case .dark: [luminosity("dark")]
      case .highAny: [trait("contrast", "high")]
      case .highLight: [luminosity("light"), trait("contrast", "high")]
      case .highDark: [luminosity("dark"), trait("contrast", "high")]
      }
    return traits.isEmpty ? "" : "      \"appearances\" : [\n" + traits.joined(separator: ",\n") + "\n      ],\n"
  }

  private static func trait(_ appearance: String, _ value: String) -> String {
    """
            {
              "appearance" : "\(appearance)",
              "value" : "\(value)"
            }
    """
  }

  private static func space(_ color: Color) -> String { color.isInGamut(of: .sRGB) ? "srgb" : "display-p3" }

  /// Hexadecimal for steps of 1/255, else decimals.
  private static func components(_ color: Color) -> String {
    let mapped = color.isInGamut(of: .sRGB) ? color.converted(to: .sRGB) : color.mapped(to: .displayP3)
    let parts = [mapped.components.third, mapped.components.second, mapped.components.first]
    let isStepped = color.space == .sRGB && parts.allSatisfy { abs(($0 * 255).rounded() - $0 * 255) < 1e-9 }
    let texts = parts.map { isStepped ? hexadecimal($0) : DecimalText.fixed($0, decimals: 3) }
    return zip(["blue", "green", "red"], texts).map { "          \"\($0)\" : \"\($1)\"" }.joined(separator: ",\n")
  }

  private static func hexadecimal(_ value: Double) -> String {
    "0x" + HexText.digits(Int((min(max(value, 0), 1) * 255).rounded()), count: 2)
  }
}
