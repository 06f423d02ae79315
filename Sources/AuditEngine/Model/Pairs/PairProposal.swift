import Palettes

/// Pairs of sources as an audit file would declare them.
package struct PairProposal: Sendable {
  package struct Entry: Sendable {
    /// The pair as found.
    package let item: SourcePairs.Item
    /// The value of `on`: a token, a literal, or the name of a surface.
    package let on: String
  }

  /// Entries of `surfaces` that the file lacks, in the order in which pairs need them.
  package private(set) var surfaces: [(name: String, surface: SourceSurface)] = []
  /// Entries of `pairs`, the most frequent first.
  package private(set) var entries: [Entry] = []

  /// Proposes the pairs that no declared pair covers.
  package init(_ pairs: SourcePairs) {
    var taken = Set(pairs.plan.loaded.declaration.surfaces.map { $0.name })
    var names: [SourceSurface: String] = [:]
    for item in pairs.undeclared {
      let name: String
      if let plain = item.surface.plainColor {
        name = plain
      } else if let known = names[item.surface] {
        name = known
      } else {
        name = Slug.unique(item.surface.words, fallback: "anything", among: &taken)
        names[item.surface] = name
        surfaces.append((name, item.surface))
      }
      entries.append(Entry(item: item, on: name))
    }
  }
}

extension SourceSurface {
  /// The name or literal that `on` can use directly; nil if the surface needs an entry of its own.
  var plainColor: String? {
    guard layers.count == 1, !isElevated, replacements.isEmpty, case .color = layers[0].form, layers[0].opacity == 1
    else { return nil }
    return layers[0].text
  }
}
