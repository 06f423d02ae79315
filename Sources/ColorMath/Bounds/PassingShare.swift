/// The share of some backdrops over which a stack reaches a ratio: by volume of the sRGB cube, by length or by number.
public struct PassingShare: Hashable, Sendable {
  /// The proven least share that passes, 0…1.
  public let lower: Double
  /// The proven greatest share that passes, 0…1.
  public let upper: Double

  /// The middle of the two; its error is at most half their distance.
  public var estimate: Double { lower + (upper - lower) / 2 }
}

extension LayerStack {
  /// The share of some backdrops over which a ratio is reached, by subdivision: equal numbers everywhere.
  ///
  /// Boxes are divided, the largest first, until at most `width` of the whole is in undecided boxes. Residuals of
  /// materials are ignored.
  public func passingShare(
    reaching required: ContrastRatio, over backdrops: Backdrops = .any, width: Double = 0.01, boxLimit: Int = 100_000
  ) -> PassingShare {
    if !isExact {
      return exact.passingShare(reaching: required, over: backdrops, width: width, boxLimit: boxLimit)
    }
    if let counted = countedRatios(over: backdrops) {
      let share = Double(counted.count { $0.ratio.reaches(required) }) / Double(counted.count)
      return PassingShare(lower: share, upper: share)
    }
    if required.value <= 1 { return PassingShare(lower: 1, upper: 1) }
    guard var search = ShareSearch(self, reaching: required, over: backdrops) else {
      return PassingShare(lower: 0, upper: 1)
    }
    return search.run(width: width, boxLimit: boxLimit)
  }
}

/// A division of backdrops into boxes that pass, boxes that fail, and the rest.
private struct ShareSearch {
  private var evaluator: BoundEvaluator
  private let pieces: [BackdropPiece]
  private let required: Double
  private var heap = BoxHeap()
  private var passing = 0.0
  private var open = 0.0
  private var boxes = 0

  init?(_ stack: LayerStack, reaching required: ContrastRatio, over backdrops: Backdrops) {
    pieces = BackdropPiece.pieces(of: backdrops)
    let reach = pieces.reduce(1) { max($0, $1.reach) }
    guard let evaluator = BoundEvaluator(stack, reach: reach) else { return nil }
    self.evaluator = evaluator
    self.required = required.value
  }

  mutating func run(width: Double, boxLimit: Int) -> PassingShare {
    for (index, piece) in pieces.enumerated() {
      judge(WaitingBox(piece.whole, piece: index, isInverted: false))
    }
    while open > width, boxes < boxLimit, let next = heap.pop() {
      open += next.key
      let halves = next.box.halves(along: next.axis)
      judge(next.with(halves.0))
      judge(next.with(halves.1))
    }
    return PassingShare(lower: max(0, passing - 1e-10), upper: min(1, passing + open + 1e-10))
  }

  private mutating func judge(_ box: WaitingBox) {
    boxes += 1
    var box = box
    let piece = pieces[box.piece]
    let seen = evaluator.see(piece.colors(in: box.box))
    let slopes = piece.slopes(from: evaluator.slopes(of: seen))
    let middle = evaluator.quotient(over: piece.color(at: box.box.middle))
    let rise = Exponential.power(box.box.rise(along: slopes)) * (1 + evaluator.error + 2 * SeenLuminance.jump)
    let quotient = seen.quotient.intersection(Interval(middle / rise, middle * rise))
    let size = piece.share(of: box.box)
    if quotient.lower >= required || quotient.upper * required <= 1 - 0x1p-48 {
      passing += size
    } else if quotient.upper >= required || quotient.lower * required <= 1 + 0x1p-48 {
      box.key = -size
      box.axis = box.box.steepestAxis(along: slopes)
      open += size
      if !box.box.isTiny { heap.push(box) }
    }
  }
}
