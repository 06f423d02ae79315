extension PairFixture {
  /// The shapes in which apps show views to each other, and in which they write colors.
  static let apps: [PairFixture] = callers + colors

  static let callers: [PairFixture] = [
    PairFixture(
      "attributed locals in front of a view",
      """
      struct A: View {
        var body: some View {
          @Bindable var model = model
          VStack {
            @State var isOn = false
            Text("a").foregroundStyle(.red).background(.white)
          }
        }
      }
      """,
      "system:systemRed on #FFFFFF, text, chain"),
    PairFixture(
      "branches of compilation",
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(.black)
            #if os(visionOS)
              .background(.regularMaterial)
            #else
              .background(.white)
            #endif
          #if os(macOS)
            Text("b").foregroundStyle(.red).background(.black)
          #elseif BETA
            Text("c").foregroundStyle(.red).background(.white)
          #else
            Text("d").foregroundStyle(.blue).background(.white)
          #endif
        }
      }
      """,
      "#000000 on #FFFFFF, text, chain", "system:systemRed on #FFFFFF, text, chain, [#if BETA]",
      "system:systemBlue on #FFFFFF, text, chain, [not #if BETA]"),
    PairFixture(
      "a window, a row of a list, a sheet, a link",
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List(items) { Row(item: $0) }.sheet(isPresented: $isOpen) { Detail() }
            NavigationLink(destination: Help()) { Text("help").foregroundStyle(.red) }
          }
        }
      }
      struct Row: View { var body: some View { Text("row").foregroundStyle(.secondary) } }
      struct Detail: View { var body: some View { Text("detail"); List { Text("cell").foregroundStyle(.red) } } }
      struct Help: View { var body: some View { Text("page").foregroundStyle(.blue) } }
      struct Orphan: View { var body: some View { Text("orphan").foregroundStyle(.blue) } }
      """,
      "secondary on row, text, defaultBackground", "system:systemRed on window, text, defaultBackground",
      "primary on sheet, text, defaultBackground", "system:systemRed on sheetRow, text, defaultBackground",
      "system:systemBlue on window, text, defaultBackground"),
    PairFixture(
      "levels of the tint of a button",
      """
      struct A: View { var body: some View { NavigationStack { VStack {
        Button {} label: { Text("a").foregroundStyle(.secondary) }
        Button {} label: { Text("b").foregroundStyle(.secondary) }.buttonStyle(.plain)
      } } } }
      """,
      "accent color at 0.5 on screen, text, defaultBackground",
      "secondary on screen, text, defaultBackground"),
    PairFixture(
      "two callers with surfaces of their own",
      """
      struct Light: View { var body: some View { Chip().background(.white) } }
      struct Dark: View { var body: some View { VStack { Chip() }.foregroundStyle(.yellow).background(.black) } }
      struct Chip: View { var body: some View { Text("chip").foregroundStyle(.red); Text("plain") } }
      """,
      "system:systemRed on #FFFFFF | system:systemRed on #000000, text, branch",
      "primary on #FFFFFF | system:systemYellow on #000000, text, branch"),
    PairFixture(
      "controls decide the color of their labels",
      """
      struct A: View {
        var body: some View {
          VStack {
            Button("automatic") {}
            Button("plain") {}.buttonStyle(.plain)
            Button("own") {}.buttonStyle(BrandStyle())
            Button { } label: { Text("tinted") }.tint(.pink)
            TextField("typed", text: $text)
            DatePicker("date", selection: $date)
          }
          .background(.white)
        }
      }
      """,
      "accent color on #FFFFFF, text, container", "primary on #FFFFFF, text, container",
      "system:systemPink on #FFFFFF, text, container", "primary on #FFFFFF, text, container",
      "primary on #FFFFFF, text, container"),
    PairFixture(
      "styles of lists, headers and split views",
      """
      struct A: View {
        var body: some View {
          List { Text("a").foregroundStyle(.red) }.listStyle(.plain)
          List { Text("b").foregroundStyle(.red) }.listStyle(.sidebar)
          Form {
            Section { Text("c").foregroundStyle(.red) } header: { Text("d").foregroundStyle(.red) }
            Text("e").listRowBackground(Color("Row"))
          }
          NavigationSplitView { Text("f").foregroundStyle(.red) } detail: { Text("g").foregroundStyle(.red) }
        }
      }
      """,
      "system:systemRed on screen, text, defaultBackground", "system:systemRed on bar, text, defaultBackground",
      "system:systemRed on row, text, defaultBackground", "system:systemRed on bar, text, defaultBackground",
      "primary on Row, text, chain", "system:systemRed on system:systemGroupedBackground, text, container",
      "system:systemRed on screen, text, defaultBackground"),
    PairFixture(
      "opacity of a text, and of a text with its surface",
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(.black).opacity(0.6).background(.white)
          Text("b").foregroundStyle(.black).background(.white).opacity(0.6)
          Text("c").foregroundStyle(.black).opacity(isOn ? 1 : 0).background(.white)
        }
      }
      """,
      "#000000 at 0.6 on #FFFFFF, text, chain",
      "unresolved: it fades together with its background on #FFFFFF, text, chain",
      "#000000 on #FFFFFF, text, chain, [isOn]"),
    PairFixture(
      "views in constants, and members of other types",
      """
      enum Tab { case home, more
        @ViewBuilder func page() -> some View { switch self { case .home: Home(); case .more: Text("more") } }
      }
      struct Home: View {
        var body: some View {
          let title = Text("title").foregroundStyle(.red)
          title.background(.white)
        }
      }
      struct Root: View { var tab: Tab; var body: some View { tab.page().background(.yellow) } }
      """,
      "system:systemRed on #FFFFFF, text, container, [tab=home]",
      "primary on system:systemYellow, text, container, [tab=more]"),
    PairFixture(
      "levels of sheets and covers, outlines, environment styles, pickers, and closures of views of the project",
      """
      struct Card<Label: View>: View { var label: () -> Label; var body: some View { label().background(.black) } }
      struct A: View {
        #if os(macOS)
          var body: some View { Text("mac").foregroundStyle(.green).background(.white) }
        #else
          var body: some View {
            Text("a").foregroundStyle(.red).background(Circle().strokeBorder(.blue))
              .sheet(isPresented: $one) { NavigationStack { Text("b").foregroundStyle(.red) } }
              .fullScreenCover(isPresented: $two) { NavigationStack { Text("c").foregroundStyle(.red) } }
            Text("d").foregroundStyle(.red).backgroundStyle(.black)
            Card(label: { Text("e").foregroundStyle(.red).background(.white) })
            Picker("f", selection: $choice) { Text("g").foregroundStyle(.red) }
            ZStack { Rectangle().overlay { Image("h") }; Text("i").foregroundStyle(.red) }
            Text("j").foregroundStyle(.tint).background(.white).tint(.pink)
            Text("k").foregroundStyle(Color.accentColor).background(.white).tint(.pink)
          }
        #endif
      }
      """,
      "system:systemRed on caller, text, defaultBackground", "system:systemRed on sheet, text, defaultBackground",
      "system:systemRed on window, text, defaultBackground", "system:systemRed on caller, text, defaultBackground",
      "system:systemRed on any, text, defaultBackground",
      "system:systemPink on #FFFFFF, text, chain", "accent color on #FFFFFF, text, chain",
      "system:systemRed on #FFFFFF, text, chain", "primary on caller, text, defaultBackground"),
    PairFixture(
      "a modifier that applies a closure",
      """
      extension View {
        func modify<V: View>(@ViewBuilder _ transform: (Self) -> V) -> some View { transform(self) }
        @ViewBuilder func when<V: View>(_ isOn: Bool, transform: (Self) -> V) -> some View {
          if isOn { transform(self) } else { self }
        }
      }
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(.red).modify { view in
            if #available(iOS 26, *) { view.glassEffect() } else { view.background(.white) }
          }
          Text("b").foregroundStyle(.red).when(isOn) { $0.background(.black) }.background(.white)
        }
      }
      """,
      "system:systemRed on regular glass over caller [iOS 26] | system:systemRed on #FFFFFF [before iOS 26], text, branch",
      "system:systemRed on #000000 [isOn] | system:systemRed on #FFFFFF [not isOn], text, branch"),
  ]

  static let colors: [PairFixture] = [
    PairFixture(
      "functions of a case, and initializers of the project",
      """
      enum Brand: String { case ink, paper = "Paper/Base"
        var color: Color { switch self { case .ink: .black; case .paper: Color("Paper") } }
      }
      extension Color {
        init(brand: Brand) { self.init(brand.rawValue, bundle: .module) }
        init(tone: Brand) { self = tone.color }
        static func brand(_ brand: Brand) -> Color { brand.color }
      }
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(Color(brand: .ink)).background(Color(brand: .paper))
          Text("b").foregroundStyle(Color(tone: .ink)).background(.brand(.paper))
          Text("c").foregroundStyle(Brand.ink.color).background(Color.brand(Brand.paper))
        }
      }
      """,
      "ink on Paper/Base, text, chain", "#000000 on Paper, text, chain", "#000000 on Paper, text, chain"),
    PairFixture(
      "generated asset types, aliases of types, closures that are called at once",
      """
      enum Asset { enum Colors { static let ink = ColorAsset(name: "Ink") } }
      final class ColorAsset {
        fileprivate(set) var name: String
        lazy var color: UIColor = { guard let color = UIColor(asset: self) else { fatalError() }; return color }()
        lazy var swiftUIColor: Color = { Color(asset: self) }()
      }
      typealias PlatformColor = UIColor
      struct A: View {
        let paper: Color = { Color("Paper") }()
        var body: some View {
          Text("a").foregroundStyle(Asset.Colors.ink.swiftUIColor).background(Color(Asset.Colors.ink.color))
          Text("b").foregroundStyle(Color(PlatformColor.systemRed)).background(paper)
          Text("c").foregroundStyle(.red).background(isOn ? .white : nil)
        }
      }
      """,
      "Ink on Ink, text, chain", "system:systemRed on Paper, text, chain",
      "system:systemRed on #FFFFFF [isOn] | system:systemRed on caller [not isOn], text, branch"),
    PairFixture(
      "a theme of several cases, by function and by modifier",
      """
      enum Mode { case day, night }
      struct Scheme {
        static func ink(for mode: Mode) -> Color { switch mode { case .day: .black; case .night: .white } }
        static func paper(for mode: Mode) -> Color { switch mode { case .day: .white; case .night: .black } }
      }
      struct Page: ViewModifier {
        var surface: Style = .paper
        func body(content: Content) -> some View { content.background(surface.color) }
      }
      enum Style { case ink, paper
        var color: Color { switch self { case .ink: Color("Ink"); case .paper: Color("Paper") } }
      }
      extension View { func page(_ surface: Style = .paper) -> some View { modifier(Page(surface: surface)) } }
      struct A: View {
        var mode: Mode
        var body: some View {
          Text("a").foregroundStyle(Scheme.ink(for: mode)).background(Scheme.paper(for: mode))
          Text("b").foregroundStyle(.red).page()
          Text("c").foregroundStyle(.red).page(.ink)
          Text("d").background(Scheme.paper(for: mode))
        }
      }
      """,
      "#000000 on #FFFFFF [mode=day] | #FFFFFF on #000000 [mode=night], text, branch",
      "system:systemRed on Paper, text, container", "system:systemRed on Ink, text, container",
      "unresolved: a theme is computed on #FFFFFF [mode=day] | unresolved: a theme is computed on #000000 "
        + "[mode=night], text, branch"),
    PairFixture(
      "levels of a style that is stated outside",
      """
      struct A: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(.secondary); Text("b").foregroundStyle(Color.secondary) }
            .foregroundStyle(.red).background(.white)
        }
      }
      """,
      "system:systemRed at 0.5 on #FFFFFF, text, container", "system:secondaryLabel on #FFFFFF, text, container"),
  ]
}
