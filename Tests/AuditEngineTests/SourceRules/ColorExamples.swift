extension SourceRuleExamples {
  /// Examples of the rules about colors in sources.
  static let colors: [SourceRuleExamples] = [
    SourceRuleExamples(
      "hard-coded-color",
      failing: [
        "Text(title).foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.4))",
        "Text(title).background(Color(hex: \"#336699\"))",
        "Text(title).foregroundStyle(Color(.displayP3, red: 1, green: 0.2, blue: 0, opacity: 0.8))",
        "Text(title).background(Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)))",
        "Text(title).foregroundStyle(Color(hue: 0.5, saturation: 0.4, brightness: 0.9))",
        "VStack { Text(a).foregroundStyle(Color(hex: \"#336699\")); Text(b).background(Color(white: 0.3)) }",
        .file(
          """
          final class Cell: UIView {
            func set() { layer.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.1, alpha: 1).cgColor }
          }
          """),
      ],
      passing: [
        "Text(a).foregroundStyle(Color(hex: \"#336699\")).background(ZStack { Color.black; Stripes() })",
        "Text(title).foregroundStyle(Color(\"Brand\")).background(.white)",
        "Text(title).foregroundStyle(Color.white.opacity(0.8)).background(Color.black)",
        "Text(title).foregroundStyle(.red).background(Color(.systemBackground))",
        "// Color(red: 1, green: 0, blue: 0)\nText(\"Color(red: 1, green: 0, blue: 0)\")",
        "Text(title).foregroundStyle(Color(red: red, green: green, blue: blue))",
        "Text(title).shadow(color: Color(white: 0, opacity: 0.2), radius: 4)",
        "LinearGradient(colors: [Color(white: 0.3), Color(hex: \"#112233\")], startPoint: .top, endPoint: .bottom)",
        "RadialGradient(stops: [.init(color: Color(red: 0.2, green: 0.3, blue: 0.4), location: 0)], center: .center)",
        "Text(title).foregroundStyle(Color(hex: \"#112233\")).background(Color(hex: \"#EEDDCC\"))",
        "Circle().fill(Color(hex: \"#336699\")).frame(width: 8, height: 8)",
        "VStack { Divider().background(Color(white: 0.4)); Text(title) }",
        "Text(a).foregroundStyle(Color(hex: \"#336699\")).background(.thinMaterial).environment(\\.colorScheme, .dark)",
        .files([
          "App/Title.swift": "struct A: View { var body: some View { Text(a).foregroundStyle(.white) } }",
          "App/Bars.swift": """
          struct B: View { var body: some View { Rectangle().foregroundStyle(Color(hex: "#336699")).frame(height: 4) } }
          """,
        ]),
        .file("final class Dot: UIView { var color = UIColor(white: 0.4, alpha: 1) }"),
        .file("final class Dot: UIView { func set() { layer.shadowColor = UIColor(white: 0.4, alpha: 1).cgColor } }"),
        .file("extension Color { static let brand = Color(red: 0.2, green: 0.3, blue: 0.4) }"),
        .file("enum Theme { static let brand = Color(hex: 0x336699); static let ink = UIColor(white: 0.1, alpha: 1) }"),
        .file("#Preview { Text(title).foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.4)) }"),
        .file(
          """
          struct Screen: View {
            var body: some View {
              #if os(macOS)
              Text(title).foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.4))
              #else
              Text(title)
              #endif
            }
          }
          """),
        "Chart(red: 0.2, green: 0.3, blue: 0.4); if false { Color(red: 0.2, green: 0.3, blue: 0.4) }",
      ]),
    SourceRuleExamples(
      "unknown-color-name",
      failing: [
        ("Text(title).foregroundStyle(Color(\"TextPrimry\"))" as Snippet).beside(colorsets: "TextPrimary"),
        ("Text(title).foregroundColor(Color(\"textprimary\", bundle: .module))" as Snippet)
          .beside(colorsets: "TextPrimary"),
        ("Text(title).background(Color(uiColor: UIColor(named: \"Card\")!))" as Snippet).beside(colorsets: "Ink"),
        Snippet.file("extension Color { static let accent = Color(\"Accent\") }").beside(colorsets: "Brand/Accent"),
        Snippet.file("let ink = UIColor(named: \"Inc\", in: .main, compatibleWith: nil)").beside(colorsets: "Ink"),
      ],
      passing: [
        ("Text(title).foregroundStyle(Color(\"TextPrimary\"))" as Snippet).beside(colorsets: "TextPrimary"),
        "Text(title).foregroundStyle(Color(\"TextPrimry\"))",
        ("Text(title).foregroundStyle(Color(\"Other\", bundle: .designSystem))" as Snippet)
          .beside(colorsets: "TextPrimary"),
        ("// Color(\"Old\")\nText(\"Color(\\\"Old\\\")\").foregroundStyle(Color(name))" as Snippet)
          .beside(colorsets: "TextPrimary"),
        Snippet.file("#Preview { Text(title).foregroundStyle(Color(\"Old\")) }").beside(colorsets: "TextPrimary"),
        Snippet.file("extension Color { init(_ token: String) { self = Theme[token] } }\nlet a = Color(\"token.ink\")")
          .beside(colorsets: "TextPrimary"),
        Snippet.file("struct Color { let name: String }\nlet a = Color(\"red\")").beside(colorsets: "TextPrimary"),
        ("Text(title).foregroundStyle(Color(\"Chart\\(index)\"))" as Snippet).beside(colorsets: "Chart1"),
        ("Image(\"Photo\"); Paint.Color(\"Old\")" as Snippet).beside(colorsets: "TextPrimary"),
      ]),
    SourceRuleExamples(
      "unused-token",
      failing: [
        ("Text(title).foregroundStyle(.ink)" as Snippet).beside(colorsets: "Ink", "OldBrand"),
        ("Text(title)" as Snippet).beside(colorsets: "Ink", "Paper"),
        ("// .oldBrand\nText(title).foregroundStyle(Color(.ink))" as Snippet).beside(colorsets: "Ink", "OldBrand"),
        ("Text(\"the OldBrand is gone\").foregroundStyle(.brand.ink)" as Snippet)
          .beside(colorsets: "Brand/Ink", "OldBrand", "OlderBrand").giving(2),
      ],
      passing: [
        ("Text(title).foregroundStyle(.textPrimary).background(Color(\"Paper\"))" as Snippet)
          .beside(colorsets: "TextPrimary", "Paper"),
        ("Text(title).foregroundStyle(.ink)" as Snippet).beside(colorsets: "InkColor", "AccentColor"),
        ("Text(title).foregroundStyle(Color(\"Chart\\(index)\"))" as Snippet).beside(colorsets: "Chart1", "Chart2"),
        Snippet.file("enum Token: String { case textPrimary; case old = \"Brand/Accent\" }")
          .beside(colorsets: "TextPrimary", "Brand/Accent"),
        Snippet.files([
          "App/A.swift": "let a = Color(.ink)",
          "App/Info.plist": "<plist><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>Launch</string>",
        ]).beside(colorsets: "Launch", "Ink"),
        Snippet.file("let text_primary = 0; f(Asset.text_primary)").beside(colorsets: "TextPrimary"),
      ]),
  ]
}
