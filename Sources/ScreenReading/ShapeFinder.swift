/// Finds the shapes on grounds.
struct ShapeFinder {
  /// The tallest shape that can be text, in pixels: 60 points at a scale of 3, ascenders and descenders included.
  static let mostHeight = 240
  /// The widest shape that can be text, in pixels.
  static let mostWidth = 2400
  /// The smallest area of a ground in pixels.
  static let leastGround: Int32 = 150
  /// The most zones that are visited for one picture.
  static let mostSteps = 24_000_000
  /// The most zones of one shape.
  static let mostZones = 6_000

  private let map: ZoneMap
  /// The last ground for which a zone was visited.
  private var visit: [Int32]
  /// The shape that a zone belongs to on that ground; -1 for one that is too large.
  private(set) var shape: [Int32]
  private var steps = 0

  /// Prepares to search.
  init(_ map: ZoneMap) {
    self.map = map
    visit = Array(repeating: -1, count: map.zones.count)
    shape = Array(repeating: -1, count: map.zones.count)
  }

  /// True if a picture has so many zones that not all were visited.
  var isExhausted: Bool { steps >= Self.mostSteps }

  /// The zones on which something may stand, largest first.
  var grounds: [Int] {
    map.zones.indices.filter { index in
      let zone = map.zones[index]
      return zone.area >= Self.leastGround && !zone.isDust && zone.box.height >= 7 && zone.box.width >= 10
    }
    .sorted { (map.zones[$1].area, $0) < (map.zones[$0].area, $1) }
  }

  /// Returns the shapes on a ground.
  mutating func shapes(on ground: Int) -> [InkShape] {
    var found: [InkShape] = []
    for index in Int(map.firstNeighbor[ground])..<Int(map.firstNeighbor[ground + 1]) {
      guard !isExhausted else { break }
      let start = Int(map.neighbors[index])
      guard visit[start] != Int32(ground) else { continue }
      if let next = grow(from: start, on: ground, number: Int32(found.count)) { found.append(next) }
    }
    return found
  }

  /// Collects what is connected to a zone without the ground; nil if it is too large or not enclosed.
  private mutating func grow(from start: Int, on ground: Int, number: Int32) -> InkShape? {
    let bounds = map.zones[ground].box
    var zones = [Int32(start)]
    var box = map.zones[start].box
    visit[start] = Int32(ground)
    shape[start] = number
    var next = 0
    var isWhole = fits(box, in: bounds)
    while isWhole, next < zones.count {
      let zone = Int(zones[next])
      next += 1
      for index in Int(map.firstNeighbor[zone])..<Int(map.firstNeighbor[zone + 1]) {
        let other = Int(map.neighbors[index])
        steps += 1
        if other == ground { continue }
        if visit[other] == Int32(ground) {
          if shape[other] != number { isWhole = false }
          continue
        }
        visit[other] = Int32(ground)
        shape[other] = number
        zones.append(Int32(other))
        box.include(map.zones[other].box)
      }
      isWhole = isWhole && fits(box, in: bounds) && zones.count <= Self.mostZones
    }
    guard isWhole else {
      for zone in zones { shape[Int(zone)] = -1 }
      return nil
    }
    return InkShape(box: box, zones: zones)
  }

  private func fits(_ box: PixelBox, in bounds: PixelBox) -> Bool {
    box.height <= Self.mostHeight && box.width <= Self.mostWidth && bounds.contains(box)
  }
}
