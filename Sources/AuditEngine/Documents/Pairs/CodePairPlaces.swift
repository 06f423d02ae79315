import Palettes
import SwiftReading

/// The frames of the views of pairs, and the controls around them.
struct CodePairPlaces {
  /// A side at which glass counts as small, in points: buttons and bars, not sheets.
  static let smallSide = 64.0

  private let project: SourceProject
  private var pairs: [SourceLocation: FoundPair] = [:]

  init(_ facts: SourceFacts) {
    project = facts.project
    let found = facts.pairs.pairs
    let locations = project.locations(of: found.map { .init(file: $0.file, node: $0.node) })
    for (pair, location) in zip(found, locations) where pairs[location] == nil { pairs[location] = pair }
  }

  /// The member that shows a view.
  func member(of location: SourceLocation) -> String? { pairs[location]?.member }

  /// Returns true if a view takes its color from the system, because nothing around it states one.
  func isUnstyled(_ location: SourceLocation) -> Bool { pairs[location]?.foregroundFinding == .defaultBackground }

  /// Returns true if a view is the label of a control, whose color depends on its style.
  func isInControl(_ location: SourceLocation) -> Bool {
    guard let pair = pairs[location] else { return false }
    let (file, tree) = (project.files[pair.file], project.files[pair.file].tree)
    return ([pair.node] + Array(file.ancestors(of: pair.node))).contains { node in
      Self.controls.contains { tree.isNamed(node, $0) } && (tree[node].kind == .name || tree[node].kind == .call)
    }
  }

  private static let controls: [StaticString] = [
    "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Picker", "Label",
  ]

  /// Returns true if a view and its glass are in a frame of a small button.
  func isSmall(_ location: SourceLocation) -> Bool {
    guard let pair = pairs[location] else { return false }
    let (file, tree) = (project.files[pair.file], project.files[pair.file].tree)
    let chains = file.ancestors(of: pair.node).prefix(12).filter { tree[$0].kind == .chain }
    return chains.contains { chain in
      tree.links(of: chain).contains { link in
        guard tree.isNamed(link, "frame") else { return false }
        let sides = ["width", "height"].map { side($0, of: link, tree) }
        return sides.allSatisfy { $0.map { $0 <= Self.smallSide } ?? false }
      }
    }
  }

  private func side(_ name: String, of link: NodeIndex, _ tree: SyntaxTree) -> Double? {
    let argument = tree.arguments(of: link).first { tree.name($0) == name }
    guard let argument, let value = tree.sequence(of: argument).first else { return nil }
    return Double(tree.text(value))
  }
}
