/// The reason that samples do not give the numbers of a material.
package enum MaterialFitError: Error, Hashable, Sendable {
  /// The colors below the material are too few or too similar to tell its numbers apart.
  case undetermined
  /// The formula misses a channel by this much, 0…1, which is more than `MaterialFit.greatestResidual`.
  case residual(Double)
}
