import ColorMath
import FileSyntax
import Palettes

/// Collects the evidence of measurements, each distinct one once, in order of first use.
///
/// Foregrounds and surfaces are numbered when they are prepared, equal ones alike, so that a measurement's evidence is
/// found by three numbers.
struct EvidenceTable {
  private struct Values: Hashable {
    let color: Color
    let alternates: [Color]
    let published: SystemColorValue?
  }

  private struct Stack: Hashable {
    let steps: [StackStep]
    let filters: [ColorFilter]
    let backdrops: [ResolvedBackdrop]
    let published: [SystemColorValue]
  }

  fileprivate struct Key: Hashable {
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
  fileprivate struct Piece {
    let key: Key
    let foreground: PreparedForeground
    let surface: PreparedSurface
    let against: PreparedForeground?
    let flipped: PreparedForeground?
    var witnesses: [Outlook.Witness] = []
  }

  /// A piece in a table that was added.
  private struct Place {
    let table: Int
    let index: Int
  }

  private var pieces: [Piece] = []
  private var known: [Key: Int] = [:]
  /// The tables that were added, and the first place of each different piece in them.
  private var tables: [EvidenceTable] = []
  private var places: [Place] = []
  private var values: [Values: Int] = [:]
  private var stacks: [Stack: Int] = [:]

  /// Returns the number of a foreground, equal for foregrounds with equal values.
  mutating func number(of resolved: ResolvedColor) -> Int {
    values.number(of: Values(color: resolved.color, alternates: resolved.alternates, published: resolved.published))
  }

  /// Returns the number of a surface, equal for surfaces drawn by equal steps.
  mutating func number(of stack: SurfaceStack) -> Int {
    stacks.number(
      of: Stack(
        steps: stack.steps, filters: stack.filters, backdrops: stack.backdrops, published: stack.published))
  }

  /// Adds the backdrops near the ends of the ratio.
  mutating func add(_ witnesses: [Outlook.Witness], to index: EvidenceIndex) {
    pieces[index.offset].witnesses = witnesses
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
    if index == pieces.count {
      pieces.append(
        Piece(key: key, foreground: foreground, surface: surface, against: against, flipped: flipped))
    }
    return EvidenceIndex(index)
  }

  /// Takes the evidence of tables with the same numbers of foregrounds and surfaces, into a table without any of its own;
  /// returns the indices of each of them here.
  mutating func join(_ tables: [EvidenceTable]) -> [[EvidenceIndex]] {
    precondition(pieces.isEmpty, "evidence is joined in an empty table")
    known.reserveCapacity(tables.reduce(0) { $0 + $1.pieces.count })
    self.tables = tables
    // The pieces are large: they stay where they are.
    return tables.indices.map { table in
      tables[table].pieces.indices.map { index in
        let number = known.number(of: tables[table].pieces[index].key)
        if number == places.count { places.append(Place(table: table, index: index)) }
        return EvidenceIndex(number)
      }
    }
  }

  /// Makes the evidence, in the order of its indices.
  func evidence(by workers: Workers) -> [MeasurementEvidence] {
    if tables.isEmpty { return workers.map(each: pieces.count, most: 512) { pieces[$0].evidence } }
    return workers.map(each: places.count, most: 512) { tables[places[$0].table].pieces[places[$0].index].evidence }
  }
}

extension EvidenceTable.Piece {
  /// The piece as measurements refer to it.
  fileprivate var evidence: MeasurementEvidence {
    MeasurementEvidence(
      foreground: foreground.color, foregroundAlternates: foreground.resolved.alternates, against: against?.color,
      againstAlternates: against?.resolved.alternates ?? [],
      flipped: flipped.map { [$0.color] + $0.resolved.alternates } ?? [], steps: surface.steps,
      filters: surface.filters,
      backdrops: surface.backdrops, witnesses: witnesses, lineHeight: key.lineHeight, blur: key.blur,
      systemColors: systemColors)
  }

  private var systemColors: [SystemColorUse] {
    let colors: [(SystemColorUse.Part, PreparedForeground?)] = [
      (.foreground, foreground), (.against, against), (.flipped, flipped),
    ]
    return colors.compactMap { part, color in
      color?.resolved.published.map { SystemColorUse(part: part, value: $0) }
    } + surface.stack.published.map { SystemColorUse(part: .surface, value: $0) }
  }
}

extension Dictionary where Value == Int {
  /// The number of a key; a new key gets the next one, from 0.
  fileprivate mutating func number(of key: Key) -> Int { value(of: key, adding: count) }
}
