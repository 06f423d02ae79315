import SwiftUI

struct Restaurant: Identifiable {
  let id: Int
  let name: String
  let cuisine: String
  let rating: String
  let price: String
  let photo: String
}

/// A restaurant in a list: photo, name, cuisine, rating and price.
struct RestaurantCard: View {
  let restaurant: Restaurant

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(restaurant.photo)
        .frame(height: 180)
        .clipped()

      VStack(alignment: .leading, spacing: 8) {
        Text(restaurant.name)
          .font(.headingMedium)
          .foregroundColor(.textPrimary)
        Text(restaurant.cuisine)
          .font(.bodySmall)
          .foregroundColor(.textSecondary)
        HStack {
          HStack(spacing: 4) {
            Image(systemName: "star.fill")
              .foregroundColor(.yellow)
            Text(restaurant.rating)
          }
          .font(.captionMedium)
          Spacer()
          Text(restaurant.price)
            .font(.captionMedium)
            .foregroundColor(.textSecondary)
        }
      }
      .padding()
    }
    .background(Color.cardBackground)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .softShadow()
  }
}
