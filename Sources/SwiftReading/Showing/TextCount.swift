import Palettes

/// The calls in a source that show text by themselves, whether or not anything shows them.
struct TextCount {
  /// Views that show the text that they are given first.
  static let titled: Set<String> = [
    "Text", "Label", "Button", "Link", "Menu", "NavigationLink", "ShareLink", "Toggle", "Picker", "Stepper",
    "DatePicker",
    "ColorPicker", "TextField", "SecureField", "DisclosureGroup", "LabeledContent", "GroupBox", "ProgressView", "Gauge",
    "Section", "ContentUnavailableView", "ControlGroup", "Tab", "TableColumn",
  ]

  /// The places of the texts of a file, in order, and the number of its symbols.
  static func texts(of source: SourceFile, _ file: FileIndex, _ project: SourceProject) -> (
    texts: [NodeIndex], symbols: Int
  ) {
    let tree = source.tree
    var texts: [NodeIndex] = []
    var symbols = 0
    let places = tree.places { node, _ in
      node.kind == .name && node.flags.contains(.isCalled) && node.nameLength <= 22 && node.nameLength >= 4
    }
    for node in places {
      let name = tree.name(node)
      guard !source.isLeftOut(node) || source.isUnused(node) || source.isForOtherPlatform(node) else { continue }
      if name == "Image", tree.argument(of: node, "systemName") != nil { symbols += 1 }
      guard titled.contains(name), isText(node, name, tree),
        !project.isShadowed(node, in: source)
      else { continue }
      texts.append(node)
    }
    return (texts, symbols)
  }

  private static func isText(_ node: NodeIndex, _ name: String, _ tree: SyntaxTree) -> Bool {
    guard let first = tree.arguments(of: node).first, !tree[first].flags.contains(.isTrailing) else { return false }
    // There is nothing to read in an empty title, but people type into a field without one.
    if !name.hasSuffix("Field"), let text = tree.stringLiteral(first), text.isBlank { return false }
    if name == "Text" {
      return tree.isUnnamed(first) || tree.isNamed(first, "verbatim") || tree.isNamed(first, "timerInterval")
    }
    guard tree.isUnnamed(first) else { return false }
    guard let chain = tree.soleChain(of: first), let link = tree.links(of: chain).first else { return true }
    // What a style shows was counted where the control is made; a case leads to a screen.
    if tree.isNamed(link, "configuration"), tree.soleLink(of: chain) != nil { return false }
    return name != "NavigationLink" || tree[link].kind != .implicitMember || tree.isNamed(link, "init")
  }
}
