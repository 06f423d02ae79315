package import Palettes

extension LoadedPalette {
  /// The policy that the audit file names, else the standard one.
  package var policy: Policy { declaration.policy.flatMap(Policy.named) ?? .standard }
}
