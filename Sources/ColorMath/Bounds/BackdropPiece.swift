/// A connected part of the backdrops with up to three coordinates of 0…1: the cube of sRGB, a segment or one color.
struct BackdropPiece {
  private let origin: Components
  /// From the start of a segment to its end, 0 for one color; nil for the cube.
  private let edge: Components?
  /// The share of all backdrops that lies in the piece, by volume, length or number.
  let share: Double

  private init(origin: Components, edge: Components?, share: Double) {
    self.origin = origin
    self.edge = edge
    self.share = share
  }

  /// The pieces that make up some backdrops.
  static func pieces(of backdrops: Backdrops) -> [BackdropPiece] {
    switch backdrops {
    case .colors(let colors) where !colors.isEmpty:
      colors.map { BackdropPiece($0, share: 1 / Double(colors.count)) }
    case .gradient(let stops) where !stops.isEmpty: pieces(of: stops)
    default: [BackdropPiece(origin: Components(0, 0, 0), edge: nil, share: 1)]
    }
  }

  private init(_ color: EncodedSRGB, share: Double) {
    self.init(origin: color.components, edge: Components(0, 0, 0), share: share)
  }

  private static func pieces(of stops: [GradientStop]) -> [BackdropPiece] {
    var pieces: [BackdropPiece] = []
    if let first = stops.first, first.location > 0 {
      pieces.append(BackdropPiece(first.color, share: first.location.clampedToUnit))
    }
    for (one, other) in zip(stops, stops.dropFirst()) {
      let share = other.location.clampedToUnit - one.location.clampedToUnit
      guard share > 0 else { continue }
      pieces.append(BackdropPiece(origin: one.color.components, edge: other.color - one.color, share: share))
    }
    if let last = stops.last, last.location < 1 {
      pieces.append(BackdropPiece(last.color, share: 1 - last.location.clampedToUnit))
    }
    return pieces.isEmpty ? stops.map { BackdropPiece($0.color, share: 1 / Double(stops.count)) } : pieces
  }

  /// The largest distance of any backdrop's channel from 0.
  var reach: Double { edge.map { origin.magnitude + $0.magnitude } ?? 1 }

  private var isPoint: Bool { edge == Components(0, 0, 0) }

  var whole: BackdropBox {
    let unit = Interval(0, 1)
    guard edge != nil else { return BackdropBox(unit, unit, unit) }
    return BackdropBox(isPoint ? .zero : unit, .zero, .zero)
  }

  /// Returns the share of all backdrops that lies in a box.
  func share(of box: BackdropBox) -> Double {
    guard edge != nil else { return box.first.width * box.second.width * box.third.width }
    return isPoint ? share : share * box.first.width
  }

  /// The backdrop at a place.
  @inline(__always)
  func color(at place: Components) -> EncodedSRGB {
    guard let edge else { return EncodedSRGB(place) }
    let along = place.first
    return EncodedSRGB(
      red: origin.first + along * edge.first, green: origin.second + along * edge.second,
      blue: origin.third + along * edge.third)
  }

  /// The backdrops of a box, rounding included.
  @inline(__always)
  func colors(in box: BackdropBox) -> IntervalColor {
    guard let edge else { return IntervalColor(box.first, box.second, box.third) }
    let slack = 0x1p-49 * reach
    func channel(_ origin: Double, _ edge: Double) -> Interval {
      (Interval(origin) + edge * box.first).expanded(by: slack)
    }
    return IntervalColor(
      channel(origin.first, edge.first), channel(origin.second, edge.second), channel(origin.third, edge.third))
  }

  /// The slopes against the coordinates, from those against the channels of the backdrop.
  @inline(__always)
  func slopes(from channels: IntervalColor) -> IntervalColor {
    guard let edge else { return channels }
    let slope =
      (edge.first * channels.red).widened + (edge.second * channels.green).widened
      + (edge.third * channels.blue).widened
    return IntervalColor(slope.widened, .zero, .zero)
  }
}

extension EncodedSRGB {
  fileprivate static func - (left: EncodedSRGB, right: EncodedSRGB) -> Components {
    Components(left.red - right.red, left.green - right.green, left.blue - right.blue)
  }
}
