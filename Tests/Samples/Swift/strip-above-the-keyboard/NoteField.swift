import SwiftUI

struct KeyboardStrip: UIViewRepresentable {
  var strip: AnyView

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.inputAccessoryView = UIHostingController(rootView: strip).view
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}

struct NoteField: View {
  private let moss = Color(red: 0, green: 0.4, blue: 0.2)

  var body: some View {
    ZStack {
      moss
      KeyboardStrip(strip: AnyView(Text("Done").foregroundStyle(moss)))
    }
  }
}

@main struct Notes: App {
  var body: some Scene { WindowGroup { NoteField() } }
}
