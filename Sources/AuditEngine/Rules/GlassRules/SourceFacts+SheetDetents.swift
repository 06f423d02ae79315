import Palettes
import SwiftReading

extension SourceFacts {
  /// Returns true if the sheet with a use has a height other than the full one, at which a sheet is glass: by a modifier
  /// of the view, of those around it, or of the places that show its type.
  func hasPartialDetent(_ use: GlassUse) -> Bool {
    let file = use.surroundings.file
    let own = [use.link] + use.surroundings.shown.map { $0.link }
    if own.contains(where: { isPartial(around: $0, in: file) }) { return true }
    let type = String(use.surroundings.type.split(separator: ".").last ?? "")
    guard !type.isEmpty else { return false }
    return project.links(named: [type])[type, default: []].contains { place in
      let source = project.files[place.file]
      guard source.tree[place.node].kind == .name, source.tree[place.node].flags.contains(.isCalled),
        project.typePath(of: place.node, in: source) == use.surroundings.type
      else { return false }
      return isPartial(around: place.node, in: place.file)
        || source.ancestors(of: place.node).prefix {
          !source.tree[$0].kind.isMember && !source.tree.isNamed($0, "sheet")
        }
        .contains { source.tree[$0].kind == .name && isPartial(around: $0, in: place.file) }
    }
  }

  /// Returns true if the chain of a link has detents, and not only the large one.
  private func isPartial(around link: NodeIndex, in file: FileIndex) -> Bool {
    let (source, tree) = (project.files[file], project.files[file].tree)
    return tree.links(of: source.chain(of: link)).contains { other in
      guard tree.isNamed(other, "presentationDetents"), let detents = tree.firstPlainArgument(of: other) else {
        return false
      }
      return tree.text(detents).filter { $0 != " " && $0 != "," } != "[.large]"
    }
  }
}
