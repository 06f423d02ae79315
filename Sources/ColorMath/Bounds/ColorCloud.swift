/// Many opaque colors, for example those of an image, put in order so that the extremes among them are found without looking at each.
public struct ColorCloud: Sendable {
  /// Neighboring colors, with the box that holds them.
  struct Chunk: Sendable {
    let range: Range<Int>
    let box: IntervalColor
  }

  /// The colors, unclamped encoded sRGB, neighbors close together.
  public let colors: [EncodedSRGB]
  let chunks: [Chunk]
  /// The largest distance of any channel from 0.
  let reach: Double

  /// The number of colors that share a box.
  private static let size = 64

  /// Orders colors; the order in which they come plays no part.
  public init(_ colors: some Sequence<EncodedSRGB>) {
    let keyed = colors.map { (key: Self.key(of: $0), color: $0) }.sorted { left, right in
      left.key == right.key ? Self.precedes(left.color, right.color) : left.key < right.key
    }
    let sorted = keyed.map { $0.color }
    self.colors = sorted
    chunks = stride(from: 0, to: sorted.count, by: Self.size).map { start in
      let range = start..<min(start + Self.size, sorted.count)
      return Chunk(range: range, box: Self.box(of: sorted[range]))
    }
    reach = sorted.reduce(1) { max($0, $1.components.magnitude) }
  }

  private static func precedes(_ left: EncodedSRGB, _ right: EncodedSRGB) -> Bool {
    (left.red, left.green, left.blue) < (right.red, right.green, right.blue)
  }

  /// The bits of the three channels, 8 of each, one after another from the highest (Morton order).
  private static func key(of color: EncodedSRGB) -> UInt32 {
    spread(color.red) << 2 | spread(color.green) << 1 | spread(color.blue)
  }

  private static func spread(_ channel: Double) -> UInt32 {
    var bits = UInt32(min(max(channel, 0), 1) * 255 + 0.5)
    bits = (bits | bits << 8) & 0x0000_F00F
    bits = (bits | bits << 4) & 0x000C_30C3
    return (bits | bits << 2) & 0x0024_9249
  }

  private static func box(of colors: ArraySlice<EncodedSRGB>) -> IntervalColor {
    func side(_ channel: (EncodedSRGB) -> Double) -> Interval {
      var (lower, upper) = (Double.infinity, -Double.infinity)
      for color in colors {
        lower = min(lower, channel(color))
        upper = max(upper, channel(color))
      }
      return Interval(lower, upper)
    }
    return IntervalColor(side { $0.red }, side { $0.green }, side { $0.blue })
  }
}

extension LayerStack {
  /// The least and the greatest ratio over the colors of a cloud, without residuals; nil for an empty one.
  public func extremes(over cloud: ColorCloud) -> (lowest: ContrastBounds.Witness, highest: ContrastBounds.Witness)? {
    guard let first = cloud.colors.first else { return nil }
    if hidesBackdrop {
      let only = ContrastBounds.Witness(exact, over: first)
      return (only, only)
    }
    let exact = exact
    let bounds = exact.bounds(of: cloud)
    var (lowest, highest) = (ContrastBounds.Witness(exact, over: first), ContrastBounds.Witness(exact, over: first))
    for index in cloud.chunks.indices.sorted(by: { (bounds[$0].lower, $0) < (bounds[$1].lower, $1) }) {
      guard bounds[index].lower < lowest.ratio.value else { break }
      for place in cloud.chunks[index].range {
        let found = ContrastBounds.Witness(exact, over: cloud.colors[place])
        if found.ratio < lowest.ratio { lowest = found }
      }
    }
    for index in cloud.chunks.indices.sorted(by: { (-bounds[$0].upper, $0) < (-bounds[$1].upper, $1) }) {
      guard bounds[index].upper > highest.ratio.value else { break }
      for place in cloud.chunks[index].range {
        let found = ContrastBounds.Witness(exact, over: cloud.colors[place])
        if found.ratio > highest.ratio { highest = found }
      }
    }
    return (lowest, highest)
  }

  /// Returns true if a ratio is reached over every color of a cloud, whatever the residuals of materials.
  public func reaches(_ required: ContrastRatio, over cloud: ColorCloud) -> Bool {
    if isExact { return extremes(over: cloud)?.lowest.ratio.reaches(required) ?? false }
    guard var evaluator = BoundEvaluator(self, reach: cloud.reach) else { return false }
    return cloud.chunks.allSatisfy { chunk in
      Self.bounds(evaluator.see(chunk.box)).lower >= required.value
        || chunk.range.allSatisfy { place in
          Self.bounds(evaluator.see(IntervalColor(cloud.colors[place]))).lower >= required.value
        }
    }
  }

  /// Bounds of the ratio over each chunk; infinite if numbers are too large for bounds.
  private func bounds(of cloud: ColorCloud) -> [(lower: Double, upper: Double)] {
    guard var evaluator = BoundEvaluator(self, reach: cloud.reach) else {
      return Array(repeating: (0, .infinity), count: cloud.chunks.count)
    }
    return cloud.chunks.map { Self.bounds(evaluator.see($0.box)) }
  }

  private static func bounds(_ seen: SeenPair) -> (lower: Double, upper: Double) {
    let quotient = seen.quotient
    return (max(quotient.lower, 1 / quotient.upper), max(quotient.upper, 1 / quotient.lower))
  }
}

extension IntervalColor {
  fileprivate init(_ color: EncodedSRGB) {
    self.init(Interval(color.red), Interval(color.green), Interval(color.blue))
  }
}
