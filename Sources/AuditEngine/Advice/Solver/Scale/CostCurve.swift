import ColorMath

/// The cost of giving a color another luminance: the weighted square of the least ΔE-OK, step by step of the scale.
///
/// The distance itself is nearly a line over the cube root of luminance, so it is computed at some places, at more of them
/// where it bends, and taken to be straight between them. A test holds it against colors.
struct CostCurve: Sendable {
  /// The step that contains the origin.
  let origin: Int
  private let weight: Double
  /// Cube roots of luminance, ascending, the origin's among them.
  private let places: [Double]
  /// The distance at each place.
  private let distances: [Double]
  /// Steps about the origin at growing distances, ascending, the origin among them.
  let samples: [Int]

  /// The number of parts of the whole range that are always examined.
  private static let parts = 12
  /// The factor of costs that keeps them below those of all colors: the search for the nearest shade is that exact.
  private static let caution = 0.999
  /// The share of deviation in the middle of a part above which it is halved.
  private static let tolerance = 3e-4

  /// Computes the distances for a color with the weight of its change, more than 0.
  init(_ freedom: ColorFreedom, weight: Double) {
    self.weight = weight * Self.caution
    origin = min(LuminanceScale.step(of: freedom.luminance), LuminanceScale.top)
    let start = max(0, min(1, Root.cube(freedom.luminance)))
    var line = DistanceLine(freedom: freedom)
    line.add(start, 0)
    for part in 0...Self.parts {
      let place = Double(part) / Double(Self.parts)
      if place > start { line.refine(to: place, Self.tolerance) }
    }
    let above = line
    line = DistanceLine(freedom: freedom)
    line.add(start, 0)
    for part in (0...Self.parts).reversed() {
      let place = Double(part) / Double(Self.parts)
      if place < start { line.refine(to: place, Self.tolerance) }
    }
    places = line.places.reversed() + above.places.dropFirst()
    distances = line.distances.reversed() + above.distances.dropFirst()
    samples = Self.samples(about: start, origin)
  }

  /// The curves of all variables of a problem, each color computed once.
  static func all(_ freedoms: [ColorFreedom], of problem: SolverProblem) -> [CostCurve] {
    var known: [SolverProblem.Variable: CostCurve] = [:]
    return zip(freedoms, problem.variables).map { freedom, variable in
      if let curve = known[variable] { return curve }
      let curve = CostCurve(freedom, weight: variable.weight)
      known[variable] = curve
      return curve
    }
  }

  /// Places whose distance from the origin grows by 3 % in the cube root of luminance, as steps.
  private static func samples(about start: Double, _ origin: Int) -> [Int] {
    var (below, above): ([Int], [Int]) = ([], [origin])
    var distance = 1e-4
    while distance < 1 {
      for lightness in [start - distance, start + distance] where lightness > 0 && lightness < 1 {
        let step = min(LuminanceScale.top, LuminanceScale.step(of: lightness * lightness * lightness))
        if step < below.last ?? origin { below.append(step) }
        if step > above.last ?? origin { above.append(step) }
      }
      distance *= 1.03
    }
    return below.reversed() + above
  }

  /// The least cost of any color in a step, which is at the end nearer to the origin.
  func cost(at step: Int) -> Double {
    if step == origin { return 0 }
    let lightness = LuminanceScale.standard.lightness
    let distance = distance(at: lightness[min(LuminanceScale.top, step > origin ? step : step + 1)])
    return weight * distance * distance
  }

  private func distance(at lightness: Double) -> Double {
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= lightness { low = middle } else { high = middle }
    }
    guard places[high] > places[low] else { return distances[low] }
    let share = max(0, min(1, (lightness - places[low]) / (places[high] - places[low])))
    return distances[low] + (distances[high] - distances[low]) * share
  }
}

/// The distances on one side of an origin, from the origin on.
private struct DistanceLine {
  let freedom: ColorFreedom
  private(set) var places: [Double] = []
  private(set) var distances: [Double] = []

  mutating func add(_ place: Double, _ distance: Double) {
    places.append(place)
    distances.append(distance)
  }

  /// Continues to a place, with as many places between as the curvature needs.
  mutating func refine(to place: Double, _ tolerance: Double) {
    refine(to: place, distance(at: place), tolerance, depth: 0)
  }

  private mutating func refine(to place: Double, _ end: Double, _ tolerance: Double, depth: Int) {
    let (start, first) = (places[places.count - 1], distances[distances.count - 1])
    let middle = (start + place) / 2
    let distance = distance(at: middle)
    guard abs(distance - (first + end) / 2) > tolerance * distance + 2e-6, depth < 9 else {
      add(middle, distance)
      add(place, end)
      return
    }
    refine(to: middle, distance, tolerance, depth: depth + 1)
    refine(to: place, end, tolerance, depth: depth + 1)
  }

  private func distance(at place: Double) -> Double {
    Root.square(freedom.cost(of: freedom.nearest(at: RelativeLuminance(place * place * place))))
  }
}
