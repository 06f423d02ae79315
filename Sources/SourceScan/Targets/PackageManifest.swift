import PaletteModel

/// The platforms that a `Package.swift` names.
package struct PackageManifest: Sendable {
  /// The platforms; empty if the manifest names none.
  package let platforms: PlatformSet

  /// Reads a manifest; accepts any bytes.
  package init(_ bytes: [UInt8]) {
    let tree = SyntaxTree(parsing: bytes)
    let argument = tree.nodes.indices.first { tree[$0].kind == .argument && tree.isNamed($0, "platforms") }
    guard let argument else {
      platforms = PlatformSet()
      return
    }
    let found = (argument..<Int(tree[argument].next)).compactMap { node -> (ApplePlatform, PlatformVersion?)? in
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

  /// `.v17`, `.v10_15` or `"17.4"`.
  private static func version(_ argument: Int, _ tree: SyntaxTree) -> PlatformVersion? {
    if let text = tree.stringLiteral(argument) { return PlatformVersion(text) }
    guard let chain = tree.soleChain(of: argument), let link = tree.soleLink(of: chain) else { return nil }
    let name = tree.name(link)
    guard name.hasPrefix("v") else { return nil }
    return PlatformVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }
}
