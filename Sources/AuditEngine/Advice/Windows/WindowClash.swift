import ColorMath
import Palettes

/// Finds the fewest demands that leave no lightness.
enum WindowClash {
  /// The steps that satisfy all of some demands.
  static func common(_ demands: [WindowDemand]) -> [Bool] {
    var common = demands.first?.steps ?? []
    for demand in demands.dropFirst() {
      for index in common.indices where common[index] && index < demand.steps.count {
        common[index] = demand.steps[index]
      }
    }
    return common
  }

  /// Returns one demand that nothing satisfies, else two that clash, else as few as possible; empty if nothing clashes.
  static func least(of demands: [WindowDemand]) -> [DemandIndex] {
    guard clash(demands) else { return [] }
    if let single = demands.typedIndices.first(where: { clash([demands[$0]]) }) { return [single] }
    for (place, first) in demands.indexed() {
      for second in demands.typedIndices.dropFirst(place.offset + 1) where clash([first, demands[second]]) {
        return [place, second]
      }
    }
    var kept = Array(demands.typedIndices)
    for index in demands.typedIndices {
      let fewer = kept.filter { $0 != index }
      if clash(fewer.map { demands[$0] }) { kept = fewer }
    }
    return kept
  }

  private static func clash(_ demands: [WindowDemand]) -> Bool {
    if demands.contains(where: { $0.band == nil }) { return !common(demands).contains(true) }
    return demands.compactMap { $0.band }.reduce(LuminanceBand.whole) { $0.intersection($1) }.isEmpty
  }
}
