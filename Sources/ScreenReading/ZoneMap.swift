/// A screenshot divided into zones: areas of gently changing color, and what lies between them.
///
/// Neighboring pixels that differ little belong to one zone. Zones of a few pixels that touch, such as antialiased edges,
/// count as one.
struct ZoneMap: Sendable {
  /// A smaller zone is joined with its small neighbors, in pixels.
  static let leastArea: Int32 = 12

  /// A zone: its size and its bounds.
  struct Zone: Sendable {
    var area: Int32 = 0
    var box = PixelBox()
    /// True if it consists of zones too small to stand alone.
    var isDust = false
  }

  /// The runs that zones consist of.
  let runs: RunMap
  /// The zone of each run.
  let zoneOfRun: [Int32]
  /// The zones.
  let zones: [Zone]
  /// The first neighbor in `neighbors` for each zone, and the number of all.
  let firstNeighbor: [Int32]
  /// The zones that touch a zone, also at a corner; some occur several times.
  let neighbors: [Int32]

  /// Joins runs to zones.
  init(_ pixels: ScreenPixels, _ runs: RunMap) {
    self.runs = runs
    var sets = DisjointSets(count: runs.count)
    Self.joinGently(&sets, pixels, runs)
    let dust = Self.dust(&sets, runs)
    Self.joinDust(&sets, dust, runs)
    var numbers = [Int32](repeating: -1, count: runs.count)
    var zoneOfRun = [Int32](repeating: 0, count: runs.count)
    var zones: [Zone] = []
    for row in 0..<runs.height {
      for run in Int(runs.rows[row])..<Int(runs.rows[row + 1]) {
        let root = sets.root(run)
        if numbers[root] < 0 {
          numbers[root] = Int32(zones.count)
          zones.append(Zone(isDust: dust[run]))
        }
        let zone = Int(numbers[root])
        zoneOfRun[run] = Int32(zone)
        let (start, end) = (Int(runs.starts[run]), runs.end(of: run, row: row))
        zones[zone].area += Int32(end - start)
        zones[zone].box.include(columns: start..<end, row: row)
      }
    }
    self.zoneOfRun = zoneOfRun
    self.zones = zones
    (firstNeighbor, neighbors) = Self.neighbors(runs, zoneOfRun, count: zones.count)
  }

  /// Returns the zone of a pixel.
  @inline(__always)
  func zone(x: Int, y: Int) -> Int { Int(zoneOfRun[runs.run(x: x, y: y)]) }

  /// Joins runs of neighboring rows that differ little somewhere.
  private static func joinGently(_ sets: inout DisjointSets, _ pixels: ScreenPixels, _ runs: RunMap) {
    let width = runs.width
    pixels.colors.withUnsafeBufferPointer { colors in
      forEachTouch(runs, reach: 0) { upper, lower, columns, row in
        let (above, below) = ((row - 1) * width, row * width)
        for column in columns where colors[above + column].difference(from: colors[below + column]) <= RunMap.gentle {
          return sets.join(upper, lower)
        }
      }
    }
  }

  /// Returns for each run if its zone is small.
  private static func dust(_ sets: inout DisjointSets, _ runs: RunMap) -> [Bool] {
    var areas = [Int32](repeating: 0, count: runs.count)
    for row in 0..<runs.height {
      for run in Int(runs.rows[row])..<Int(runs.rows[row + 1]) {
        areas[sets.root(run)] += Int32(runs.end(of: run, row: row)) - runs.starts[run]
      }
    }
    return (0..<runs.count).map { areas[sets.root($0)] < leastArea }
  }

  private static func joinDust(_ sets: inout DisjointSets, _ dust: [Bool], _ runs: RunMap) {
    for row in 0..<runs.height {
      let range = Int(runs.rows[row])..<Int(runs.rows[row + 1])
      for run in range.dropFirst() where dust[run] && dust[run - 1] { sets.join(run - 1, run) }
    }
    forEachTouch(runs, reach: 1) { upper, lower, _, _ in if dust[upper] && dust[lower] { sets.join(upper, lower) } }
  }

  private static func neighbors(
    _ runs: RunMap, _ zoneOfRun: [Int32], count: Int
  ) -> (first: [Int32], neighbors: [Int32]) {
    var pairs: [(Int32, Int32)] = []
    for row in 0..<runs.height {
      let range = Int(runs.rows[row])..<Int(runs.rows[row + 1])
      for run in range.dropFirst() where zoneOfRun[run] != zoneOfRun[run - 1] {
        pairs.append((zoneOfRun[run - 1], zoneOfRun[run]))
      }
    }
    forEachTouch(runs, reach: 1) { upper, lower, _, _ in
      let (one, other) = (zoneOfRun[upper], zoneOfRun[lower])
      if one != other { pairs.append((one, other)) }
    }
    var first = [Int32](repeating: 0, count: count + 1)
    for (one, other) in pairs {
      first[Int(one) + 1] += 1
      first[Int(other) + 1] += 1
    }
    for zone in 0..<count { first[zone + 1] += first[zone] }
    var next = first
    var neighbors = [Int32](repeating: 0, count: pairs.count * 2)
    for (one, other) in pairs {
      neighbors[Int(next[Int(one)])] = other
      neighbors[Int(next[Int(other)])] = one
      next[Int(one)] += 1
      next[Int(other)] += 1
    }
    return (first, neighbors)
  }

  /// Calls the body for all runs of neighboring rows that overlap, or touch at a corner with a reach of 1.
  @inline(__always)
  private static func forEachTouch(
    _ runs: RunMap, reach: Int, _ body: (_ upper: Int, _ lower: Int, _ columns: Range<Int>, _ row: Int) -> Void
  ) {
    for row in 1..<max(runs.height, 1) {
      var upper = Int(runs.rows[row - 1])
      let lastUpper = Int(runs.rows[row]) - 1
      for lower in Int(runs.rows[row])..<Int(runs.rows[row + 1]) {
        let (start, end) = (Int(runs.starts[lower]), runs.end(of: lower, row: row))
        while upper < lastUpper, runs.end(of: upper, row: row - 1) + reach <= start { upper += 1 }
        var other = upper
        while true {
          let (from, to) = (Int(runs.starts[other]), runs.end(of: other, row: row - 1))
          if from >= end + reach { break }
          let columns = max(from, start)..<max(min(to, end), max(from, start))
          body(other, lower, columns, row)
          if other == lastUpper || to >= end + reach { break }
          other += 1
        }
      }
    }
  }
}
