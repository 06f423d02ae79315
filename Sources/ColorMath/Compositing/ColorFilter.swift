/// A SwiftUI color filter: an unpremultiplied change of gamma-encoded channels, the result clamped to 0…1.
public enum ColorFilter: Hashable, Sendable {
  /// `contrast(_:)`: v′ = c·v + (1 − c)/2.
  case contrast(Double)
  /// `brightness(_:)`: v′ = v + b (added, unlike in CSS).
  case brightness(Double)
  /// `saturation(_:)`: away from (above 1) or toward (below 1) the encoded BT.709 luma; below 0 counts as 0.
  case saturation(Double)
  /// `grayscale(_:)`: toward the encoded BT.709 luma by an amount of 0…1.
  case grayscale(Double)
  /// `colorInvert()` at amount 1: v′ = v + amount·(1 − 2v).
  case invert(amount: Double = 1)
  /// `opacity(_:)`: alpha times the amount; colors without alpha stay as they are.
  case opacity(Double)

  /// The filtered color, clamped to 0…1.
  public func apply(to color: EncodedSRGB) -> EncodedSRGB {
    unclamped(color).clamped
  }

  /// The filtered layer: color and alpha clamped to 0…1.
  public func apply(to layer: EncodedLayer) -> EncodedLayer {
    var alpha = layer.alpha
    if case .opacity(let amount) = self { alpha *= amount }
    return EncodedLayer(apply(to: layer.color), alpha: alpha.clampedToUnit)
  }

  private func unclamped(_ color: EncodedSRGB) -> EncodedSRGB {
    switch self {
    case .contrast(let amount): color.mapped { amount * $0 + (1 - amount) / 2 }
    case .brightness(let amount): color.mapped { $0 + amount }
    case .saturation(let amount): color.awayFromLuma(by: amount > 0 ? amount : 0)
    case .grayscale(let amount): color.awayFromLuma(by: 1 - amount.clampedToUnit)
    case .invert(let amount): color.mapped { $0 + amount * (1 - 2 * $0) }
    case .opacity: color
    }
  }
}

extension EncodedSRGB {
  /// An equal change of every channel.
  fileprivate func mapped(_ change: (Double) -> Double) -> EncodedSRGB {
    EncodedSRGB(red: change(red), green: change(green), blue: change(blue))
  }

  /// Scales the distance from the luma, with weights 0.2126, 0.7152, 0.0722 on encoded channels; unclamped.
  func awayFromLuma(by amount: Double) -> EncodedSRGB {
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return mapped { luma + amount * ($0 - luma) }
  }
}
