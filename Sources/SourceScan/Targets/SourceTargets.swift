package import PaletteModel

/// The platforms of files, by the targets and packages that contain them.
package struct SourceTargets: Sendable {
  private var files: [String: PlatformSet] = [:]
  private var folders: [String: PlatformSet] = [:]

  /// Knows no target.
  package init() {}

  /// Adds a file of a target, by its path as reports print it.
  package mutating func add(file: String, _ platforms: PlatformSet) {
    files[file] = files[file]?.union(platforms) ?? platforms
  }

  /// Adds a folder with all files in it that no other target or folder claims.
  package mutating func add(folder: String, _ platforms: PlatformSet) {
    folders[folder] = folders[folder]?.union(platforms) ?? platforms
  }

  /// Returns the platforms of a file or a catalog; nil if no target and no package contains it.
  package func platforms(of path: String) -> PlatformSet? {
    if let found = files[path] { return found.isEmpty ? nil : found }
    guard !folders.isEmpty else { return nil }
    var folder = path
    while true {
      folder = PaletteSourcePath.folder(of: folder)
      if let found = files[folder] ?? folders[folder] { return found.isEmpty ? nil : found }
      if folder == "." || folder == "/" { return nil }
    }
  }

  /// Returns the platform for which a file is read: iOS if it is built for it, or if nothing is known.
  package func mainPlatform(of path: String) -> ApplePlatform {
    guard let platforms = platforms(of: path)?.platforms, !platforms.contains(.iOS) else { return .iOS }
    return platforms.first ?? .iOS
  }
}
