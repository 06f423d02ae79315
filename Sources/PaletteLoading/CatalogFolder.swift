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
    if name.hasSuffix(".colorset") {
      self = .colorset
    } else if name.hasSuffix(".xcassets") {
      self = .catalog
    } else {
      let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
      self = Self.otherAssets.contains { suffix == $0 } ? .otherAsset : .group
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
    var path = ""
    path.reserveCapacity(utf8.count + 1 + name.utf8.count)
    path += self
    if utf8.last != UInt8(ascii: "/") { path += "/" }
    path += name
    return path
  }

  /// The part after the last `/`, not counting one at the end.
  var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The name of a colour set without `.colorset`.
  var withoutColorset: String {
    hasSuffix(".colorset") ? String(Substring(utf8.dropLast(".colorset".utf8.count))) : self
  }

  /// Whether this text comes before another by the bytes of its UTF-8.
  func precedesInBytes(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.precedes($0) } }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes come before others, a beginning before the whole.
  fileprivate func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    var index = 0
    while index < shared, self[index] == other[index] { index += 1 }
    return index < shared ? self[index] < other[index] : count < other.count
  }
}
