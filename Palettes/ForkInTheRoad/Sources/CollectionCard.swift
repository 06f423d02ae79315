import SwiftUI

struct RestaurantCollection {
  let name: String
  let summary: String?
  let count: Int
  let photos: [String]
}

/// A collection: its name, a badge with the number of restaurants, a summary and three photos.
struct CollectionCard: View {
  let collection: RestaurantCollection

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(collection.name)
          .font(.headingLarge)
          .foregroundColor(.textPrimary)
        Spacer()
        Text("\(collection.count)")
          .font(.captionLarge)
          .foregroundColor(.white)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(.ultraThinMaterial, in: Capsule())
      }
      if let summary = collection.summary {
        Text(summary)
          .font(.bodySmall)
          .foregroundColor(.textSecondary)
          .lineLimit(2)
      }
      HStack(spacing: -20) {
        ForEach(collection.photos.prefix(3), id: \.self) { photo in
          Image(photo)
            .frame(width: 60, height: 60)
            .clipShape(Circle())
            .overlay(Circle().stroke(Color.cardBackground, lineWidth: 3))
        }
      }
    }
    .padding(20)
    .background(Color.cardBackground)
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .softShadow()
  }
}
