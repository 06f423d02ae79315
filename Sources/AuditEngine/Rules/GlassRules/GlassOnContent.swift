import Palettes
import SwiftReading

extension Rule {
  /// Glass on rows, cells and cards.
  static let glassOnContent = Rule(
    id: "glass-on-content", severity: .warning,
    page: RulePage(
      title: "Glass on content",
      finds:
        "A glass effect in the content layer: on a row in a `List`, `Form`, or `Table`; a cell in a lazy stack or "
        + "grid; a card or block of text in a scroll view; or the content of a `Section`, `GroupBox`, or "
        + "`DisclosureGroup`. The rule also finds glass that the project's own modifiers, properties, functions, and "
        + "views apply. It ignores controls, section headers, overlays on a whole list, horizontal scroll views, "
        + "context menu previews, and branches that no use of the view reaches.",
      matters:
        "Glass is for controls and navigation that float above the content. Glass on the content itself competes with "
        + "them, and the contrast of its text changes with every pixel that people scroll.",
      failing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title).glassEffect(.regular) } } }"),
      passing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title) }.overlay { Add().glassEffect() } } }"
      ),
      remedy: "Give rows and cards an opaque fill or a material. Keep glass for elements that float above them.",
      judged: JudgedFindings(right: 8, of: 8),
      references: ["Apple, Human Interface Guidelines: Materials", "WWDC25 219, Meet Liquid Glass"])
  ) { input in
    input.inSources { facts in
      var told: Set<SourceProject.Place> = []
      return glassOnContent(facts).compactMap { use, container in
        let place = facts.place(of: use)
        guard told.insert(use.root ?? place).inserted, use.root == nil || told.insert(place).inserted else {
          return nil
        }
        return SourceSighting(
          .onContent(container: container, within: use.root.map { owner(of: $0, facts) } ?? ""), at: place)
      }
    }
  }

  /// The uses of glass in the content layer, with the container that each is in.
  static func glassOnContent(_ facts: SourceFacts) -> [(use: GlassUse, container: String)] {
    facts.glass.compactMap { use in
      guard isMeant(use, facts) else { return nil }
      return facts.contentContainer(of: use).map { (use, $0) }
    }
  }

  /// The type or the modifier of the project that writes some glass.
  private static func owner(of glass: SourceProject.Place, _ facts: SourceFacts) -> String {
    let source = facts.project.files[glass.file]
    guard let type = source.type(around: glass.node), type.kind != .extensionType else {
      return source.member(around: glass.node)?.name ?? ""
    }
    return type.title
  }

  /// Returns true if glass is drawn that is not a control's own, here or in what the project's view shows.
  private static func isMeant(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    guard use.drawsGlass || use.kind == .ownHolder, use.kind != .buttonStyle else { return false }
    // The preview of a context menu is a still picture, over which nothing scrolls.
    if let presenter = facts.presenter(of: use), facts.tree(of: use).isNamed(presenter, "contextMenu") { return false }
    if use.kind == .ownHolder || use.root != nil, use.isOfControl { return false }
    return !["Slider", "Toggle", "Stepper"].contains(facts.view(of: use))
  }
}
