/// The names of glass, materials and bar backgrounds in sources.
enum GlassNames {
  /// Returns true if a node is a link or a type that may have one of these names.
  static func mayHold(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard node.nameLength >= 5 else { return false }
    switch node.kind {
    case .name, .member, .implicitMember, .typeName: break
    default: return false
    }
    // Each of them has an l, except for two.
    return node.nameLength == 19 || node.nameLength == 22
      || bytes[node.nameRange.clamped(to: bytes.indices)].contains(UInt8(ascii: "l"))
  }

  /// Returns the kind of use of a link by its name, anywhere; nil for any other name.
  static func kind(_ node: NodeIndex, _ tree: SyntaxTree) -> GlassUse.Kind? {
    let length = tree[node].nameLength
    guard length >= 5 else { return nil }
    switch tree[node].kind {
    case .name, .member, .implicitMember:
      let bytes = tree.nameBytes(node)
      guard isNear(bytes) else { return nil }
      return kind(tree.name(node))
    case .typeName:
      return length >= 10 && isNear(tree.nameBytes(node)) && ofTypes.contains(tree.name(node)) ? .unknown : nil
    default: return nil
    }
  }

  /// Returns true if a name may be one of those here, for a quick look.
  static func isNear(_ name: String) -> Bool { isNear(Array(name.utf8)[...]) }

  private static func isNear(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.count {
    case 8: if bytes.elementsEqual("Material".utf8) { return true }
    case 13: if bytes.elementsEqual("ToolbarSpacer".utf8) { return true }
    case 17: if bytes.elementsEqual("toolbarBackground".utf8) { return true }
    case 19: if bytes.elementsEqual("containerConcentric".utf8) { return true }
    case 22: if bytes.elementsEqual("presentationBackground".utf8) { return true }
    default: break
    }
    return endsInMaterial(bytes) || holdsGlass(bytes)
  }

  private static func endsInMaterial(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last == UInt8(ascii: "l") && bytes.count >= 12 && bytes.suffix(8).elementsEqual("Material".utf8)
  }

  /// Returns true if the bytes contain `glass` or `Glass`.
  private static func holdsGlass(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 5 else { return false }
    for index in bytes.startIndex + 1...bytes.endIndex - 4
    where bytes[index] == UInt8(ascii: "l") && bytes[index + 1] == UInt8(ascii: "a")
      && bytes[index + 2] == UInt8(ascii: "s") && bytes[index + 3] == UInt8(ascii: "s")
      && bytes[index - 1] | 0x20 == UInt8(ascii: "g")
    {
      return true
    }
    return false
  }

  private static func kind(_ name: String) -> GlassUse.Kind? {
    switch name {
    case "glassEffect": .effect
    case "GlassEffectContainer": .container
    case "glass", "glassProminent", "GlassButtonStyle", "GlassProminentButtonStyle": .buttonStyle
    case "glassEffectID", "glassEffectUnion", "glassEffectTransition", "glassBackgroundEffect": .companion
    case "UIGlassEffect", "UIGlassContainerEffect", "NSGlassEffectView", "NSGlassEffectContainerView", "prominentGlass",
      "clearGlass", "prominentClearGlass":
      .uiKit
    case "liquidGlass", "GlassStyle", "LiquidGlass", "glassStyle", "LiquidGlassStyle", "containerConcentric",
      "ToolbarSpacer":
      .unknown
    case "Material", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial":
      .material
    case "toolbarBackground", "presentationBackground": .bar
    default: nil
    }
  }

  /// Names of glass types in drafts.
  private static let ofTypes: Set<String> = ["GlassStyle", "LiquidGlassStyle", "LiquidGlass"]
}
