/// The proven answer to the question if a stack reaches a ratio over some backdrops, or no decision.
public enum BoundDecision: Hashable, Sendable {
  /// Over every backdrop; proven by a lower bound.
  case always
  /// Over no backdrop; proven by an upper bound. One of them.
  case never(failing: ContrastBounds.Witness)
  /// Some fail and some pass: one of each.
  case sometimes(failing: ContrastBounds.Witness, passing: ContrastBounds.Witness)
  /// The limit of boxes was reached first. What was found, if anything, of each kind.
  case undecided(failing: ContrastBounds.Witness?, passing: ContrastBounds.Witness?)

  /// A backdrop over which the ratio is not reached, if one is known.
  public var failing: ContrastBounds.Witness? {
    switch self {
    case .always: nil
    case .never(let failing), .sometimes(let failing, _): failing
    case .undecided(let failing, _): failing
    }
  }
}

extension BoundDecision {
  /// Decides by the ratios over every backdrop.
  fileprivate init(_ counted: [ContrastBounds.Witness], reaching required: ContrastRatio) {
    guard let failing = counted.first(where: { !$0.ratio.reaches(required) }) else {
      self = .always
      return
    }
    let passing = counted.first { $0.ratio.reaches(required) }
    self = passing.map { .sometimes(failing: failing, passing: $0) } ?? .never(failing: failing)
  }
}

extension LayerStack {
  /// Decides if a ratio is reached over some backdrops, with no more work than needed.
  ///
  /// Witnesses are judged by the arithmetic of `ratio(over:)`, the rest by proven bounds; `known` bounds of the stack
  /// without residuals save work. If materials have residuals, every answer except `undecided` is true whatever the
  /// residuals are.
  public func decide(
    reaching required: ContrastRatio, over backdrops: Backdrops = .any, knowing known: ContrastBounds? = nil,
    boxLimit: Int = BoundEffort().boxLimit
  ) -> BoundDecision {
    if let counted = countedRatios(over: backdrops) { return BoundDecision(counted, reaching: required) }
    if required.value <= 1 { return .always }
    if !isExact { return decideWithResiduals(reaching: required, over: backdrops, knowing: known, boxLimit) }
    if let known, known.minimum.reaches(required) { return .always }
    var failing = known?.lowest
    if let known = failing, known.ratio.reaches(required) { failing = nil }
    var passing = known?.highest
    if let known = passing, !known.ratio.reaches(required) { passing = nil }
    if let known, let failing, !known.maximum.reaches(required) { return .never(failing: failing) }
    if let failing, let passing { return .sometimes(failing: failing, passing: passing) }
    guard var search = BoundSearch(self, over: backdrops, boxLimit: boxLimit) else {
      return .undecided(failing: failing, passing: passing)
    }
    return search.decide(self, reaching: required, failing, passing)
  }
}

extension LayerStack {
  /// Returns true if the extremes without residuals hold with any, then no more search than the threshold needs.
  private func decideWithResiduals(
    reaching required: ContrastRatio, over backdrops: Backdrops, knowing known: ContrastBounds?, _ boxLimit: Int
  ) -> BoundDecision {
    let nominal = known ?? exact.contrastBounds(over: backdrops)
    func bounds(at witness: ContrastBounds.Witness) -> ContrastBounds {
      contrastBounds(over: .colors([witness.backdrop]))
    }
    let failing = bounds(at: nominal.lowest).maximum.reaches(required) ? nil : nominal.lowest
    let passing = bounds(at: nominal.highest).minimum.reaches(required) ? nominal.highest : nil
    if let failing, let passing { return .sometimes(failing: failing, passing: passing) }
    guard var search = BoundSearch(self, over: backdrops, boxLimit: boxLimit) else {
      return .undecided(failing: failing, passing: passing)
    }
    if passing != nil, nominal.lowest.ratio.reaches(required) {
      search.findLeast { lower, best in lower >= required.value || best < required.value }
      if search.lower >= required.value { return .always }
    }
    if let failing, !nominal.highest.ratio.reaches(required) {
      search.findGreatest { lower, best in 1 / lower < required.value || 1 / best >= required.value }
      if 1 / search.lower < required.value { return .never(failing: failing) }
    }
    return .undecided(failing: failing, passing: passing)
  }
}

/// The answer to the question if a stack reaches a ratio over every backdrop: half of a `BoundDecision`, for half of
/// the work.
enum BoundHold {
  /// Over every one; proven.
  case always
  /// Not over this one; without residuals.
  case refuted(EncodedSRGB)
  /// Only a residual refutes it, or the limit of boxes was reached.
  case open
}

extension LayerStack {
  /// Decides if a ratio is reached over every backdrop, whatever the residuals.
  func holds(
    reaching required: ContrastRatio, over backdrops: Backdrops, boxLimit: Int = BoundEffort().boxLimit
  ) -> BoundHold {
    if let counted = countedRatios(over: backdrops) {
      return counted.first { !$0.ratio.reaches(required) }.map { .refuted($0.backdrop) } ?? .always
    }
    if required.value <= 1 { return .always }
    guard var search = BoundSearch(self, over: backdrops, boxLimit: boxLimit) else { return .open }
    search.findLeast { lower, best in lower >= required.value || best < required.value }
    if search.lower >= required.value { return .always }
    if !ratio(over: search.lowestColor).reaches(required) { return .refuted(search.lowestColor) }
    guard !isExact, case .refuted(let backdrop) = exact.holds(reaching: required, over: backdrops, boxLimit: boxLimit)
    else { return .open }
    return .refuted(backdrop)
  }
}

extension BoundSearch {
  /// Searches for the unknown part: a failing backdrop or a proof that there is none, then likewise for passing.
  fileprivate mutating func decide(
    _ stack: LayerStack, reaching required: ContrastRatio, _ failing: ContrastBounds.Witness?,
    _ passing: ContrastBounds.Witness?
  ) -> BoundDecision {
    var (failing, passing) = (failing, passing)
    if failing == nil {
      findLeast { lower, best in lower >= required.value || best < required.value }
      if lower >= required.value { return .always }
      let witness = ContrastBounds.Witness(stack, over: lowestColor)
      if !witness.ratio.reaches(required) { failing = witness } else { passing = passing ?? witness }
    }
    if passing == nil {
      findGreatest { lower, best in 1 / lower < required.value || 1 / best >= required.value }
      if let failing, 1 / lower < required.value { return .never(failing: failing) }
      let witness = ContrastBounds.Witness(stack, over: witnessColor)
      if witness.ratio.reaches(required) { passing = witness }
    }
    guard let failing, let passing else { return .undecided(failing: failing, passing: passing) }
    return .sometimes(failing: failing, passing: passing)
  }
}
