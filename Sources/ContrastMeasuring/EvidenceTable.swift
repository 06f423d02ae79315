import AuditModel
import ColorMath
import PaletteModel

/// Collects the evidence of measurements, each distinct one once, in order of first use.
///
/// Foregrounds and surfaces are numbered when they are prepared, equal ones alike, so that a measurement's evidence is
/// found by three numbers.
struct EvidenceTable {
  private struct Values: Hashable {
    let color: Color
    let alternates: [Color]
  }

  private struct Stack: Hashable {
    let steps: [StackStep]
    let filters: [ColorFilter]
    let backdrops: [ResolvedBackdrop]
  }

  private struct Key: Hashable {
    let foreground: Int
    let surface: Int
    let against: Int?
    let flipped: Int?
    /// The height of the blocks of images; 0 without images.
    let lineHeight: Double
    /// The standard deviation of the blur of images; 0 without images.
    let blur: Double

    /// Hashes the two numbers that nearly always tell keys apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(foreground)
      hasher.combine(surface)
    }
  }

  private(set) var all: [MeasurementEvidence] = []
  private var keys: [Key] = []
  private var known: [Key: Int] = [:]
  private var values: [Values: Int] = [:]
  private var stacks: [Stack: Int] = [:]

  /// Returns the number of a foreground, equal for foregrounds with equal values.
  mutating func number(of resolved: ResolvedColor) -> Int {
    values.number(of: Values(color: resolved.color, alternates: resolved.alternates))
  }

  /// Returns the number of a surface, equal for surfaces drawn by equal steps.
  mutating func number(of stack: SurfaceStack) -> Int {
    stacks.number(of: Stack(steps: stack.steps, filters: stack.filters, backdrops: stack.backdrops))
  }

  /// Adds the backdrops near the ends of the ratio.
  mutating func add(_ witnesses: [Outlook.Witness], to index: Int) { all[index].witnesses = witnesses }

  /// The index of the evidence of one measurement.
  mutating func index(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    flipped: PreparedForeground? = nil, lineHeight: Double = 0
  ) -> Int {
    let hasImage = surface.backdrops.contains { if case .image = $0 { true } else { false } }
    let key = Key(
      foreground: foreground.number, surface: surface.number, against: against?.number, flipped: flipped?.number,
      lineHeight: hasImage ? lineHeight : 0, blur: hasImage ? surface.stack.blur : 0)
    let index = known.number(of: key)
    if index == all.count {
      keys.append(key)
      all.append(
        MeasurementEvidence(
          foreground: foreground.color, foregroundAlternates: foreground.resolved.alternates,
          against: against?.color, againstAlternates: against?.resolved.alternates ?? [],
          flipped: flipped.map { [$0.color] + $0.resolved.alternates } ?? [], steps: surface.steps,
          filters: surface.filters,
          backdrops: surface.backdrops, lineHeight: key.lineHeight, blur: key.blur))
    }
    return index
  }

  /// Adds the evidence of a table with the same numbers of foregrounds and surfaces; returns its indices here.
  mutating func add(_ other: EvidenceTable) -> [Int] {
    other.keys.indices.map { place in
      let index = known.number(of: other.keys[place])
      if index == all.count {
        keys.append(other.keys[place])
        all.append(other.all[place])
      }
      return index
    }
  }

  /// Reserves the room for a number of different pieces.
  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    keys.reserveCapacity(count)
    known.reserveCapacity(count)
  }
}

extension Dictionary where Value == Int {
  /// The number of a key; a new key gets the next one, from 0.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    let number = count
    self[key] = number
    return number
  }
}
