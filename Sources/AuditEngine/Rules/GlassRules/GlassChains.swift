import Palettes
import SwiftReading

/// Uses of glass or of materials by their modifier chains.
struct GlassChains {
  private var uses: [SourceProject.Place: [GlassUse]] = [:]
  private let facts: SourceFacts

  /// Sorts the uses of a project that a predicate accepts.
  init(_ facts: SourceFacts, where isMeant: (GlassUse) -> Bool) {
    self.facts = facts
    for use in facts.glass where isMeant(use) { add(use, at: use.chain) }
  }

  /// Adds a use to a chain of its file, up to a limit that no real code reaches.
  mutating func add(_ use: GlassUse, at chain: NodeIndex) {
    let place = SourceProject.Place(file: use.surroundings.file, node: chain)
    if uses[place]?.count ?? 0 < SyntaxTree.mostLinks { uses[place, default: []].append(use) }
  }

  /// The uses in the chain of a link.
  func uses(inChainOf link: NodeIndex, in file: FileIndex) -> [GlassUse] {
    uses[.init(file: file, node: facts.project.files[file].chain(of: link)), default: []]
  }

  /// The nearest use on a view around another use, or earlier in its chain, which a predicate accepts.
  func first(under use: GlassUse, where isUnder: (GlassUse, ViewSurroundings.Call?) -> Bool) -> GlassUse? {
    let file = use.surroundings.file
    if let earlier = uses(inChainOf: use.link, in: file).first(where: { $0.link < use.link && isUnder($0, nil) }) {
      return earlier
    }
    for call in use.surroundings.shown {
      let found = uses(inChainOf: call.link, in: file).first { $0.node != use.node && isUnder($0, call) }
      if let found { return found }
    }
    return nil
  }
}
