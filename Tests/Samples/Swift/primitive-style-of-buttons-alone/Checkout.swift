import SwiftUI

struct HoldStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding()
      .background(Capsule().fill(Color(red: 0.4, green: 0, blue: 0.4)))
      .onLongPressGesture(perform: configuration.trigger)
  }
}

struct Checkout: View {
  var body: some View {
    VStack {
      Text("Hold to pay").foregroundStyle(Color(red: 0.4, green: 0, blue: 0.4))
      Button {
      } label: {
        Text("Pay")
      }
    }
    .background(Color.white)
    .buttonStyle(HoldStyle())
  }
}

@main struct Till: App {
  var body: some Scene { WindowGroup { Checkout() } }
}
