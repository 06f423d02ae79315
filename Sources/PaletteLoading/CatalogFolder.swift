/// What the folders of an asset catalog are, by the ends of their names.
enum CatalogFolder: Hashable {
  /// A color set.
  case colorset
  /// A catalog.
  case catalog
  /// A set of something else, in which no colors are looked for.
  case otherAsset
  /// A group: any folder without the extension of an asset.
  case group

  /// Tells what a folder is from its name.
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
  /// The path of an item in the folder with this path; the bare name in the folder `.`.
  func appending(item name: String) -> String {
    if self == "." || isEmpty { return name }
    let slash = utf8.last == UInt8(ascii: "/") ? 0 : 1
    return String(unsafeUninitializedCapacity: utf8.count + slash + name.utf8.count) { buffer in
      var end = buffer.initialize(fromContentsOf: utf8)
      if slash == 1 { buffer.initializeElement(at: end, to: UInt8(ascii: "/")) }
      end += slash
      return buffer[end...].initialize(fromContentsOf: name.utf8)
    }
  }

  /// The part after the last `/`, not counting one at the end.
  var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The name of a color set without `.colorset`.
  var withoutColorset: String {
    hasSuffix(".colorset") ? String(Substring(utf8.dropLast(".colorset".utf8.count))) : self
  }
}
