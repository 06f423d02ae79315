/// What the folders of an asset catalog are, by the ends of their names.
enum CatalogFolder: Hashable {
  /// A colour set.
  case colorset
  /// A catalog.
  case catalog
  /// A set of something else, in which no colours are looked for.
  case otherAsset
  /// A group: any folder without the extension of an asset.
  case group

  /// Tells what a folder is from its name.
  init(named name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      self = .group
      return
    }
    let suffix = name[name.utf8.index(after: dot)...]
    if suffix == "colorset" {
      self = .colorset
    } else if suffix == "xcassets" {
      self = .catalog
    } else {
      self = Self.otherAssets.contains(where: { suffix == $0 }) ? .otherAsset : .group
    }
  }

  /// The extensions of Apple's Asset Catalog Format Reference and of Xcode since, without colours and catalogs.
  private static let otherAssets = [
    "imageset", "symbolset", "dataset", "appiconset", "iconset", "brandassets", "launchimage", "imagestack",
    "imagestacklayer", "solidimagestack", "solidimagestacklayer", "spriteatlas", "textureset", "mipmapset",
    "cubetextureset", "sticker", "stickerpack", "stickersequence", "stickersiconset", "arresourcegroup",
    "arreferenceimage", "arobject", "complicationset", "watchcomplication", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "icon",
  ]
}

extension String {
  /// The path of an item in the folder with this path; the bare name in the folder `.`.
  func appending(item name: String) -> String {
    if self == "." || isEmpty { return name }
    return utf8.last == UInt8(ascii: "/") ? self + name : "\(self)/\(name)"
  }

  /// The part after the last `/`, not counting one at the end.
  var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
