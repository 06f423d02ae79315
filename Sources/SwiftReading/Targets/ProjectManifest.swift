import FileSyntax
import Palettes

/// The platforms in the manifest of a generator of projects: `Project.swift` of Tuist, `project.yml` of XcodeGen.
package struct ProjectManifest: Sendable {
  /// The platforms of all targets; empty if the manifest names none.
  package let platforms: PlatformSet

  /// Reads a manifest; accepts any bytes.
  package init(_ bytes: [UInt8], named name: String) {
    if name.hasSuffix(".swift") {
      platforms = Self.platforms(in: SyntaxTree(parsing: bytes))
    } else if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      platforms = Self.platforms(in: try? JSONDocument(parsingYAML: bytes).root)
    } else {
      platforms = PlatformSet()
    }
  }

  /// `destinations: [.iPhone, .mac]`, or `platform: .macOS` of earlier versions, in any target.
  private static func platforms(in tree: SyntaxTree) -> PlatformSet {
    let arguments = tree.nodes.typedIndices.filter { node in
      tree[node].kind == .argument && (tree.isNamed(node, "destinations") || tree.isNamed(node, "platform"))
    }
    let names = arguments.flatMap { tree.subtree(of: $0) }.filter { tree[$0].kind == .implicitMember }
    return platforms(named: names.map { tree.name($0) }, deployedTo: deploymentTargets(in: tree))
  }

  /// `deploymentTargets: .macOS("14.0")`, or `.multiplatform(iOS: "17.0", …)`; the earliest of each platform.
  private static func deploymentTargets(in tree: SyntaxTree) -> [ApplePlatform: PlatformVersion] {
    var found: [ApplePlatform: PlatformVersion] = [:]
    for node in tree.nodes.typedIndices where tree[node].kind == .argument && tree.isNamed(node, "deploymentTargets") {
      for link in tree.subtree(of: node) where tree[link].kind == .implicitMember {
        for argument in tree.arguments(of: link) {
          guard let platform = words[tree.isUnnamed(argument) ? tree.name(link) : tree.name(argument)],
            let version = tree.stringLiteral(argument).flatMap({ PlatformVersion($0) })
          else { continue }
          found[platform] = found[platform].map { min($0, version) } ?? version
        }
      }
    }
    return found
  }

  private static func platforms(in root: JSONValue?) -> PlatformSet {
    guard let targets = root?["targets"] else { return PlatformSet() }
    var names: [String] = []
    for target in targets.members {
      for key in ["platform", "supportedDestinations"] {
        guard let value = target.value[key] else { continue }
        if let name = value.string { names.append(name) }
        for element in value.elements { element.string.map { names.append($0) } }
      }
    }
    return platforms(named: names)
  }

  private static func platforms(
    named names: [String], deployedTo versions: [ApplePlatform: PlatformVersion] = [:]
  ) -> PlatformSet {
    PlatformSet(names.compactMap { name in words[name].map { (platform: $0, least: versions[$0]) } })
  }

  private static let words: [String: ApplePlatform] = [
    "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "macCatalyst": .iOS, "macOS": .macOS, "mac": .macOS, "watchOS": .watchOS,
    "appleWatch": .watchOS, "tvOS": .tvOS, "appleTv": .tvOS, "visionOS": .visionOS, "appleVision": .visionOS,
  ]
}
