extension SourceRuleExamples.Snippet {
  /// A button with a picture, beside a string table.
  fileprivate static func strings(_ table: String, _ image: String) -> Self {
    .files([
      "App/en.lproj/Localizable.strings": table,
      "App/Screen.swift": "struct Screen: View { var body: some View { Button { add() } label: { \(image) } } }",
    ])
  }
}

extension SourceRuleExamples {
  /// Examples of the rules about controls.
  static let controls: [SourceRuleExamples] = [
    SourceRuleExamples(
      "unlabeled-icon",
      failing: [
        .file(
          """
          struct Help: View { var body: some View { Button { ask() } label: { Image(systemName: "x") }.buttonStyle(Tall()) } }
          struct Tall: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { Divider(); configuration.label } }
          }
          """),
        "Button { add() } label: { Image(systemName: \"plus\") }",
        "Button(action: add) { Image(systemName: \"plus\").padding() }.buttonStyle(.plain)",
        "Menu { Text(a) } label: { ZStack { Circle(); Image(systemName: isOn ? \"a\" : \"b\") } }",
        "NavigationLink(destination: Settings()) { Image(systemName: \"gear\") }.accessibilityIdentifier(\"settings\")",
        "Image(systemName: \"xmark\").onTapGesture { close() }",
        "Menu { Text(a).accessibilityLabel(\"A\") } label: { Image(systemName: \"gear\") }",
        "Button(action: add) { if isOn { Image(systemName: \"a\") } else { Image(systemName: \"b\") } }",
        "Button { add() } label: { Image(systemName: \"plus\") }.disabled(true)",
        "Button {} label: { Image(systemName: \"plus\") }.disabled(isOff)",
        .file(
          """
          struct Bar: View {
            var body: some View { VStack { self.add } }
            private var add: some View { Button { add() } label: { Image(systemName: "plus") } }
          }
          """),
        "Button { add() } label: { Image(\"close\") }", .strings("\"Close\" = \"Close\";", "Image(\"close\")"),
        .strings("\"close\" = \"Close\";", "Image(\"close\", bundle: .icons)"),
        .strings("\"close\" = \"Close\";", "Image(decorative: \"close\")"),
        .strings("\"close\" = \"\";", "Image(\"close\")"), .strings("/* \"close\" = \"Close\"; */", "Image(\"close\")"),
        .strings("\"close\" = \"Close\";", "Image(systemName: \"close\")"),
      ],
      passing: [
        .file(
          """
          struct Help: View { var body: some View { Button { ask() } label: { Image(systemName: "x") }.buttonStyle(Tall(title: a)) } }
          struct Tall: ButtonStyle {
            let title: String
            func makeBody(configuration: Configuration) -> some View { HStack { Text(title); configuration.label } }
          }
          """),
        "Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")",
        "Button { add() } label: { Image(systemName: \"plus\").accessibilityLabel(\"Add\") }",
        "Button(\"Add\", systemImage: \"plus\") { add() }.labelStyle(.iconOnly)",
        "Button { add() } label: { Label(\"Add\", systemImage: \"plus\") }",
        "Button { add() } label: { HStack { Image(systemName: \"plus\"); Text(\"Add\") } }",
        "Button { add() } label: { Image(systemName: \"plus\"); caption }",
        "HStack { Button { add() } label: { Image(systemName: \"plus\") } }.accessibilityElement(children: .ignore)",
        "Button { add() } label: { Image(\"plus\", label: Text(\"Add\")) }",
        "// Button { add() } label: { Image(systemName: \"plus\") }\nText(\"Button { } label: { Image(systemName: a) }\")",
        .file("#Preview { Button { add() } label: { Image(systemName: \"plus\") } }"),
        .file(
          """
          struct Button<L: View>: View { var body: some View { Text(a) } }
          struct S: View { var body: some View { Button(action: add) { Image(systemName: "plus") } } }
          """),
        .file(
          """
          extension View { func named(_ name: String) -> some View { accessibilityLabel(name) } }
          struct S: View { var body: some View { Button(action: add) { Image(systemName: "plus") }.named("Add") } }
          """),
        .file(
          """
          #if os(macOS)
          struct M: View { var body: some View { Button(action: add) { Image(systemName: "plus") } } }
          #endif
          """),
        "Image(systemName: \"plus\")", "Button {} label: { Image(systemName: \"plus\") }.disabled(true)",
        "Button(action: {}) { Image(systemName: \"plus\") }.disabled(true).buttonStyle(.plain)",
        "Button(action: { /* later */ }, label: { Image(systemName: \"plus\") }).disabled(true)",
        .file(
          """
          struct Bar: View {
            var body: some View { Text(title) }
            private var add: some View { Button { add() } label: { Image(systemName: "plus") } }
            fileprivate func remove() -> some View { Button { drop() } label: { Image(systemName: "minus") } }
          }
          struct Other: View { var body: some View { Text(title) } }
          """),
        .strings("\"close\" = \"Close\";", "Image(\"close\")"),
        .strings("// Bars\nadd = Add;\n\"close\"=\"Close\" ;", "Image(\"close\", bundle: .main).resizable()"),
      ]),
    SourceRuleExamples(
      "unhinted-icon",
      failing: [
        "Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")",
        "Button(action: add) { Image(systemName: \"plus\") }.accessibilityLabel(Text(\"Add\")).disabled(isOff)",
        "Menu { Text(a) } label: { Image(systemName: \"gear\").accessibilityLabel(\"Settings\") }",
        "Image(systemName: \"xmark\").onTapGesture { close() }.accessibilityLabel(\"Close\")",
      ],
      passing: [
        "Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\").accessibilityHint(\"To the list\")",
        "Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\").help(\"To the list\")",
        "Button { add() } label: { Image(systemName: \"plus\") }",
        "Button(\"Add\") { add() }.accessibilityLabel(\"Add it\")",
        "// Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\")\nText(title)",
        .file("#Preview { Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"Add\") }"),
      ]),
    SourceRuleExamples(
      "small-hit-target",
      failing: [
        "Button { add() } label: { Image(systemName: \"plus\").frame(width: 40, height: 40) }",
        "Button(\"Add\") { add() }; Button(action: add) { Text(\"+\").frame(width: 60, height: 30) }",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24).padding(6) }.buttonStyle(.plain)",
        "Image(systemName: \"xmark\").frame(width: 20, height: 20).onTapGesture { close() }",
        "Button { add() } label: { Image(systemName: \"plus\") }.frame(width: 30, height: 30).glassEffect()",
      ],
      passing: [
        "Button { add() } label: { Image(systemName: \"plus\").frame(width: 44, height: 44) }",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24).padding(10) }",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24).padding() }",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24) }.frame(width: 44, height: 44)",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24) }.buttonStyle(.bordered)",
        "Button(action: add) { Image(systemName: \"plus\").frame(width: size, height: size) }",
        "List { Button(action: add) { Image(systemName: \"plus\").frame(width: 24, height: 24) } }",
        "Image(systemName: \"plus\").frame(width: 20, height: 20)",
        "// Button(action: add) { Text(a).frame(width: 20, height: 20) }\nText(\"frame(width: 20)\")",
        .file("#Preview { Button(action: add) { Text(a).frame(width: 20, height: 20) } }"),
        .file(
          "struct Button: View {}\nstruct S: View { var body: some View { Button(action: a) { Text(b).frame(width: 9) } } }"
        ),
        .file(
          """
          #if os(macOS)
          struct M: View { var body: some View { Button(action: add) { Text(a).frame(width: 20, height: 20) } } }
          #endif
          """),
      ]),
  ]
}
