import ColorMath
import FileSyntax
import Palettes

/// The entries that people would change to repair a failing measurement, each with everything in which it takes part.
struct PartUses: Sendable {
  /// Measurements of one scene of which an entry is a part, seen from that entry.
  struct Use: Sendable {
    /// The measurements, ascending; at least one.
    let measurements: [MeasurementIndex]
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
    var asForeground: MeasurementIndex?
    /// A measurement with the entry in the surface.
    var asSurface: MeasurementIndex?

    /// One measurement of each kind.
    var samples: [MeasurementIndex] { [asForeground, asSurface].compactMap { $0 } }

    mutating func add(_ use: Use, asForeground isForeground: Bool, asSurface isSurface: Bool) {
      uses.append(use)
      if isForeground { asForeground = asForeground ?? use.measurements[0] }
      if isSurface { asSurface = asSurface ?? use.measurements[0] }
    }

    /// Adds what later measurements showed.
    mutating func add(_ later: Entry) {
      uses += later.uses
      asForeground = asForeground ?? later.asForeground
      asSurface = asSurface ?? later.asSurface
    }
  }

  let places: WrittenParts
  /// The entries that the palette lacks; nil for none.
  let divided: DividedEntries?
  /// The scenes that are the same.
  let looks: SceneTable.Looks
  /// The levels that stay apart.
  private(set) var levels = LevelGuard()
  /// The findings about entries.
  private(set) var found = Findings()

  /// The number of pairs per parallel task.
  private static let partSize = 1024

  /// Reads an audit.
  ///
  /// - Parameter divided: the entries of its palette that no file has.
  init(
    _ input: AuditInput, tying ties: [[TokenIndex]] = [], with divided: DividedEntries? = nil, workers: Workers = .one
  ) {
    self.divided = divided
    let places = WrittenParts(input.plan.loaded.palette, tying: ties)
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
  }

  /// The use of an entry in one scene, with the color that it has there; nil if its own color does not show.
  static func use(
    of part: MovablePart, in scene: Scene, _ measurements: [MeasurementIndex], passes: Bool, _ places: WrittenParts
  ) -> (start: Color?, use: Use)? {
    let members = places.members(of: part, in: scene)
    // A color on itself has the same contrast whatever it is.
    guard members.count == 1 else { return nil }
    let use = Use(measurements: measurements, constraint: scene.sidedConstraint(on: members[0]), passes: passes)
    return (scene.color(of: members[0]), use)
  }
}

extension PartUses {
  /// Returns the entries that could repair a failing measurement and may change, in the order of the palette.
  func movable(by wishes: AdviceWishes) -> [MovablePart] {
    found.movable.map { $0.part }.filter { part in
      guard case .entry = part else { return false }
      return places.sharers(of: part).allSatisfy(wishes.allow)
    }.ordered { $0.order < $1.order }
  }

  /// Returns true if colors leave some pairs over visible backdrops as they are, measured again over every backdrop:
  /// what passes passes, and nothing fails that did not.
  func keepsOpen(
    _ colors: [(part: MovablePart, color: EightBitColor)], _ pairs: Set<PairIndex>, in input: AuditInput
  ) -> Bool {
    guard !pairs.isEmpty else { return true }
    let pairs = pairs.sorted()
    let palette = input.plan.loaded.palette
    let loaded = input.plan.loaded.with(
      palette.applying(colors.compactMap { $0.part.edit($0.color, in: palette) }))
    let after = Measurer.measure(
      AuditPlan(loaded, policy: input.plan.policy, variants: input.plan.variants), pairs: pairs)
    let before = pairs.flatMap { input.rows[$0.offset] }
    guard after.measurements.count == before.count else { return false }
    return zip(before, after.measurements).allSatisfy { index, now in
      let old = input.measurements[index]
      return (!old.isMet || now.isMet) && (old.verdict == .fail || now.verdict != .fail)
    }
  }
}

extension MovablePart {
  /// By token, then entry, so that ties have one order.
  var order: (Int, Int) {
    if case .entry(let token, let entry) = self { (token.offset, entry.offset) } else { (-1, -1) }
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
