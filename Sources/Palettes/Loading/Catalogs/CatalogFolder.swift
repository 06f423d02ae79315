/// The kinds of folders in an asset catalog, by their extensions.
enum CatalogFolder: Hashable {
  /// A color set.
  case colorset
  case catalog
  /// A set of something else, in which no colors are looked for.
  case otherAsset
  /// A group: any folder without the extension of an asset.
  case group

  /// Determines the kind of a folder from its name.
  init(named name: String) {
    if name.hasSuffix(".colorset") {
      self = .colorset
    } else if name.hasSuffix(".xcassets") {
      self = .catalog
    } else {
      let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
      self = Self.otherAssets.contains { suffix == $0 } ? .otherAsset : .group
    }
  }

  /// The extensions of Apple's Asset Catalog Format Reference and of Xcode since, without colors and catalogs.
  private static let otherAssets = [
    "imageset", "symbolset", "dataset", "appiconset", "iconset", "brandassets", "launchimage", "imagestack",
    "imagestacklayer", "solidimagestack", "solidimagestacklayer", "spriteatlas", "textureset", "mipmapset",
    "cubetextureset", "sticker", "stickerpack", "stickersequence", "stickersiconset", "arresourcegroup",
    "arreferenceimage", "arobject", "complicationset", "watchcomplication", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "icon",
  ]
}

extension String {
  /// The name of a color set without `.colorset`.
  var withoutColorset: String {
    hasSuffix(".colorset") ? String(Substring(utf8.dropLast(".colorset".utf8.count))) : self
  }
}
