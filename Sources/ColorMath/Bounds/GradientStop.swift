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
