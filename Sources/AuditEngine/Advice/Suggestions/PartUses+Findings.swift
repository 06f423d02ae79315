import ColorMath
import Palettes

extension PartUses {
  /// An entry, as some measurements show it.
  struct Part: Sendable {
    /// The measurements with it, ascending.
    var users: [MeasurementIndex] = []
    /// Its rank if it could repair a failing measurement: 0 for the side that people move first.
    var rank: Int?
    /// The pairs over a visible backdrop: only measuring tells what an edit does there.
    var openPairs: Set<PairIndex> = []
    /// The pairs that show it and are not judged, or over a visible backdrop.
    var bystanders: Set<PairIndex> = []
    /// Its uses if its own color shows.
    var entry: Entry?
  }

  /// Findings about the entries in some measurements.
  struct Findings: Sendable {
    private var parts: [MovablePart: Part] = [:]

    /// The findings about an entry; nil if there are none.
    subscript(_ part: MovablePart) -> Part? { parts[part] }

    /// The entries that could repair a failing measurement, with their ranks, in no order.
    var movable: [(part: MovablePart, rank: Int)] {
      parts.compactMap { part, found in found.rank.map { (part, $0) } }
    }

    /// The measurements with an entry, ascending.
    func users(of part: MovablePart) -> [MeasurementIndex] { parts[part]?.users ?? [] }
  }
}

extension PartUses.Findings {
  /// Measurements of one pair that look the same to people who edit colors.
  private struct Look {
    let identity: SceneIdentity
    let fails: Bool
    let isMet: Bool
    var measurements: [MeasurementIndex]
  }

  /// Adds the measurements of one pair.
  mutating func add(
    _ row: Range<MeasurementIndex>, _ input: AuditInput, _ places: WrittenParts, _ table: SceneTable.Looks
  ) {
    var looks: [Look] = []
    var idle: [SceneIdentity] = []
    for index in row {
      let measurement = input.measurements[index]
      let (fails, isMet) = (measurement.verdict == .fail, measurement.isMet)
      let identity = input.measured.identity(of: measurement, table)
      guard fails || isMet || measurement.outlook != nil else {
        if !idle.contains(identity) { addBystander(index, input, places) }
        idle.append(identity)
        continue
      }
      if let known = looks.firstIndex(where: { $0.identity == identity && $0.fails == fails && $0.isMet == isMet }) {
        looks[known].measurements.append(index)
      } else {
        looks.append(Look(identity: identity, fails: fails, isMet: isMet, measurements: [index]))
      }
    }
    for look in looks { add(look, input, places) }
  }

  private mutating func add(_ look: Look, _ input: AuditInput, _ places: WrittenParts) {
    let (first, isMet) = (look.measurements[0], !look.fails && look.isMet)
    guard let scene = input.measured.scene(of: input.measurements[first]) else {
      for place in input.measured.parts(of: input.measurements[first])?.places ?? [] {
        let part = MovablePart(place)
        parts[places.written(part) ?? part, default: PartUses.Part()].openPairs.insert(input.measurements[first].pair)
      }
      addBystander(first, input, places)
      return
    }
    for part in places.entries(in: scene) {
      let shown = PartUses.use(of: part, in: scene, look.measurements, passes: isMet, places)
      parts[part, default: PartUses.Part()].add(look.measurements, shown, part, in: scene)
    }
    guard look.fails else { return }
    for (rank, part) in Movers.parts(of: scene).enumerated() {
      guard case .entry = part, let written = places.written(part) else { continue }
      parts[written, default: PartUses.Part()].lower(to: rank)
    }
  }

  /// Adds a pair that asks nothing of its entries, or that only measuring can judge.
  private mutating func addBystander(_ index: MeasurementIndex, _ input: AuditInput, _ places: WrittenParts) {
    for place in input.measured.parts(of: input.measurements[index])?.places ?? [] {
      let part = MovablePart(place)
      parts[places.written(part) ?? part, default: PartUses.Part()].bystanders.insert(input.measurements[index].pair)
    }
  }

  /// Puts measurements into their order.
  mutating func sort() {
    for part in parts.keys { parts[part]?.users.sort() }
  }

  /// Adds what later measurements showed.
  mutating func add(_ later: PartUses.Findings) {
    // Embedded Swift has no `merge` for dictionaries.
    for (part, more) in later.parts { parts[part, default: PartUses.Part()].add(more) }
  }
}

extension PartUses.Part {
  /// Adds measurements of one look, with what they show of the entry's own color.
  mutating func add(
    _ measurements: [MeasurementIndex], _ shown: (start: Color?, use: PartUses.Use)?, _ part: MovablePart,
    in scene: Scene
  ) {
    users += measurements
    guard let (start, use) = shown else { return }
    if entry == nil, let start { entry = PartUses.Entry(start: start) }
    entry?.add(use, asForeground: scene.isForeground(part), asSurface: scene.isInSurface(part))
  }

  /// Takes a rank if it is better.
  mutating func lower(to rank: Int) { self.rank = min(self.rank ?? rank, rank) }

  /// Adds what later measurements showed.
  mutating func add(_ later: PartUses.Part) {
    users += later.users
    if let rank = later.rank { lower(to: rank) }
    openPairs.formUnion(later.openPairs)
    bystanders.formUnion(later.bystanders)
    guard let more = later.entry else { return }
    if entry == nil { entry = more } else { entry?.add(more) }
  }
}
