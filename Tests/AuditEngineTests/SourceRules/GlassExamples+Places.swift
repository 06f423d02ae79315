extension SourceRuleExamples {
  /// Places of glass and materials, with their surroundings.
  static let glassPlaces: [SourceRuleExamples] = [
    SourceRuleExamples(
      "glass-on-content",
      failing: [
        "List(items) { Text($0.title).glassEffect() }", "Form { Section { Text(title).glassEffect(.regular) } }",
        "ScrollView { LazyVStack { ForEach(items) { Text($0.title).padding().glassEffect() } } }",
        "ScrollView { ForEach(items) { Card($0).overlay { Badge().glassEffect() } } }",
        "List { Row().listRowBackground(Color.clear.glassEffect()) }",
        "ScrollView { VStack { Text(title).glassEffect() } }",
        "Table(items) { Text($0.title).glassEffect(isOn ? .regular : .identity) }",
        .file(
          """
          struct Shop: View { var body: some View { List { Choice(title: title, look: .wide) } } }
          struct Choice: View {
            enum Look { case small, wide }
            let title: String
            var look = Look.small
            var body: some View {
              switch look { case .small: Text(title); case .wide: Text(title).glassEffect() }
            }
          }
          """),
        .file(
          """
          extension View { func card() -> some View { padding().glassEffect() } }
          struct News: View { var body: some View { List { Text(title).card() } } }
          """),
        .files([
          "App/Card.swift": "struct Card: View { var body: some View { VStack { Text(title) }.glassEffect() } }",
          "App/News.swift":
            "struct News: View { var body: some View { ScrollView { ForEach(items) { _ in Card() } } } }",
        ]),
        .file(
          """
          struct Heavy: ViewModifier { func body(content: Content) -> some View { content.glassEffect() } }
          extension View { func heavy() -> some View { modifier(Heavy()) } }
          struct News: View {
            var body: some View { List { row } }
            private var row: some View { Text(title).heavy() }
          }
          """),
      ],
      passing: [
        "List(items) { Text($0.title) }.overlay { Button(title) {}.glassEffect() }",
        "Text(title).contextMenu { Text(a) } preview: { List { Text(b).glassEffect() } }",
        "List { Slider(value: $size).glassEffect(); Toggle(title, isOn: $isOn).glassEffect() }",
        "ScrollView { VStack { Button(title) {}.glassEffect() } }",
        "ScrollView { Hero().overlay { Text(title).glassEffect() } }",
        "ScrollView(.horizontal) { HStack { ForEach(chips) { Text($0).glassEffect() } } }",
        "List { Row().sheet(isPresented: $isOn) { Text(title).glassEffect() } }",
        "List { NavigationLink { Text(title).glassEffect() } label: { Text(title) } }",
        "List { Text(title).glassEffect(.identity) }", "List { Text(\"glassEffect()\") } // .glassEffect()",
        "List { Button(title) {}.buttonStyle(.glass) }",
        "List { Row() }.toolbar { Text(title).glassEffect() }",
        "ScrollView { LazyVStack { Section { Row() } header: { Text(title).glassEffect() } } }",
        .file(
          """
          struct List { init(_ make: () -> Void) { make() } }
          struct News: View { var body: some View { List { Text(title).glassEffect() } } }
          """),
        .file(
          """
          struct Shop: View {
            var body: some View { List { chips } }
            var chips: some View { ScrollView(.horizontal) { HStack { Text(title).glassEffect() } } }
          }
          """),
        .file(
          """
          struct Shop: View { var body: some View { List { Choice(title: title) } } }
          struct Choice: View {
            enum Look { case small, wide }
            let title: String
            let look: Look
            init(title: String, look: Look = .small) { self.title = title; self.look = look }
            var body: some View {
              switch look { case .small: Text(title); case .wide: Text(title).glassEffect() }
            }
          }
          """),
        .file("#Preview { List { Text(title).glassEffect() } }"),
      ]),
    SourceRuleExamples(
      "nested-glass",
      failing: [
        "HStack { Button(title) {}.buttonStyle(.glass) }.glassEffect()",
        "Text(title).glassEffect().overlay { Badge().glassEffect() }",
        "Text(title).background { Circle().glassEffect() }.glassEffect()",
        "Text(title).glassEffect().padding().glassEffect(.clear)",
        "VStack { GlassEffectContainer { Text(title).glassEffect() } }.glassEffect()",
        "Button {} label: { Image(name).glassEffect() }.buttonStyle(.glass)",
        "Button(title) {}.buttonStyle(.glass).glassEffect()",
        .file(
          """
          struct Panel: View { var body: some View { VStack { Button(title) {}.buttonStyle(.glassProminent) } } }
          struct Screen: View { var body: some View { VStack { Panel() }.glassEffect() } }
          """),
        .file(
          """
          struct Card<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack { content }.glassEffect() }
          }
          struct Screen: View { var body: some View { Card { Text(title).glassEffect() } } }
          """),
        .file(
          """
          extension View { func platter() -> some View { self.glassEffect(in: .capsule) } }
          struct Screen: View { var body: some View { HStack { Text(title).platter() }.platter() } }
          """),
      ],
      passing: [
        "HStack { Button(title) {}.buttonStyle(.plain) }.glassEffect()",
        "GlassEffectContainer { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }",
        "VStack { Button(title) {}.sheet(isPresented: $isOn) { Text(title).glassEffect() } }.glassEffect()",
        "Menu { Button(title) {}.buttonStyle(.glass) } label: { Text(title) }.glassEffect()",
        "HStack { Button(title) { show(Text(title).glassEffect()) } }.glassEffect()",
        "VStack { Text(title).glassEffect(.identity) }.glassEffect()",
        "if #available(iOS 26.1, *) { Text(a).glassEffect() } else { Text(a).glassEffect(.clear) }",
        "VStack { Text(\".glassEffect()\") /* .glassEffect() */ }.glassEffect()",
        "VStack { Button(a) {}; Button(b) {} }.buttonStyle(.glass)",
        "Text(title).glassEffect(isOn ? .regular : .clear)",
        .file(
          "struct Pane { func glassEffect() {} }\nfunc show(_ pane: Pane) { VStack { pane.glassEffect() }.glassEffect() }"
        ),
        .file("#Preview { VStack { Text(title).glassEffect() }.glassEffect() }"),
        .file(
          """
          struct Screen: View {
            var body: some View { VStack { Text(title)
            #if os(macOS)
              Text(title).glassEffect()
            #endif
            }.glassEffect() }
          }
          """),
      ]),
    SourceRuleExamples(
      "weak-glass-tint",
      failing: [
        "Text(title).foregroundStyle(.white).glassEffect(.regular.tint(.blue.opacity(0.5)))",
        "Text(title).glassEffect(.regular.tint(.blue.opacity(0.2)).interactive())",
        "Text(title).glassEffect(.regular.tint(isOn ? theme.color.opacity(0.2) : nil), in: .capsule)",
        "Button(title) {}.buttonStyle(.glass(.regular.tint(.green.opacity(0.1))))",
      ],
      passing: [
        "List { Text(title).glassEffect(.regular.tint(.blue.opacity(0.2))) }",
        "Text(title).foregroundStyle(.white).glassEffect(.regular.tint(.blue))",
        "Text(title).glassEffect(.regular.tint(.blue.opacity(0.5)))", "Text(title).glassEffect(.regular)",
        "Text(title).glassEffect(.clear.tint(.black.opacity(0.2)))",
        "Text(title).tint(.blue.opacity(0.1)).glassEffect()",
        "Text(title).foregroundStyle(.secondary).glassEffect(.regular.tint(theme.color))",
      ]),
    SourceRuleExamples(
      "mixed-glass",
      failing: [
        "GlassEffectContainer { HStack { Text(a).glassEffect(); Text(b).glassEffect(.clear) } }",
        "GlassEffectContainer(spacing: 20) { Text(a).glassEffect(.clear.tint(.red)); Text(b).glassEffect(.regular) }",
        "GlassEffectContainer { Button(a) {}.buttonStyle(.glass); Button(b) {}.buttonStyle(.glass(.clear)) }",
        "GlassEffectContainer { Text(a).glassEffect(); Text(b).glassEffect(.clear); Text(c).glassEffect(.clear) }",
        .file(
          """
          extension Glass { static var subtle: Glass { .clear.interactive() } }
          struct Bar: View {
            var body: some View { GlassEffectContainer { Text(a).glassEffect(.subtle); Text(b).glassEffect() } }
          }
          """),
      ],
      passing: [
        "GlassEffectContainer { HStack { Text(a).glassEffect(); Text(b).glassEffect(.regular.tint(.red)) } }",
        "VStack { GlassEffectContainer { Text(a).glassEffect() }; GlassEffectContainer { Text(b).glassEffect(.clear) } }",
        "GlassEffectContainer { if isOn { Text(a).glassEffect() } else { Text(a).glassEffect(.clear) } }",
        "GlassEffectContainer { Text(a).glassEffect(isOn ? .regular : .clear); Text(b).glassEffect() }",
        "GlassEffectContainer { Text(a).glassEffect(); Text(b).glassEffect(.identity) }",
        "GlassEffectContainer { Text(a).glassEffect(); Text(\".glassEffect(.clear)\") /* .glassEffect(.clear) */ }",
        "VStack { Text(a).glassEffect(); Text(b).glassEffect(.clear) }",
        "GlassEffectContainer { Text(a).glassEffect().sheet(isPresented: $isOn) { Text(b).glassEffect(.clear) } }",
        .file("#Preview { GlassEffectContainer { Text(a).glassEffect(); Text(b).glassEffect(.clear) } }"),
      ]),
    SourceRuleExamples(
      "scattered-glass",
      failing: [
        "HStack { Text(a).glassEffect(); Text(b).glassEffect() }",
        "VStack { GlassEffectContainer { Text(a) }; GlassEffectContainer { Text(b) } }",
        "HStack { ForEach(items) { Text($0).glassEffect() } }",
        "HStack { Text(title); Text(a).glassEffect(); Text(b).glassEffect(.clear); Text(c).glassEffect() }",
        .file(
          """
          extension View { func platter() -> some View { glassEffect(in: .capsule) } }
          struct Bar: View { var body: some View { HStack { Text(a).platter(); Text(b).platter() } } }
          """),
      ],
      passing: [
        "GlassEffectContainer { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }",
        "VStack { Text(a).glassEffect(); Spacer(); Text(b).glassEffect() }",
        "HStack { if isOn { Text(a).glassEffect(); Spacer(); Text(title); Spacer(); Text(b).glassEffect() } }",
        "HStack { if isOn { Text(a).glassEffect() } else { Text(b).glassEffect() } }",
        "HStack { Button(a) {}.buttonStyle(.glass); Button(b) {}.buttonStyle(.glass) }",
        "HStack { Text(a).glassEffect(); Text(\".glassEffect()\") /* Text(b).glassEffect() */ }",
        "ZStack { Text(a).glassEffect(); Text(b).glassEffect() }",
        .file(
          """
          struct Bar: View { var body: some View { HStack { Text(a).glassEffect(); Text(b).glassEffect() } } }
          struct Screen: View { var body: some View { GlassEffectContainer { Bar() } } }
          """),
        .file(
          """
          struct Bar: View {
            var body: some View { GlassEffectContainer { row } }
            private var row: some View { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }
          }
          """),
        .file(
          """
          struct GlassGroup<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { GlassEffectContainer { content } }
          }
          struct Bar: View { var body: some View { GlassGroup { HStack { Text(a).glassEffect(); Text(b).glassEffect() } } } }
          """),
        .file("#Preview { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }"),
      ]),
    SourceRuleExamples(
      "tab-view-in-glass-container",
      failing: [
        "GlassEffectContainer { TabView { Log() } }",
        "GlassEffectContainer(spacing: 20) { ZStack { TabView(selection: $tab) { Log() }; Add().glassEffect() } }",
        "GlassEffectContainer { if isOn { TabView { Log() }.tabViewStyle(.page) } }",
        "GlassEffectContainer { GlassEffectContainer { TabView { Log() } } }",
      ],
      passing: [
        "TabView { GlassEffectContainer { Log().glassEffect() } }",
        "ZStack { TabView { Log() }; GlassEffectContainer { Add().glassEffect() } }",
        "GlassEffectContainer { Text(\"TabView { }\") /* TabView { } */ }",
        "GlassEffectContainer { Add().glassEffect().sheet(isPresented: $isOn) { TabView { Log() } } }",
        .file(
          """
          struct TabView { init(_ make: () -> Void) { make() } }
          struct Screen: View { var body: some View { GlassEffectContainer { TabView { log() } } } }
          """),
        .file("#Preview { GlassEffectContainer { TabView { Log() } } }"),
      ]),
    SourceRuleExamples(
      "stacked-material",
      failing: [
        "VStack { Text(title).background(.ultraThinMaterial) }.background(.regularMaterial)",
        "Text(title).background(.thinMaterial).padding().background(.thickMaterial)",
        "RoundedRectangle(cornerRadius: 9).fill(.regularMaterial).overlay { Text(title).background(.ultraThinMaterial) }",
        "VStack { Text(title).background(Material.thin, in: .capsule) }.background { Rectangle().fill(.regularMaterial) }",
        "List { Text(title).background(AnyShapeStyle(.thinMaterial)) }.background(.bar).background(.ultraThinMaterial)",
      ],
      passing: [
        "VStack { Text(title).background(Color.blue) }.background(.regularMaterial)",
        "VStack { Text(a).background(.thinMaterial); Text(b).background(.thinMaterial) }",
        "Text(title).background(isOn ? .thinMaterial : .thickMaterial)",
        "VStack { Text(a).sheet(isPresented: $isOn) { Text(b).background(.thinMaterial) } }.background(.thickMaterial)",
        "VStack { Text(\".background(.thinMaterial)\") /* .background(.thinMaterial) */ }.background(.thickMaterial)",
        "VStack { Text(title).foregroundStyle(.thinMaterial) }.background(.thickMaterial)",
        "if isOn { Text(a).background(.thinMaterial) } else { Text(a).background(.thickMaterial) }",
        .file("#Preview { VStack { Text(title).background(.thinMaterial) }.background(.regularMaterial) }"),
      ]),
    SourceRuleExamples(
      "translucent-card",
      failing: [
        "ScrollView { ForEach(games) { _ in RoundedRectangle(cornerRadius: 9).fill(.regularMaterial) } }",
        "List { HStack { Text(title) }.padding().background(.ultraThinMaterial) }",
        "List { Text(title).listRowBackground(Rectangle().fill(.thinMaterial)) }",
        "ScrollView { LazyVGrid(columns: columns) { VStack { Text(title) }.background(.thinMaterial, in: .rect) } }",
      ],
      passing: [
        "ScrollView { ForEach(games) { _ in RoundedRectangle(cornerRadius: 9).fill(Color.card) } }",
        "ScrollView { ForEach(games) { _ in Card().overlay { Text(title).background(.ultraThinMaterial, in: .capsule) } } }",
        "VStack { Text(title) }.background(.regularMaterial)",
        "List { Text(title) }.overlay { HStack { Text(title) }.background(.regularMaterial) }",
        "List { HStack { Text(\".background(.thinMaterial)\") } /* .background(.thinMaterial) */ }",
        .file("#Preview { List { HStack { Text(title) }.background(.thinMaterial) } }"),
      ]),
  ]
}
