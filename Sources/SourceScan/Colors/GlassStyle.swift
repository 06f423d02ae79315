/// Liquid Glass as the source asks for it.
package struct GlassStyle: Hashable, Sendable {
  /// The name behind the period: `regular`, `clear`, `identity`, or one that the SDK does not have.
  package var name: String
  /// The tint; nil for none.
  package var tint: FoundColor?
  /// True if `.interactive()` is asked for, or built into a button style.
  package var isInteractive: Bool

  /// Makes a style, plain regular glass unless told otherwise.
  package init(name: String = "regular", tint: FoundColor? = nil, isInteractive: Bool = false) {
    self.name = name
    self.tint = tint
    self.isInteractive = isInteractive
  }

  /// True if the SDK has it (SwiftUICore interface of SDK 26.4).
  package var exists: Bool { ["regular", "clear", "identity"].contains(name) }
}
