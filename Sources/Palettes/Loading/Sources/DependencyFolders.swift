/// The folders that no search enters: hidden ones, those that builds and package managers fill, and copies of sources
/// that Xcode exports for translators.
///
/// Catalogs, token files, audit files, Swift sources and patterns are searched alike; a folder that a path names is read
/// all the same.
package enum DependencyFolders {
  /// The names of folders of builds and package managers.
  static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", ".build", "build", "SourcePackages",
  ]
  /// The names of folders that count only inside a certain one, by its name.
  static let nested = ["bundle": "vendor"]

  /// Returns true if no search enters a folder of this name.
  package static func areSkipped(_ name: String, in folder: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || hold(name, in: folder)
  }

  /// Returns true for a folder of builds or package managers, or of an export for translators.
  static func hold(_ name: String, in folder: String) -> Bool {
    names.contains(name) || name.hasSuffix(".xcloc") || nested[name].map { folder.lastPathPart == $0 } ?? false
  }
}
