import Palettes

extension PairFinder {
  /// Reads `.font(…)`: a text style, `.system(size:weight:)`, a custom font, or a constant of the project.
  mutating func applyFont(_ argument: NodeIndex, to context: inout ViewContext) {
    guard let chain = tree.soleChain(of: argument) else { return }
    let links = tree.links(of: chain)
    if readFont(links, tree, to: &context) { return }
    if let size = convertedSize(links) {
      (context.textStyle, context.fontSize) = (nil, size)
      return
    }
    guard let found = fontConstant(links) else { return }
    let tree = project.files[found.file].tree
    guard let value = tree.child(of: found.node, .value), let chain = tree.soleChain(of: value) else { return }
    _ = readFont(tree.links(of: chain), tree, to: &context)
  }

  /// The size in a font that is converted, as in `Font(FontFamily.serif.font(size: 49))`.
  private func convertedSize(_ links: [NodeIndex]) -> Double? {
    guard let head = links.first, tree.isNamed(head, "Font"), tree[head].flags.contains(.isCalled) else { return nil }
    let arguments = tree.subtree(of: head).filter { node in
      tree[node].kind == .argument && ["size", "ofSize"].contains(tree.name(node))
    }
    return arguments.count == 1 ? ConstantNumber(tree: tree).value(ofArgument: arguments[0]) : nil
  }

  private func readFont(_ links: [NodeIndex], _ tree: SyntaxTree, to context: inout ViewContext) -> Bool {
    var isKnown = false
    for link in links {
      let name = tree.name(link)
      if let style = TextStyle(name: name), !tree[link].flags.contains(.isCalled) {
        (context.textStyle, context.fontSize) = (style, nil)
        isKnown = true
      } else if name == "system" || name == "custom" {
        readSystemFont(link, tree, to: &context)
        isKnown = true
      } else if name == "bold" {
        context.fontWeight = 700
      } else if name == "weight", let weight = lastName(tree.firstArgument(of: link), tree) {
        context.fontWeight = Self.weight(weight)
      }
    }
    return isKnown
  }

  private func readSystemFont(_ link: NodeIndex, _ tree: SyntaxTree, to context: inout ViewContext) {
    context.textStyle = tree.firstPlainArgument(of: link).flatMap { lastName($0, tree) }.flatMap(
      TextStyle.init(name:))
    context.fontSize = ["size", "fixedSize"].lazy.compactMap { label in
      tree.arguments(of: link).first { tree.name($0) == label }
    }.first.flatMap { ConstantNumber(tree: tree).value(ofArgument: $0) }
    if let weight = lastName(tree.argument(of: link, "weight"), tree) { context.fontWeight = Self.weight(weight) }
    if tree.isNamed(link, "custom"), let name = tree.firstPlainArgument(of: link).flatMap(tree.stringLiteral),
      let weight = Self.weight(ofFont: String(decoding: name.utf8, as: UTF8.self))
    {
      context.fontWeight = weight
    }
  }

  /// The weight in the PostScript name of a font, after its last hyphen: 700 for `Inter-BoldItalic`; nil if it names none.
  static func weight(ofFont name: String) -> Int? {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 1, let style = parts.last else { return nil }
    let words = String(decoding: style, as: UTF8.self).lowercased()
    return postScriptWeights.first { words.hasPrefix($0.word) }?.weight
  }

  /// Words with which the style in a PostScript name begins, longer ones before those with which they begin.
  private static let postScriptWeights: [(word: String, weight: Int)] = [
    ("extrabold", 800), ("ultrabold", 800), ("semibold", 600), ("demi", 600), ("bold", 700), ("heavy", 800),
    ("black", 900), ("medium", 500), ("regular", 400), ("book", 400), ("roman", 400), ("light", 300), ("thin", 100),
  ]

  private func lastName(_ argument: NodeIndex?, _ tree: SyntaxTree) -> String? {
    guard let argument, let chain = tree.soleChain(of: argument), let last = tree.links(of: chain).last else {
      return nil
    }
    return tree.name(last)
  }

  /// The declaration of `.cardTitle` in an extension of `Font`, or of `Typography.title`.
  private func fontConstant(_ links: [NodeIndex]) -> SourceProject.Place? {
    let names = links.map { tree.name($0) }
    guard let last = names.last, links.allSatisfy({ !tree[$0].flags.contains(.isCalled) }) else { return nil }
    if names.count == 1, tree[links[0]].kind == .implicitMember {
      return project.member(last, of: "Font", where: { $0.kind == .variable })?.place
    }
    guard let type = project.typePath(names.dropLast().joined(separator: "."), within: member?.typePath ?? "") else {
      return nil
    }
    return project.member(last, of: type, where: { $0.kind == .variable })?.place
  }

  /// Returns the weight for a name of `Font.Weight`, 100…900.
  static func weight(_ name: String) -> Int {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: 400
    }
  }
}
