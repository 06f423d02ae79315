import Palettes

/// The platforms that a `Package.swift` names.
package struct PackageManifest: Sendable {
  /// The platforms; empty if the manifest names none.
  package let platforms: PlatformSet
  /// The folders of its targets, relative to the manifest; nil if it does not tell them all.
  package let folders: [String]?

  /// Reads a manifest; accepts any bytes.
  package init(_ bytes: [UInt8]) {
    let tree = SyntaxTree(parsing: bytes)
    folders = Self.folders(tree)
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

  /// `.v17`, `.v10_15` or `"17.4"`.
  private static func version(_ argument: NodeIndex, _ tree: SyntaxTree) -> PlatformVersion? {
    if let text = tree.stringLiteral(argument) { return PlatformVersion(text) }
    guard let chain = tree.soleChain(of: argument), let link = tree.soleLink(of: chain) else { return nil }
    let name = tree.name(link)
    guard name.hasPrefix("v") else { return nil }
    return PlatformVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }
}
