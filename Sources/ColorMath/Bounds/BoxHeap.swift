/// A box waiting to be divided, in a search for the least quotient.
struct WaitingBox {
  var box: BackdropBox
  /// The lower bound of the quotient in the box; the order of the search.
  var key: Double
  /// The factor on a bound from proofs by monotonicity: 1 minus the errors that they ignore.
  var trust: Double
  var piece: Int
  /// True if the quotient is that of the surroundings to the foreground.
  let isInverted: Bool
  /// The coordinate to divide.
  var axis: UInt8 = 0

  init(_ box: BackdropBox, piece: Int, isInverted: Bool) {
    self.box = box
    self.piece = piece
    self.isInverted = isInverted
    key = 0
    trust = 1
  }

  /// Returns the box with other bounds of its coordinates.
  @inline(__always)
  func with(_ box: BackdropBox) -> WaitingBox {
    var copy = self
    copy.box = box
    return copy
  }
}

/// A binary heap of boxes, the least key first; its memory stays when it is emptied.
struct BoxHeap {
  private var boxes: [WaitingBox] = []

  var isEmpty: Bool { boxes.isEmpty }

  var leastKey: Double { boxes.first?.key ?? .infinity }

  mutating func removeAll() { boxes.removeAll(keepingCapacity: true) }

  mutating func push(_ box: WaitingBox) {
    boxes.append(box)
    var child = boxes.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard box.key < boxes[parent].key else { break }
      boxes[child] = boxes[parent]
      child = parent
    }
    boxes[child] = box
  }

  mutating func pop() -> WaitingBox? {
    guard let least = boxes.first, let last = boxes.popLast() else { return nil }
    if !boxes.isEmpty { sink(last) }
    return least
  }

  /// Puts a box in the first place, and moves it down to its own.
  private mutating func sink(_ box: WaitingBox) {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < boxes.count else { break }
      if child + 1 < boxes.count, boxes[child + 1].key < boxes[child].key { child += 1 }
      guard boxes[child].key < box.key else { break }
      boxes[parent] = boxes[child]
      parent = child
    }
    boxes[parent] = box
  }
}
