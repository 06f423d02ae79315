import Testing

@testable import AuditEngine

/// Glass in the wrong place is found through whatever a project puts it, and its harmless twins are not.
@Suite struct GlassDisguiseTests {
  typealias Snippet = SourceRuleExamples.Snippet

  /// The ways in which a view gets its glass.
  enum Disguise: CaseIterable {
    case direct, ownView, property, function, freeFunction, selfProperty, modifyClosure, viewModifier, viewExtension,
      available, otherFile, nested, ownInitializer

    /// The expression in the place of the view, and the declarations that it needs.
    func parts(_ view: String, _ glass: String) -> (use: String, members: String, types: String) {
      switch self {
      case .direct: ("\(view).padding()\(glass)", "", "")
      case .ownView, .otherFile, .ownInitializer:
        (
          self == .ownInitializer ? "Plate.init()" : "Plate()", "",
          "struct Plate: View { var body: some View { \(view)\(glass) } }"
        )
      case .property: ("plate", "private var plate: some View { \(view)\(glass) }", "")
      case .selfProperty: ("self.plate", "var plate: some View { \(view)\(glass) }", "")
      case .function: ("plate(1)", "private func plate(_ id: Int) -> some View { \(view)\(glass) }", "")
      case .freeFunction: ("plate(1)", "", "func plate(_ id: Int) -> some View { \(view)\(glass) }")
      case .modifyClosure: ("\(view).modify { $0\(glass) }", "", "")
      case .viewModifier:
        (
          "\(view).modifier(Glazed())", "",
          "struct Glazed: ViewModifier { func body(content: Content) -> some View { content.padding()\(glass) } }"
        )
      case .viewExtension:
        ("\(view).glazed()", "", "extension View { func glazed() -> some View { padding()\(glass) } }")
      case .available:
        (
          "plate",
          "@ViewBuilder var plate: some View { if #available(iOS 26, *) { \(view)\(glass) } else { \(view) } }",
          ""
        )
      case .nested:
        (
          "Outer()", "",
          "struct Outer: View { var body: some View { HStack { Plate() } } }\n"
            + "struct Plate: View { var body: some View { VStack { \(view)\(glass) } } }"
        )
      }
    }

    /// A project in which a screen shows the disguised view; `PLACE` is its place.
    func snippet(_ place: String, _ view: String = "Text(title)", glass: String) -> Snippet {
      let parts = parts(view, glass)
      let body = place.split(separator: "@", omittingEmptySubsequences: false).joined(separator: parts.use)
      let screen = "struct Screen: View {\n  var body: some View { \(body) }\n  \(parts.members)\n}\n"
      guard self == .otherFile else { return .file(screen + parts.types) }
      return .files(["App/Plate.swift": parts.types, "App/Screen.swift": screen])
    }
  }

  /// The places in the content layer.
  static let content = [
    "List { @ }", "List(items) { _ in @ }", "Form { Section { @ } }", "Table(items) { TableColumn(a) { _ in @ } }",
    "ScrollView { LazyVStack { ForEach(items) { _ in @ } } }", "ScrollView { ForEach(items) { _ in @ } }",
    "ScrollView { LazyVGrid(columns: columns) { ForEach(items) { _ in @ } } }",
    "ScrollView { Grid { GridRow { @ } } }", "ScrollView { VStack { Text(a); @ } }",
    "VStack { GroupBox { @ } }", "ScrollView { Section { @ } header: { Text(a) } }",
  ]

  /// Places that float over the content, or scroll sideways.
  static let floating = [
    "List { Text(a) }.overlay { @ }", "ZStack(alignment: .bottom) { ScrollView { Text(a) }; @ }",
    "Form { Text(a) }.safeAreaInset(edge: .bottom) { @ }", "ScrollView(.horizontal) { HStack { @ } }",
    "List { Text(a).sheet(isPresented: $isOn) { @ } }", "VStack { Text(a); @ }", "Map().overlay { @ }",
  ]

  private func found(_ id: String, _ snippet: Snippet) throws -> [String] {
    snippet.findings(of: [try #require(Rule.named(id))])
  }

  @Test(arguments: content, Disguise.allCases) func contentIsFound(_ place: String, _ disguise: Disguise) throws {
    for view in ["Text(title)", "VStack { Text(a); Text(b) }"] {
      let snippet = disguise.snippet(place, view, glass: ".glassEffect(.regular, in: .rect(cornerRadius: 12))")
      #expect(try found("glass-on-content", snippet).count == 1, "\(snippet.files)")
    }
  }

  @Test(arguments: floating, Disguise.allCases) func floatingGlassIsNotFound(_ place: String, _ disguise: Disguise)
    throws
  {
    let snippet = disguise.snippet(place, glass: ".glassEffect()")
    #expect(try found("glass-on-content", snippet) == [], "\(snippet.files)")
  }

  @Test(arguments: content, Disguise.allCases) func cardsOfMaterialAreNotFound(_ place: String, _ disguise: Disguise)
    throws
  {
    let snippet = disguise.snippet(place, glass: ".background(.regularMaterial)")
    #expect(try found("glass-on-content", snippet) == [], "\(snippet.files)")
  }

  /// Places without a dark layer, and with one.
  static let undimmed = [
    "@", "ZStack { Photo(); @ }", "Photo().overlay { @ }", "ZStack { Photo(); Color.black.opacity(0.1); @ }",
  ]
  static let dimmed = [
    "ZStack { Photo(); Color.black.opacity(0.35); @ }", "Photo().overlay(Color.black.opacity(0.4)).overlay { @ }",
    "VStack { @ }.background(.black.opacity(0.5))", "ZStack { Photo(); Rectangle().fill(.black.opacity(0.4)); @ }",
    "ZStack { Photo(); LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom); @ }",
    "ZStack { Photo(); DimmingLayer(); @ }",
  ]

  @Test(arguments: undimmed, Disguise.allCases) func clearGlassIsFound(_ place: String, _ disguise: Disguise) throws {
    let snippet = disguise.snippet(place, glass: ".glassEffect(.clear)")
    #expect(try found("clear-glass-undimmed", snippet).count == 1, "\(snippet.files)")
  }

  @Test(arguments: dimmed, Disguise.allCases) func dimmedClearGlassIsNotFound(_ place: String, _ disguise: Disguise)
    throws
  {
    let snippet = disguise.snippet(place, glass: ".glassEffect(.clear)")
    #expect(try found("clear-glass-undimmed", snippet) == [], "\(snippet.files)")
  }

  @Test(arguments: undimmed, Disguise.allCases) func otherGlassNeedsNoDimming(_ place: String, _ disguise: Disguise)
    throws
  {
    for glass in [".glassEffect()", ".glassEffect(.clear.tint(.black.opacity(0.4)))", ".background(.thinMaterial)"] {
      let snippet = disguise.snippet(place, glass: glass)
      #expect(try found("clear-glass-undimmed", snippet) == [], "\(snippet.files)")
    }
  }

  @Test(arguments: Disguise.allCases) func weakTintsAreFound(_ disguise: Disguise) throws {
    for tint in [".blue.opacity(0.2)", "theme.color.opacity(0.1)", "Color(white: 0, opacity: 0.15)"] {
      let snippet = disguise.snippet("VStack { @ }", glass: ".glassEffect(.regular.tint(\(tint)))")
      #expect(try found("weak-glass-tint", snippet).count == 1, "\(snippet.files)")
    }
    for tint in [".blue", "theme.color", ".black.opacity(0.7)", "isOn ? .red : nil"] {
      let snippet = disguise.snippet("VStack { @ }", glass: ".glassEffect(.regular.tint(\(tint)))")
      #expect(try found("weak-glass-tint", snippet) == [], "\(snippet.files)")
    }
  }

  @Test(arguments: [
    ("HStack { Button(a) {} }.glassEffect()", ".buttonStyle(.glass)"),
    ("controls.padding().glassEffect()", ".buttonStyle(.glassProminent)"),
    ("HStack { Button(a) {}; Button(b) {} }", ".buttonStyle(.glass).glassEffect()"),
    ("Panel()", ".glassEffect()"),
  ]) func glassButtonsUnderGlassAreFound(_ view: String, _ glass: String) throws {
    let panel = "struct Panel: View { var body: some View { VStack { Button(a) {}.buttonStyle(.glass) } } }\n"
    let controls = "extension Screen { var controls: some View { HStack { Button(a) {} } } }\n"
    let wraps: [(String, String)] = [
      ("@", ""), ("VStack { @ }", ""), ("if #available(iOS 26, *) { @ }", ""), ("ScrollView { VStack { @ } }", ""),
    ]
    for (place, types) in wraps {
      let body = place.split(separator: "@", omittingEmptySubsequences: false)
        .joined(separator: view == "Panel()" ? "VStack { Panel() }\(glass)" : view + glass)
      let snippet = Snippet.file(
        "struct Screen: View { var body: some View { \(body) } }\n" + panel + controls + types)
      #expect(try found("nested-glass", snippet).count == 1, "\(snippet.files)")
    }
  }

  @Test(arguments: [
    "HStack { Button(a) {} }.buttonStyle(.glass)", "HStack { Button(a) {} }.buttonStyle(.plain).glassEffect()",
    "HStack { Text(a) }.glassEffect()", "GlassEffectContainer { HStack { Button(a) {} } }.buttonStyle(.glass)",
    "VStack { HStack { Button(a) {} }.buttonStyle(.glass); Text(a).glassEffect() }",
  ]) func otherButtonsAreNotFound(_ body: String) throws {
    #expect(try found("nested-glass", "\(body)") == [], "\(body)")
  }
}
