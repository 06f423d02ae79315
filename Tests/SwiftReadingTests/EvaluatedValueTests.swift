import Testing

@testable import SwiftReading

/// The values that constants, arguments, types, and containers give texts.
struct EvaluatedValueTests {
  @Test(arguments: [
    (
      "a property without return is its constant",
      """
      struct Screen: View {
        var isDark: Bool { false }
        var body: some View { Text("a").foregroundStyle(isDark ? Color("Pale") : Color("Ink")) }
      }
      """,
      ["Ink on window"]
    ),
    (
      "the branches of a switch are constants",
      """
      enum Kind { case plain, loud, shy }
      struct Screen: View {
        let kind: Kind
        var isLoud: Bool { return switch kind { case .plain, .shy: false
          case .loud: true } }
        var body: some View { Text("a").foregroundStyle(isLoud ? Color("Ink") : Color("Pale")) }
      }
      """,
      ["Pale on window if kind is plain", "Ink on window if kind is loud"]
    ),
    (
      "the branches of an if are numbers and lists",
      """
      struct Screen: View {
        let isOn: Bool
        var share: Double { if isOn { 1 } else { 0.5 } }
        var tones: [Color] { if isOn { [Color("Ink")] } else { [Color("Pale")] } }
        var body: some View { Text("a").foregroundStyle(tones[0].opacity(share)) }
      }
      """,
      ["Ink on window if isOn", "Pale at 0.5 on window if not isOn"]
    ),
    (
      "a modifier that a function states on a view that a closure builds",
      """
      struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      extension View {
        func padded() -> some View { modifier(Padded()) }
        func inked() -> some View { foregroundStyle(Color("Ink")) }
      }
      struct Pane<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content.padded().inked(); content.inked() }
      }
      struct Screen: View { var body: some View { Pane { Text("a") } } }
      """,
      ["Ink on window"]
    ),
    (
      "what a library's modifier is given, and a section that is none of the system's",
      """
      struct Screen: View {
        var body: some View {
          Color.clear.popup(isPresented: .constant(true)) {
            Text("a").foregroundStyle(Color("Ink")).background(Color("Paper"))
          }
          Panes.Section(label: { Text("b").foregroundStyle(Color("Ink")) }) {}
        }
      }
      """,
      ["Ink on Paper over elsewhere", "Ink on elsewhere"]
    ),
    (
      "an if before the other branch of a condition of the compiler",
      """
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          #if os(macOS)
          if isOn { Text("a").foregroundStyle(Color("Pale")) } else { Text("b").foregroundStyle(Color("Pale")) }
          #else
          Text("c").foregroundStyle(Color("Ink"))
          #endif
        }
      }
      """,
      ["Ink on window"]
    ),
    (
      "a binding to what a test gives",
      """
      struct Chip: View {
        @Binding var isChosen: Bool
        var body: some View { Text("a").foregroundStyle(isChosen ? Color("Ink") : Color("Pale")) }
      }
      struct Screen: View {
        @State var chosen = Kind.first
        var body: some View { Chip(isChosen: .constant(chosen == .second)) }
      }
      enum Kind { case first, second, third }
      """,
      ["Ink on window if chosen is second", "Pale on window if chosen is not second"]
    ),
    (
      "a nested type is meant where it is declared",
      """
      struct Tag: View {
        struct Style {
          let ink: Color
          static let secondary = Style(ink: Color("Ink"))
          static let primary = Style(ink: Color("Pale"))
        }
        var style: Style
        var body: some View { Text("a").foregroundStyle(style.ink) }
      }
      struct Other { enum Style { case secondary } }
      struct Screen: View {
        var body: some View { Tag(style: .secondary); item(.primary) }
        func item(_ style: Tag.Style) -> some View { Tag(style: style) }
      }
      """,
      ["Ink on window", "Pale on window"]
    ),
    (
      "a closure goes to the parameter that needs one",
      """
      struct Row<Extra: View, Content: View>: View {
        @ViewBuilder var extra: () -> Extra
        @ViewBuilder var content: () -> Content
        init(_ title: String, @ViewBuilder extra: @escaping () -> Extra = { EmptyView() },
          @ViewBuilder content: @escaping () -> Content
        ) {
          self.extra = extra
          self.content = content
        }
        var body: some View { extra().foregroundStyle(Color("Pale")); content() }
      }
      struct Screen: View { var body: some View { Row("t") { Text("a").font(.body) } } }
      """,
      ["primary on window"]
    ),
    (
      "a labeled closure ends the parameters of the one without a label",
      """
      struct Row<Extra: View, Content: View>: View {
        @ViewBuilder var extra: () -> Extra
        @ViewBuilder var content: () -> Content
        init(@ViewBuilder extra: @escaping () -> Extra = { EmptyView() }, @ViewBuilder content: @escaping () -> Content) {
          self.extra = extra
          self.content = content
        }
        var body: some View { extra().foregroundStyle(Color("Pale")); content() }
      }
      struct Screen: View { var body: some View { Row { Text("a") } content: { EmptyView() } } }
      """,
      ["Pale on window"]
    ),
    (
      "what is handed to another function has another value then",
      """
      extension Color {
        func turned(_ share: CGFloat) -> Color {
          var hue: CGFloat = 0
          UIColor(self).getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
          return Color(hue: hue * share, saturation: 1, brightness: 1)
        }
      }
      struct Screen: View { var body: some View { Text("a").foregroundStyle(.red.turned(0.5)).background(.white) } }
      """,
      [
        "unresolved: Color(hue: hue * share, saturation: 1, brightness: 1) has an argument that is not a literal on "
          + "#FFFFFF over window"
      ]
    ),
    (
      "a static member of UIColor is none of a style",
      """
      extension UIColor {
        static var secondary: UIColor { UIColor(named: "Ink")! }
        static var brand: UIColor { UIColor(named: "Brand")! }
      }
      struct Screen: View {
        var body: some View { Text("a").foregroundStyle(.secondary); Text("b").foregroundStyle(Color(.brand)) }
      }
      """,
      ["secondary on window", "Brand on window"]
    ),
    (
      "a level of the background is another background",
      """
      struct Screen: View {
        var body: some View { Text("a").foregroundStyle(Color("Ink")).background(.background.secondary) }
      }
      """,
      ["Ink on system:secondarySystemBackground over window"]
    ),
    (
      "a static variable may be any of the cases that code gives it",
      """
      class Look {
        enum Theme { case light, dark }
        static var theme: Theme = .light
        static var isBold = false
        static func choose(_ isDark: Bool) { theme = isDark ? .dark : .light }
        static var ink: Color { switch theme { case .light: Color("Ink")
          case .dark: Color("Pale") } }
      }
      struct Screen: View {
        var body: some View { Text("a").foregroundStyle(Look.ink); Text("b").foregroundStyle(Look.isBold ? .red : .blue) }
      }
      """,
      ["Ink on window if theme is light", "Pale on window if theme is dark", "system:systemBlue on window"]
    ),
    (
      "containers lay out the views of others",
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { parts in
          VStack { ForEach(parts) { part in part } }.background(Color("Paper"))
        } }
      }
      struct Strip<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ForEach(subviews: content()) { part in part.background(Color("Band")) } }
      }
      struct Pile<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { _VariadicView.Tree(Root(tone: Color("Base"))) { content } }
        struct Root: _VariadicView_MultiViewRoot {
          let tone: Color
          func body(children: _VariadicView.Children) -> some View {
            if children.isEmpty { EmptyView() } else { ForEach(children) { child in child }.background(tone) }
          }
        }
      }
      struct Screen: View {
        var body: some View {
          Card { Text("a").foregroundStyle(Color("A")) }
          Strip { Text("b").foregroundStyle(Color("B")) }
          Pile { Text("c").foregroundStyle(Color("C")) }
        }
      }
      """,
      ["A on Paper over window", "B on Band over window", "C on Base over window"]
    ),
    (
      "what is shown either way does not depend on it",
      """
      struct Screen: View {
        let isShort: Bool
        let isOn: Bool
        var body: some View {
          if isOn { if isShort { note("a") } else { note("b") } }
        }
        func note(_ words: String) -> some View { Text(words).foregroundStyle(Color("Ink")) }
      }
      """,
      ["Ink on window if isOn"]
    ),
  ])
  func givesTexts(_ situation: String, _ source: String, _ expected: [String]) {
    #expect(EvaluatedTexts.of(source) == expected, "\(situation)")
  }
}
