import SwiftUI

/// Glass behind a bar.
public struct NavigationGlass: ViewModifier {
  public func body(content: Content) -> some View {
    content.glassEffect(GlassToken.navigation)
  }
}

/// Glass behind a control that floats, tinted or not.
public struct FloatingGlass: ViewModifier {
  let tint: Color?

  public func body(content: Content) -> some View {
    if let tint {
      content.glassEffect(GlassToken.tinted(tint))
    } else {
      content.glassEffect(GlassToken.action)
    }
  }
}

extension View {
  public func glassNavigation() -> some View { modifier(NavigationGlass()) }

  public func glassFloatingAction(tint: Color? = nil) -> some View { modifier(FloatingGlass(tint: tint)) }
}
