import FileSyntax
import Palettes

extension Measurer {
  /// The number of pairs per parallel task.
  private static let partSize = 256

  /// Measures all pairs by several workers; nil if the pairs are few, or if a backdrop shows, whose search is shared by
  /// many pairs.
  mutating func measurements(sharedBy workers: Workers) -> [Measurement]? {
    guard workers.count > 1, pairs.count > Self.partSize, prepare() else { return nil }
    let (prepared, starts) = (self, starts)
    let parts = (0...(pairs.count + Self.partSize - 1) / Self.partSize).map { min($0 * Self.partSize, pairs.count) }
    // Measurements are large: each is made where it stays.
    var (all, tables) = workers.fill(parts.map { starts[$0] }) {
      (part, measurements: UnsafeMutableBufferPointer<Measurement>) in
      var (measurer, next) = (prepared, 0)
      measurer.measure(PairIndex(parts[part])..<PairIndex(parts[part + 1])) { measurement in
        precondition(next < measurements.count, "a pair has more measurements than conditions")
        measurements.initializeElement(at: next, to: measurement)
        next += 1
      }
      precondition(next == measurements.count, "a pair has fewer measurements than conditions")
      return measurer.evidence
    }
    for (part, numbers) in evidence.join(tables).enumerated() {
      for index in starts[parts[part]]..<starts[parts[part + 1]] {
        all[index].evidence = all[index].evidence.map { numbers[$0.offset] }
      }
    }
    return all
  }

  /// The index of each pair's first measurement, and the number of all.
  private var starts: [Int] {
    let conditions = plan.conditions
    var starts = [0]
    starts.reserveCapacity(pairs.count + 1)
    var next = 0
    for pair in pairs.typedIndices {
      for condition in conditions where plan.use(of: pairs[pair], in: condition) != nil { next += 1 }
      starts.append(next)
    }
    return starts
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
