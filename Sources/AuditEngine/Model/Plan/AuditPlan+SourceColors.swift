import ColorMath
import FileSyntax
package import Palettes

extension AuditPlan {
  /// The colors of pairs that one declaration in the sources writes as numbers, with their texts in reports, by place.
  package var sourceColors: [(name: SourceColorName, text: String)] {
    guard !loaded.declaration.sourceColors.isEmpty else { return [] }
    var known: Set<SourceColorName> = []
    var colors: [(name: SourceColorName, text: String)] = []
    let surfaces = Set(pairs.map { $0.surface }).sorted()
    let written =
      foregrounds.flatMap { $0.colors.all }
      + surfaces.flatMap { loaded.declaration.surfaces[$0].layers.all.flatMap { $0 }.flatMap { $0.colors } }
    for color in written {
      guard let name = loaded.declaration.name(ofSource: color), known.insert(name).inserted else { continue }
      colors.append((name, color.text))
    }
    return colors.ordered { ($0.name.location, $0.name.name) < ($1.name.location, $1.name.name) }
  }
}
