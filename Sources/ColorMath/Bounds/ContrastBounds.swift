/// Proven bounds of the contrast ratio of a stack over some backdrops, with a backdrop near each end.
public struct ContrastBounds: Hashable, Sendable {
  /// A backdrop and the ratio over it, with the arithmetic of every other ratio.
  public struct Witness: Hashable, Sendable {
    /// The opaque backdrop.
    public let backdrop: EncodedSRGB
    /// The ratio that is attained over it.
    public let ratio: ContrastRatio

    init(_ stack: LayerStack, over backdrop: EncodedSRGB) {
      self.backdrop = backdrop
      ratio = stack.ratio(over: backdrop)
    }
  }

  /// The lower bound: the ratio is not below it over any backdrop.
  public let minimum: ContrastRatio
  /// The upper bound: the ratio is not above it over any backdrop.
  public let maximum: ContrastRatio
  /// The backdrop whose ratio comes nearest to the minimum.
  public let lowest: Witness
  /// The backdrop whose ratio comes nearest to the maximum.
  public let highest: Witness
  /// The number of boxes of backdrops that were examined.
  public let boxes: Int
  /// True if an end is further from its witness than was asked for, because the limit of boxes was reached.
  public let isLimited: Bool
}

/// The precision of bounds, and the limit on the work for it.
public struct BoundEffort: Hashable, Sendable {
  /// The greatest distance of a bound from the ratio of its witness.
  public var tolerance: Double
  /// The greatest number of boxes of backdrops for each end.
  public var boxLimit: Int

  /// Makes an effort; the defaults are those of the audit.
  public init(tolerance: Double = 0.005, boxLimit: Int = 60_000) {
    self.tolerance = tolerance
    self.boxLimit = boxLimit
  }
}

extension LayerStack {
  /// The proven bounds of the ratio over some backdrops.
  ///
  /// Over declared colors they are exactly what is attained. Elsewhere `minimum` and `maximum` hold for the real function and for the arithmetic of `ratio(over:)`; without an end of the
  /// search they are still true, only further from the witnesses (`isLimited`). They allow for the residuals of materials,
  /// witnesses do not.
  public func contrastBounds(over backdrops: Backdrops = .any, effort: BoundEffort = BoundEffort()) -> ContrastBounds {
    if let counted = countedRatios(over: backdrops), let bounds = ContrastBounds(counted: counted) { return bounds }
    guard var search = BoundSearch(self, over: backdrops, boxLimit: effort.boxLimit) else {
      return ContrastBounds(unknown: self)
    }
    search.findLeast { lower, best in max(1, best) - max(1, lower) <= effort.tolerance }
    let lowest = ContrastBounds.Witness(self, over: search.lowestColor)
    let minimum = ContrastRatio(max(1, min(search.lower, lowest.ratio.value)))
    let (boxes, isLimited) = (search.boxes, search.isExhausted)
    search.findGreatest { lower, best in 1 / lower - 1 / best <= effort.tolerance }
    let highest = ContrastBounds.Witness(self, over: search.witnessColor)
    return ContrastBounds(
      minimum: minimum, maximum: ContrastRatio(max(1 / search.lower, highest.ratio.value)), lowest: lowest,
      highest: highest, boxes: boxes + search.boxes, isLimited: isLimited || search.isExhausted)
  }
}

extension ContrastBounds {
  /// Exact bounds over a finite number of backdrops, the first of ties; nil without any.
  fileprivate init?(counted: [Witness]) {
    guard let lowest = counted.min(by: { $0.ratio < $1.ratio }),
      let highest = counted.max(by: { $0.ratio < $1.ratio })
    else { return nil }
    self.init(
      minimum: lowest.ratio, maximum: highest.ratio, lowest: lowest, highest: highest, boxes: 0, isLimited: false)
  }

  /// For numbers that are not finite or so large that rounding decides: nothing is proven.
  fileprivate init(unknown stack: LayerStack) {
    let witness = Witness(stack, over: EncodedSRGB(red: 0, green: 0, blue: 0))
    self.init(
      minimum: ContrastRatio(1), maximum: ContrastRatio(.infinity), lowest: witness, highest: witness, boxes: 0,
      isLimited: true)
  }
}

extension BoundSearch {
  /// The backdrop of the least ratio after `findLeast`.
  ///
  /// Where the foreground is lighter over one backdrop and darker over another of the same piece, it is in between,
  /// where the ratio is 1 except for rounding and the jump of the decoding curve.
  var lowestColor: EncodedSRGB {
    let piece = pieces[witness.piece]
    let isInverted = quotient(at: piece.whole.middle, in: witness.piece) < 1
    guard best < 1, (quotient(at: witness.place, in: witness.piece) < 1) != isInverted else { return witnessColor }
    var (below, above) = (witness.place, piece.whole.middle)
    for _ in 0..<60 {
      let place = Components(
        (below.first + above.first) / 2, (below.second + above.second) / 2, (below.third + above.third) / 2)
      let quotient = quotient(at: place, in: witness.piece)
      if abs(quotient - 1) < 1e-12 { return piece.color(at: place) }
      if (quotient < 1) != isInverted { below = place } else { above = place }
    }
    return piece.color(at: above)
  }
}
