import ColorMath
import Palettes
import SwiftReading

extension Rule {
  /// A view that writes the numbers of a color.
  static let hardCodedColor = Rule(
    id: "hard-coded-color", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .view(.hardCodedColor(_, isPlain: true)) = source.flaw {
        return .note
      }
      return .warning
    },
    page: RulePage(
      title: "Hard-coded color",
      finds:
        "A text color, or a background color behind text, that a view specifies with numbers, such as "
        + "`Color(red:green:blue:)`, `Color(hex:)`, or `UIColor(white:)`. The rule reports one finding for each type "
        + "and a separate note for white, black, and clear. Text is exempt if its color and its surface are both "
        + "fixed, if its surface is a view with unknown colors, or if the code sets the appearance. Decorative "
        + "elements are exempt: shadows, gradients, and shapes without text.",
      matters:
        "A hard-coded color is the same in light mode, in dark mode, and with increased contrast. An audit of the "
        + "asset catalog doesn't include it.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color(red: 0.8, green: 0.1, blue: 0.1)) } }"#
      ),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color.accentColor) } }"#),
      remedy:
        "Move the color to an asset catalog, add entries for dark mode and increased contrast, and refer to it by "
        + "name.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["Human Interface Guidelines, Color", "Apple: Specifying color in asset catalogs"])
  ) { input in
    input.inSources { facts in
      let clashing = facts.fixedColorsOfText
      return facts.colors.compactMap { use in
        let source = facts.project.files[use.file]
        guard use.isInView, case .literal(let color) = use.color, source.tree.writesNumbers(use.node),
          clashing.contains(.init(file: use.file, color: color)) || source.isSet(use.node), source.isReached(use.node),
          !source.isOfEffect(use.node)
        else { return nil }
        return SourceSighting(
          ViewFlaw.hardCodedColor(use.color.text, isPlain: color.isPlain), at: .init(file: use.file, node: use.node)
        ).grouped(by: .type(color.isPlain ? "plain" : ""))
      }
    }
  }
}

/// A color in one file; the same numbers in another one may fill a shape without text.
private struct FixedColor: Hashable {
  let file: FileIndex
  let color: ColorMath.Color
}

extension SourceFacts {
  /// The fixed colors of text on a surface that adapts, and those of surfaces below text that adapts.
  fileprivate var fixedColorsOfText: Set<FixedColor> {
    var colors: Set<FixedColor> = []
    for pair in pairs.pairs where pair.role == .text {
      // Where the code decides the appearance, or decides by it, nothing adapts behind the color.
      for alternative in pair.alternatives where !alternative.conditions.contains(where: { $0.isAppearance }) {
        let (layers, ink) = (alternative.surface.layers, alternative.foreground.fixed)
        let isFixed = layers.last.map { $0.isOpaque && $0.fixed != nil } ?? false
        // A view of unknown colors may be as fixed as the text on it.
        if let ink, !isFixed, alternative.surface.unresolved == nil {
          colors.insert(FixedColor(file: pair.file, color: ink))
        }
        guard ink == nil else { continue }
        for color in layers.compactMap({ $0.fixed }) { colors.insert(FixedColor(file: pair.file, color: color)) }
      }
    }
    return colors
  }
}

extension BranchCondition {
  /// True for light or dark mode.
  fileprivate var isAppearance: Bool { if case .appearance = self { true } else { false } }
}

extension FoundColor {
  /// The numbers of a color, whatever its opacity; nil for other colors.
  fileprivate var fixed: ColorMath.Color? {
    switch self {
    case .literal(let color): color
    case .opacity(let color, _): color.fixed
    default: nil
    }
  }
}

extension Color {
  /// True if it is white or black, in whichever opacity, or clear.
  fileprivate var isPlain: Bool {
    let isGray = components.first == components.second && components.second == components.third
    return alpha == 0 || isGray && (components.first == 0 || components.first == 1)
  }
}

extension SourceFile {
  /// Returns true if a color is set as one of the colors of a view of UIKit.
  fileprivate func isSet(_ node: NodeIndex) -> Bool {
    for outer in ancestors(of: node) {
      switch tree[outer].kind {
      case .statement:
        return assigned(in: outer).map {
          $0 == "textColor" || $0 == "tintColor" || $0 == "backgroundColor" && !isOfBareView(outer)
        } ?? false
      case .name, .member, .implicitMember: if tree.isNamed(outer, "setTitleColor") { return true }
      case let kind where kind.isMember: return false
      default: break
      }
    }
    return false
  }

  /// Returns true if a statement sets a property of a plain view to which nothing is added: no text is in front of it.
  private func isOfBareView(_ statement: NodeIndex) -> Bool {
    guard let target = tree.sequence(of: statement).first,
      let head = tree.links(of: target).first(where: {
        !tree.isNamed($0, "self")
      }), tree.links(of: target).last != head
    else { return false }
    let name = tree.name(head)
    let adding = ["addSubview", "addArrangedSubview", "insertSubview", "contentView"]
    var isPlain = false
    for node in tree.nodes.typedIndices {
      switch tree[node].kind {
      case .variable where tree.name(node) == name: isPlain = isPlain || makesPlainView(node)
      case .member where adding.contains(tree.name(node)):
        if tree.links(of: chain(of: node)).prefix(while: { $0 < node }).contains(where: { tree.name($0) == name }) {
          return false
        }
      default: break
      }
    }
    return isPlain
  }

  /// Returns true for `let line = UIView()`, also with a closure that configures it.
  private func makesPlainView(_ variable: NodeIndex) -> Bool {
    if let type = tree.child(of: variable, .typeName) { return ["UIView", "NSView"].contains(tree.name(type)) }
    guard let value = tree.child(of: variable, .value) else { return false }
    let first = tree.soleChain(of: value).flatMap { tree.links(of: $0).first }
    return first.map {
      (tree.isNamed($0, "UIView") || tree.isNamed($0, "NSView")) && tree[$0].flags.contains(.isCalled)
    }
      ?? false
  }

  /// Returns true if a color belongs to a shadow, a gradient or a divider, whose colors are no colors of the palette.
  fileprivate func isOfEffect(_ node: NodeIndex) -> Bool {
    for outer in ancestors(of: node) {
      switch tree[outer].kind {
      case .name, .member, .implicitMember: if Self.names(effect: tree.name(outer)) { return true }
      case .variable: if Self.names(effect: tree.name(outer)) || isDefault(outer, of: node) { return true }
      case .function: return Self.names(effect: tree.name(outer))
      case .statement: if let target = assigned(in: outer), Self.names(effect: target) { return true }
      case .chain: if let head = tree.links(of: outer).first, Self.names(effect: tree.name(head)) { return true }
      case let kind where kind.isType: return false
      default: break
      }
    }
    return false
  }

  /// Returns true if a color is the value that a property has until someone sets it.
  private func isDefault(_ variable: NodeIndex, of node: NodeIndex) -> Bool {
    guard !tree[variable].flags.contains(.isConstant), !tree[variable].flags.contains(.isStatic),
      let outer = parent(of: variable), tree[outer].kind.isType, let value = tree.child(of: variable, .value)
    else { return false }
    return value < node && node < tree[value].following
  }

  private static func names(effect name: String) -> Bool {
    let name = name.lowercased()
    return name.holds("gradient") || name.holds("shadow") || name == "stop" || name == "divider"
  }

  /// The name of the property that a statement assigns to.
  private func assigned(in statement: NodeIndex) -> String? {
    let parts = tree.sequence(of: statement)
    guard parts.count > 2, tree.isNamed(parts[1], "=") else { return nil }
    return tree.links(of: parts[0]).last.map { tree.name($0) }
  }
}

extension SyntaxTree {
  /// Returns true if a call of `Color` or `UIColor` takes numbers, or the digits of a color.
  fileprivate func writesNumbers(_ call: NodeIndex) -> Bool {
    if nodes[call].kind == .macro { return true }
    return arguments(of: call).contains { argument in
      switch name(argument) {
      case "red", "displayP3Red", "white", "hue", "hex", "hexString", "rgb": true
      case "": stringLiteral(argument)?.hasPrefix("#") ?? false
      default: false
      }
    }
  }
}
