import SwiftUI

/// The title of an event and the days that are left, on glass.
struct EventCard: View {
  let title: String
  let days: Int

  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  var body: some View {
    backdrop(of: face)
      .shadow(
        color: Color.black.opacity(reduceTransparency ? 0.15 : 0.08), radius: reduceTransparency ? 8 : 12,
        y: reduceTransparency ? 3 : 6)
  }

  private var face: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .stroke(Color.white.opacity(reduceTransparency ? 0.3 : 0.15), lineWidth: 1)
      .overlay(
        VStack(spacing: 6) {
          Text(title)
            .font(.headline)
          Text("\(days)")
            .font(.system(size: 56, weight: .bold, design: .rounded))
        }
        .padding(16)
      )
  }

  @ViewBuilder
  private func backdrop(of face: some View) -> some View {
    if reduceTransparency {
      face.background(RoundedRectangle(cornerRadius: 20, style: .continuous).fill(Color("CardBackground")))
    } else if #available(iOS 26, *) {
      face.glassEffect(.regular, in: .rect(cornerRadius: 20))
    } else {
      face.background(RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.ultraThinMaterial))
    }
  }
}
