extension PairFixture {
  /// Colors that an app chooses while it runs.
  static let themes: [PairFixture] = [
    PairFixture(
      "a theme object that copies the colors of one of several types",
      """
      protocol Swatches { var scheme: ColorScheme { get }; var paper: Color { get set }; var ink: Color { get } }
      struct Noon: Swatches {
        var scheme: ColorScheme = .light
        var paper: Color = Color(white: 1)
        var ink: Color = .black
      }
      struct Dusk: Swatches {
        let scheme: ColorScheme = .dark
        var paper: Color = Color(white: 0)
        var ink: Color { .white }
      }
      @Observable final class Look {
        final class Stored { @AppStorage("paper") var paper: Color = .red }
        let stored = Stored()
        var paper: Color { didSet { stored.paper = paper } }
        var ink: Color { didSet { print(ink) } }
        var shade: Color = .blue
        init() { paper = stored.paper; ink = .black }
        static var all: [Swatches] { [Noon(), Dusk()] }
        func choose(_ name: String) {
          let set = Look.all.filter { $0.name == name }.first ?? Noon()
          paper = set.paper
          self.ink = set.ink
        }
      }
      struct A: View {
        @Environment(Look.self) private var look
        var body: some View {
          NavigationStack {
            List { Text("a").foregroundStyle(look.ink).listRowBackground(look.paper) }
            Text("b").foregroundStyle(look.shade).background(look.paper)
          }
        }
      }
      """,
      "unresolved: ink is passed in on unresolved: paper is passed in, system:systemGroupedBackground, text, chain",
      "system:systemBlue on unresolved: paper is passed in over screen, text, chain"
    ),
    PairFixture(
      "requirements of a protocol behind a property of its type",
      """
      protocol Coat { var ink: Color { get }; var paper: Color { get } }
      struct Plain: Coat { var ink: Color { .black }; var paper: Color { .white } }
      final class Loud: Coat { let ink = Color.yellow; let paper: Color = .black }
      struct Partial: Coat { let ink: Color; var paper: Color { .white } }
      protocol Only { var ink: Color { get } }
      struct One: Only { var ink: Color { .red } }
      struct A: View {
        let coat: any Coat
        let only: Only
        var body: some View {
          Text("a").foregroundStyle(coat.ink).background(coat.paper)
          Text("b").foregroundStyle(only.ink).background(.white)
        }
      }
      """,
      "#000000 on #FFFFFF [coat=Plain] | system:systemYellow on #000000 [coat=Loud], text, branch",
      "system:systemRed on #FFFFFF, text, chain"),
    PairFixture(
      "what is assigned to a property by others is not its color",
      """
      protocol Coat { var ink: Color { get } }
      struct Plain: Coat { var ink: Color { .black } }
      struct Loud: Coat { var ink: Color { .red } }
      final class Pen {
        var ink: Color
        init(ink: Color) { self.ink = ink }
        func dip(in other: Pen) { ink = other.ink }
      }
      struct A: View {
        let pen: Pen
        var body: some View { Text("a").foregroundStyle(pen.ink).background(.white) }
      }
      """,
      "unresolved: ink is passed in on #FFFFFF, text, chain"),
    PairFixture(
      "a modifier of the project on a stack that shows nothing but another view",
      """
      extension View {
        func pill(_ isOn: Bool, tone: Color = .red) -> some View { self.padding().background(isOn ? tone : .black) }
      }
      struct Mark: View {
        let isOn: Bool
        var body: some View { Text("a").foregroundStyle(isOn ? .white : .yellow) }
      }
      struct A: View {
        @State var isOn = false
        var body: some View { NavigationStack { HStack { Mark(isOn: isOn) }.pill(isOn) }.onTapGesture { isOn.toggle() } }
      }
      """,
      "#FFFFFF on system:systemRed [isOn] | system:systemYellow on #000000 [not isOn], text, branch"),
    PairFixture(
      "a property whose value callers replace",
      """
      struct Chip: View {
        var tone: Color = .red
        var edge: Color = .blue
        var body: some View { VStack { Text("a").foregroundStyle(tone); Text("b").foregroundStyle(edge) }.background(.white) }
      }
      struct A: View { var body: some View { Chip(tone: .green) } }
      """,
      "system:systemGreen on #FFFFFF, text, container",
      "system:systemBlue on #FFFFFF, text, container"),
    PairFixture(
      "a label color as a surface lets the screen through",
      """
      struct A: View { var body: some View { NavigationStack { Text("a").background(.quaternary) } } }
      """,
      "primary on quaternary over screen, text, chain"),
    PairFixture(
      "a control that is disabled has no minimum",
      """
      struct A: View { var body: some View {
        Text("a").foregroundStyle(isOff ? .gray : .red).background(.white).disabled(isOff)
        Button {} label: { Text("b").foregroundStyle(isOff ? .gray : .red).background(.white) }.disabled(isOff)
      } }
      """,
      "system:systemRed on #FFFFFF, text, chain, [not isOff]",
      "system:systemRed on #FFFFFF, text, chain, [not isOff]"),
    PairFixture(
      "a tint of the window, which the accent color follows",
      """
      func start() { window?.tintColor = UIColor(theme.tint) }
      struct A: View { var body: some View {
        Text("a").foregroundStyle(Color.accentColor).background(.white)
        Text("b").foregroundStyle(.tint).background(.white)
        Text("c").foregroundStyle(Color.red).background(.white)
      } }
      """,
      "unresolved: the window's tint is computed on #FFFFFF, text, chain",
      "unresolved: the window's tint is computed on #FFFFFF, text, chain",
      "system:systemRed on #FFFFFF, text, chain"),
    PairFixture(
      "a tint of the window that the code states",
      """
      final class Start { var window: UIWindow?
        func start() { window?.tintColor = .systemPink } }
      struct A: View { var body: some View {
        Text("a").foregroundStyle(Color.accentColor).background(.white)
        Text("b").foregroundStyle(.tint).background(.white)
        Text("c").foregroundStyle(Color.accentColor.opacity(0.5)).background(.white)
      } }
      """,
      "system:systemPink on #FFFFFF, text, chain", "system:systemPink on #FFFFFF, text, chain",
      "system:systemPink at 0.5 on #FFFFFF, text, chain"),
    PairFixture(
      "several tints of windows",
      """
      final class Start { var window: UIWindow?
        func start() { window?.tintColor = .systemPink }
        func change() { window?.tintColor = .systemTeal } }
      struct A: View { var body: some View { Text("a").foregroundStyle(.tint).background(.white) } }
      """,
      "unresolved: the window's tint is computed on #FFFFFF, text, chain"),
    PairFixture(
      "what only previews show, and text with links",
      """
      struct Old: View { var body: some View { Text("a").foregroundStyle(.red).background(.white) } }
      public struct Kept: View { public var body: some View { Text("b").foregroundStyle(.red).background(.white) } }
      struct Used: View { var body: some View { Text("See [this](https://example.org)").foregroundStyle(.red).background(.white) } }
      struct Root: View { var body: some View { Used() } }
      #Preview { Old(); Kept(); Used() }
      """,
      "system:systemRed on #FFFFFF, text, chain", "system:systemRed on #FFFFFF, text, chain"),
  ]
}
