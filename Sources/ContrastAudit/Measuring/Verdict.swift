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
  /// What there is to know, each clause without a full stop; at least one.
  package var clauses: [String]

  /// All clauses as one.
  package var words: String { clauses.joined(separator: "; ") }

  /// Joins a kind with its wording.
  package init(_ kind: Kind, _ clauses: String...) {
    self.init(kind, clauses)
  }

  /// Joins a kind with several clauses.
  package init(_ kind: Kind, _ clauses: [String]) {
    self.kind = kind
    self.clauses = clauses
  }
}
