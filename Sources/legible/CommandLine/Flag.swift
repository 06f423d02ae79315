/// An option without a value.
package struct Flag: Sendable, Hashable {
  /// The flag as plain data.
  package let description: OptionDescription

  /// Declares a flag, `--name`; giving it twice has no further effect.
  package init(_ name: String, short: Character? = nil, summary: String, isHidden: Bool = false) {
    description = OptionDescription(name: name, short: short, repeats: true, summary: summary, isHidden: isHidden)
  }
}
