/// A SwiftUI colour filter: an unpremultiplied change of gamma-encoded channels, clamped to 0…1 afterwards.
public enum ColorFilter: Hashable, Sendable {
  /// `contrast(_:)`: v′ = c·v + (1 − c)/2.
  case contrast(Double)
  /// `brightness(_:)`: v′ = v + b (added, unlike in CSS).
  case brightness(Double)
  /// `saturation(_:)`: away from (above 1) or towards (below 1) the encoded BT.709 luma; below 0 counts as 0.
  case saturation(Double)
  /// `grayscale(_:)`: towards the encoded BT.709 luma by an amount of 0…1.
  case grayscale(Double)
  /// `colorInvert()` at amount 1: v′ = v + amount·(1 − 2v).
  case invert(amount: Double = 1)
  /// `opacity(_:)`: alpha times the amount; colours without alpha stay as they are.
  case opacity(Double)

  /// The filtered colour, clamped to 0…1.
  public func apply(to color: EncodedSRGB) -> EncodedSRGB {
    unclamped(color).clamped
  }

  /// The filtered layer: colour and alpha clamped to 0…1.
  public func apply(to layer: EncodedLayer) -> EncodedLayer {
    var alpha = layer.alpha
    if case .opacity(let amount) = self { alpha *= amount }
    return EncodedLayer(apply(to: layer.color), alpha: alpha.clampedToUnit)
  }

  private func unclamped(_ color: EncodedSRGB) -> EncodedSRGB {
    switch self {
    case .contrast(let amount): each(color) { amount * $0 + (1 - amount) / 2 }
    case .brightness(let amount): each(color) { $0 + amount }
    case .saturation(let amount): awayFromLuma(color, by: amount > 0 ? amount : 0)
    case .grayscale(let amount): awayFromLuma(color, by: 1 - amount.clampedToUnit)
    case .invert(let amount): each(color) { $0 + amount * (1 - 2 * $0) }
    case .opacity: color
    }
  }

  private func each(_ color: EncodedSRGB, _ change: (Double) -> Double) -> EncodedSRGB {
    EncodedSRGB(red: change(color.red), green: change(color.green), blue: change(color.blue))
  }

  /// Keeps that much of the distance from the luma, with weights 0.2126, 0.7152, 0.0722 on encoded channels.
  private func awayFromLuma(_ color: EncodedSRGB, by amount: Double) -> EncodedSRGB {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return each(color) { luma + amount * ($0 - luma) }
  }
}
