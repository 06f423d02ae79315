import SwiftUI

struct Notice: View {
  let text: String
  var accent: Color? = nil
  var isLoud = false

  var body: some View {
    Group {
      if let accent, isLoud {
        Text(text).foregroundStyle(accent)
      } else if isLoud {
        Text(text).foregroundStyle(.yellow)
      } else {
        Text(text).foregroundStyle(Color(white: 0.2))
      }
    }
    .background(.white)
  }
}

@main struct Board: App {
  var body: some Scene { WindowGroup { Notice(text: "Closed") } }
}
