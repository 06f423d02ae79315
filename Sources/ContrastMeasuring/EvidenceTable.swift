import AuditModel
import ColorMath
import PaletteModel
import TextSupport

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

  /// The values of a piece, of which the evidence is made once all are known.
  private struct Source {
    let key: Key
    let foreground: PreparedForeground
    let surface: PreparedSurface
    let against: PreparedForeground?
    let flipped: PreparedForeground?
    var witnesses: [Outlook.Witness] = []
  }

  private var sources: [Source] = []
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
  mutating func add(_ witnesses: [Outlook.Witness], to index: EvidenceIndex) {
    sources[index.offset].witnesses = witnesses
  }

  /// The index of the evidence of one measurement.
  mutating func index(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    flipped: PreparedForeground? = nil, lineHeight: Double = 0
  ) -> EvidenceIndex {
    let hasImage = surface.backdrops.contains { if case .image = $0 { true } else { false } }
    let key = Key(
      foreground: foreground.number, surface: surface.number, against: against?.number, flipped: flipped?.number,
      lineHeight: hasImage ? lineHeight : 0, blur: hasImage ? surface.stack.blur : 0)
    let index = known.number(of: key)
    if index == sources.count {
      sources.append(
        Source(key: key, foreground: foreground, surface: surface, against: against, flipped: flipped))
    }
    return EvidenceIndex(index)
  }

  /// Adds the evidence of a table with the same numbers of foregrounds and surfaces; returns its indices here.
  mutating func add(_ other: EvidenceTable) -> [EvidenceIndex] {
    other.sources.map { source in
      let index = known.number(of: source.key)
      if index == sources.count { sources.append(source) }
      return EvidenceIndex(index)
    }
  }

  /// Reserves the room for a number of different pieces.
  mutating func reserve(_ count: Int) {
    sources.reserveCapacity(count)
    known.reserveCapacity(count)
  }

  /// The number of different pieces.
  var count: Int { sources.count }

  /// Makes the evidence, in the order of its indices.
  func evidence(by workers: Workers) -> [MeasurementEvidence] {
    workers.map(each: sources.count, most: 512) { index in
      let source = sources[index]
      return MeasurementEvidence(
        foreground: source.foreground.color, foregroundAlternates: source.foreground.resolved.alternates,
        against: source.against?.color, againstAlternates: source.against?.resolved.alternates ?? [],
        flipped: source.flipped.map { [$0.color] + $0.resolved.alternates } ?? [], steps: source.surface.steps,
        filters: source.surface.filters, backdrops: source.surface.backdrops, witnesses: source.witnesses,
        lineHeight: source.key.lineHeight, blur: source.key.blur)
    }
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
