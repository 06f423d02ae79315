/// A best-first search for the least quotient of two raised luminances over all backdrops, by interval subdivision.
///
/// Every box of backdrops has a proven lower bound: the better one of the quotient of the luminances' intervals and the
/// mean-value form, q(c)·exp(least of g·(x − c)) with the interval g of the slopes of ln q. A coordinate along which
/// the quotient is monotonic shrinks to its lower end. The box with the least bound is divided next.
struct BoundSearch {
  private var evaluator: BoundEvaluator
  let pieces: [BackdropPiece]
  private let boxLimit: Int
  private var heap = BoxHeap()
  /// The least bound of the boxes that are too small to divide.
  private var settled = Double.infinity

  /// The number of boxes examined since the search began.
  private(set) var boxes = 0
  /// True if the search ended at its limit of boxes.
  private(set) var isExhausted = false
  /// The least quotient found at a backdrop, in plain floating point.
  private(set) var best = Double.infinity
  /// The place of the least quotient.
  private(set) var witness = (piece: 0, place: Components(0, 0, 0))

  /// Prepares a search; nil for numbers too large to reason about.
  init?(_ stack: LayerStack, over backdrops: Backdrops, boxLimit: Int) {
    pieces = BackdropPiece.pieces(of: backdrops)
    let reach = pieces.reduce(1) { max($0, $1.reach) }
    guard let evaluator = BoundEvaluator(stack, reach: reach) else { return nil }
    self.evaluator = evaluator
    self.boxLimit = boxLimit
  }

  /// The proven lower bound on the quotient of all backdrops.
  var lower: Double { min(heap.leastKey, settled, best * (1 - evaluator.error)) }

  /// The backdrop of the witness.
  var witnessColor: EncodedSRGB { pieces[witness.piece].color(at: witness.place) }

  /// The quotient over the backdrop at a place, in plain floating point.
  func quotient(at place: Components, in piece: Int) -> Double {
    evaluator.quotient(over: pieces[piece].color(at: place))
  }

  /// Searches for the least ratio: in every piece, the quotient that is 1 or more in its middle.
  mutating func findLeast(until isEnough: (_ lower: Double, _ best: Double) -> Bool) {
    reset()
    for (index, piece) in pieces.enumerated() {
      let isInverted = quotient(at: piece.whole.middle, in: index) < 1
      assess(WaitingBox(piece.whole, piece: index, isInverted: isInverted))
    }
    run(until: isEnough)
  }

  /// Searches for the reciprocal of the greatest ratio: the lesser of both quotients.
  mutating func findGreatest(until isEnough: (_ lower: Double, _ best: Double) -> Bool) {
    reset()
    for (index, piece) in pieces.enumerated() {
      assess(WaitingBox(piece.whole, piece: index, isInverted: false))
      assess(WaitingBox(piece.whole, piece: index, isInverted: true))
    }
    run(until: isEnough)
  }

  private mutating func reset() {
    heap.removeAll()
    settled = .infinity
    boxes = 0
    isExhausted = false
    best = .infinity
  }

  private mutating func run(until isEnough: (_ lower: Double, _ best: Double) -> Bool) {
    while !isEnough(lower, best), heap.leastKey < min(settled, best) {
      guard boxes < boxLimit else {
        isExhausted = true
        return
      }
      guard let next = heap.pop() else { return }
      let halves = next.box.halves(along: next.axis)
      assess(next.with(halves.0))
      assess(next.with(halves.1))
    }
  }

  /// Bounds the quotient in a box and keeps the box if it can still contain the least one.
  private mutating func assess(_ box: WaitingBox) {
    var box = box
    while true {
      boxes += 1
      let seen = evaluator.see(pieces[box.piece].colors(in: box.box))
      let quotient = seen.quotient
      box.key = max(box.key, (box.isInverted ? 1 / quotient.upper : quotient.lower) * box.trust)
      guard box.key < best else { return }
      guard !box.box.isTiny else {
        offer(box.box.middle, of: box)
        settled = min(settled, box.key)
        return
      }
      let channels = evaluator.slopes(of: seen)
      let slopes = pieces[box.piece].slopes(from: box.isInverted ? .zero - channels : channels)
      let crossesKnee = seen.crossesKnee
      guard box.box.collapse(along: slopes) else {
        let (place, fall) = box.box.lowest(along: slopes)
        let attained = offer(place, of: box)
        let bound = attained * Exponential.power(-fall * (1 + 0x1p-48)) * (1 - evaluator.error)
        box.key = max(box.key, bound * (crossesKnee ? 1 - SeenLuminance.jump : 1) * box.trust)
        box.axis = box.box.axis(along: slopes)
        if box.key < best { heap.push(box) }
        return
      }
      box.trust *= 1 - evaluator.error
      if crossesKnee { box.trust *= 1 - SeenLuminance.jump }
    }
  }

  /// The quotient at a place, which becomes the witness if it is the least so far.
  @inline(__always) @discardableResult
  private mutating func offer(_ place: Components, of box: WaitingBox) -> Double {
    let attained = leastQuotient(at: place, of: box)
    if attained < best {
      best = attained
      witness = (box.piece, place)
    }
    return attained
  }

  /// The quotient at a place; with inexact layers, the least that they allow.
  @inline(__always)
  private mutating func leastQuotient(at place: Components, of box: WaitingBox) -> Double {
    if evaluator.isExact {
      let quotient = quotient(at: place, in: box.piece)
      return box.isInverted ? 1 / quotient : quotient
    }
    let point = BackdropBox(Interval(place.first), Interval(place.second), Interval(place.third))
    let quotient = evaluator.see(pieces[box.piece].colors(in: point)).quotient
    return box.isInverted ? 1 / quotient.upper : quotient.lower
  }
}
