import SwiftUI

struct Banner: View {
  @Environment(\.colorScheme) var appearance

  var body: some View {
    let isNight = appearance == .dark
    let back: Color
    if isNight {
      back = Color(red: 0.2, green: 0, blue: 0.2)
    } else {
      back = Color(red: 1, green: 0.8, blue: 1)
    }
    return Text("Tonight")
      .foregroundStyle(isNight ? Color.white : Color.black)
      .background(back)
  }
}

@main struct Theater: App {
  var body: some Scene { WindowGroup { Banner() } }
}
