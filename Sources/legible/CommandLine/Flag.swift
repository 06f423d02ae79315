/// An option without a value.
struct Flag: Sendable, Hashable {
  /// The flag as plain data.
  let description: OptionDescription

  /// Declares a flag, `--name`; giving it twice has no further effect.
  init(_ name: String, short: Character? = nil, summary: String, isHidden: Bool = false) {
    description = OptionDescription(name: name, short: short, repeats: true, summary: summary, isHidden: isHidden)
  }
}
