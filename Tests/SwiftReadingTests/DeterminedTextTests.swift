import Testing

@testable import SwiftReading

/// Texts whose colors follow from the source by a way around: what initializers store, lists make, and names hide.
@Suite struct DeterminedTextTests {
  @Test(arguments: [
    (
      "an initializer of an extension leaves a container the one of its properties",
      """
      struct Pane<Header: View, Content: View>: View {
        @ViewBuilder var header: () -> Header
        @ViewBuilder var content: Content
        var body: some View { header().foregroundStyle(Color("Ink")); content }
      }
      extension Pane where Header == EmptyView {
        init(@ViewBuilder content: () -> Content) { header = { EmptyView() }; self.content = content() }
      }
      extension Pane where Header == Text {
        init(_ title: String, @ViewBuilder content: () -> Content) { header = { Text(title) }; self.content = content() }
      }
      struct Screen: View {
        var body: some View { Pane(header: { Text("a") }) { Text("b").foregroundStyle(Color("Amber")) } }
      }
      """,
      ["Ink on window", "Amber on window"]
    ),
    (
      "an initializer sets several properties at once, and private ones with an underscore",
      """
      struct Row<Label: View>: View {
        var title: Text { _title }
        private let _title: Text
        private let label: Label
        init(_ title: Text, @ViewBuilder label: () -> Label) { (_title, self.label) = (title, label()) }
        var body: some View { title.foregroundStyle(_ink); label }
      }
      private let _ink = Color("Ink")
      struct Note: View {
        private let _title: Text
        init(title: Text) { _title = title }
        var body: some View { _title.foregroundStyle(_ink) }
      }
      struct Screen: View { var body: some View { Row(Text("a")) { Text("b") }; Note(title: Text("c")) } }
      """,
      ["Ink on window", "primary on window", "Ink on window"]
    ),
    (
      "rows that code makes of a list that nothing tells",
      """
      struct Entry: Identifiable { let id: Int; let title: Text; var tone = Color("Ink") }
      struct Rows: View {
        let entries: [Entry]
        var body: some View { ForEach(entries) { entry in entry.title.foregroundStyle(entry.tone) } }
      }
      struct Screen: View { let names: [String]
        var body: some View { Rows(entries: names.map { Entry(id: 0, title: Text($0)) }) } }
      """,
      ["Ink on window"]
    ),
    (
      "the labels of a tuple are those of its type",
      """
      enum Mood { case calm, loud
        var look: (ink: Color, paper: Color) { switch self { case .calm: (Color("Ink"), .white)
          case .loud: (.white, Color("Ink")) } } }
      struct Screen: View { let mood: Mood
        var body: some View { Text("a").foregroundStyle(mood.look.ink).background(mood.look.paper) } }
      """,
      ["Ink on #FFFFFF over window if mood is calm", "#FFFFFF on Ink over window if mood is loud"]
    ),
    (
      "a stack of a single shape is a background, and one of several parts is none",
      """
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text("a").background(VStack {
              if isOn { Capsule().fill(Color("Ink")).overlay(Capsule().stroke(.black)) } else { Color("Paper") }
            })
            Text("b").background(HStack { Spacer(); Color("Ink") })
            Text("c").background(VStack { if isOn { Color("Ink"); Color("Paper") } })
          }
        }
      }
      """,
      [
        "primary on Ink over window if isOn", "primary on Paper over window if not isOn",
        "primary on unresolved: the source does not show the colors of a view over window",
        "primary on unresolved: the source does not show the colors of a view over window",
      ]
    ),
    (
      "a shape that is moved by a point is behind what covers it, one that is moved away is not known",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            ZStack { Rectangle().offset(y: 2).foregroundStyle(Color("Ink")); Text("a").offset(y: 2) }
            ZStack { Rectangle().fill(Color("Ink")).offset(x: 40); Text("b") }
          }
        }
      }
      """,
      ["primary on Ink over window", "primary on any"]
    ),
    (
      "a list of views to which code appends",
      """
      struct Screen: View {
        let isOn: Bool
        var pages: [AnyView] {
          var pages: [AnyView] = [AnyView(Text("a"))]
          if isOn { pages.append(AnyView(Text("b").foregroundStyle(Color("Ink")))) }
          pages.append(contentsOf: [AnyView(Text("c").foregroundStyle(Color("Amber")))])
          return pages
        }
        var body: some View { TabView { ForEach(Array(pages.enumerated()), id: \\.offset) { index, page in page } } }
      }
      """,
      ["primary on window", "Ink on window if isOn", "Amber on window"]
    ),
    (
      "a style makes a control of its configuration",
      """
      struct Branded: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(.switch).tint(.red) }
      }
      struct Padded: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).tint(Color("Ink")).padding() }
      }
      struct Screen: View {
        @Binding var isOn: Bool
        var body: some View {
          VStack { Toggle("a", isOn: $isOn); Toggle(isOn: $isOn) { Text("b").foregroundStyle(Color("Ink")) } }
            .toggleStyle(Branded())
          Button("c") {}.buttonStyle(Padded())
        }
      }
      """,
      ["primary on window", "Ink on window", "Ink on window"]
    ),
    (
      "more ways to a value than are told apart",
      """
      struct Person { let name: String?; let mail: String?; let phone: String?; let town: String?; let land: String? }
      struct Screen: View {
        let person: Person
        func parts() -> String? {
          var parts: [String] = []
          if let name = person.name, !name.isEmpty { parts.append("name") }
          if let mail = person.mail, !mail.isEmpty { parts.append("mail") }
          if let phone = person.phone, !phone.isEmpty { parts.append("phone") }
          if let town = person.town, !town.isEmpty { parts.append("town") }
          return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        var body: some View { if let parts = parts() { Text(parts).foregroundStyle(Color("Ink")) } }
      }
      """,
      ["Ink on window if not parts.isEmpty and parts.joined(…) is not nil"]
    ),
    (
      "a control that is disabled in all cases but one",
      """
      enum Phase { case ready, busy, done }
      struct Screen: View {
        let phase: Phase
        var body: some View {
          VStack {
            Button("a") {}.tint(Color("Ink")).disabled(phase != .ready)
            Text("b").foregroundStyle(phase == .ready ? Color("Ink") : Color("Pale")).disabled(phase != .ready)
          }
        }
      }
      """,
      ["Ink on window if phase is ready", "Ink on window if phase is ready"]
    ),
    (
      "any of a list of colors",
      """
      struct Screen: View {
        let tones = [Color("Ink"), Color("Amber")]
        let index: Int
        let isOn: Bool
        var body: some View {
          VStack { Text("a").foregroundStyle(tones[index % tones.count]); Text("b").foregroundStyle(tones[isOn ? 0 : 1]) }
        }
      }
      """,
      [
        "Ink on window if index % 2 is 0", "Amber on window if index % 2 is 1", "Ink on window if isOn",
        "Amber on window if not isOn",
      ]
    ),
    (
      "a style of the project reads the environment around it",
      """
      struct Palette { var ink: Color; static let day = Palette(ink: Color("Ink")); static let night = Palette(ink: .white) }
      extension EnvironmentValues { @Entry var palette: Palette = .day }
      struct Toned: ShapeStyle {
        let tone: (Palette) -> Color
        func resolve(in environment: EnvironmentValues) -> Color { tone(environment.palette) }
      }
      extension ShapeStyle where Self == Toned { static var ink: Toned { .init(tone: \\.ink) } }
      struct Screen: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(.ink); Text("b").foregroundStyle(.ink).environment(\\.palette, .night) }
        }
      }
      """,
      ["Ink on window", "#FFFFFF on window"]
    ),
    (
      "the theme of an object that nothing changes",
      """
      struct Theme { let ink: Color; static let day = Theme(ink: Color("Ink")) }
      class Closet: ObservableObject { @Published var theme = Theme.day }
      struct Screen: View {
        @EnvironmentObject var closet: Closet
        var body: some View { Text("a").foregroundStyle(closet.theme.ink) }
      }
      """,
      ["Ink on window"]
    ),
    (
      "a theme whose background is one of the system's, which follows the appearance as its label does",
      """
      struct Theme { let paper: Color; let ink: Color
        static let plain = Theme(paper: Color(.systemGroupedBackground), ink: .primary)
        static let night = Theme(paper: Color("Night"), ink: .white) }
      struct Screen: View {
        let theme: Theme
        var body: some View { Text("a").background(theme.paper) }
      }
      """,
      [
        "primary on system:systemGroupedBackground over window if theme is plain",
        "unresolved: a theme is computed on Night over window if theme is night",
      ]
    ),
  ])
  func followsTheSource(_ situation: String, _ source: String, _ expected: [String]) {
    #expect(EvaluatedTexts.of(source) == expected, "\(situation)")
  }

  /// Many buttons share the styled label of one style.
  @Test func aSharedStyleShowsAllItsButtons() {
    let buttons = (0..<40).map { "Button(\"\($0)\") {}\n" }
    let rows = stride(from: 0, to: 40, by: 8).map { "Group { \(buttons[$0..<($0 + 8)].joined()) }" }
    let source = """
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Plain(configuration: configuration).foregroundStyle(Color("Ink")) }
      }
      struct Plain: View {
        let configuration: ButtonStyleConfiguration
        var body: some View { configuration.label.padding() }
      }
      struct Screen: View { var body: some View { VStack { \(rows.joined(separator: "\n")) }.buttonStyle(Filled()) } }
      """
    #expect(EvaluatedTexts.of(source) == Array(repeating: "Ink on window", count: 40))
  }
}
