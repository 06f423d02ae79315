import Palettes

/// The types that sources declare, and those of them that only a mention keeps alive.
struct TypeRoots: Sendable {
  /// The names of all types, as hashes.
  private(set) var names: Set<UInt64> = []
  /// The names of the types that are dead unless something mentions them.
  private(set) var candidates: Set<UInt64> = []
  /// The names of the structures among them: what makes their values names them.
  private(set) var structures: Set<UInt64> = []
  /// True if the sources have the entry point of an app.
  private(set) var hasEntry = false
  /// The names that the declarations and extensions of each type inherit from.
  private var inherited: [String: Set<String>] = [:]

  /// Reads the declarations of files.
  init(_ files: [SourceFile], _ outside: OutsideMentions) {
    var roots: Set<String> = []
    for file in files {
      if file.path == "main.swift" || file.path.hasSuffix("/main.swift") { hasEntry = true }
      for member in file.members where member.kind.isType && !file.isLeftOut(member.node) {
        for child in file.tree.children(of: member.node) where file.tree[child].kind == .typeName {
          inherited[member.name, default: []].insert(file.tree.name(child))
        }
        guard member.kind != .extensionType else { continue }
        names.insert(NameHash.of(member.name.utf8))
        if member.kind == .structType { structures.insert(NameHash.of(member.name.utf8)) }
        inherited[member.name, default: []].formUnion([])
        if isRoot(member, file, outside) { roots.insert(member.name) }
      }
    }
    for name in inherited.keys where !roots.contains(name) {
      let hash = NameHash.of(name.utf8)
      if names.contains(hash), !outside.names.contains(hash), Self.isHarmless(name, inherited) {
        candidates.insert(hash)
      }
    }
  }

  private mutating func isRoot(_ member: Member, _ file: SourceFile, _ outside: OutsideMentions) -> Bool {
    let tree = file.tree
    for child in tree.children(of: member.node) where tree[child].kind == .attribute {
      let name = tree.name(child)
      if Self.entries.contains(name) { hasEntry = true }
      if !Self.attributes.contains(name) { return true }
    }
    if member.kind == .classType, outside.hasObjectiveC { return true }
    // Names that the search by capital letters would not find.
    guard let first = member.name.utf8.first, first >= 0x41, first <= 0x5A else { return true }
    let head = tree.text(member.node).prefix { $0 != "{" }
    return ["public ", "open ", "package "].contains(where: String(head).holds)
  }

  /// Returns true if nothing finds the members of a type without their names.
  func isHarmless(_ type: String) -> Bool { Self.isHarmless(type, inherited) }

  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Attributes that let nothing find a type without its name.
  private static let attributes: Set<String> = [
    "MainActor", "Observable", "available", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
    "dynamicCallable", "frozen", "unchecked", "preconcurrency", "Animatable",
  ]

  /// The most types between a type and what it inherits from the system.
  private static let deepest = 16

  /// Returns true if a type inherits only from types by which nothing finds it, or from those of the project of which
  /// the same is true.
  private static func isHarmless(_ name: String, _ inherited: [String: Set<String>], depth: Int = 0) -> Bool {
    guard depth < deepest else { return false }
    return (inherited[name] ?? []).allSatisfy { base in
      if system.contains(base) || endings.contains(where: base.hasSuffix) { return true }
      return base != name && inherited[base] != nil && isHarmless(base, inherited, depth: depth + 1)
    }
  }

  private static let endings = ["Style", "Cell", "Representable", "FloatingPoint", "Integer"]

  /// Types of the system that others inherit from without being found by it.
  private static let system: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "Animatable", "AnimatableModifier", "Layout", "PreferenceKey",
    "EnvironmentKey", "ToolbarContent", "CustomizableToolbarContent", "DynamicProperty", "Transition", "Gesture",
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITextField",
    "UITextView", "UITableView", "UICollectionView", "UICollectionReusableView", "UIVisualEffectView",
    "UITableViewHeaderFooterView", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UIHostingController", "UISwitch",
    "UIProgressView", "NSView", "NSButton", "NSControl", "NSTextField", "NSTextView", "NSViewController",
    "NSHostingView", "NSHostingController", "CALayer", "CAShapeLayer", "CAGradientLayer", "ObservableObject",
    "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "Error", "LocalizedError", "CodingKey", "OptionSet",
    "String", "Int", "UInt", "Double", "CGFloat", "Float", "UInt8", "UInt32", "Int32", "Int64", "UInt64", "Character",
    "AnyObject", "Self",
  ]
}
