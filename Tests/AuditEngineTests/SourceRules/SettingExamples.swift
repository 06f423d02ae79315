extension SourceRuleExamples {
  private static func list(_ text: String) -> Snippet {
    .files([
      "App/Screen.swift": "let a = 0", "App/Info.plist": "<?xml version=\"1.0\"?><plist><dict>\(text)</dict></plist>",
    ])
  }

  /// Examples of the rules about settings of the app and of the user.
  static let settings: [SourceRuleExamples] = [
    SourceRuleExamples(
      "private-settings-url",
      failing: [
        .file("let link = URL(string: \"App-Prefs:root=WIFI\")"), .file("let link = \"app-prefs:\""),
        .file("let link = \"prefs:root=\\(page)\""), .file("func f() { open(#\"App-prefs:root=General\"#) }"),
        "Button(title) { openURL(URL(string: \"prefs:root\")!) }",
      ],
      passing: [
        .file("let link = UIApplication.openSettingsURLString"), .file("// App-Prefs:root=WIFI\nlet a = 0"),
        .file("let text = \"see App-Prefs:root\""), .file("#Preview { Link(\"App-Prefs:root\") }"),
        .file("#if os(macOS)\nlet link = \"prefs:root\"\n#endif"), .file("let prefs = root; App.Prefs(root: 1)"),
        "if false { openURL(\"App-Prefs:root\") }",
      ]),
    SourceRuleExamples(
      "ignored-compatibility",
      failing: [
        list("<key>UIDesignRequiresCompatibility</key><true/>"),
        list("<key>A</key><string>b</string><key>UIDesignRequiresCompatibility</key>\n<!-- soon -->\n<true />"),
        list("<key>L</key><dict><key>K</key><array/></dict><key>UIDesignRequiresCompatibility</key><true></true>"),
        .files([
          "App/A-Info.plist": "<dict><key>UIDesignRequiresCompatibility</key><true/></dict>",
          "App/Info.plist": "<dict><key>UIDesignRequiresCompatibility</key><true/></dict>",
        ]).giving(2),
      ],
      passing: [
        list("<key>UIDesignRequiresCompatibility</key><false/>"),
        list("<!-- <key>UIDesignRequiresCompatibility</key><true/> -->"),
        list("<key>Old</key><dict><key>UIDesignRequiresCompatibility</key><true/></dict>"),
        list("<key>UIDesignRequiresCompatibilityLater</key><true/>"),
        list("<key>A</key><string>UIDesignRequiresCompatibility</string><true/>"),
        .file("let key = \"UIDesignRequiresCompatibility\"; let value = true"),
      ]),
    SourceRuleExamples(
      "locked-appearance",
      failing: [
        list("<key>UIUserInterfaceStyle</key><string>Dark</string>"),
        list("<key>UIUserInterfaceStyle</key>\n\t<string>Light</string>"),
        list("<key>UIUserInterfaceStyle</key><string><![CDATA[Dark]]></string>"),
        list("<key>A</key><integer>3</integer><key>UIUserInterfaceStyle</key><string>Da<!-- x -->rk</string>"),
      ],
      passing: [
        list("<key>UIUserInterfaceStyle</key><string>Automatic</string>"),
        list("<key>UIUserInterfaceStyle</key><string>$(STYLE)</string>"),
        list("<key>A</key><array><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></array>"),
        list("<!-- <key>UIUserInterfaceStyle</key> --><string>Dark</string>"),
        .file("let style = UIUserInterfaceStyle.dark; let name = \"UIUserInterfaceStyle\""),
      ]),
    SourceRuleExamples(
      "forced-scheme",
      failing: [
        "ZStack { Image(a); Text(a).padding().environment(\\.colorScheme, .light) }",
        "Text(title).preferredColorScheme(.dark)", "Text(title).toolbarColorScheme(.dark, for: .navigationBar)",
        "Text(title).environment(\\.colorScheme, .light)", "Text(title).preferredColorScheme(ColorScheme.light)",
        .file("final class Scene { func set(window: UIWindow) { window.overrideUserInterfaceStyle = .dark } }"),
        .file(
          """
          struct Night: View { var body: some View { Text(a).preferredColorScheme(.dark) } }
          struct Host: View { var body: some View { Night().preferredColorScheme(.dark) } }
          final class Stage { func show() { let a = UIHostingController(rootView: Night()); a.overrideUserInterfaceStyle = .dark } }
          """),
        "VStack { Text(a).preferredColorScheme(.dark) }.toolbarColorScheme(.dark, for: .navigationBar)",
        .file(
          """
          @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
          struct Home: View { var body: some View { VStack { content } } ; var content: some View { Text(a).preferredColorScheme(.dark) } }
          """),
        .file(
          """
          @main struct Shop: App { var body: some Scene { WindowGroup { Home().night() } } }
          extension View { func night() -> some View { preferredColorScheme(.dark) } }
          """),
        .file(
          "final class Stage { func show() { window.rootViewController = UIHostingController(rootView: Night()) } }\nstruct Night: View { var body: some View { Text(a).preferredColorScheme(.dark) } }"
        ),
        "Text(a).toolbarBackground(.thinMaterial, for: .tabBar).toolbarColorScheme(.dark, for: .tabBar)",
        "VStack { Text(a); Text(b).environment(\\.colorScheme, .dark) }",
      ],
      passing: [
        .file(
          """
          final class Scene: UIResponder { func start() {
            #if SNAPSHOT
            window.overrideUserInterfaceStyle = .dark
            #else
            window.overrideUserInterfaceStyle = settings.style
            #endif
          } }
          """),
        "ZStack { Color.black.opacity(0.6); Text(a).padding().environment(\\.colorScheme, .light) }",
        "Group { Text(a).background(Color.ink.ignoresSafeArea()) }.environment(\\.colorScheme, .dark)",
        .file(
          """
          final class Scene {
            func set(window: UIWindow) {
              switch theme { case .night: window.overrideUserInterfaceStyle = .dark; default: window.overrideUserInterfaceStyle = .light }
            }
          }
          """),
        "Rectangle().fill(.clear).background(.ultraThinMaterial).environment(\\.colorScheme, .dark)",
        "Text(title).preferredColorScheme(isDark ? .dark : nil)", "Text(title).preferredColorScheme(scheme)",
        "Text(title).environment(\\.locale, .dark)", "Text(title).toolbarColorScheme(nil, for: .navigationBar)",
        "// .preferredColorScheme(.dark)\nText(\".preferredColorScheme(.dark)\")",
        .file(
          """
          @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
          struct Home: View {
            var body: some View {
              NavigationStack { NavigationLink(destination: Dial()) { Text(a) } }
                .sheet(isPresented: $isOn) { Hands() }.fullScreenCover(item: $item) { _ in Photo().preferredColorScheme(.dark) }
            }
          }
          struct Dial: View { var body: some View { List { Text(a) }.preferredColorScheme(.dark).sheet(isPresented: $isOn) { Hands() } } }
          struct Hands: View { var body: some View { Form { Text(a) }.preferredColorScheme(.dark) } }
          """),
        .file(
          """
          struct Night: View { var body: some View { Text(a).preferredColorScheme(.dark) } }
          final class Stage { func show() { navigation.push(UIHostingController(rootView: Night())) } }
          """),
        .file("final class Stage: UIViewController { func set() { overrideUserInterfaceStyle = .dark } }"),
        "NavigationLink { Text(a).environment(\\.colorScheme, .dark) } label: { Text(b) }",
        "List { Text(a) }.environment(\\.colorScheme, .dark)",
        "Text(a).toolbarBackground(.indigo, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)",
        .file("#Preview { Screen().preferredColorScheme(.dark) }"),
        .file("struct P: PreviewProvider { static var previews: some View { A().preferredColorScheme(.dark) } }"),
        .file("func f() { settings.preferredColorScheme(.dark); window.overrideUserInterfaceStyle = .unspecified }"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Text(a).preferredColorScheme(.dark) } }\n#endif"),
      ]),
    SourceRuleExamples(
      "ignores-reduce-transparency",
      failing: [
        "Text(title).padding().background(Color.black.opacity(0.6))",
        "VStack { Text(title) }.background(.white.opacity(0.9), in: .capsule)",
        "Text(title).background { RoundedRectangle(cornerRadius: 8).fill(Color(\"Card\").opacity(0.75)) }",
        "Text(title).background(Color(red: 0, green: 0, blue: 0, opacity: 0.7))",
        "Text(title).background(surface(reduceTransparency: false))",
        .file("extension View { func scrim() -> some View { background(Color.black.opacity(0.5)) } }"),
      ],
      passing: [
        "Text(title).background(.ultraThinMaterial)", "Text(title).glassEffect(.regular)",
        "Text(title).background(Color.blue.opacity(0.1))", "Color.red.background(Color.black.opacity(0.6))",
        "// .background(Color.black.opacity(0.6))\nText(\".background(Color.black.opacity(0.6))\")",
        "Text(title).background(Color.black.opacity(amount)).opacity(0.6)",
        .file(
          """
          struct Screen: View {
            @Environment(\\.accessibilityReduceTransparency) private var isReduced
            var body: some View { Text(a).background(Color.black.opacity(isReduced ? 1 : 0.6)) }
            var foot: some View { Text(b).background(Color.black.opacity(0.6)) }
          }
          """),
        .file(
          """
          struct Card: View {
            var body: some View { Text(a).background(UIAccessibility.isReduceTransparencyEnabled ? .black : .clear) }
            struct Foot: View { var body: some View { Text(b).background(Color.black.opacity(0.6)) } }
          }
          """),
        .file("#Preview { Text(a).background(Color.black.opacity(0.6)) }"),
        .file("func f() { canvas.background(Color.black.opacity(0.6)) }"),
        .file("let style = Style(reduceTransparency: false)"),
      ]),
    SourceRuleExamples(
      "ignores-increase-contrast",
      failing: [
        "Circle().contrast(amount(increaseContrast: false, base: 1))", "Ring(isIncreasedContrast: false)",
        "Text(title).foregroundStyle(palette.ink(highContrast: false))",
        "Text(title).modifier(Border(increasedContrast: false))",
      ],
      passing: [
        "Circle().contrast(amount(increaseContrast: isOn))", "Ring(isIncreasedContrast: true)",
        "// increaseContrast: false\nText(\"increaseContrast: false\")",
        .file(
          """
          struct Screen: View {
            @Environment(\\.colorSchemeContrast) var contrast
            var body: some View {
              if contrast == .increased { Ring(increaseContrast: true) } else { Ring(increaseContrast: false) }
            }
          }
          """),
        .file("#Preview { Ring(increaseContrast: false) }"),
        .file("struct Options { static let plain = Options(increaseContrast: false) }"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Ring(increaseContrast: false) } }\n#endif"),
        "if false { Ring(increaseContrast: false) }",
      ]),
  ]
}
