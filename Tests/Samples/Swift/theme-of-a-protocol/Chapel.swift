import SwiftUI

protocol Theme {
  var ink: Color { get }
  var paper: Color { get }
}

extension Theme {
  var ink: Color { Color(white: 0.2) }
  var paper: Color { .white }
}

struct Chalk: Theme {}

struct Slate: Theme {
  let ink = Color(red: 0.8, green: 0.8, blue: 1)
  var paper: Color { Color(red: 0, green: 0, blue: 0.2) }
}

struct Hymn<Style: Theme>: View {
  let number: String
  let style: Style

  var body: some View { Text(number).foregroundStyle(style.ink).background(style.paper) }
}

struct Chapel: View {
  var body: some View {
    HStack {
      Hymn(number: "114", style: Chalk())
      Hymn(number: "115", style: Slate())
    }
  }
}

@main struct Organ: App {
  var body: some Scene { WindowGroup { Chapel() } }
}
