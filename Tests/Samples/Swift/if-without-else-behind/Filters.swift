import SwiftUI

struct Chip: View {
  let title: String
  @State private var isOn = false

  func changeIsOn() { isOn.toggle() }

  var body: some View {
    Text(title)
      .foregroundStyle(isOn ? Color.white : Color(white: 0.2))
      .padding()
      .background {
        if isOn { Capsule().fill(Color(red: 0.2, green: 0, blue: 0.4)) }
      }
  }
}

struct Filters: View {
  @State private var isNight = false

  func changeIsNight() { isNight.toggle() }

  var body: some View {
    VStack {
      Chip(title: "Vegan")
      ZStack {
        if isNight { Color(red: 0, green: 0, blue: 0.2) }
        Text("Open late").foregroundStyle(isNight ? Color(red: 0.8, green: 0.8, blue: 1) : Color(white: 0.4))
      }
    }
    .background(Color.white)
  }
}

@main struct Food: App {
  var body: some Scene { WindowGroup { Filters() } }
}
