/// How a measurement came out.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// The numbers do not allow a verdict; the reason says what to verify.
  case unverified
  /// No minimum applies.
  case exempt
}

/// Why a measurement has no plain verdict, in words and by kind.
package struct Reason: Hashable, Sendable {
  /// The kinds that rules tell apart.
  package enum Kind: Hashable, Sendable {
    /// No minimum applies to the role or under the policy.
    case exempt
    /// A token, a pair or a published value is not certain.
    case uncertain
    /// A colour has no value in the variant.
    case unresolved
    /// The foreground is certain to be drawn clear.
    case invisible
    /// No layer of the surface is opaque.
    case openBackdrop
    /// The audit file leaves open what holds, or uses what cannot be measured.
    case unmeasurable
  }

  /// The kind, by which rules choose.
  package var kind: Kind
  /// One clause without a full stop.
  package var words: String

  /// Joins a kind with its wording.
  package init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }
}
