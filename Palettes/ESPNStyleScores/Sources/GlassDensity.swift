import SwiftUI

/// How much a glass hides of what is behind it: three styles from iOS 26 on, three materials before.
public enum GlassDensity {
  case light, medium, heavy

  var material: Material {
    switch self {
    case .light: .ultraThinMaterial
    case .medium: .thinMaterial
    case .heavy: .regularMaterial
    }
  }
}

extension View {
  /// Glass of a density behind a view.
  @ViewBuilder
  public func densityGlass(_ density: GlassDensity, isInteractive: Bool = false) -> some View {
    if #available(iOS 26, *) {
      switch density {
      case .light: glassEffect(.regular.interactive(isInteractive), in: .rect(cornerRadius: 16))
      case .medium: glassEffect(.prominent.interactive(isInteractive), in: .rect(cornerRadius: 16))
      case .heavy: glassEffect(.thick.interactive(isInteractive), in: .rect(cornerRadius: 16))
      }
    } else {
      background(density.material, in: .rect(cornerRadius: 16))
    }
  }

  /// Glass of a density with a shadow.
  public func densityCard(cornerRadius: CGFloat = 16, _ density: GlassDensity = .heavy) -> some View {
    densityGlass(density).shadow(radius: cornerRadius / 2)
  }

  /// The button of the system from iOS 26 on, an own one before.
  @ViewBuilder
  public func densityButton() -> some View {
    if #available(iOS 26, *) {
      buttonStyle(GlassButtonStyle())
    } else {
      buttonStyle(DensityButtonStyle())
    }
  }
}

/// A button of glass that is said to exist from iOS 18 on.
public struct DensityButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 18, *) {
      configuration.label.padding().glassEffect(.regular, in: .capsule)
    } else {
      configuration.label.padding().background(.ultraThinMaterial, in: .capsule)
    }
  }
}

/// A container for glass that changes its shape, said to exist from iOS 18 on.
@available(iOS 18, *)
public struct DensityContainer<Content: View>: View {
  let density: GlassDensity
  let content: Content

  public init(density: GlassDensity, @ViewBuilder content: () -> Content) {
    self.density = density
    self.content = content()
  }

  public var body: some View {
    content
      .padding()
      .background(density.material, in: .rect(cornerRadius: 16))
      .glassEffect(.regular, in: .rect(cornerRadius: 16))
  }
}
