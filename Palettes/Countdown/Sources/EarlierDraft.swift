import SwiftUI

/// The drafts of the same cards that the design keeps with a material of glass, which the system does not have.
struct DraftStack: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20).fill(.liquidGlass)
      VStack {
        Text("Hello").background(.clear)
      }
    }
  }
}

struct DraftList: View {
  var body: some View {
    VStack {
      EventCard(title: "Exam", days: 12)
      EventCard(title: "Holiday", days: 31)
    }
    .background(.liquidGlass)
    .compositingGroup()
  }
}
