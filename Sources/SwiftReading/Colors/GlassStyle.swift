/// Liquid Glass as requested in the source.
package struct GlassStyle: Hashable, Sendable {
  /// The name after the period: `regular`, `clear`, `identity`, or one that the SDK lacks.
  package var name: String = "regular"
  /// The tint; nil for none.
  package var tint: FoundColor?
  /// True if `.interactive()` is asked for, or built into a button style.
  package var isInteractive: Bool = false

  /// True if the SDK has it (SwiftUICore interface of SDK 26.4).
  package var exists: Bool { ["regular", "clear", "identity"].contains(name) }
}
