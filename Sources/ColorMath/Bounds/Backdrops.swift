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

/// A color at a place along a gradient; in between, gamma-encoded channels change evenly.
public struct GradientStop: Hashable, Sendable {
  /// The place along the gradient, 0 (start) … 1 (end); before the first stop and after the last the color stays.
  public var location: Double
  /// The opaque color there.
  public var color: EncodedSRGB

  /// Makes a stop.
  public init(_ color: EncodedSRGB, at location: Double) {
    self.color = color
    self.location = location
  }

  /// Places colors evenly from start to end.
  public static func even(_ colors: [EncodedSRGB]) -> [GradientStop] {
    let last = Double(max(1, colors.count - 1))
    return colors.enumerated().map { GradientStop($0.element, at: Double($0.offset) / last) }
  }
}
