extension SourceRuleExamples {
  /// Other modifiers on views with glass.
  static let glassModifiers: [SourceRuleExamples] = [
    SourceRuleExamples(
      "opaque-behind-glass",
      failing: [
        "Image(name).glassEffect().background(Color.blue)", "Image(name).glassEffect().background(.white, in: .circle)",
        "Image(name).padding().background(Color(\"Card\")).glassEffect()",
        "Image(name).glassEffect().background(.ultraThinMaterial)",
        "Image(name).glassEffect(.regular, in: .circle).background { Circle().fill(.blue) }",
        "Image(name).glassEffect().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
        .file(
          """
          extension View { func platter() -> some View { glassEffect(in: .capsule) } }
          struct Add: View { var body: some View { Image(name).platter().background(Color.blue) } }
          """),
      ],
      passing: [
        "Image(name).glassEffect(.clear).background(.black.opacity(0.35))",
        "Image(name).glassEffect().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)",
        "Image(name).background(.red, in: .circle).padding().glassEffect()",
        "Image(name).glassEffect().background(Color.blue.ignoresSafeArea())",
        "Image(name).glassEffect().background(tone)",
        "Image(name).glassEffect().background { Text(title) }", "ZStack { Color.blue; Image(name).glassEffect() }",
        "Image(\".background(.blue)\").glassEffect() // .background(Color.blue)",
        "VStack { Image(name).glassEffect() }.background(Color.blue)",
        "Image(name).glassEffect(.identity).background(Color.blue)",
        .file("#Preview { Image(name).glassEffect().background(Color.blue) }"),
        .file(
          """
          struct Pane { func glassEffect() -> Pane { self }; func background(_ color: Color) {} }
          func show(_ pane: Pane) { pane.glassEffect().background(Color.blue) }
          """),
      ]),
    SourceRuleExamples(
      "faded-glass",
      failing: [
        "Text(title).glassEffect().opacity(0.6)", "Text(title).glassEffect().padding().opacity(isShown ? 1 : 0)",
        "Button(title) {}.buttonStyle(.glass).opacity(0.5)",
        "GlassEffectContainer { Text(title) }.opacity(amount)",
        .file(
          """
          extension View { func platter() -> some View { glassEffect(in: .capsule) } }
          struct Add: View { var body: some View { Text(title).platter().opacity(0.9) } }
          """),
      ],
      passing: [
        "Text(title).opacity(0.6).glassEffect()", "Text(title).glassEffect().opacity(1)",
        "Text(title).glassEffect().transition(.opacity)", "Text(title).glassEffect().background(.black.opacity(0.3))",
        "Text(title).glassEffect(.regular.tint(.red.opacity(0.5)))", "Text(title).opacity(0.5)",
        "Text(\".opacity(0.5)\").glassEffect() // .opacity(0.5)", "Text(title).glassEffect(.identity).opacity(0.5)",
        .file("#Preview { Text(title).glassEffect().opacity(0.6) }"),
        .file(
          "struct Screen: View { var body: some View { Text(title).glassEffect()\n#if os(macOS)\n.opacity(0.5)\n#endif\n} }"
        ),
      ]),
    SourceRuleExamples(
      "identity-glass-when-reduced",
      failing: [
        "Text(title).glassEffect(reduceTransparency ? .identity : .regular)",
        "Text(title).glassEffect(!reduceTransparency ? .regular : .identity, in: .capsule)",
        "if reduceTransparency { Text(title).glassEffect(.identity) } else { Text(title).glassEffect() }",
        "Text(title).glassEffect(UIAccessibility.isReduceTransparencyEnabled ? .identity : .clear)",
        .file(
          """
          struct Bar: View {
            @Environment(\\.accessibilityReduceTransparency) private var isCalm
            private var glass: Glass { isCalm ? .identity : .regular }
            var body: some View { Text(title).glassEffect(glass) }
          }
          """),
      ],
      passing: [
        "Text(title).glassEffect(.regular)", "Text(title).glassEffect(isOn ? .regular : .identity)",
        "Text(title).background(reduceTransparency ? Color.blue : Color.clear).glassEffect(reduceTransparency ? .identity : .regular)",
        "if reduceTransparency { Text(title).background(Color.blue) } else { Text(title).glassEffect() }",
        "if reduceTransparency { Text(title).background(Color.blue).glassEffect(.identity) }",
        "Text(title).glassEffect(reduceTransparency ? .regular : .clear)",
        "Text(\"reduceTransparency ? .identity : .regular\") // .glassEffect(reduceTransparency ? .identity : .regular)",
        .file("#Preview { Text(title).glassEffect(reduceTransparency ? .identity : .regular) }"),
      ]),
    SourceRuleExamples(
      "glass-on-system-bar",
      failing: [
        "List {}.toolbarBackground(.ultraThinMaterial, for: .navigationBar)",
        "List {}.toolbarBackground(Color.blue, for: .tabBar)",
        "Text(title).presentationBackground(.regularMaterial).presentationDetents([.medium])",
        "Text(title).presentationDetents(sizes).presentationBackground { Color.blue }",
        .file(
          """
          struct Note: View { var body: some View { Text(a).presentationBackground(.regularMaterial) } }
          struct Host: View { var body: some View { Text(a).sheet(isPresented: $isOn) { Note().presentationDetents([.height(200)]) } } }
          """),
        "List {}.toolbar { ToolbarItem { Button(title) {}.glassEffect() } }",
        "List {}.toolbar { Text(title).background(.thinMaterial, in: .capsule) }",
        "List {}.toolbarBackground(.brand, for: .bottomBar)",
      ],
      passing: [
        "List {}.toolbarBackground(.hidden, for: .navigationBar)",
        "List {}.toolbarBackground(isOn ? .visible : .hidden)",
        "Text(title).presentationBackground(.clear)", "Text(title).presentationBackground(.regularMaterial)",
        "Text(title).presentationBackground { Color.blue }.presentationDetents([.large])",
        "Text(title).presentationSizing(.page).presentationBackground(.red)",
        "List {}.toolbar { Button(title) {}.buttonStyle(.glassProminent) }",
        "List {}.toolbarBackground(style, for: .navigationBar)",
        "if #available(iOS 26, *) { List {} } else { List {}.toolbarBackground(.thinMaterial, for: .tabBar) }",
        "Text(\".toolbarBackground(.blue)\") // .toolbarBackground(Color.blue)",
        "List {}.overlay { Text(title).background(.thinMaterial) }",
        .file("#Preview { List {}.toolbarBackground(.ultraThinMaterial, for: .navigationBar) }"),
        .file("#if os(macOS)\nlet list = List {}.toolbarBackground(Color.blue, for: .windowToolbar)\n#endif"),
      ]),
    SourceRuleExamples(
      "prominent-destruction",
      failing: [
        "Button(title, role: .destructive) {}.buttonStyle(.glassProminent)",
        "Button(role: .destructive) {} label: { Text(title) }.padding().buttonStyle(.glassProminent)",
        "Button(title, role: ButtonRole.destructive, action: delete).buttonStyle(.glassProminent).tint(.red)",
        "Menu(title) { Button(title, role: .destructive) {}.buttonStyle(.glassProminent) }",
      ],
      passing: [
        "Button(title, role: .destructive) {}.buttonStyle(.glass)", "Button(title) {}.buttonStyle(.glassProminent)",
        "Button(title, role: .cancel) {}.buttonStyle(.glassProminent)",
        "Button(title, role: role) {}.buttonStyle(.glassProminent)",
        "Button(title, role: .destructive) {}.buttonStyle(.borderedProminent)",
        "Button(\"role: .destructive\") {}.buttonStyle(.glassProminent) // role: .destructive",
        .file("#Preview { Button(title, role: .destructive) {}.buttonStyle(.glassProminent) }"),
      ]),
    SourceRuleExamples(
      "inert-glass-control",
      failing: [
        "Button(title) {}.glassEffect(.regular)", "Text(title).glassEffect().onTapGesture { add() }",
        "Button {} label: { Image(name).glassEffect(.clear, in: .circle) }",
        "NavigationLink(value: item) { Text(title) }.buttonStyle(.plain).glassEffect(.regular.tint(.blue))",
        "Button(title) {}.glassEffect(.regular.interactive(false))",
      ],
      passing: [
        "Button(title) {}.glassEffect(.regular.interactive())", "Button(title) {}.buttonStyle(.glass)",
        "Text(title).glassEffect(.regular)", "Button(title) {}.glassEffect(style)",
        "Button(title) {}.glassEffect(isPressed ? .regular.interactive() : .regular)",
        "Text(title).glassEffect() // .onTapGesture {}\nText(\".onTapGesture\")",
        "Button(title) { show(Text(title).glassEffect()) }", "HStack { Button(title) {} }.glassEffect()",
        "Button(title) {}.buttonStyle(.glass).glassEffect()",
        .file("#Preview { Button(title) {}.glassEffect(.regular) }"),
      ]),
    SourceRuleExamples(
      "clipped-glass",
      failing: [
        "Text(title).glassEffect().clipShape(Circle())", "Text(title).glassEffect().padding().cornerRadius(9)",
        "Text(title).glassEffect(.regular, in: .capsule).clipShape(Circle())",
        "Button(title) {}.buttonStyle(.glassProminent).clipShape(.circle)", "Text(title).glassEffect(.clear).clipped()",
      ],
      passing: [
        "Text(title).glassEffect(.regular, in: .circle)", "Image(name).clipShape(.circle).glassEffect()",
        "ScrollView { Text(title) }.glassEffect(.regular, in: .capsule).clipShape(Capsule())",
        "Text(title).glassEffect(in: RoundedRectangle(cornerRadius: 9)).clipShape(.rect(cornerRadius: 9))",
        "Text(title).glassEffect().contentShape(.circle)", "Text(\".clipShape\").glassEffect() // .clipShape(Circle())",
        "VStack { Text(title).glassEffect() }.clipShape(.circle)", "Text(title).clipShape(.circle)",
        .file("#Preview { Text(title).glassEffect().clipShape(Circle()) }"),
      ]),
    SourceRuleExamples(
      "blurred-glass",
      failing: [
        "Text(title).glassEffect().blur(radius: 2)", "Button(title) {}.buttonStyle(.glass).blur(radius: isOn ? 2 : 0)",
        "Text(title).glassEffect(.clear).padding().blur(radius: amount)",
        .file(
          """
          extension View { func platter() -> some View { glassEffect(in: .capsule) } }
          struct Add: View { var body: some View { Text(title).platter().blur(radius: 2) } }
          """),
      ],
      passing: [
        "Image(name).blur(radius: 2).glassEffect()", "Image(name).blur(radius: 2)",
        "Image(name).blur(radius: 2).overlay { Text(title).glassEffect() }",
        "Text(\".blur(radius: 2)\").glassEffect() // .blur(radius: 2)",
        "Text(title).glassEffect(.identity).blur(radius: 2)",
        .file("#Preview { Text(title).glassEffect().blur(radius: 2) }"),
      ]),
  ]
}
