/// An app icon set of a catalog, reduced to what rules check.
package struct AppIconSet: Hashable, Sendable {
  /// The catalog and the run-time name, namespaces included.
  package var name: TokenName
  /// The set's `Contents.json` as reports print it.
  package var file: String
  /// The readable images of 1024 × 1024 pixels that the set names, in file order.
  package var images: [AppIconImage] = []
  /// True if the set names images for devices with such an icon, but none of 1024 × 1024 pixels.
  package var lacksLargeImage = false
  /// The path of an Icon Composer file in the same catalog or next to it, as reports print it.
  package var composerFile: String?

  /// Makes a set without images.
  init(_ name: TokenName, file: String) {
    self.name = name
    self.file = file
  }

  /// The place of the set as a whole.
  package var location: SourceLocation { SourceLocation(file: file) }
}

extension [AppIconSet] {
  /// The shortest name that distinguishes the set from the others in reports.
  package func displayName(of index: IconIndex) -> String {
    let name = self[index].name
    return contains { $0.name != name && $0.name.path == name.path } ? name.qualified : name.path
  }
}

/// The index of an icon set in what was read for an audit.
package typealias IconIndex = TypedIndex<AppIconSet>

/// The index of an image in its icon set.
package typealias IconImageIndex = TypedIndex<AppIconImage>
