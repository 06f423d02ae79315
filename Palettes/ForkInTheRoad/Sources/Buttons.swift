import SwiftUI

/// A button of the system's look: white on the thinnest material.
struct GlassyButton: View {
  let title: String
  let symbol: String?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        if let symbol {
          Image(systemName: symbol)
        }
        Text(title)
      }
      .font(.headline)
      .foregroundColor(.white)
      .padding()
      .frame(maxWidth: .infinity)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
      .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.2), lineWidth: 1))
    }
  }
}

/// A button of the brand's look in three variants.
struct BrandButton: View {
  let title: String
  let variant: Variant
  let action: () -> Void

  enum Variant {
    case primary, secondary, destructive

    var fill: Color {
      switch self {
      case .primary: return .accentInfrared
      case .secondary: return .cardBackground
      case .destructive: return .errorRed
      }
    }

    var label: Color {
      switch self {
      case .primary, .destructive: return .white
      case .secondary: return .textPrimary
      }
    }
  }

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.headline)
        .foregroundColor(variant.label)
        .padding()
        .frame(maxWidth: .infinity)
        .background(variant.fill)
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
    .buttonStyle(PressStyle())
  }
}

struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .softShadow(configuration.isPressed ? 0.5 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeInOut(duration: 0.1), value: configuration.isPressed)
  }
}

struct MenuEntry {
  let title: String
  let symbol: String
  let role: ButtonRole?
  let action: () -> Void
}

/// A button with a menu that opens when it is held.
struct MenuButton: View {
  let title: String
  let entries: [MenuEntry]
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
    }
    .contextMenu {
      ForEach(entries, id: \.title) { entry in
        Button(role: entry.role) {
          entry.action()
        } label: {
          Label(entry.title, systemImage: entry.symbol)
        }
      }
    }
  }
}
