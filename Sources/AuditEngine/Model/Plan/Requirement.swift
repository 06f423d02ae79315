package import ColorMath

/// The requirement for one row and its clause.
package struct Requirement: Hashable, Sendable {
  /// The clause that requires it.
  package var criterion: Criterion
  /// The least ratio; nil if the policy has no minimum for the role.
  package var minimum: ContrastRatio?

  /// Creates a requirement from a clause and its least ratio; nil if it sets none.
  package init(_ criterion: Criterion, _ minimum: Double?) {
    self.criterion = criterion
    self.minimum = minimum.map { ContrastRatio($0) }
  }
}
