import ColorMath

/// Holds bounds against sampled backdrops and against what a local search makes of the best of them.
enum SampledCheck {
  /// Prints how many samples lie outside the bounds, and how far the bounds lie from the best sample at most.
  static func run(_ rows: some Sequence<(LayerStack, ContrastBounds)>, samples: Int) {
    var random = RandomStack(seed: 2)
    var (outside, total, widest) = (0, 0, 0.0)
    for (stack, bounds) in rows {
      var (least, greatest) = (bounds.maximum, bounds.minimum)
      for index in 0..<samples {
        let ratio = stack.ratio(over: index < 8 ? corner(index) : random.color())
        if ratio < bounds.minimum || ratio > bounds.maximum { outside += 1 }
        least = min(least, ratio)
        greatest = max(greatest, ratio)
      }
      total += samples
      let found = (low: min(least, bounds.lowest.ratio), high: max(greatest, bounds.highest.ratio))
      widest = max(widest, found.low.value - bounds.minimum.value, bounds.maximum.value - found.high.value)
    }
    print("samples \(total) outside \(outside) furthest bound from a sample \(widest)")
  }

  private static func corner(_ index: Int) -> EncodedSRGB {
    EncodedSRGB(red: Double(index & 1), green: Double(index >> 1 & 1), blue: Double(index >> 2 & 1))
  }
}
