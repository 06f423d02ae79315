import Palettes
import Testing

@testable import SwiftReading

/// Idioms of apps whose meaning the types of SwiftUI decide.
struct IdiomTests {
  @Test(arguments: [
    (
      "a style without its type takes the names of styles",
      """
      struct Screen: View {
        let tone: AnyShapeStyle = .init(.teal)
        var body: some View {
          VStack {
            Text("a").foregroundStyle(AnyShapeStyle(.red)).background(Color("Paper"))
            Text("b").foregroundStyle(AnyShapeStyle(.yellow.opacity(0.5)))
            Text("c").foregroundStyle(tone)
            Text("d").foregroundStyle(AnyShapeStyle(Color("Ink")))
          }
        }
      }
      """,
      [
        "system:systemRed on Paper over window", "system:systemYellow at 0.5 on window", "system:systemTeal on window",
        "Ink on window",
      ]
    ),
    (
      "a style without its type is one of the view that it colors",
      """
      struct Screen: View {
        let isOpen: Bool
        var tone: AnyShapeStyle { isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.secondary) }
        var body: some View {
          VStack {
            Text("a").foregroundStyle(tone)
            Text("b").foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(Color("Ink"))
            Text("c").foregroundStyle(TintShapeStyle()).background(AnyShapeStyle(.background))
            Text("d").foregroundStyle(AnyShapeStyle(.tint.opacity(0.5)))
          }
          .tint(.mint)
        }
      }
      """,
      [
        "system:systemMint on window if isOpen", "secondary on window if not isOpen", "Ink at 0.5 on window",
        "system:systemMint on system:systemBackground over window", "system:systemMint at 0.5 on window",
      ]
    ),
    (
      "stops without their type have the colors of SwiftUI",
      """
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Ink")).background(
            LinearGradient(
              stops: [.init(color: .red, location: 0), .init(color: Color("Low"), location: 1)], startPoint: .top,
              endPoint: .bottom))
        }
      }
      """,
      ["Ink on gradient of system:systemRed, Low over window"]
    ),
    (
      "an initializer of the project decides which names it takes",
      """
      extension Color {
        init(light: UIColor, dark: UIColor) {
          self.init(UIColor { $0.userInterfaceStyle == .dark ? dark : light })
        }
        init(day: Color, night: Color) {
          self.init(UIColor { $0.userInterfaceStyle == .dark ? UIColor(night) : UIColor(day) })
        }
      }
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(Color(light: .red, dark: .blue)).background(Color(day: .white, night: .indigo))
        }
      }
      """,
      [
        "#0000FF on system:systemIndigo over window if dark", "#FF0000 on #FFFFFF over window if light",
      ]
    ),
    (
      "a progress view with a value is a bar, whose title has the color of text",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            ProgressView("a", value: 0.5)
            ProgressView(value: 1, total: 4) { Text("b").foregroundStyle(.secondary) } currentValueLabel: { Text("c") }
            ProgressView("d")
            ProgressView("e", value: 0.5).progressViewStyle(.circular)
          }
        }
      }
      """,
      [
        "primary on window", "secondary on window", "secondary on window", "secondary on window", "secondary on window",
      ]
    ),
    (
      "an initializer that hands on sets more afterwards",
      """
      struct Tag: View {
        private var title: Text?
        private var ink = Color("Pale")
        init(text: String, ink: Color) {
          self.init(isBold: true)
          self.title = Text(text)
          self.ink = ink
        }
        init(isBold: Bool) { title = nil }
        var body: some View { if let title { title.foregroundStyle(ink) } }
      }
      struct Screen: View { var body: some View { Tag(text: "a", ink: Color("Ink")) } }
      """,
      ["Ink on window"]
    ),
    (
      "a member of an optional runs for nil too",
      """
      enum Level { case low, high }
      extension Level {
        var color: Color { self == .low ? Color("Low") : Color("High") }
      }
      extension Level? {
        var tone: Color { self?.color ?? Color("Pale") }
      }
      extension Optional where Wrapped == Level {
        var paper: Color { Color("Paper") }
      }
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(Level?.none.tone).background(Level?.none.paper)
        }
      }
      """,
      ["Pale on Paper over window"]
    ),
    (
      "types whose names begin with a small letter",
      """
      struct bodyText: View {
        let text: String
        var body: some View { Text(text).modifier(shaded()) }
      }
      struct shaded: ViewModifier {
        func body(content: Content) -> some View { content.foregroundStyle(Color("Ink")) }
      }
      enum tone { static let paper = Color("Paper") }
      struct Screen: View { var body: some View { bodyText(text: "a").background(tone.paper) } }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "a filter that changes nothing",
      """
      struct Screen: View {
        var body: some View {
          Text("a").foregroundStyle(Color("Ink")).background(Color("Paper").blendMode(.normal))
        }
      }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "overloads that differ in the type of an argument",
      """
      struct Screen: View {
        var body: some View { VStack { row("a", "b"); row("c", Image("d")) } }
        func row(_ title: LocalizedStringKey, _ value: String) -> some View {
          row(title, Text(value).foregroundStyle(Color("Ink")))
        }
        func row<V: View>(_ title: LocalizedStringKey, _ value: V) -> some View {
          HStack { Text(title).foregroundStyle(Color("Title")); value }
        }
      }
      """,
      ["Ink on window", "Title on window"]
    ),
    (
      "a style of the project that says itself what it is in an appearance",
      """
      struct Panel: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          if environment.colorScheme == .dark { return AnyShapeStyle(Color("Slate")) }
          return AnyShapeStyle(.white)
        }
      }
      extension ShapeStyle where Self == Panel { static var panel: Panel { .init() } }
      struct Screen: View { var body: some View { Text("a").foregroundStyle(Color("Ink")).background(.panel) } }
      """,
      ["Ink on Slate over window if dark", "Ink on #FFFFFF over window if light"]
    ),
    (
      "a text that is added up of parts",
      """
      struct Screen: View {
        let words: [String]
        var body: some View {
          VStack {
            words.map { Text($0).foregroundColor(Color("Ink")) }.reduce(Text(""), +)
            ["a", "b"].reduce(Text("")) { $0 + Text($1).foregroundColor(Color("Word")) }
            sum
          }
        }
        var sum: Text {
          var text = Text("")
          for word in words { text = text + Text(word).foregroundColor(Color("Sum")) }
          return text
        }
      }
      """,
      ["Ink on window", "Word on window", "Sum on window"]
    ),
    (
      "a text within a text",
      """
      struct Screen: View {
        var body: some View { Text("a \\(Text("b").foregroundColor(Color("Ink"))) c").foregroundStyle(Color("Around")) }
      }
      """,
      ["Around on window", "Ink on window"]
    ),
    (
      "an opacity of what has its own ground",
      """
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          VStack {
            Text("a").foregroundStyle(Color("Ink")).opacity(0.5)
            Text("b").foregroundStyle(Color("Ink")).background(Color("Paper")).opacity(1)
            Text("c").foregroundStyle(Color("Pale")).opacity(0.8).background(Color("Paper")).opacity(isOn ? 1 : 0)
          }
        }
      }
      """,
      ["Ink at 0.5 on window", "Ink on Paper over window", "Pale at 0.8 on Paper over window if isOn"]
    ),
    (
      "the colors of an object that nothing sets",
      """
      final class Theme: ObservableObject {
        internal(set) var title: Color = Color("Title")
        @Published var detail: Color = Color("Detail")
        var badge: Color = Color("Badge")
        init() { badge = Color("Other") }
      }
      struct Screen: View {
        @EnvironmentObject private var theme: Theme
        var body: some View {
          VStack {
            Text("a").foregroundStyle(theme.title)
            Text("b").foregroundStyle(theme.detail)
            Text("c").foregroundStyle(theme.badge)
          }
        }
      }
      """,
      ["Title on window", "Detail on window", "unresolved: badge is passed in on window"]
    ),
    (
      "a widget is judged in its own colors",
      """
      struct Screen: View {
        @Environment(\\.widgetRenderingMode) private var mode
        var body: some View {
          Text("a").foregroundStyle(Color("Ink")).background(Color("Paper").opacity(mode == .accented ? 0.04 : 1))
        }
      }
      """,
      ["Ink on Paper over window"]
    ),
    (
      "a message in a background is no ground",
      """
      struct Screen: View {
        let isBusy: Bool
        @ViewBuilder var message: some View {
          if isBusy { ProgressView() } else { VStack { ContentUnavailableView("a", systemImage: "b"); Spacer() } }
        }
        var body: some View {
          VStack { Text("c").foregroundStyle(Color("Ink")) }.background { message }.background(Color("Paper"))
        }
      }
      """,
      ["primary on Paper over window if not isBusy", "Ink on Paper over window"]
    ),
    (
      "text is read where it is not blurred",
      """
      struct Screen: View {
        let isCovered: Bool
        var body: some View {
          VStack {
            Text("a").foregroundStyle(Color("Ink")).blur(radius: isCovered ? 6 : 0).opacity(isCovered ? 0.3 : 1)
            Text("b").foregroundStyle(Color("Ink")).blur(radius: 0)
          }
        }
      }
      """,
      ["Ink on window if not isCovered", "Ink on window"]
    ),
  ])
  func findsWhatMeets(_ situation: String, _ source: String, _ expected: [String]) {
    #expect(EvaluatedTexts.of(source) == expected, "\(situation)")
  }
}
