extension ImageError {
  /// The problem and, after a semicolon, the solution; one line without a final period.
  package var message: String {
    switch kind {
    case .empty: "is empty; \(Self.export)"
    case .otherFileType(let type): "is \(type.name), not a PNG image; \(type.remedy)"
    case .unknownFileType: "is not a PNG image: its first bytes match no known type; \(Self.export)"
    case .damagedSignature: "was altered by a text-mode transfer; copy the original again as a binary file"
    case .truncated: "ends prematurely; copy the original again"
    case .tooLarge(let width, let height):
      """
      has \(width) × \(height) pixels, but the limit is \(ImageLimits.side) on a side and \
      \(ImageLimits.decodedBytes >> 20) MiB decoded; scale it down
      """
    case .tooLargeIcon(let width, let height):
      """
      has \(width) × \(height) pixels, but the limit for an app icon is \
      \(ImageLimits.decodedBytesOfIcon >> 20) MiB decoded; scale it down
      """
    case .appleOptimized:
      """
      is optimized for iPhone and is not a standard PNG; use the original, or convert it with: \
      xcrun -sdk iphoneos pngcrush -revert-iphone-optimizations FILE.png OUT.png
      """
    default: "is a damaged PNG image: \(damage); \(Self.export)"
    }
  }

  private static let export = "export it again as PNG"

  /// The defect of a file that is PNG by its signature.
  private var damage: String {
    switch kind {
    case .badChunkType: "a chunk type contains a character that is not a letter"
    case .chunkLength(let chunk, let length): "\(chunk) cannot be \(length) bytes long"
    case .checksum(let chunk): "the checksum of \(chunk) is wrong"
    case .misplacedChunk(let chunk): "\(chunk) is in the wrong place"
    case .repeatedChunk(let chunk): "\(chunk) occurs twice"
    case .missingChunk(let chunk): "\(chunk) is missing"
    case .unknownChunk(let chunk): "it requires the unknown chunk \(chunk)"
    case .size(let width, let height): "\(width) × \(height) is not a valid size"
    case .colorType(let number): "there is no color type \(number)"
    case .bitDepth(let depth, let type): "\(type.name) pixels cannot have \(depth) bits"
    case .method(let name, let number): "there is no \(name) method \(number)"
    case .paletteIndex(let index, let count): "a pixel refers to color \(index) in a palette of \(count)"
    case .filterType(let number): "there is no row filter \(number)"
    case .compressedData: "its compressed data is corrupt"
    case .missingRows: "its compressed data ends before the last row"
    default: "it cannot be read"
    }
  }
}
