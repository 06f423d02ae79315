import SwiftUI

struct LampStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isLit = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .foregroundStyle(isLit ? Color.black : Color(white: 0.8))
        .padding()
    }
    .background(isLit ? Color(red: 1, green: 1, blue: 0.6) : Color(white: 0.2))
  }
}

struct Switchboard: View {
  @State private var isLit = false

  var body: some View { Toggle("Kitchen", isOn: $isLit).toggleStyle(LampStyle()) }
}

@main struct Lamps: App {
  var body: some Scene { WindowGroup { Switchboard() } }
}
