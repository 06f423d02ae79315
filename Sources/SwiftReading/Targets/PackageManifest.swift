import Palettes

/// The platforms that a `Package.swift` names.
package struct PackageManifest: Sendable {
  /// The platforms; empty if the manifest names none.
  package let platforms: PlatformSet
  /// The folders of its targets, relative to the manifest; nil if it does not tell them all.
  package let folders: [String]?
  /// True for the manifest of a package, and false for another file of its name.
  package let isPackage: Bool
  /// The platforms of the targets that all others need on some platforms alone, by their folders.
  package private(set) var restricted: [String: PlatformSet] = [:]

  /// Reads a manifest; accepts any bytes.
  package init(_ bytes: [UInt8]) {
    let tree = SyntaxTree(parsing: bytes)
    folders = Self.folders(tree)
    isPackage = tree.nodes.typedIndices.contains { tree[$0].flags.contains(.isCalled) && tree.isNamed($0, "Package") }
    let argument = tree.nodes.typedIndices.first { tree[$0].kind == .argument && tree.isNamed($0, "platforms") }
    guard let argument else {
      platforms = PlatformSet()
      return
    }
    let found = tree.subtree(of: argument).compactMap { node -> (ApplePlatform, PlatformVersion?)? in
      guard tree[node].kind == .implicitMember, tree[node].flags.contains(.isCalled),
        let platform = Self.names[tree.name(node)], let version = tree.plainArguments(of: node).first
      else { return nil }
      return (platform, Self.version(version, tree))
    }
    platforms = PlatformSet(found.map { (platform: $0.0, least: $0.1) })
    restricted = Self.restricted(tree, platforms)
  }

  private static let names: [String: ApplePlatform] = [
    "iOS": .iOS, "macCatalyst": .iOS, "macOS": .macOS, "watchOS": .watchOS, "tvOS": .tvOS, "visionOS": .visionOS,
  ]

  private static let kinds: Set<String> = ["target", "executableTarget", "macro", "plugin"]

  /// The folders of targets, which are those of all targets if one states none.
  private static func folders(_ tree: SyntaxTree) -> [String]? {
    let targets = tree.nodes.typedIndices.filter { node in
      tree[node].kind == .implicitMember && tree[node].flags.contains(.isCalled) && kinds.contains(tree.name(node))
        && tree.argument(of: node, "name") != nil && tree.argument(of: node, "package") == nil
    }
    if targets.isEmpty {
      let list = tree.nodes.typedIndices.first { tree[$0].kind == .argument && tree.isNamed($0, "targets") }
      let isEmpty = list.map { node in !tree.nodes[tree.subtree(of: node)].contains { $0.kind == .name } }
      return isEmpty ?? false ? [] : nil
    }
    var folders: Set<String> = []
    for target in targets {
      guard let path = tree.argument(of: target, "path") else {
        folders.formUnion(["Sources", "Source", "src", "srcs", "Plugins"])
        continue
      }
      guard let text = tree.stringLiteral(path) else { return nil }
      folders.insert(text)
    }
    return folders.sorted()
  }

  /// The targets whose every dependent outside of tests states `condition: .when(platforms: […])`.
  private static func restricted(_ tree: SyntaxTree, _ all: PlatformSet) -> [String: PlatformSet] {
    var counts: [String: Int] = [:]
    var paths: [String: String] = [:]
    var conditions: [String: [ApplePlatform]] = [:]
    var end = NodeIndex(0)
    for node in tree.nodes.typedIndices where node >= end {
      if tree[node].kind == .argument, tree.isNamed(node, "name") { end = tree[node].following }
      if tree[node].kind == .string, let text = tree.stringText(node) { counts[text, default: 0] += 1 }
      guard tree[node].kind == .implicitMember, tree[node].flags.contains(.isCalled) else { continue }
      if tree.isNamed(node, "testTarget") { end = tree[node].following }
      guard kinds.contains(tree.name(node)) || tree.isNamed(node, "byName"),
        let name = tree.argument(of: node, "name").flatMap({ tree.stringLiteral($0) })
      else { continue }
      paths[name] = tree.argument(of: node, "path").flatMap { tree.stringLiteral($0) } ?? paths[name]
      guard let condition = tree.argument(of: node, "condition") else {
        counts[name, default: 0] += 1
        continue
      }
      conditions[name, default: []] += tree.subtree(of: condition).compactMap { names[tree.name($0)] }
    }
    return conditions.reduce(into: [:]) { found, own in
      // Nothing names it besides its declaration.
      if counts[own.key] == 1, !own.value.isEmpty {
        found[paths[own.key] ?? "Sources/\(own.key)"] = all.only(own.value)
      }
    }
  }

  /// `.v17`, `.v10_15` or `"17.4"`.
  private static func version(_ argument: NodeIndex, _ tree: SyntaxTree) -> PlatformVersion? {
    if let text = tree.stringLiteral(argument) { return PlatformVersion(text) }
    guard let chain = tree.soleChain(of: argument), let link = tree.soleLink(of: chain) else { return nil }
    let name = tree.name(link)
    guard name.hasPrefix("v") else { return nil }
    return PlatformVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }
}
