import FileSyntax
import Palettes
import SwiftReading

/// Finds the strokes in a document's blocks of Swift, with the surface that they are drawn on.
struct StrokeReader {
  struct Stroke {
    let color: FoundColor
    /// The background of the view that the stroke is laid over; nil if it states none.
    let surface: FoundColor?
    /// True around a field that has no label of its own, which people find by its edge.
    let isOfField: Bool
    let location: SourceLocation
    let member: String
  }

  private static let names: Set<String> = ["stroke", "strokeBorder", "border"]
  private static let fields: [StaticString] = ["TextField", "SecureField", "TextEditor"]

  /// The strokes in the order of files.
  private(set) var strokes: [Stroke] = []
  private let project: SourceProject
  private var colors: PlacedColors

  init(_ project: SourceProject) {
    self.project = project
    colors = PlacedColors(project)
    let places = project.links(named: Self.names).values.flatMap { $0 }.ordered {
      ($0.file, $0.node) < ($1.file, $1.node)
    }
    for (place, location) in zip(places, project.locations(of: places)) { read(place, location) }
  }

  private mutating func read(_ place: SourceProject.Place, _ location: SourceLocation) {
    let source = project.files[place.file]
    guard let argument = source.tree.firstPlainArgument(of: place.node) else { return }
    let color = colors.color(argument, in: place.file)
    let (surface, isOfField) = around(place, source)
    strokes.append(
      Stroke(
        color: color, surface: surface, isOfField: isOfField, location: location,
        member: source.member(around: place.node)?.title ?? ""))
  }

  /// The background of the chain that the stroke is laid over, and if that is a field.
  private mutating func around(_ place: SourceProject.Place, _ source: SourceFile) -> (FoundColor?, Bool) {
    let tree = source.tree
    for chain in source.ancestors(of: place.node).prefix(16) where tree[chain].kind == .chain {
      let links = tree.links(of: chain)
      let overlay = links.firstIndex { link in
        (tree.isNamed(link, "overlay") || link == place.node && tree.isNamed(link, "border"))
          && (link...tree[link].following).contains(place.node)
      }
      guard let overlay else { continue }
      let isOfField = links.first.map { head in Self.fields.contains { tree.isNamed(head, $0) } } ?? false
      let background = links[..<overlay].last { tree.isNamed($0, "background") }
      let argument = background.flatMap { tree.firstPlainArgument(of: $0) }
      return (argument.map { colors.color($0, in: place.file) }, isOfField)
    }
    return (nil, false)
  }
}
