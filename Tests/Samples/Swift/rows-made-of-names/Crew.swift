import SwiftUI

@main struct CrewApp: App {
  let store = CrewStore()
  var body: some Scene { WindowGroup { Roster(members: store.names.map { Member(id: $0, title: Text($0)) }) } }
}

final class CrewStore {
  var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

struct Member: Identifiable {
  let id: String
  let title: Text
  private let _tone = Color(white: 0.3)
  var look: (ink: Color, paper: Color) { (_tone, .white) }
}

struct Roster: View {
  let members: [Member]
  var body: some View {
    VStack {
      ForEach(members) { member in
        member.title.foregroundStyle(member.look.ink).padding().background(VStack { member.look.paper })
      }
    }
  }
}
