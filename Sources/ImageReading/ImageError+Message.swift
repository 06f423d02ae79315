extension ImageError {
  /// The problem and, after a semicolon, the remedy; one line without a final period.
  package var message: String {
    switch kind {
    case .empty: "is empty; \(Self.export)"
    case .otherFileType(let type): "is \(type.name), not a PNG image; \(type.remedy)"
    case .unknownFileType: "is no PNG image: its first bytes are of no known type; \(Self.export)"
    case .damagedSignature: "was changed by a transfer in text mode; copy the original again, as a binary file"
    case .truncated: "ends too early; copy the original again"
    case .tooLarge(let width, let height):
      """
      has \(width) × \(height) pixels, more than can be measured (\(ImageLimits.side) on a side, \
      \(ImageLimits.decodedBytes >> 20) MiB decoded); scale it down
      """
    case .tooLargeIcon(let width, let height):
      """
      has \(width) × \(height) pixels, more than an app icon can have (\(ImageLimits.decodedBytesOfIcon >> 20) MiB \
      decoded); scale it down
      """
    case .appleOptimized:
      """
      is optimised for iPhone, which is no standard PNG; name the original, or convert it with: \
      xcrun -sdk iphoneos pngcrush -revert-iphone-optimizations FILE.png OUT.png
      """
    default: "is a damaged PNG image: \(damage); \(Self.export)"
    }
  }

  private static let export = "export it again as PNG"

  /// The defect of a file that is PNG by its signature.
  private var damage: String {
    switch kind {
    case .badChunkType: "a chunk type is not made of letters"
    case .chunkLength(let chunk, let length): "\(chunk) cannot be \(length) bytes long"
    case .checksum(let chunk): "the checksum of \(chunk) is wrong"
    case .misplacedChunk(let chunk): "\(chunk) stands in the wrong place"
    case .repeatedChunk(let chunk): "\(chunk) occurs twice"
    case .missingChunk(let chunk): "\(chunk) is missing"
    case .unknownChunk(let chunk): "it needs the unknown chunk \(chunk)"
    case .size(let width, let height): "\(width) × \(height) is no size"
    case .colorType(let number): "there is no colour type \(number)"
    case .bitDepth(let depth, let type): "\(type.name) pixels do not have \(depth) bits"
    case .method(let name, let number): "there is no \(name) method \(number)"
    case .paletteIndex(let index, let count): "a pixel refers to colour \(index) of a palette of \(count)"
    case .filterType(let number): "there is no row filter \(number)"
    case .compressedData: "its compressed data is broken"
    case .missingRows: "its compressed data ends before the last row"
    default: "it cannot be read"
    }
  }
}
