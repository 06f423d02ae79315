import Palettes

/// Modifiers that fade, hide or disable a view.
extension PairFinder {
  /// Applies the opacity of a view, and the style of lists.
  mutating func applyDisplay(_ name: String, _ link: NodeIndex, _ argument: NodeIndex?, to context: inout ViewContext) {
    switch name {
    case "listStyle": context.listStyle = memberName(argument)
    case "scrollContentBackground": context.hidesListBackground = memberName(argument) == "hidden"
    default:
      // A view that is always clear is never read: it only keeps room for another one.
      guard tree[link].kind == .member, let amount = shownOpacity(argument), amount > 0 else {
        context.isFadeUnknown = true
        return
      }
      context.fade *= amount
    }
  }

  /// Modifiers that change colors in a way that is not computed.
  static let filters: Set<String> = [
    "saturation", "brightness", "contrast", "grayscale", "hueRotation", "colorMultiply", "colorInvert", "blendMode",
    "colorEffect", "luminanceToAlpha",
  ]

  /// The amounts with which filters change nothing.
  private static let neutralAmounts = ["saturation": 1.0, "brightness": 0, "contrast": 1, "grayscale": 0]

  /// Leaves out what is shown through a filter, whose colors are not those that are stated.
  func applyFilter(_ link: NodeIndex, to context: inout ViewContext) {
    if isFiltering(link) { context.opaqueContainer = "a color filter" }
  }

  /// Returns true if a link is a filter that changes colors.
  func isFiltering(_ link: NodeIndex) -> Bool {
    guard Self.filters.contains(tree.name(link)) else { return false }
    let argument = tree.firstPlainArgument(of: link)
    if let neutral = Self.neutralAmounts[tree.name(link)], let argument {
      return ConstantNumber(tree: tree).value(of: tree.sequence(of: argument)) != neutral
    }
    return !(tree.isNamed(link, "blendMode") && memberName(argument) == "normal")
  }

  /// Returns true if a sheet may have another height than that of the screen.
  func isPartial(_ detents: NodeIndex?) -> Bool {
    guard let detents else { return false }
    return tree.subtree(of: detents).contains { node in
      tree[node].kind == .implicitMember && !tree.isNamed(node, "large")
    }
  }

  /// Leaves out the state in which a control is disabled, which has no minimum.
  func applyDisabled(_ argument: NodeIndex?, to context: inout ViewContext) {
    guard let argument else { return }
    if let isDisabled = tree.boolean(argument) {
      if isDisabled { context.opaqueContainer = "disabled" }
      return
    }
    let conditions = ConditionReader(file: project.files[file]).conditions(of: tree.sequence(of: argument))
    guard conditions.count == 1, let enabled = context.adding([conditions[0].negated]) else { return }
    context = enabled
  }

  /// Returns true if a mask is text or another view, through which what lies above it is seen.
  func isMaskedByContent(_ argument: NodeIndex?) -> Bool {
    guard let head = argument.flatMap(tree.soleChain).flatMap({ tree.links(of: $0).first }) else { return false }
    return ["self", "content", "Text", "Label", "Image", "$0"].contains(tree.name(head))
  }

  /// The opacity of a view while it is shown: a constant, or the other one of a constant and zero.
  private func shownOpacity(_ argument: NodeIndex?) -> Double? {
    let numbers = ConstantNumber(tree: tree)
    if let amount = numbers.value(ofArgument: argument) { return amount }
    guard let argument else { return nil }
    let parts = tree.sequence(of: argument)
    guard parts.count >= 5, tree.isNamed(parts[parts.count - 2], ":"), tree.isNamed(parts[parts.count - 4], "?"),
      let first = numbers.value(of: [parts[parts.count - 3]]), let second = numbers.value(of: [parts[parts.count - 1]])
    else { return nil }
    return first == 0 ? second : second == 0 ? first : nil
  }
}
