/// What an app icon set of a catalog holds, as far as rules look at it.
package struct AppIconSet: Hashable, Sendable {
  /// The catalog and the run-time name, namespaces included.
  package var name: TokenName
  /// The set's `Contents.json` as reports print it.
  package var file: String
  /// The images of 1024 × 1024 pixels that the set names and that could be read, in the order of the file.
  package var images: [AppIconImage] = []
  /// Whether the set names images for devices with such an icon, but none of 1024 × 1024 pixels.
  package var lacksLargeImage = false
  /// An Icon Composer file in the same catalog or beside it, as reports print its path.
  package var composerFile: String?

  /// Names a set without images.
  package init(_ name: TokenName, file: String) {
    self.name = name
    self.file = file
  }

  /// The place of the set as a whole.
  package var location: SourceLocation { SourceLocation(file: file) }
}

extension [AppIconSet] {
  /// The shortest name by which reports tell a set from the others.
  package func displayName(of index: Int) -> String {
    let name = self[index].name
    return contains { $0.name != name && $0.name.path == name.path } ? name.qualified : name.path
  }
}
