package import AuditModel
import ColorMath
import ContrastMeasuring
import PaletteModel
package import TextSupport

/// The entries that people would change to repair a failing measurement, each with everything in which it takes part.
package struct PartUses: Sendable {
  /// Measurements of one scene of which an entry is a part, seen from that entry.
  struct Use: Sendable {
    /// The measurements, ascending; at least one.
    let measurements: [Int]
    /// The condition for them to pass without a change of sides.
    let constraint: ColorConstraint
    /// True if they pass now.
    let passes: Bool
  }

  /// The color of an entry with its uses.
  struct Entry: Sendable {
    let start: Color
    var uses: [Use] = []
    /// A measurement with the entry as a foreground.
    var asForeground: Int?
    /// A measurement with the entry in the surface.
    var asSurface: Int?

    /// One measurement of each kind.
    var samples: [Int] { [asForeground, asSurface].compactMap { $0 } }

    fileprivate mutating func add(_ use: Use, asForeground isForeground: Bool, asSurface isSurface: Bool) {
      uses.append(use)
      if isForeground { asForeground = asForeground ?? use.measurements[0] }
      if isSurface { asSurface = asSurface ?? use.measurements[0] }
    }

    /// Adds what later measurements showed.
    fileprivate mutating func add(_ later: Entry) {
      uses += later.uses
      asForeground = asForeground ?? later.asForeground
      asSurface = asSurface ?? later.asSurface
    }
  }

  let places: WrittenParts
  /// The scenes that are the same.
  let looks: SceneTable.Looks
  /// The levels that stay apart.
  private(set) var levels = LevelGuard()
  /// The limits of the entries that could repair a failing measurement.
  private(set) var limits: [MovablePart: Limits] = [:]
  /// The findings about entries.
  private(set) var found = Findings()

  /// The demands on an entry so that nothing that passes fails, and the bounds that keep levels apart.
  struct Limits: Sendable {
    var demands = Demands()
    var bounds = LevelGuard.Bounds()
  }

  /// Findings about the entries in some measurements.
  struct Findings: Sendable {
    /// The measurements in which an entry takes part, ascending.
    var users: [MovablePart: [Int]] = [:]
    /// The entries that could repair a failing measurement, by their rank: 0 for the side that people move first.
    var ranks: [MovablePart: Int] = [:]
    /// Entries of measurements over a visible backdrop, with their pairs: only measuring tells what an edit does there.
    var openPairs: [MovablePart: Set<Int>] = [:]
    /// The uses of each entry whose own color shows.
    var entries: [MovablePart: Entry] = [:]
  }

  /// The number of pairs per parallel task.
  private static let partSize = 1024

  /// Reads an audit.
  package init(_ input: AuditInput, workers: Workers = .one) {
    let places = WrittenParts(input.plan.loaded.palette)
    self.places = places
    guard input.measurements.contains(where: { $0.verdict == .fail }) else {
      looks = SceneTable.Looks()
      return
    }
    let looks = input.measured.scenes.looks()
    self.looks = looks
    let (levels, parts) = workers.both {
      LevelGuard(input)
    } _: {
      workers.map(rangesOf: input.rows.count, most: Self.partSize) { range in
        var found = Findings()
        for row in input.rows[range] { found.add(row, input, places, looks) }
        found.sort()
        return found
      }
    }
    self.levels = levels
    found = parts.first ?? Findings()
    for part in parts.dropFirst() { found.add(part) }
    let movable = found.ranks.keys.ordered { $0.order < $1.order }
    let known = self
    let limits = workers.map(movable.count) { known.limits(of: movable[$0], input) }
    for (part, limits) in zip(movable, limits) { self.limits[part] = limits }
  }

  private func limits(of part: MovablePart, _ input: AuditInput) -> Limits? {
    guard let entry = found.entries[part] else { return nil }
    var limits = Limits()
    var solver = ConstraintSolver()
    for use in entry.uses where use.passes { limits.demands.add(use.constraint, by: &solver) }
    limits.bounds = levels.bounds(of: found.users[part] ?? [], samples: entry.samples) {
      input.measured.identity(of: input.measurements[$0], looks)
    } _: {
      input.measured.scene(of: input.measurements[$0])
    } member: {
      places.members(of: part, in: $0).first
    }
    return limits
  }

  /// The use of an entry in one scene, with the color that it has there; nil if its own color does not show.
  static func use(
    of part: MovablePart, in scene: Scene, _ measurements: [Int], passes: Bool, _ places: WrittenParts
  ) -> (start: Color?, use: Use)? {
    let members = places.members(of: part, in: scene)
    // A color on itself has the same contrast whatever it is.
    guard members.count == 1 else { return nil }
    let use = Use(measurements: measurements, constraint: scene.sidedConstraint(on: members[0]), passes: passes)
    return (scene.color(of: members[0]), use)
  }
}

extension PartUses {
  /// Returns true if colors leave some pairs over visible backdrops as they are, measured again over every backdrop:
  /// what passes passes, and nothing fails that did not.
  func keepsOpen(_ colors: [(part: MovablePart, color: EightBitColor)], _ pairs: Set<Int>, in input: AuditInput) -> Bool
  {
    guard !pairs.isEmpty else { return true }
    let pairs = pairs.sorted()
    var loaded = input.plan.loaded
    loaded.palette = loaded.palette.applying(colors.compactMap { $0.part.edit($0.color, in: loaded.palette) })
    let after = Measurer.measure(
      AuditPlan(loaded, policy: input.plan.policy, variants: input.plan.variants), pairs: pairs)
    let before = pairs.flatMap { input.rows[$0] }
    guard after.measurements.count == before.count else { return false }
    return zip(before, after.measurements).allSatisfy { index, now in
      let old = input.measurements[index]
      return (!old.isMet || now.isMet) && (old.verdict == .fail || now.verdict != .fail)
    }
  }
}

extension PartUses.Findings {
  /// Measurements of one pair that look the same to people who edit colors.
  private struct Look {
    let identity: SceneIdentity
    let fails: Bool
    let isMet: Bool
    var measurements: [Int]
  }

  /// Adds the measurements of one pair.
  fileprivate mutating func add(
    _ row: Range<Int>, _ input: AuditInput, _ places: WrittenParts, _ table: SceneTable.Looks
  ) {
    var looks: [Look] = []
    for index in row {
      let measurement = input.measurements[index]
      let (fails, isMet) = (measurement.verdict == .fail, measurement.isMet)
      guard fails || isMet || measurement.outlook != nil else { continue }
      let identity = input.measured.identity(of: measurement, table)
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
        openPairs[places.written(part) ?? part, default: []].insert(input.measurements[first].pair)
      }
      return
    }
    for part in places.entries(in: scene) {
      users[part, default: []] += look.measurements
      guard let (start, use) = PartUses.use(of: part, in: scene, look.measurements, passes: isMet, places) else {
        continue
      }
      if entries[part] == nil, let start { entries[part] = PartUses.Entry(start: start) }
      entries[part]?.add(use, asForeground: scene.isForeground(part), asSurface: scene.isInSurface(part))
    }
    guard look.fails else { return }
    for (rank, part) in Movers.parts(of: scene).enumerated() {
      guard case .entry = part, let written = places.written(part) else { continue }
      ranks[written] = min(ranks[written] ?? rank, rank)
    }
  }

  /// Puts measurements into their order.
  fileprivate mutating func sort() {
    for part in users.keys { users[part]?.sort() }
  }

  /// Adds what later measurements showed.
  fileprivate mutating func add(_ later: PartUses.Findings) {
    // Embedded Swift has no `merge` for dictionaries.
    for (part, more) in later.users { users[part, default: []] += more }
    for (part, rank) in later.ranks { ranks[part] = min(ranks[part] ?? rank, rank) }
    for (part, pairs) in later.openPairs { openPairs[part, default: []].formUnion(pairs) }
    for (part, entry) in later.entries {
      guard entries[part] != nil else {
        entries[part] = entry
        continue
      }
      entries[part]?.add(entry)
    }
  }
}

extension MovablePart {
  /// By token, then entry, so that ties have one order.
  var order: (Int, Int) {
    if case .entry(let token, let entry) = self { (token, entry) } else { (-1, -1) }
  }
}

extension MovablePart {
  /// The edit that writes a color into an entry, which keeps its alpha.
  fileprivate func edit(_ color: EightBitColor, in palette: Palette) -> ColorEdit? {
    guard case .entry(let token, let entry) = self, case .color(let old) = palette.tokens[token].entries[entry].value
    else { return nil }
    return ColorEdit(token: token, place: .entry(entry), color: color, alpha: old.alpha)
  }
}
