import ShimmerKit
import SwiftUI

struct Parcel: View {
  private let ink = Color(white: 0.2)

  var body: some View {
    ShimmerBox { Text("On its way").foregroundStyle(ink) }
      .background(ink)
  }
}

@main struct Post: App {
  var body: some Scene { WindowGroup { Parcel() } }
}
