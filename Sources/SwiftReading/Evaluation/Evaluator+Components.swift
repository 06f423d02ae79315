import ColorMath
import Palettes

/// The numbers of colors, by which code chooses others.
extension Evaluator {
  /// The value of a member that says something about the components of a color; nil for another member.
  static func component(_ name: String, of color: FoundColor) -> Value? {
    switch name {
    case "getRed", "getWhite", "getHue": return .bool(true)
    case "components": return color.components.map { .list($0) } ?? unknownComponent(name, of: color)
    case "red", "green", "blue", "alpha", "redComponent", "greenComponent", "blueComponent", "alphaComponent":
      let place = ["red", "green", "blue", "alpha"].firstIndex { name.hasPrefix($0) }
      return place.flatMap { color.components?[$0] } ?? unknownComponent(name, of: color)
    default: return nil
    }
  }

  /// A number that a color has, and that reading does not tell.
  private static func unknownComponent(_ name: String, of color: FoundColor) -> Value {
    .unknown(Unknown(subject: .components(Value.color(color).fingerprint.adding(name)), reason: .computed(name)))
  }

  /// The component of a color that a variable is handed to near a node, as in `color.getRed(&red, …)`; nil for another one.
  mutating func component(_ name: String, handedNear node: NodeIndex, _ scope: Scope) -> Value? {
    let source = project.files[scope.file]
    let tree = source.tree
    guard let block = source.parent(of: node) else { return nil }
    for link in tree.subtree(of: block) where tree[link].kind == .member && tree[link].flags.contains(.isCalled) {
      if let found = components(readBy: link, scope).first(where: { $0.label == name }) { return found.value }
    }
    return nil
  }

  /// The components that a call such as `color.getRed(&red, …)` gives variables; none for another call.
  mutating func components(readBy link: NodeIndex, _ scope: Scope) -> [Value.Element] {
    let source = project.files[scope.file]
    let tree = source.tree
    guard ["getRed", "getWhite", "getHue"].contains(tree.name(link)) else { return [] }
    let color = value(ofLinks: tree.links(of: source.chain(of: link)).prefix { $0 < link }, scope, as: "UIColor")
    return tree.arguments(of: link).enumerated().compactMap { place, argument in
      let text = tree.text(argument)
      guard let start = text.firstIndex(of: "&") else { return nil }
      let name = String(text[text.index(after: start)...])
      return .init(
        label: name,
        value: color.map { value in
          guard case .color(let color) = value, let all = color.components, tree.isNamed(link, "getRed") else {
            return Self.unknownComponent(name, of: .unresolved(.computed(value.words)))
          }
          return all[min(place, 3)]
        })
    }
  }
}

extension FoundColor {
  /// Red, green, blue, and opacity in sRGB; nil for a color that is not written in them.
  var components: [Value]? {
    guard case .literal(let color) = self, color.space == .sRGB else { return nil }
    let own = color.components
    return [own.first, own.second, own.third, color.alpha].map { .number($0) }
  }
}
