import ColorMath
import Palettes

/// An audit with some entries in other colors.
struct PaintedAudit: Sendable {
  let input: AuditInput
  let parts: PartUses
  /// The entries with their colors, in the order in which they were painted.
  private(set) var painted: [(part: MovablePart, color: EightBitColor)] = []
  /// The entries that appear together with a painted one.
  private(set) var touched: Set<MovablePart> = []
  /// True for measurements that pass with these colors.
  private(set) var passes: [Bool]
  /// Ratios that measurements must reach instead of their minimums.
  private var raised: [MeasurementIndex: ContrastRatio] = [:]

  /// Starts with an audit as it is.
  init(_ input: AuditInput, _ parts: PartUses) {
    self.input = input
    self.parts = parts
    passes = input.measurements.map { $0.isMet }
  }

  /// A measurement with the colors painted so far.
  func scene(_ index: MeasurementIndex) -> Scene? {
    guard var scene = input.measured.scene(of: input.measurements[index]) else { return nil }
    for (part, color) in painted {
      for member in parts.places.members(of: part, in: scene) { scene = scene.painted(member, color) }
    }
    if let ratio = raised[index] { scene.required = ratio }
    return scene
  }

  /// The color that an entry was painted in; nil if it was not.
  func color(of part: MovablePart) -> EightBitColor? { painted.first { $0.part == part }?.color }

  /// Returns true if an entry was painted.
  func isPainted(_ part: MovablePart) -> Bool { painted.contains { $0.part == part } }

  /// The measurements with an entry that fail.
  func failing(_ part: MovablePart) -> [MeasurementIndex] {
    parts.found.users(of: part).filter { !passes[$0.offset] && input.measurements[$0].verdict == .fail }
  }

  /// The uses of an entry with the colors painted so far.
  func uses(of part: MovablePart, _ known: PartUses.Part) -> [PartUses.Use] {
    guard touched.contains(part) else { return known.entry?.uses ?? [] }
    return known.users.compactMap { index in
      scene(index).flatMap { PartUses.use(of: part, in: $0, [index], passes: passes[index.offset], parts.places)?.use }
    }
  }

  /// Requires a ratio of a measurement that it does not reach.
  mutating func require(_ ratio: ContrastRatio, of index: MeasurementIndex) {
    raised[index] = ratio
    passes[index.offset] = false
    if let scene = input.measured.scene(of: input.measurements[index]) {
      touched.formUnion(parts.places.entries(in: scene))
    }
  }

  /// A measurement of the eight variants without Increase Contrast, and the same with it.
  func counterparts(of index: MeasurementIndex) -> (plain: MeasurementIndex, increased: MeasurementIndex)? {
    let measurement = input.measurements[index]
    guard measurement.state == nil else { return nil }
    let (appearance, transparency) = (measurement.variant.appearance, measurement.variant.transparency)
    let row = input.rows[measurement.pair.offset]
    func find(_ contrast: Contrast) -> MeasurementIndex? {
      let variant = Variant(appearance, contrast, transparency)
      return row.first { input.measurements[$0].variant == variant && input.measurements[$0].state == nil }
    }
    guard let plain = find(.standard), let increased = find(.increased) else { return nil }
    return (plain, increased)
  }

  /// Paints an entry, again if it was painted before.
  mutating func paint(_ answer: EntryAnswer) {
    painted.removeAll { $0.part == answer.part }
    painted.append((answer.part, answer.to.color))
    for index in parts.found.users(of: answer.part) {
      if let scene = input.measured.scene(of: input.measurements[index]) {
        touched.formUnion(parts.places.entries(in: scene))
      }
    }
    for index in answer.clears { passes[index.offset] = true }
  }

  /// Gives an entry back the color that it has without edits.
  mutating func unpaint(_ part: MovablePart) {
    painted.removeAll { $0.part == part }
    for index in parts.found.users(of: part) {
      if let scene = scene(index) { passes[index.offset] = scene.minimum.reaches(scene.required) }
    }
  }

  /// The least ratio of a scene with an answer; nil if it does not show there.
  func ratio(of scene: Scene, with answer: EntryAnswer) -> ContrastRatio? {
    let members = parts.places.members(of: answer.part, in: scene)
    guard !members.isEmpty else { return nil }
    return members.reduce(scene) { $0.painted($1, answer.to.color) }.minimum
  }
}
