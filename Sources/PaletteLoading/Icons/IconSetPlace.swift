import PaletteModel

/// An app icon set that has been found and not been read yet.
struct IconSetPlace: Sendable {
  /// The path of its folder.
  var folder: String
  /// The path of its folder as reports print it.
  var display: String
  /// What the icon is called.
  var name: TokenName
  /// An Icon Composer file in the same catalog or beside it, as reports print its path.
  var composerFile: String?

  /// How the folders of app icon sets end.
  static let ending = ".appiconset"
  /// How the files of Icon Composer end, which are folders.
  static let composerEnding = ".icon"

  /// The place with the Icon Composer file that matters to it: the one of its name, else the first.
  func beside(_ composerFiles: [String]) -> IconSetPlace {
    var place = self
    let twin = name.path.lastPathPart + Self.composerEnding
    place.composerFile = composerFiles.first { $0.lastPathPart == twin } ?? composerFiles.first
    return place
  }
}
