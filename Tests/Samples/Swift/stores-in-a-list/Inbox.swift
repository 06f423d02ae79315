import ComposableArchitecture
import SwiftUI

struct Inbox: View {
  let store: StoreOf<Mailbox>

  var body: some View {
    VStack {
      IfLetStore(store.scope(state: \.open, action: \.open)) { _ in
        Text("Letter").foregroundStyle(Color(red: 0, green: 0.2, blue: 0.4))
      } else: {
        Text("Nothing is open").foregroundStyle(Color(white: 0.4))
      }
      .background(Color.white)
      List {
        ForEachStore(store.scope(state: \.letters, action: \.letters)) { _ in
          Text("From Ada")
            .foregroundStyle(Color(white: 0.2))
            .listRowBackground(Color(red: 1, green: 1, blue: 0.8))
        }
      }
    }
  }
}

@main struct Mail: App {
  var body: some Scene {
    WindowGroup { Inbox(store: Store(initialState: Mailbox.State()) { Mailbox() }) }
  }
}
