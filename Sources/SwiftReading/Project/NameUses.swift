import Palettes

/// The uses of named colors in sources.
///
/// A declaration that only gives a color another name, as `static let ink = Color("ink")`, uses the color only if code uses
/// the declaration.
package struct NameUses: Sendable {
  /// The indices of the names that something shows.
  package private(set) var used: Set<Int> = []
  /// The indices of the names that something shows other than as one side of a choice by appearance.
  private var unpicked: Set<Int> = []

  /// The indices of the names that code shows in one appearance only, by helpers as `dynamic(light:dark:)`.
  package var picked: Set<Int> { used.subtracting(unpicked) }

  fileprivate mutating func use(_ indices: some Sequence<Int>, isPicked: Bool = false) {
    used.formUnion(indices)
    if !isPicked { unpicked.formUnion(indices) }
  }
}

/// Follows the names of colors through the declarations that rename them.
private struct NameFollower {
  /// A name that a declaration gives to some color, and if it is one side of a choice by appearance.
  private struct Renamed: Hashable {
    let index: Int
    let isPicked: Bool
  }

  /// The most declarations between a color and its use.
  private static let mostRenamings = 4

  let project: SourceProject
  private(set) var uses = NameUses()
  /// The declarations by which colors are known, by name.
  private var renamed: [String: Set<Renamed>] = [:]

  init(_ project: SourceProject, _ names: [String]) {
    self.project = project
    let own = UsedNames(names)
    var (heads, tails): (Set<String>, Set<String>) = ([], [])
    for source in project.files {
      let tree = source.tree
      for node in tree.nodes.typedIndices {
        switch tree[node].kind {
        case .name, .member, .implicitMember, .enumCase, .keyPath:
          note(
            own.matches(lastPart(tree.nameBytes(node))).map { Renamed(index: $0, isPicked: false) }, at: node, source)
        case .string:
          guard let head = tree.stringHead(node), head.utf8.count <= 128, !source.namesAsset(node) else { continue }
          if tree.child(of: node, .interpolation) == nil {
            let found = own.matches(lastPath(Array(head.utf8)[...])).map { Renamed(index: $0, isPicked: false) }
            note(found, at: node, source)
          } else if head.utf8.count > 2, Self.isPart(head) {
            heads.insert(head)
          } else if head.isEmpty || Self.isPart(head), let tail = tree.stringTail(node), Self.isPart(tail) {
            tails.insert(tail)
          }
        default: continue
        }
      }
    }
    uses.use(own.starting(with: heads))
    uses.use(own.ending(with: tails))
    follow()
  }

  /// Looks for the uses of the declarations that rename colors, then of those that rename these.
  private mutating func follow() {
    var known: Set<String> = []
    for round in 0... {
      let next = renamed.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      guard !next.isEmpty else { return }
      guard round < Self.mostRenamings else {
        for (_, colors) in next { uses.use(colors.map { $0.index }) }
        return
      }
      known.formUnion(next.map { $0.key })
      let names = UsedNames(next.map { $0.key })
      for source in project.files {
        for node in source.tree.nodes.typedIndices {
          switch source.tree[node].kind {
          case .name, .member, .implicitMember, .keyPath:
            for index in names.matches(lastPart(source.tree.nameBytes(node))) {
              note(Array(next[index].value), at: node, source, of: next[index].key)
            }
          default: continue
          }
        }
      }
    }
  }

  /// Notes that code names a color at a node: a use, or the value of a declaration.
  private mutating func note(_ colors: [Renamed], at node: NodeIndex, _ source: SourceFile, of name: String = "") {
    guard !colors.isEmpty else { return }
    let isPicked = source.isOneAppearance(node)
    guard let variable = source.renaming(around: node) else {
      for color in colors { uses.use([color.index], isPicked: isPicked || color.isPicked) }
      return
    }
    // In its own declaration a name is the color's.
    if variable == name { return }
    renamed[variable, default: []].formUnion(
      colors.map { Renamed(index: $0.index, isPicked: $0.isPicked || isPicked) })
  }

  /// Returns true if a text may be a part of the name of a color.
  private static func isPart(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.utf8.allSatisfy { $0.isNameByte || [0x2F, 0x2D, 0x20, 0x2E].contains($0) }
  }

  private func lastPart(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
  }

  private func lastPath(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: "/")).map { name[($0 + 1)...] } ?? name
  }
}

extension SourceProject {
  /// The uses of names: as a name, as a whole string, or as the start of a string with interpolations.
  package func uses(of names: [String]) -> NameUses { names.isEmpty ? NameUses() : NameFollower(self, names).uses }
}

extension SourceFile {
  /// The labels of arguments of which each is the color of one appearance.
  private static let appearances: Set<String> = [
    "light", "dark", "lightColor", "darkColor", "lightMode", "darkMode", "onLight", "onDark",
  ]

  /// Returns true if a node is in the argument, the case, or the member for one appearance, by its name: `light:`,
  /// `case .welcomeDark:`, `var darkColors`.
  fileprivate func isOneAppearance(_ node: NodeIndex) -> Bool {
    for outer in ancestors(of: node) {
      switch tree[outer].kind {
      case .argument: if Self.appearances.contains(tree.name(outer)) { return true }
      case .switchCase:
        let pattern = tree.child(of: outer, .pattern).map { tree.text($0) } ?? ""
        if Self.isOfAppearance(pattern.split(separator: ".").last.map { String($0) } ?? "") { return true }
      default: if tree[outer].kind.isMember { return Self.isOfAppearance(tree.name(outer)) }
      }
    }
    return false
  }

  /// Returns true for a name such as `dark`, `welcomeDark`, or `darkColors`.
  private static func isOfAppearance(_ name: String) -> Bool {
    ["light", "dark"].contains { word in
      if name == word || name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst()) { return true }
      return name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? false
    }
  }

  /// The name of the static property around a node, or of the property of an extension of a color, whose value the node is
  /// a part of; nil for other code.
  fileprivate func renaming(around node: NodeIndex) -> String? {
    guard let member = member(around: node), member.kind == .variable, !tree.text(member.node).holds("@objc") else {
      return nil
    }
    let isOfColor = ["Color", "UIColor", "NSColor", "ShapeStyle"].contains(member.typePath)
    return (member.isStatic || isOfColor) && tree.subtree(of: member.node).count <= 64 ? member.name : nil
  }
}

extension SyntaxTree {
  /// The text of a string node after its last interpolation; nil if it has none or ends in one.
  fileprivate func stringTail(_ link: NodeIndex) -> String? {
    guard let last = children(of: link).filter({ nodes[$0].kind == .interpolation }).last else { return nil }
    let end = nodes[link].range.upperBound
    let tail = bytes[min(nodes[last].range.upperBound, end)..<end].drop { $0 == UInt8(ascii: ")") }
    let text = tail.prefix { $0 != UInt8(ascii: "\"") }
    return text.count > 2 ? String(decoding: text, as: UTF8.self) : nil
  }
}

extension SourceFile {
  /// Returns true for the name in `static let ink = ColorAsset(name: "ink")` of generated code, which only declares a
  /// property: its uses count by the property's name.
  fileprivate func namesAsset(_ string: NodeIndex) -> Bool {
    guard let chain = parent(of: string), tree[chain].kind == .chain, let argument = parent(of: chain),
      tree[argument].kind == .argument, tree.isNamed(argument, "name"), let link = parent(of: argument),
      tree.name(link).hasSuffix("Asset"), let value = parent(of: link).flatMap(parent), tree[value].kind == .value,
      let variable = parent(of: value)
    else { return false }
    return tree[variable].kind == .variable && tree[variable].flags.contains(.isStatic)
  }
}
