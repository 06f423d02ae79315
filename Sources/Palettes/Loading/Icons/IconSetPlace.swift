/// An app icon set that was found but not yet read.
struct IconSetPlace: Sendable {
  /// The path of its folder.
  var folder: String
  /// The path of its folder as reports print it.
  var display: String
  var name: TokenName
  /// An Icon Composer file in the same catalog or next to it, as reports print its path.
  var composerFile: String?

  /// The extension of app icon sets.
  static let ending = ".appiconset"
  /// The extension of Icon Composer files, which are folders.
  static let composerEnding = ".icon"

  /// Returns the place with its Icon Composer file: the one of its name, which alone defines the same icon.
  func beside(_ composerFiles: [String]) -> IconSetPlace {
    var place = self
    let twin = name.path.lastPathPart + Self.composerEnding
    place.composerFile = composerFiles.first { $0.lastPathPart == twin }
    return place
  }
}
