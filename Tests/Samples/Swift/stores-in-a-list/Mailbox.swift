import ComposableArchitecture

@Reducer struct Letter {
  struct State: Identifiable, Equatable { let id: Int }
  enum Action { case read }
}

@Reducer struct Mailbox {
  struct State: Equatable {
    var open: Letter.State?
    var letters: IdentifiedArrayOf<Letter.State> = []
  }
  enum Action {
    case open(Letter.Action)
    case letters(IdentifiedActionOf<Letter>)
  }
}
