import SwiftUI

struct Train: Identifiable {
  let id: Int
  let ink: Color
  let paper: Color
}

struct Timetable: View {
  private let trains = [
    Train(id: 7, ink: .white, paper: Color(red: 0, green: 0.2, blue: 0.4)),
    Train(id: 9, ink: Color(white: 0.2), paper: Color(red: 1, green: 1, blue: 0.8)),
  ]

  var body: some View {
    List(trains) { train in
      Text("Train \(train.id)").foregroundStyle(train.ink).listRowBackground(train.paper)
    }
  }
}

@main struct Station: App {
  var body: some Scene { WindowGroup { Timetable() } }
}
