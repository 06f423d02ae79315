package import AuditModel
import ColorMath
import PaletteModel

/// The few edits that clear most failing cells: chosen one after another, each by what it clears minus what it breaks.
package struct Leverage {
  private let input: AuditInput
  private let places: WrittenParts
  private var solver = ConstraintSolver()
  /// The measurements in which an entry takes part, ascending.
  private var users: [MovablePart: [Int]] = [:]
  /// Entries of a failing measurement, in order.
  private var parts: [MovablePart] = []
  /// The measurements that pass, with the edits chosen so far.
  private var passes: [Bool]
  /// The edits chosen so far.
  private var painted: [(part: MovablePart, color: EightBitColor)] = []
  private var proposals: [MovablePart: LeverageProposal] = [:]

  /// Returns the best edits in order, at most `limit`; none that breaks as much as it clears.
  package static func edits(of input: AuditInput, limit: Int = 5) -> [LeverageEdit] {
    guard input.measurements.contains(where: { $0.verdict == .fail }) else { return [] }
    var leverage = Leverage(input)
    leverage.findUsers()
    var edits: [LeverageEdit] = []
    while edits.count < limit, let best = leverage.best() { edits.append(leverage.make(best)) }
    return edits
  }

  private init(_ input: AuditInput) {
    self.input = input
    places = WrittenParts(input.plan.loaded.palette)
    passes = input.measurements.map { $0.verdict == .pass }
  }

  /// Lists every entry that could fix a failing measurement, with all its measurements.
  private mutating func findUsers() {
    var mendable: Set<MovablePart> = []
    let measured = input.measured
    for index in measured.measurements.indices {
      let verdict = measured.measurements[index].verdict
      guard verdict == .fail || verdict == .pass, let scene = measured.scene(of: measured.measurements[index]) else {
        continue
      }
      for part in places.entries(in: scene) where users[part]?.last != index { users[part, default: []].append(index) }
      if verdict == .fail { mendable.formUnion(places.movable(in: scene)) }
    }
    parts = mendable.sorted { $0.order < $1.order }
  }

  /// A measurement with the edits chosen so far.
  private func scene(_ index: Int) -> Scene? {
    guard var scene = input.measured.scene(of: input.measurements[index]) else { return nil }
    for (part, color) in painted {
      for member in places.members(of: part, in: scene) { scene = scene.painted(member, color) }
    }
    return scene
  }

  /// The proposal that clears most minus what it breaks; ties by fewest broken, then nearest.
  private mutating func best() -> LeverageProposal? {
    var best: LeverageProposal?
    for part in parts where !painted.contains(where: { $0.part == part }) {
      let bound = users[part, default: []].count { !passes[$0] }
      guard bound > 0, bound >= best?.gain ?? 0 else { continue }
      let proposal = proposals[part] ?? propose(part)
      proposals[part] = proposal
      if let proposal, proposal.gain > 0, best.map({ proposal.isBetter(than: $0) }) ?? true { best = proposal }
    }
    return best
  }

  /// The best single change of an entry, with everything else unchanged.
  private mutating func propose(_ part: MovablePart) -> LeverageProposal? {
    var uses: [LeverageProposal.Use] = []
    var start: Color?
    for index in users[part, default: []] {
      guard let scene = scene(index) else { continue }
      let members = places.members(of: part, in: scene)
      // A color on itself has the same contrast whatever it is.
      guard members.count == 1 else { continue }
      start = start ?? scene.color(of: members[0])
      uses.append(.init(measurement: index, constraint: scene.constraint(on: members[0]), passes: passes[index]))
    }
    guard let start else { return nil }
    var best: LeverageProposal?
    for wish in LeverageProposal.wishes(uses, from: start, &solver) {
      for color in solver.colors(from: start, satisfying: wish) {
        let proposal = LeverageProposal(part, from: start, to: color, uses)
        if best.map({ proposal.isBetter(than: $0) }) ?? true { best = proposal }
      }
    }
    return best
  }

  /// Applies a proposal, and discards cached results that it invalidates.
  private mutating func make(_ proposal: LeverageProposal) -> LeverageEdit {
    painted.append((proposal.part, proposal.to.color))
    var touched: Set<MovablePart> = []
    for index in users[proposal.part, default: []] {
      if let scene = input.measured.scene(of: input.measurements[index]) {
        touched.formUnion(places.entries(in: scene))
      }
    }
    for part in touched { proposals[part] = nil }
    for index in proposal.clears { passes[index] = true }
    for index in proposal.breaks { passes[index] = false }
    return proposal.edit(of: input, variants: users[proposal.part, default: []].map { input.measurements[$0].variant })
  }
}

extension MovablePart {
  /// By token, then entry, so that ties have one order.
  fileprivate var order: (Int, Int) {
    if case .entry(let token, let entry) = self { (token, entry) } else { (-1, -1) }
  }
}
