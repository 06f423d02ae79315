import SwiftUI

/// A field with a label above and, where something is wrong, a line below.
struct BrandTextField: View {
  let label: String
  @Binding var text: String
  let placeholder: String
  let error: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(label)
        .font(.captionLarge)
        .foregroundColor(.textSecondary)
      TextField(placeholder, text: $text)
        .padding()
        .background(Color.backgroundSecondary)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(
          RoundedRectangle(cornerRadius: 12)
            .strokeBorder(error != nil ? Color.errorRed : Color.borderPrimary, lineWidth: 1)
        )
        .shadow(color: .black.opacity(0.05), radius: 4, x: 2, y: 2)
      if let error {
        Text(error)
          .font(.captionSmall)
          .foregroundColor(.errorRed)
      }
    }
  }
}
