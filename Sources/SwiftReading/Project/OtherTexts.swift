package import Palettes

/// The texts that a framework other than SwiftUI shows, which are counted and not measured.
package struct OtherTexts: Hashable, Sendable {
  /// A framework, or a tool that writes views of it.
  package enum Framework: String, CaseIterable, Hashable, Sendable {
    case uiKit = "uikit"
    case appKit = "appkit"
    case interfaceBuilder = "interface-builder"

    /// The name as Apple writes it.
    package var name: String {
      switch self {
      case .uiKit: "UIKit"
      case .appKit: "AppKit"
      case .interfaceBuilder: "Interface Builder"
      }
    }
  }

  package var framework: Framework
  /// The number of places at which a view with a text is made, at least 1.
  package var count: Int
  /// The first of the places.
  package var first: SourceLocation

  /// Creates a count.
  package init(_ framework: Framework, count: Int, first: SourceLocation) {
    (self.framework, self.count, self.first) = (framework, count, first)
  }

  /// Returns one count for each framework, in their order.
  package static func joined(_ texts: some Sequence<OtherTexts>) -> [OtherTexts] {
    Framework.allCases.compactMap { framework in
      let own = texts.filter { $0.framework == framework }
      guard let first = own.map({ $0.first }).min() else { return nil }
      return OtherTexts(framework, count: own.reduce(0) { $0 + $1.count }, first: first)
    }
  }
}

/// Counts the calls that make views with a text, by the names of their classes and of those that inherit from them.
struct OtherTextReader {
  private var frameworks: [String: OtherTexts.Framework] = [:]
  private let filter: NameFilter

  /// The classes of UIKit that show a text.
  static let uiKit = ["UILabel", "UIButton", "UITextField", "UITextView"]
  /// The classes of AppKit that show a text.
  static let appKit = ["NSTextField", "NSButton", "NSTextView"]
  /// The most classes between a class and the one of the system.
  private static let deepest = 16

  /// Finds the classes of a project that inherit from those of the system, and other names of them.
  init(_ project: SourceProject) {
    for name in Self.uiKit { frameworks[name] = .uiKit }
    for name in Self.appKit { frameworks[name] = .appKit }
    var open: [(name: String, base: String)] = []
    for file in project.files {
      for member in file.members where member.kind == .classType || member.kind == .typeAlias {
        guard let base = file.tree.children(of: member.node).first(where: { file.tree[$0].kind == .typeName }) else {
          continue
        }
        open.append((member.name, file.tree.name(base)))
      }
    }
    for _ in 0..<Self.deepest {
      let known = frameworks.count
      for (name, base) in open where frameworks[name] == nil { frameworks[name] = frameworks[base] }
      if frameworks.count == known { break }
    }
    filter = NameFilter(Set(frameworks.keys))
  }

  /// The counts of one file.
  func texts(in file: SourceFile) -> [OtherTexts] {
    let tree = file.tree
    let named = tree.places { node, bytes in
      (node.kind == .name || node.kind == .typeName) && node.nameLength >= 3 && filter.mayBeNamed(node, bytes)
    }
    var counts: [OtherTexts.Framework: (count: Int, first: NodeIndex)] = [:]
    for node in named {
      guard let framework = frameworks[tree.name(node)], makesView(node, in: tree), !file.isLeftOut(node) else {
        continue
      }
      counts[framework, default: (0, node)].count += 1
    }
    guard !counts.isEmpty else { return [] }
    let lines = LineTable(tree.bytes)
    return counts.map { framework, found in
      let place = lines.position(ofByte: tree[found.first].range.lowerBound)
      return OtherTexts(
        framework, count: found.count,
        first: SourceLocation(file: file.path, line: place.line, column: place.column))
    }
  }

  /// Returns true if a class is called, by itself or with `.init`; a type also if the value of its type is `.init()`.
  private func makesView(_ node: NodeIndex, in tree: SyntaxTree) -> Bool {
    let next = tree[node].following
    guard tree[node].kind == .name else {
      return tree.bytes[tree[node].range].first != UInt8(ascii: "[") && isValueOfType(next, in: tree)
    }
    return tree[node].flags.contains(.isCalled) || isCalledInit(next, .member, in: tree)
  }

  /// Returns true if a node is the value after a type, and a call of `.init`.
  private func isValueOfType(_ node: NodeIndex, in tree: SyntaxTree) -> Bool {
    guard tree.nodes.indices.contains(node.offset), tree[node].kind == .value, let chain = tree.soleChain(of: node)
    else { return false }
    return isCalledInit(chain.advanced(by: 1), .implicitMember, in: tree)
  }

  private func isCalledInit(_ node: NodeIndex, _ kind: NodeKind, in tree: SyntaxTree) -> Bool {
    tree.nodes.indices.contains(node.offset) && tree[node].kind == kind && tree[node].flags.contains(.isCalled)
      && tree.isNamed(node, "init")
  }
}
