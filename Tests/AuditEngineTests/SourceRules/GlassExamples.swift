extension SourceRuleExamples {
  /// At least four failing and four passing examples of every rule about Liquid Glass and materials.
  static let glass = glassNames + glassPlaces + glassModifiers

  /// Names, systems and modules.
  static let glassNames: [SourceRuleExamples] = [
    SourceRuleExamples(
      "unknown-glass-name",
      failing: [
        "Rectangle().fill(.liquidGlass)", "Text(title).background(.liquidGlass, in: .capsule)",
        "Text(title).glassEffect(.thick)", "Text(title).glassEffect(.thin, in: .capsule)",
        "Text(title).glassEffect(Glass.prominent)", "Text(title).glassEffect(isOn ? .ultraThin : .regular)",
        "Text(title).glassEffect(.regular, in: .capsule, isEnabled: isOn)",
        "Text(title).glassEffect(.regular.opacity(0.5))",
        "Button(title) {}.buttonStyle(.glassProminent.tint(.red))",
        "Button(title) {}.buttonStyle(isOn ? .glass : .glassProminent)",
        "Button(title) {}.buttonStyle(isOn ? .glassProminent : .glass)",
        "List {}.toolbar { ToolbarSpacer(spacing: 8) }",
        "Text(title).clipShape(.rect(cornerRadius: .containerConcentric))",
        "Text(title).glassEffect().glassEffectTransition(.scale)", "Text(title).background(Color(.ultraThinMaterial))",
        "Text(title).liquidGlass()",
        .file("import UIKit\nlet effect = UIGlassEffect(style: .prominent)"),
        .file("import SwiftUI\nstruct Card: View { var style: GlassStyle; var body: some View { Text(title) } }"),
        .file("import SwiftUI\nfunc card() -> some View { Text(title).modifier(Card(GlassStyle.regular)) }"),
        Snippet("if #available(iOS 26, *) { Text(a).glassEffect(.heavy) } else { Text(a).glassEffect(.light) }").giving(
          2),
      ],
      passing: [
        "Text(title).glassEffect(.regular)", "Text(title).glassEffect(.clear.tint(.red).interactive(), in: .capsule)",
        "Text(\"fill(.liquidGlass)\")", "// Rectangle().fill(.liquidGlass)\nText(title)",
        "Button(title) {}.buttonStyle(.glass(.clear)).tint(.red)", "Button(title) {}.buttonStyle(.glassProminent)",
        "Button(title) {}.buttonStyle(.glass).opacity(0.5)",
        "List {}.toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) }",
        "Text(title).glassEffect().glassEffectTransition(.materialize)", "Text(title).background(.ultraThinMaterial)",
        "Text(title).glassEffect(style)", "Text(style == .liquidGlass ? title : other)",
        .file("import SwiftUI\n#Preview { Rectangle().fill(.liquidGlass) }"),
        .file("import SwiftUI\n#if os(macOS)\nlet shape = Rectangle().fill(.liquidGlass)\n#endif"),
        .file("import SwiftUI\nimport Fancy\nlet shape = Rectangle().fill(.liquidGlass)"),
        .file(
          """
          import SwiftUI
          extension ShapeStyle { static var liquidGlass: Color { .blue } }
          extension Glass { static var prominent: Glass { .regular.tint(.blue) } }
          struct Card: View { var body: some View { Rectangle().fill(.liquidGlass).glassEffect(.prominent) } }
          """),
        .files([
          "App/Style.swift": "enum GlassStyle { case regular }\nenum Tint { case glass, glassProminent, liquidGlass }",
          "App/Card.swift": "let a = GlassStyle.regular\nlet b: Tint = .liquidGlass\nlet c = make(.liquidGlass)",
        ]),
        "Card(style: .liquidGlass).kind(.glassStyle)",
        .file("func reset(_ corner: UICornerRadius) { view.set(radius: .containerConcentric(minimum: 8)) }"),
      ]),
    SourceRuleExamples(
      "glass-on-old-system",
      failing: [
        "if #available(iOS 18, *) { Text(title).glassEffect() } else { Text(title) }",
        "if #available(iOS 26, *) { Text(title) } else { Text(title).glassEffect() }",
        "if #unavailable(iOS 26) { Text(title).glassEffect() } else { Text(title) }",
        "if #available(iOS 17.4, macOS 15, *) { Button(title) {}.buttonStyle(.glass) }",
        .file(
          "@available(iOS 18, *)\nstruct Card: View { var body: some View { GlassEffectContainer { Text(title) } } }"),
        .file(
          """
          struct Card: View {
            @ViewBuilder var body: some View {
              guard #available(iOS 18, *) else { return Text(title) }
              return Text(title).glassEffect()
            }
          }
          """),
      ],
      passing: [
        "if #available(iOS 26, *) { Text(title).glassEffect() } else { Text(title) }",
        "if #available(iOS 26.1, macOS 26.1, *) { Button(title) {}.buttonStyle(.glass(.clear)) }",
        "if #available(iOS 18, *) { Text(title).background(.ultraThinMaterial) }",
        "if #unavailable(iOS 26) { Text(title) } else { Text(title).glassEffect() }", "Text(title).glassEffect()",
        "if #available(iOS 18, *) { if #available(iOS 26, *) { Text(title).glassEffect() } }",
        .file("@available(iOS 26, *)\nstruct Card: View { var body: some View { Text(title).glassEffect() } }"),
        "if #available(iOS 18, *) { Text(\"glassEffect()\") /* .glassEffect() */ }",
        .file(
          """
          extension View {
            func glassEffect() -> some View { background(.ultraThinMaterial) }
            @ViewBuilder func card() -> some View { if #available(iOS 18, *) { self.glassEffect() } }
          }
          """),
        .file("#Preview { if #available(iOS 18, *) { Text(title).glassEffect() } }"),
      ]),
    SourceRuleExamples(
      "glass-outside-module",
      failing: [
        "Text(title).glassEffect()", "GlassEffectContainer { Text(title).glassEffect(.regular, in: .circle) }",
        .file("import UIKit\nlet view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))"),
        .file(
          "extension View { func card() -> some View { glassEffect(.clear) } }", at: "Modules/GlassCards/Card.swift"),
        .files([
          "Modules/Glass/Card.swift": "extension View { func card() -> some View { glassEffect() } }",
          "App/Card.swift": "struct Card: View { var body: some View { Text(title).card().glassEffect() } }",
        ]),
      ],
      passing: [
        .file("extension View { func card() -> some View { glassEffect(.clear) } }", at: "Modules/Glass/Card.swift"),
        .files([
          "Modules/Glass/Card.swift": "extension View { func card() -> some View { glassEffect() } }",
          "App/Card.swift": "struct Card: View { var body: some View { GlassEffectContainer { Text(title).card() } } }",
        ]),
        "Button(title) {}.buttonStyle(.glass).glassEffectID(id, in: space)",
        "Text(\".glassEffect()\") // .glassEffect()",
        .file("#Preview { Text(title).glassEffect() }"),
        .file("#if os(macOS)\nstruct Card: View { var body: some View { Text(title).glassEffect() } }\n#endif"),
        .file("struct Pane { func glassEffect() {} }\nfunc show(_ pane: Pane) { pane.glassEffect() }"),
        .file("struct Pane { var glassEffect: Int }\nfunc show(_ pane: Pane) -> Int { pane.glassEffect }"),
        "if false { Text(title).glassEffect() }",
      ]),
    SourceRuleExamples(
      "glass-in-widget",
      failing: [
        .file(
          """
          struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
          struct DaysView: View { var body: some View { Text(title).glassEffect() } }
          """),
        .file(
          """
          struct Days: Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { _ in Text(title).glassEffect() } }
          }
          """),
        .files([
          "App/Days.swift":
            "struct Days: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: kind) { Outer($0) } } }",
          "App/Outer.swift": "struct Outer: View { var body: some View { VStack { Inner() } } }",
          "App/Inner.swift": "struct Inner: View { var body: some View { Button(title) {}.buttonStyle(.glass) } }",
        ]),
        .file(
          """
          struct Days { let kind = "days" }
          extension Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { Row($0) } } }
          struct Row: View {
            var body: some View { if isOn { row } }
            private var row: some View { Text(title).glassEffect(.clear) }
          }
          """),
      ],
      passing: [
        "Text(title).glassEffect()",
        .file(
          """
          struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
          struct DaysView: View { var body: some View { Text(title).containerBackground(.fill, for: .widget) } }
          struct Screen: View { var body: some View { Text(title).glassEffect() } }
          """),
        .file(
          """
          struct Widget { var name: String }
          struct WidgetView: View { var widget: Widget; var body: some View { Text(widget.name).glassEffect() } }
          """),
        .file(
          """
          struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
          struct DaysView: View { var body: some View { Text("glassEffect()") } }
          #Preview { DaysView().glassEffect() }
          """),
        .file(
          """
          import WidgetKit
          struct Screen: View {
            var body: some View { Text(title).glassEffect().onAppear { WidgetCenter.shared.reloadAllTimelines() } }
          }
          """),
      ]),
  ]
}
