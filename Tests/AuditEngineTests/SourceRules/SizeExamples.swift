extension SourceRuleExamples {
  /// Examples of the rules about fonts.
  static let sizes: [SourceRuleExamples] = [
    SourceRuleExamples(
      "fixed-font-size",
      failing: [
        "Text(title).font(.system(size: 18, weight: .semibold))", "Text(title).font(Font.system(size: 36))",
        "Text(title).font(.custom(\"Avenir\", fixedSize: 14))", "Image(systemName: \"plus\").font(.system(size: 20))",
        .file("extension Font { static let hero = Font.system(size: 36, weight: .bold) }"),
        .file("enum Fonts { static let title: Font = .system(size: 22) }"),
        .file("final class Cell: UIView { func set() { label.font = UIFont.boldSystemFont(ofSize: 17) } }"),
        "Text(title).font(isLarge ? .system(size: 20) : .body)",
        "Text(title).font(UIDevice.isTV ? .title : .system(size: 20))",
        .file(
          """
          struct Home: View { var body: some View { Mark().font(.system(size: 32)) } }
          struct Mark: View { var body: some View { HStack { Image(systemName: "cube"); Text(a) } } }
          """),
        "VStack { Image(systemName: a).font(.system(size: 20)); Image(systemName: b).font(.system(size: 20)) }",
        "ForEach(items) { Text($0.name) }.font(.system(size: 13))",
        "Text(title).font(.system(size: 13)).frame(width: 28)",
        "ZStack { Circle().fill(.red); Text(count).font(.system(size: 13)) }.frame(width: 20)",
        "VStack { ZStack { HStack { Text(count).font(.system(size: 13)) } } }.frame(width: 200, height: 200)",
        "ZStack { ScrollView { Text(title).font(.system(size: 13)) } }.frame(width: 90, height: 90)",
        "Image(systemName: \"plus\").font(.system(size: 27))",
        "Text(title).font(.system(size: 18)).scaleEffect(isPressed ? 0.9 : 1)",
        "Text(title).font(.system(size: 18)).fixedSize()",
        .file(
          """
          struct Dial: View { var body: some View { Text(hour).font(.system(size: 15)) } }
          struct Watch: View { var body: some View { VStack { Circle().frame(width: 90, height: 90).overlay { Dial() }; Dial() } } }
          """),
        .file(
          """
          final class Meter: UIView {
            private let font = UIFont.systemFont(ofSize: 12)
            override func draw(_ rect: CGRect) { text.draw(at: .zero, withAttributes: [.font: font]) }
            func set() { label.font = font }
          }
          """),
        .file(
          "final class Cell: UIView { func set() { let font = UIFont.systemFont(ofSize: 15); label.font = font; name = font.fontName } }"
        ),
        .file("func font() -> UIFont? { UIFont(name: \"Avenir-Medium\", size: 18) }"),
        "Text(title).font(.system(size: 18)).frame(width: proxy.size.width, height: proxy.size.height)",
        "Text(title).font(.system(size: 18)).frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)",
        .file(
          """
          struct Poster: View { var body: some View { Text(name).font(.system(size: 15)) } }
          struct Share: View { var body: some View { Poster() } }
          extension View { func snapshot() -> UIImage { ImageRenderer(content: self).uiImage! } }
          enum Maker { static func image() -> UIImage { let view = Poster(); return view.snapshot() } }
          """),
        .file(
          """
          final class Badge: UIView {
            func set() {
              label.font = UIFont.systemFont(ofSize: 13)
              label.heightAnchor.constraint(equalToConstant: 25).isActive = true
            }
          }
          """),
      ],
      passing: [
        "Text(title).font(.headline)", "Text(title).font(.custom(\"Avenir\", size: 14))",
        "Text(title).font(.system(.body, design: .rounded))", "Text(title).font(.system(size: size))",
        "// .font(.system(size: 18))\nText(\".font(.system(size: 18))\")",
        .file("#Preview { Text(a).font(.system(size: 18)) }"),
        .file("let clock = Clock.system(size: 18); let window: Window = .system(size: 18)"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Text(a).font(.system(size: 18)) } }\n#endif"),
        .file("let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))"),
        .file(
          "func font() -> UIFont { let f = UIFont.systemFont(ofSize: 17); return UIFontMetrics(forTextStyle: .body).scaledFont(for: f) }"
        ),
        "if false { Text(title).font(.system(size: 18)) }", "Text(title).font(.system(size: 64))",
        .file("import AppKit\nstruct S: View { var body: some View { Text(a).font(.system(size: 18)) } }"),
        .file("struct S: View { func row(_ font: Font = .system(size: 12)) -> some View { Text(a).font(font) } }"),
        "Text(count).font(.system(size: 13)).frame(width: 28, height: 28)",
        "ZStack { Circle().fill(.red); Text(count).font(.system(size: 13)) }.frame(width: 20, height: 20)",
        "ZStack { Circle(); VStack { HStack { Text(hour).font(.system(size: 13)) }.padding(2) } }.frame(width: 90, height: 90)",
        .file("enum Fonts { static let family = UIFont.systemFont(ofSize: 12).familyName }"),
        .file(
          "class Tag: UILabel { override var font: UIFont! { get { super.font ?? UIFont.systemFont(ofSize: 12) } set {} } }"
        ),
        .file("struct S: View { var body: some View { if isDebug { Text(a).font(.system(size: 12)) } } }"),
        "Image(systemName: \"plus\").font(.system(size: 28))",
        .file(
          """
          struct Empty: View {
            var body: some View { Button(action: add) { sign }.font(.system(size: 40)) }
            private var sign: some View { Image(uiImage: picture).symbolRenderingMode(.palette) }
          }
          """),
        "Text(title).font(.system(size: 15)).padding(4).fixedSize().scaleEffect(scale)",
        "Text(title).font(.system(size: 15)).frame(width: style.size.width, height: style.size.height)",
        "Text(a).font(UIDevice.isTV ? .system(size: 22) : .footnote)",
        "Image(systemName: \"plus\").frame(width: 20, height: 20).font(.system(size: 17))",
        "VStack { Text(a).font(.system(size: 12)) }.accessibilityShowsLargeContentViewer()",
        .file("let name = [UIFont(name: \"Avenir-Medium\", size: 1)]"),
        .file(
          """
          struct Home: View { var body: some View { VStack { Text(a); Mark().font(.system(size: 32)) } } }
          struct Mark: View { var body: some View { ZStack { Image(systemName: "cube"); Circle() } } }
          """),
        "Image(systemName: \"circle.fill\").font(.system(size: 9))", "Text(\"·\").font(.system(size: 9))",
        "Image(\"heart\").font(.system(size: 16))", "Image(.heart).resizable().font(.system(size: 16))",
        .file(
          """
          struct Row: View { var body: some View { Stars().font(.system(size: 30)) } }
          struct Stars: View {
            var body: some View { HStack { ForEach(0..<3) { _ in Full() }; ForEach(0..<2) { _ in Hollow() } } }
          }
          struct Full: View { var body: some View { Image(systemName: "star.fill") } }
          struct Hollow: View { var body: some View { Image(systemName: "star") } }
          """),
        .file(
          """
          struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
          struct DaysView: View {
            @Environment(\\.widgetFamily) var family
            var body: some View {
              switch family {
              case .accessoryCircular: Dial()
              case .accessoryRectangular: Text(day).font(.system(size: 15))
              default: Text(day)
              }
            }
          }
          struct Dial: View { var body: some View { Text(day).font(.system(size: 15)) } }
          """),
        .file(
          """
          struct Poster: View { var body: some View { Text(name).font(.system(size: 15)) } }
          struct Film: View { var body: some View { Poster() } }
          extension View { func snapshot() -> UIImage { ImageRenderer(content: self).uiImage! } }
          enum Maker {
            static func image() -> UIImage { let view = Poster(); return view.snapshot() }
            static func other() -> UIImage { Poster().padding(4).snapshot() }
            static func film() async { await FilmExporter.export(view: Film()) }
          }
          """),
        "VStack { HStack { Text(title).font(.system(size: 15)) } }.scaleEffect(0.5)",
        "VStack { HStack { Text(title).font(.system(size: 15)) } }.frame(width: 90, height: 90).clipShape(.circle)",
        "Circle().frame(width: 90, height: 90).overlay { VStack { Text(hour).font(.system(size: 15)) } }",
        .file(
          """
          struct Dial: View { var body: some View { Text(hour).font(.system(size: 15)) } }
          struct Watch: View {
            var body: some View { VStack { Circle().frame(width: 90, height: 90).overlay { part(1) }; Text(a) } }
            private func part(_ index: Int) -> some View { Dial().padding(2) }
          }
          """),
        .file(
          """
          final class Meter: UIView {
            private let font = UIFont.systemFont(ofSize: 12)
            private static let small = UIFont.boldSystemFont(ofSize: 9)
            override func draw(_ rect: CGRect) {
              let chosen = isOn ? font : Self.small
              text.draw(at: .zero, withAttributes: [.font: chosen])
              text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
            }
          }
          """),
        .file(
          """
          func badge(_ count: String) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { _ in
              let font = UIFont.systemFont(ofSize: 12)
              count.draw(at: .zero, withAttributes: [.font: font])
            }
          }
          """),
        .file(
          "final class Cell: UIView { func set() { let font = UIFont.systemFont(ofSize: 15); layer.font = CGFont(font.fontName as CFString) } }"
        ),
        .file("func font() -> UIFont? { UIFont(name: \"SFProText-Medium\", size: 18) }"),
        .file(
          """
          final class Badge: UIView {
            func set() {
              label.font = UIFont.systemFont(ofSize: 13)
              width = label.widthAnchor.constraint(equalToConstant: 25)
              NSLayoutConstraint.activate([label.heightAnchor.constraint(equalToConstant: 25), width])
            }
            private lazy var mark: UILabel = {
              let label = UILabel()
              label.font = UIFont.systemFont(ofSize: 11)
              return label
            }()
            func pin() {
              mark.widthAnchor.constraint(equalToConstant: Sizes.mark).isActive = true
              mark.heightAnchor.constraint(equalToConstant: Sizes.mark).isActive = true
            }
          }
          """),
      ]),
    SourceRuleExamples(
      "tiny-text",
      failing: [
        "Text(title).font(.system(size: 10))", "VStack { Text(title) }.font(.custom(\"Avenir\", size: 9.5))",
        "Text(title).font(.custom(\"Avenir\", fixedSize: 8))",
        .file("final class Cell: UIView { func set() { label.font = .systemFont(ofSize: 9, weight: .medium) } }"),
        .file(
          "extension Image { var tile: some View { resizable() } }\nstruct S: View { var body: some View { Text(a).font(.system(size: 9)) } }"
        ),
      ],
      passing: [
        "Text(title).font(.system(size: 11))", "Image(systemName: \"chevron.right\").font(.system(size: 8))",
        "Text(title).font(.caption2)", "Text(title).padding(8).frame(height: 10)",
        "// .font(.system(size: 8))\nText(\"font(.system(size: 8))\")",
        .file("#Preview { Text(a).font(.system(size: 8)) }"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Text(a).font(.system(size: 10)) } }\n#endif"),
        .file("extension Font { static let legal = Font.system(size: 10) }"),
        .file("enum Fonts { static let legal = UIFont.systemFont(ofSize: 9, weight: .medium) }"),
        .file("import AppKit\nstruct S: View { var body: some View { Text(a).font(.system(size: 10)) } }"),
        .file(
          "extension Image { init(mark: Mark) { self.init(mark.name) } }\nstruct S: View { var body: some View { Image(mark: .star).font(.system(size: 9)) } }"
        ),
        .file("struct S: View { let icon: Image; var body: some View { icon.font(.system(size: 9)) } }"),
        "Text(title).buttonStyle(.compact(font: .system(size: 9)))",
        .file("let grid = Grid.system(size: 8); pen.custom(\"Ink\", size: 2)"),
        "Button { add() } label: { Image(systemName: \"plus\") }.font(.system(size: 10))",
      ]),
  ]
}
