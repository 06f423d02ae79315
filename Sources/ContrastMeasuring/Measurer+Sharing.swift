import AuditModel
import PaletteModel
import TextSupport

extension Measurer {
  /// The number of pairs per parallel task.
  private static let partSize = 256

  /// Measures all pairs by several workers; nil if the pairs are few, or if a backdrop shows, whose search is shared by
  /// many pairs.
  mutating func measurements(sharedBy workers: Workers) -> [Measurement]? {
    guard workers.count > 1, pairs.count > Self.partSize, prepare() else { return nil }
    let prepared = self
    let parts = workers.map(rangesOf: pairs.count, most: Self.partSize) { range in
      var part = prepared
      return (measurements: part.measurements(of: range), evidence: part.evidence)
    }
    var all: [Measurement] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.measurements.count })
    evidence.reserve(parts.reduce(0) { $0 + $1.evidence.all.count })
    for part in parts {
      let numbers = evidence.add(part.evidence)
      let start = all.count
      all += part.measurements
      for index in start..<all.count { all[index].evidence = all[index].evidence.map { numbers[$0] } }
    }
    return all
  }

  /// Resolves all colors and surfaces, so that parts number them alike; returns false if a backdrop shows.
  private mutating func prepare() -> Bool {
    let conditions = plan.conditions
    for pair in pairs {
      let place = places[pair.surface]
      for condition in conditions {
        let shown = place.appearance.map(condition.variant.with) ?? condition.variant
        _ = try? foreground(pair.foreground, in: shown, elevated: place.isElevated)
        if let other = pair.against { _ = try? foreground(other, in: shown, elevated: place.isElevated) }
        if (try? surface(pair.surface, in: condition.variant, condition.state))?.isOpen == true { return false }
      }
    }
    return true
  }
}
