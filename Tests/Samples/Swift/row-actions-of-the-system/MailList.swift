import SwiftUI

struct MailList: View {
  @State private var erases = false

  var body: some View {
    TabView {
      List {
        Text("Invoice")
          .foregroundStyle(Color(white: 0.2))
          .swipeActions { Button("Archive") {} }
      }
      .confirmationDialog("Erase everything?", isPresented: $erases) {
        Button("Erase", role: .destructive) {}
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
    }
  }
}

@main struct MailApp: App {
  var body: some Scene { WindowGroup { MailList() } }
}
