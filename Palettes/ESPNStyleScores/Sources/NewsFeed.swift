import SwiftUI

struct Article: Identifiable {
  let id: Int
  let headline: String
  let photo: String
}

struct ArticleCard: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Image(article.photo)
      Text(article.headline)
    }
  }
}

/// The feed whose cards stand on glass.
struct NewsFeed: View {
  let articles: [Article]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(articles) { article in
          ArticleCard(article: article)
            .densityCard(.medium)
        }
      }
    }
  }
}
