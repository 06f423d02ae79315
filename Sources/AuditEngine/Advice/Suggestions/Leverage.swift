import ColorMath
import FileSyntax
import Palettes

/// The few edits to make first: chosen one after another, the worst and most read first, and none that breaks anything.
struct Leverage {
  let input: AuditInput
  let parts: PartUses
  private var person: PersonSolver
  private let mayMove: (EntryPlace) -> Bool
  private var solver = ConstraintSolver()
  /// True for measurements that pass, with the edits chosen so far.
  private var passes: [Bool]
  /// The edits chosen so far.
  private(set) var painted: [(part: MovablePart, color: EightBitColor)] = []
  /// The entries that an edit chosen so far affects.
  private var touched: Set<MovablePart> = []
  /// The edits of an entry that a person would consider, the first one first.
  private var proposals: [MovablePart: [LeverageProposal]] = [:]
  /// The worst failure of each entry, with the edits chosen so far; no element for one that was not asked for.
  private var worst: [MovablePart: Urgency?] = [:]
  private let meter: WorkMeter
  /// Edits that do not hold as long as no other is made.
  private var ruledOut: Set<Choice> = []

  /// The steps of looking for the colors of one entry, and of measuring a pair over a backdrop again.
  private static let (proposalSteps, openSteps) = (5_000, 2_000)

  /// One color for one entry.
  private struct Choice: Hashable {
    let part: MovablePart
    let color: EightBitColor
  }

  /// Returns the edits in order, at most `limit`.
  ///
  /// Each lowers the number of failing cells, breaks none, and keeps what advice must keep (`Restraints`). Entries that
  /// must not move are left out.
  ///
  /// - Parameter meter: the count of steps; once it is over, the edits so far are returned.
  static func edits(
    of input: AuditInput, _ parts: PartUses, limit: Int = 5, meter: WorkMeter = .unlimited,
    where mayMove: @escaping (EntryPlace) -> Bool = { _ in true }
  ) -> [LeverageEdit] {
    var leverage = Leverage(input, parts, meter, mayMove)
    var edits: [LeverageEdit] = []
    while edits.count < limit, !meter.isOver, let best = leverage.best() {
      if let open = parts.found[best.part]?.openPairs.count { meter.spend(openSteps * open) }
      guard leverage.holds(best) else {
        leverage.ruledOut.insert(Choice(part: best.part, color: best.to.color))
        continue
      }
      edits.append(leverage.make(best))
    }
    return edits
  }

  private init(
    _ input: AuditInput, _ parts: PartUses, _ meter: WorkMeter, _ mayMove: @escaping (EntryPlace) -> Bool
  ) {
    self.input = input
    self.parts = parts
    self.meter = meter
    self.mayMove = mayMove
    person = PersonSolver(input.plan.loaded.palette)
    passes = input.measurements.map { $0.isMet }
  }

  /// A measurement with the edits chosen so far.
  func scene(_ index: MeasurementIndex) -> Scene? {
    guard var scene = input.measured.scene(of: input.measurements[index]) else { return nil }
    for (part, color) in painted {
      for member in parts.places.members(of: part, in: scene) { scene = scene.painted(member, color) }
    }
    return scene
  }

  /// The most urgent proposal.
  ///
  /// No proposal of an entry is more urgent than the worst failure of the entry, so that entries are tried in that order.
  private mutating func best() -> LeverageProposal? {
    var ranked: [(urgency: Urgency, part: MovablePart)] = []
    for (part, rank) in parts.found.movable where !painted.contains(where: { $0.part == part }) {
      guard case .entry(let token, let entry) = part, mayMove(EntryPlace(token: token, entry: entry)) else { continue }
      let known = worst[part] ?? urgency(of: failing(part), rank)
      worst[part] = .some(known)
      if let known { ranked.append((known, part)) }
    }
    var best: (urgency: Urgency, proposal: LeverageProposal)?
    for (bound, part) in ranked.ordered(by: Self.isBefore) {
      if meter.isOver { break }
      if let best, best.urgency < bound { break }
      let known = proposals[part] ?? propose(part)
      proposals[part] = known
      guard let proposal = known.first(where: { !ruledOut.contains(Choice(part: part, color: $0.to.color)) }),
        let urgency = urgency(of: proposal.clears, parts.found[part]?.rank ?? 0)
      else { continue }
      if let (least, other) = best, least < urgency || least == urgency && !(proposal < other) { continue }
      best = (urgency, proposal)
    }
    return best?.proposal
  }

  /// The measurements with an entry that still fail.
  private func failing(_ part: MovablePart) -> [MeasurementIndex] {
    parts.found.users(of: part).filter { !passes[$0.offset] && input.measurements[$0].verdict == .fail }
  }

  private static func isBefore(
    _ left: (urgency: Urgency, part: MovablePart), _ right: (urgency: Urgency, part: MovablePart)
  ) -> Bool {
    left.urgency == right.urgency ? left.part.order < right.part.order : left.urgency < right.urgency
  }

  private func urgency(of measurements: [MeasurementIndex], _ rank: Int) -> Urgency? {
    // Measurements and pairs are large: none is copied here.
    let (all, plan, pairs) = (input.measurements, input.plan, input.plan.pairs)
    var worst: Urgency?
    for index in measurements {
      let pair = all[index].pair
      let isCertain = plan.origin(of: pairs[pair], in: all[index].variant)?.isCertain ?? false
      let urgency = Urgency(
        rank: rank, role: pairs[pair].role.readingOrder, doubt: isCertain ? 0 : 1,
        ratio: all[index].minimum?.value ?? 0)
      worst = worst.map { min($0, urgency) } ?? urgency
    }
    return worst
  }

  /// The changes of one entry that a person would consider, with everything else unchanged.
  private mutating func propose(_ part: MovablePart) -> [LeverageProposal] {
    guard let known = parts.found[part], var entry = known.entry else { return [] }
    let users = known.users
    meter.spend(Self.proposalSteps + 10 * users.count)
    if touched.contains(part) {
      entry.uses = users.compactMap { index in
        scene(index).flatMap {
          PartUses.use(of: part, in: $0, [index], passes: passes[index.offset], parts.places)?.use
        }
      }
    }
    var demands = Demands()
    for use in entry.uses where use.passes { demands.add(use.constraint, by: &solver) }
    guard !demands.band.isEmpty else { return [] }
    let failing = entry.uses.filter { !$0.passes }
    let bounds = parts.levels.bounds(
      of: users, samples: entry.samples, identity: { input.measured.identity(of: input.measurements[$0], parts.looks) },
      scene, member: { parts.places.members(of: part, in: $0).first })
    let isDark = users.allSatisfy { input.measurements[$0].variant.appearance == .dark }
    var proposals: [LeverageProposal] = []
    for wish in LeverageProposal.wishes(failing, beyond: demands, from: entry.start, &solver) {
      var all = demands
      for constraint in wish { all.add(constraint, by: &solver) }
      let found = person.answers(from: entry.start, all, leansToComfort: isDark, where: bounds.allow)
      for color in found where color.direction != .unchanged {
        let proposal = LeverageProposal(part, from: entry.start, to: color, entry.uses)
        if proposal.breaks.isEmpty, !proposal.clears.isEmpty, !worsens(proposal, failing) { proposals.append(proposal) }
      }
    }
    return proposals
  }

  /// Applies a proposal, and discards cached results that it invalidates.
  private mutating func make(_ proposal: LeverageProposal) -> LeverageEdit {
    painted.append((proposal.part, proposal.to.color))
    for index in parts.found.users(of: proposal.part) {
      if let scene = input.measured.scene(of: input.measurements[index]) {
        touched.formUnion(parts.places.entries(in: scene))
      }
    }
    // Levels depend on texts and surfaces that share no measurement with the entry.
    proposals.removeAll()
    ruledOut.removeAll()
    for index in proposal.clears { passes[index.offset] = true }
    for part in touched { worst[part] = nil }
    var edit = proposal.edit(
      of: input, variants: parts.found.users(of: proposal.part).map { input.measurements[$0].variant })
    edit.examples = examples(of: proposal.clears)
    return edit
  }

  /// The worst of some measurements in each appearance, with the edits chosen so far.
  private func examples(of cleared: [MeasurementIndex]) -> [EditExample] {
    [Appearance.light, .dark].compactMap { appearance -> EditExample? in
      let worst = cleared.filter { input.measurements[$0].variant.appearance == appearance }.min {
        (input.measurements[$0].minimum?.value ?? 0) < (input.measurements[$1].minimum?.value ?? 0)
      }
      guard let worst, let sight = scene(worst)?.sight else { return nil }
      return EditExample(
        measurement: worst, ratio: sight.minimum, foreground: sight.foregroundColor, surface: sight.surfaceColor)
    }
  }
}

/// The urgency of a failure: who moves first, what is read most, what is known to occur, the lowest ratio.
private struct Urgency: Comparable {
  let rank: Int
  let role: Int
  let doubt: Int
  let ratio: Double

  static func < (left: Urgency, right: Urgency) -> Bool {
    (left.rank, left.role, left.doubt, left.ratio) < (right.rank, right.role, right.doubt, right.ratio)
  }
}

extension Role {
  /// The order in which people look at failures: text, then graphics, then what bounds them.
  fileprivate var readingOrder: Int {
    switch self {
    case .text: 0
    case .graphic, .linkCue: 1
    case .focus, .boundary: 2
    case .inactive, .decorative, .logotype: 3
    }
  }
}
