package import Palettes

/// Variants of one token that have one color and one window.
package struct WindowGroup: Sendable {
  /// The window of the first of them.
  package var window: TokenWindow
  /// All of them.
  package var variants: VariantSet

  /// The windows of a token, equal ones grouped, in order of first occurrence.
  package static func groups(of windows: [TokenWindow]) -> [WindowGroup] {
    var groups: [WindowGroup] = []
    for window in windows {
      if let place = groups.firstIndex(where: { $0.window.looksLike(window) }) {
        groups[place].variants.formUnion(VariantSet(window.variant))
      } else {
        groups.append(WindowGroup(window: window, variants: VariantSet(window.variant)))
      }
    }
    return groups
  }
}
