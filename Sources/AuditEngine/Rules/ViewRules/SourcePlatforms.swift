import Palettes
import SwiftReading

/// The platforms of places in the sources and of catalogs.
///
/// The audit file decides, then the targets and packages around a file, then an import of AppKit, then the device class
/// of the audit. What none of them knows is code for iOS with an unknown deployment target.
struct SourcePlatforms {
  private let input: AuditInput
  private let stated: PlatformSet?
  private let assumed: PlatformSet

  init(_ input: AuditInput) {
    self.input = input
    let source = input.plan.loaded.declaration.source
    stated = source?.platform.map { PlatformSet([(platform: $0, least: source?.deployment)]) }
    let platform = input.plan.loaded.declaration.idiom.platform
    assumed = PlatformSet([(platform: platform, least: source?.deployment)])
  }

  /// The platforms of a file or a catalog, by its path as reports print it.
  func platforms(of path: String) -> PlatformSet {
    if let stated { return stated }
    let found = input.sources?.targets.platforms(of: path)
    guard let deployment = input.plan.loaded.declaration.source?.deployment, let found else { return found ?? assumed }
    return PlatformSet(found.platforms.map { (platform: $0, least: deployment) })
  }

  /// The platforms of the code at a place.
  func platforms(at place: SourceProject.Place) -> PlatformSet {
    guard let file = input.sources?.project.files[place.file] else { return assumed }
    if stated == nil, input.sources?.targets.platforms(of: file.path) == nil,
      file.tree.platform == .macOS || Self.importsAppKit(file)
    {
      return PlatformSet([(platform: .macOS, least: input.plan.loaded.declaration.source?.deployment)])
    }
    return platforms(of: file.path)
  }

  /// The platform that decides about numbers: iOS if the code is built for it, else the one that asks for the least.
  func decisive(at place: SourceProject.Place, by number: (ApplePlatform) -> Double) -> ApplePlatform {
    let platforms = platforms(at: place).platforms
    if platforms.contains(.iOS) { return .iOS }
    return platforms.min { number($0) < number($1) } ?? .iOS
  }

  private static func importsAppKit(_ file: SourceFile) -> Bool {
    file.tree.children(of: NodeIndex(0)).contains { node in
      file.tree[node].kind == .importDeclaration
        && (file.tree.isNamed(node, "AppKit") || file.tree.isNamed(node, "Cocoa"))
    }
  }
}

extension Idiom {
  /// The platform of a device class; iOS for every device.
  var platform: ApplePlatform {
    switch self {
    case .universal, .iphone, .ipad, .macCatalyst, .car: .iOS
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    }
  }
}
