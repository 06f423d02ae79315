import SwiftUI

struct Tag {
  let name: String
  var tint: Color?
}

struct Tags: View {
  var body: some View {
    VStack {
      Text("None").foregroundStyle(ink(nil))
      Text("Plain").foregroundStyle(ink(Tag(name: "plain")))
      Text("Blue").foregroundStyle(ink(Tag(name: "blue", tint: Color(red: 0, green: 0, blue: 0.6))))
    }
    .background(Color.white)
  }

  private func ink(_ tag: Tag?) -> Color {
    guard let tag else { return Color(white: 0.4) }
    return tag.tint ?? Color(red: 0.6, green: 0, blue: 0)
  }
}

@main struct Labels: App {
  var body: some Scene { WindowGroup { Tags() } }
}
