/// The opaque colors over which a stack must hold.
public enum Backdrops: Hashable, Sendable {
  /// Every color of sRGB, not only those of 8 bits.
  case any
  /// Colors that are declared; without one it is any.
  case colors([EncodedSRGB])
  /// Every color along a linear gradient, its stops in rising order; without a stop it is any.
  case gradient([GradientStop])
}

extension Backdrops {
  /// One of the backdrops: the first declared one, else black.
  var first: EncodedSRGB {
    switch self {
    case .colors(let colors): colors.first ?? EncodedSRGB(red: 0, green: 0, blue: 0)
    case .gradient(let stops): stops.first?.color ?? EncodedSRGB(red: 0, green: 0, blue: 0)
    case .any: EncodedSRGB(red: 0, green: 0, blue: 0)
    }
  }
}
