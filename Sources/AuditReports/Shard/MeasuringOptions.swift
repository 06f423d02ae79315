package import Palettes

/// The options of a run that affect measuring and its requirements.
package struct MeasuringOptions: Hashable, Sendable {
  /// The id of the policy; nil for that of each audit file.
  package var policy: String?
  /// The profiles that are audited in turn; empty for that of each audit file.
  package var profiles: [Profile]
  /// The idioms that are audited in turn; empty for those of each audit file or of the entries.
  package var idioms: [Idiom]
  package var variants: VariantSet

  /// Creates options from a policy, profiles, idioms, and variants.
  package init(policy: String?, profiles: [Profile], idioms: [Idiom], variants: VariantSet) {
    self.policy = policy
    self.profiles = profiles
    self.idioms = idioms
    self.variants = variants
  }

  /// The options as typed, for a message; `no options` if all have their defaults.
  package var words: String {
    var words: [String] = []
    if let policy { words.append("--policy \(policy)") }
    words += profiles.map { "--profile \($0.rawValue)" }
    words += idioms.map { "--idiom \($0.rawValue)" }
    if variants != .all { words += variants.variants.map { "--variant \($0.id)" } }
    return words.isEmpty ? "no options" : words.joined(separator: " ")
  }
}
