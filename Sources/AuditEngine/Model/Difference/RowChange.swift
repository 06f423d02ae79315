import ColorMath

/// The change of one measurement between two reports.
package struct RowChange: Hashable, Sendable {
  /// The kinds of change, worst first; a measurement with none of these did not change.
  ///
  /// A verdict is certain unless it is `unverified`. Between two failing rows the ratio decides, by `Ratchet`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Fails now, but did not before or was not measured.
    case failing = "newly-failing"
    /// Failed before and fails with a lower ratio.
    case worse
    /// Misses the minimum that it had, and does not fail only because its role, its font or the policy changed.
    case excused
    /// Had a certain verdict and is unverified now, or is no longer measured although it passed or failed.
    ///
    /// The latter only if the names of its foreground and its surface still occur in the report. Also one that reaches
    /// the minimum that it had, but whose new role has none.
    case uncovered = "newly-uncovered"
    /// Failed before, and passes or is exempt now.
    case fixed
    /// Failed before and fails with a higher ratio.
    case better
    /// Unverified before, and certain not to fail now.
    case covered = "newly-covered"
    /// Is no longer measured, and is not uncovered: one of its names is gone, or it had no verdict to lose.
    case gone
    /// Not measured before, and does not fail.
    case added = "new"

    /// True if the palette got worse, or less is known of it.
    package var isBad: Bool { self == .failing || self == .worse || self == .excused || self == .uncovered }
  }

  /// The change of the conditions that lowered or removed a minimum.
  package enum Cause: Hashable, Sendable {
    /// The ids of the pair's roles, before and now.
    case role(from: String, to: String)
    /// The text became large.
    case font
    /// The ids of the policies, before and now.
    case policy(from: String, to: String)
  }

  package let kind: Kind
  package let pair: PairSnapshot.Key
  /// The measurement in the old report; nil if it was not measured.
  package let before: PairSnapshot.Row?
  /// The measurement in the new report; nil if it is no longer measured.
  package let after: PairSnapshot.Row?
  /// The reason that a lower minimum applies, or none; nil for a change of the colors.
  package let cause: Cause?

  /// Compares the two measurements of a pair at one place; nil if there is no change.
  ///
  /// `isNamed` is true if the pair's names still occur in the new report, `cause` what else changed.
  init?(
    _ pair: PairSnapshot.Key, from before: PairSnapshot.Row?, to after: PairSnapshot.Row?, isNamed: Bool,
    cause: Cause? = nil
  ) {
    let eased = cause.flatMap { Self.kind(from: before, to: after, because: $0) }
    guard let kind = eased ?? Self.kind(from: before, to: after, isNamed: isNamed) else { return nil }
    self.kind = kind
    self.cause = eased == nil ? nil : cause
    self.pair = pair
    self.before = before
    self.after = after
  }

  /// The change of a measurement that passes or is exempt by a lower minimum, or none; nil if that makes no difference.
  private static func kind(
    from before: PairSnapshot.Row?, to after: PairSnapshot.Row?, because cause: Cause
  ) -> Kind? {
    guard let required = before?.required, let after, after.verdict == .pass || after.verdict == .exempt,
      after.required.map({ $0 < required }) ?? true
    else { return nil }
    if after.ratio.map({ $0 < required }) ?? (before?.verdict == .fail) { return .excused }
    guard case .role = cause, after.verdict == .exempt, before?.verdict == .pass else { return nil }
    return .uncovered
  }

  private static func kind(from before: PairSnapshot.Row?, to after: PairSnapshot.Row?, isNamed: Bool) -> Kind? {
    guard let before else { return after.map { $0.verdict == .fail ? .failing : .added } }
    guard let after else {
      return isNamed && (before.verdict == .pass || before.verdict == .fail) ? .uncovered : .gone
    }
    switch (before.verdict, after.verdict) {
    case (.fail, .fail):
      switch Ratchet.movement(from: before.ratio, to: after.ratio) {
      case .worse: return .worse
      case .better: return .better
      case .same: return nil
      }
    case (_, .fail): return .failing
    case (.unverified, .unverified): return nil
    case (_, .unverified): return .uncovered
    case (.fail, _): return .fixed
    case (.unverified, _): return .covered
    case (.pass, _), (.exempt, _): return nil
    }
  }

  /// The variant or state.
  package var place: CellPlace? { (after ?? before)?.place }

  /// The sort key: the share of the required ratio, least first; for improvements the gain, most first.
  var weight: ChangeWeight {
    let order = Kind.allCases.firstIndex(of: kind) ?? 0
    switch kind {
    case .failing, .worse, .excused, .uncovered, .covered, .added, .gone:
      return ChangeWeight(group: order, margin: (after ?? before)?.margin ?? 0)
    case .fixed, .better:
      return ChangeWeight(group: order, margin: (before?.ratio?.value ?? 0) - (after?.ratio?.value ?? 0))
    }
  }
}

extension PairSnapshot.Row {
  /// The ratio as a share of the required one; 0 without a ratio.
  var margin: Double { (ratio?.value ?? 0) / (required?.value ?? 1) }
}
