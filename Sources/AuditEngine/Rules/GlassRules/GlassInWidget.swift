import Palettes
import SwiftReading

extension Rule {
  /// Glass in a widget's content.
  static let glassInWidget = Rule(
    id: "glass-in-widget", severity: .note,
    page: RulePage(
      title: "Glass in a widget",
      finds: "A glass effect or a glass button in a widget, or in a view that one of the project's widgets shows.",
      matters:
        "The system renders widgets ahead of time and shows them as images. Developers report that glass doesn't "
        + "appear in them. Apple doesn't document this behavior, so the finding is a note.",
      failing: .swift(
        """
        struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
        struct DaysView: View { var body: some View { Text(title).glassEffect() } }
        """),
      passing: .swift(
        """
        struct Days: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: kind) { DaysView($0) } } }
        struct DaysView: View { var body: some View { Text(title).containerBackground(.fill, for: .widget) } }
        """),
      remedy: "Use `containerBackground(_:for:)`, which the system renders as needed.",
      references: ["Apple: View.containerBackground(_:for:)"])
  ) { input in
    input.inSources { facts in
      guard facts.glass.contains(where: { $0.drawsGlass }) else { return [] }
      let widgets = facts.widgets
      guard !widgets.isEmpty else { return [] }
      let shown = facts.typesInWidgets
      return facts.glass.filter { $0.kind == .effect || $0.kind == .buttonStyle }.compactMap { use in
        let place = facts.place(of: use)
        let isInWidget = shown.contains(use.surroundings.type) || widgets.contains { contains($0, place, facts) }
        return isInWidget ? SourceSighting(.inWidget, at: place) : nil
      }
    }
  }

  private static func contains(_ outer: SourceProject.Place, _ place: SourceProject.Place, _ facts: SourceFacts) -> Bool
  {
    outer.file == place.file && outer.node < place.node
      && place.node < facts.project.files[outer.file].tree[outer.node].following
  }
}

extension SourceFacts {
  /// The paths of the types that widgets show, the widgets themselves among them.
  var typesInWidgets: Set<String> {
    let widgets = self.widgets
    guard !widgets.isEmpty else { return [] }
    return types(reachedFrom: widgets) { $0 == .structType || $0 == .enumType }
      .union(widgets.compactMap { project.files[$0.file].type(around: $0.node)?.path })
  }

  /// The types that are widgets, by any of their declarations.
  fileprivate var widgets: [SourceProject.Place] {
    project.files.indexed().flatMap { file, source in
      source.members.filter { $0.kind.isType && !source.isLeftOut($0.node) }.filter { member in
        source.tree.children(of: member.node).contains {
          source.tree[$0].kind == .typeName && source.tree.isNamed($0, "Widget")
        }
      }.map { SourceProject.Place(file: file, node: $0.node) }
    }
  }
}
