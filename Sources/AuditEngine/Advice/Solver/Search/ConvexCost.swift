/// The greatest convex function below a cost curve on a range of steps, linear between its corners.
///
/// A curve is convex except near black, where it grows as Y^⅔, and where the edge of sRGB bends it. The corners are
/// chosen from places whose distance from the origin grows by 3 %, so that the linear pieces overstate a square by 1 /
/// 4000 at most.
struct ConvexCost {
  private var steps: [Int] = []
  private var costs: [Double] = []

  /// The share by which the linear pieces here and in the curve may overstate a cost.
  static let overstatement = 1.5e-3

  init(_ curve: CostCurve, in range: ClosedRange<Int>) {
    append(curve, range.lowerBound)
    for step in curve.samples where step > range.lowerBound && step < range.upperBound { append(curve, step) }
    if range.upperBound > range.lowerBound { append(curve, range.upperBound) }
  }

  /// Adds a place and removes those before it that are above the line to it.
  private mutating func append(_ curve: CostCurve, _ step: Int) {
    let cost = curve.cost(at: step)
    while steps.count > 1 {
      let (first, second) = (steps.count - 2, steps.count - 1)
      let rise = (cost - costs[first]) / Double(step - steps[first])
      guard costs[second] >= costs[first] + rise * Double(steps[second] - steps[first]) else { break }
      steps.removeLast()
      costs.removeLast()
    }
    steps.append(step)
    costs.append(cost)
  }

  /// The value in a step of the range.
  func cost(at step: Int) -> Double {
    var (low, high) = (0, steps.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if steps[middle] <= step { low = middle } else { high = middle }
    }
    guard steps[high] > steps[low] else { return costs[low] }
    let share = Double(step - steps[low]) / Double(steps[high] - steps[low])
    return costs[low] + (costs[high] - costs[low]) * share
  }

  /// A share of the cost, with a line added that is 0 in a step.
  func share(_ share: Double, adding slope: Double, from step: Int) -> ConvexCost {
    var part = self
    for place in steps.indices { part.costs[place] = share * costs[place] + slope * Double(steps[place] - step) }
    return part
  }

  /// The mean of the slopes on both sides of a step, per step; 0 if the range is a single step.
  func slope(at step: Int) -> Double {
    guard let first = steps.first, let last = steps.last, first < last else { return 0 }
    let (below, above) = (max(first, step - 1), min(last, step + 1))
    return (cost(at: above) - cost(at: below)) / Double(above - below)
  }
}
