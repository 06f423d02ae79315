extension SourceRuleExamples {
  /// Examples of the rules about calls that have a successor.
  static let successors: [SourceRuleExamples] = [
    SourceRuleExamples(
      "old-foreground-modifier",
      failing: [
        "VStack { Text(a).foregroundColor(.primary); Text(b).foregroundColor(.red) }",
        "Text(title).foregroundColor(.primary)", "VStack { Text(title) }.padding().foregroundColor(Color(\"Ink\"))",
        .file("struct S: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(.red) } }"),
        .file("extension View { func quiet() -> some View { foregroundColor(.secondary) } }"),
        .file("struct S: View { var body: some View { icon.foregroundColor(.red) }; var icon: some View { Text(a) } }"),
      ],
      passing: [
        "Text(title).foregroundStyle(.primary)",
        "// Text(title).foregroundColor(.primary)\nText(\".foregroundColor(.red)\")",
        .file("func f() { text.foregroundColor = .red; pen.foregroundColor(.red); Style.foregroundColor(.red) }"),
        .file("#Preview { Text(a).foregroundColor(.red) }"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Text(a).foregroundColor(.red) } }\n#endif"),
        .file(
          """
          struct Pen { func foregroundColor(_ color: Color) -> Pen { self } }
          let pen = Pen().foregroundColor(.red)
          """),
      ]),
    SourceRuleExamples(
      "old-tab-item",
      failing: [
        "TabView { Feed().tabItem { Label(a, systemImage: b) } }", "Feed().tabItem { Text(a) }.tag(1)",
        "NavigationStack { Feed() }.tabItem { Image(systemName: a) }",
        .file("struct S: View { var body: some View { feed.tabItem { Text(a) } }; var feed: some View { Text(b) } }"),
      ],
      passing: [
        "TabView { Tab(a, systemImage: b) { Feed() } }", "// Feed().tabItem { Text(a) }\nText(\".tabItem { }\")",
        .file("func f() { let item = controller.tabItem; bar.tabItem { $0.title } }"),
        .file("#Preview { Feed().tabItem { Text(a) } }"),
        .file(
          """
          extension View { func tabItem(_ icon: String) -> some View { self } }
          struct S: View { var body: some View { Feed().tabItem(a) } }
          """),
        .file("#if os(macOS)\nstruct M: View { var body: some View { Feed().tabItem { Text(a) } } }\n#endif"),
      ]),
    SourceRuleExamples(
      "old-navigation-view",
      failing: [
        "NavigationView { Text(title) }", "NavigationView(content: { Text(title) })",
        "TabView { NavigationView { Text(title) }.navigationViewStyle(.stack) }",
        .file("final class C { let host = UIHostingController(rootView: NavigationView { Text(a) }) }"),
      ],
      passing: [
        "NavigationStack { Text(title) }", "// NavigationView { Text(title) }\nText(\"NavigationView { }\")",
        .file("struct NavigationView: View { var body: some View { Text(a) } }\nlet a = NavigationView()"),
        .file("#Preview { NavigationView { Text(a) } }"),
        .file("func f() { controller.NavigationView { a }; let b = UI.NavigationView() }"),
        .file("#if os(macOS)\nstruct M: View { var body: some View { NavigationView { Text(a) } } }\n#endif"),
      ]),
  ]
}
