import ComposableArchitecture
import SwiftUI

@Reducer struct Counter {
  struct State: Equatable { var count = 0 }
  enum Action { case up }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("\(viewStore.count)").foregroundStyle(Color(white: 0.2))
    }
    .padding()
    .background(Color(red: 1, green: 0.8, blue: 0.6))
  }
}

@main struct Tally: App {
  var body: some Scene {
    WindowGroup { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
  }
}
