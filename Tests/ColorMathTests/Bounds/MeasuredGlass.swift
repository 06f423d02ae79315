@testable import ColorMath

/// Materials and glass measured on iOS 26.1: gray interiors over white and black of 255, and the saturation.
enum MeasuredGlass {
  static let regularLight = material(251, 175, saturation: 2)
  static let regularDark = material(91, 24, saturation: 2.225)
  static let clear = material(255, 19, saturation: 1)
  static let barLight = material(253, 220, saturation: 5.65)
  static let barDark = material(84, 19, saturation: 1)
  static let ultraThinLight = material(245, 88, saturation: 1.1)
  static let ultraThinDark = material(177, 31, saturation: 1.1)

  static let black = EncodedSRGB(red: 0, green: 0, blue: 0)
  static let white = EncodedSRGB(red: 1, green: 1, blue: 1)

  static func material(_ white: Double, _ black: Double, saturation: Double) -> MaterialLayer {
    MaterialLayer(overWhite: white / 255, overBlack: black / 255, saturation: saturation)
  }

  static func stack(_ material: MaterialLayer, text: EncodedSRGB, alpha: Double = 1) -> LayerStack {
    LayerStack(layers: [.material(material)], foreground: EncodedLayer(text, alpha: alpha))
  }
}
