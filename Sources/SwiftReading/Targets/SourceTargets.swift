package import Palettes

/// The platforms of files, by the targets and packages that contain them.
package struct SourceTargets: Sendable {
  private var files: [String: PlatformSet] = [:]
  private var folders: [String: PlatformSet] = [:]
  /// The targets of Xcode projects with what their asset catalogs are built with.
  package private(set) var products: [Product] = []
  /// The files that no target builds, and the projects that would have to.
  package var built = BuiltSources()

  /// A target with the assets that its build settings choose.
  package struct Product: Sendable {
    /// True for an app, false for an extension, a framework, or another product.
    package var isApp: Bool
    package var platforms: PlatformSet
    /// The name of the color set with the accent color; nil if the settings name none.
    package var accent: String?
    /// The names of the icon sets that the app shows; empty if the settings name none.
    package var icons: Set<String> = []
    /// True if every icon set of its catalogs is built into the app.
    package var hasAllIcons = false
    /// True if older systems show its icon sets rather than pictures of its Icon Composer files.
    package var keepsIconSets = false
    /// The appearance to which its build settings lock an app, `Light` or `Dark`; nil for none.
    var style: String?
    /// The path of its property list, as its build settings state it.
    var propertyList: String?
    var files: Set<String> = []
    var folders: Set<String> = []

    /// Returns true if the target contains a file or a catalog, by its path as reports print it.
    package func contains(_ path: String) -> Bool {
      var place = path
      while !files.contains(place), !folders.contains(place) {
        if place == "." || place == "/" { return false }
        place = PalettePath.folder(of: place)
      }
      return true
    }

    /// Adds a file that the target builds.
    mutating func add(file: String) { files.insert(file) }

    /// Adds a folder whose files the target builds.
    mutating func add(folder: String) { folders.insert(folder) }
  }

  /// Knows no target.
  package init() {}

  /// Adds a file of a target, by its path as reports print it.
  package mutating func add(file: String, _ platforms: PlatformSet) {
    files[file] = files[file]?.union(platforms) ?? platforms
    built.add(file: file)
  }

  /// Adds a folder with all files in it that no other target or folder claims.
  package mutating func add(folder: String, _ platforms: PlatformSet) {
    folders[folder] = folders[folder]?.union(platforms) ?? platforms
  }

  /// Adds a target of an Xcode project.
  mutating func add(_ product: Product) { products.append(product) }

  /// The targets that decide the accent color and the icons of a file: its own, else, as for a package, the apps.
  package func products(with path: String) -> [Product] {
    let own = products.filter { $0.contains(path) }
    return own.isEmpty ? products.filter { $0.isApp && $0.platforms.platforms.contains(.iOS) } : own
  }

  /// Returns the platforms of a file or a catalog; nil if no target and no package around it names any.
  package func platforms(of path: String) -> PlatformSet? {
    if let found = files[path], !found.isEmpty { return found }
    guard !folders.isEmpty else { return nil }
    var folder = path
    while true {
      folder = PalettePath.folder(of: folder)
      if let found = files[folder] ?? folders[folder], !found.isEmpty { return found }
      if folder == "." || folder == "/" { return nil }
    }
  }

  /// Returns the platforms that a file is built for, first the one for which it is read: iOS if it is among them; if nothing
  /// is known, that of all apps, else iOS.
  package func orderedPlatforms(of path: String) -> [ApplePlatform] {
    guard let platforms = platforms(of: path)?.platforms else {
      let apps = Set(products.lazy.filter { $0.isApp }.flatMap { $0.platforms.platforms })
      return apps.count == 1 ? Array(apps) : [.iOS]
    }
    return platforms.contains(.iOS) ? [.iOS] + platforms.filter { $0 != .iOS } : platforms
  }
}
