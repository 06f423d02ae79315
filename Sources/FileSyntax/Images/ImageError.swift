/// The reason that an image file cannot be used, with its place.
package struct ImageError: Error, Hashable, Sendable {
  /// The kind of problem.
  package enum Kind: Hashable, Sendable {
    case empty
    /// A file of another type, recognized by its first bytes.
    case otherFileType(ImageFileType)
    /// First bytes that belong to no type that is known.
    case unknownFileType
    /// The signature of PNG as a transfer in text mode leaves it.
    case damagedSignature
    /// The file ends too early.
    case truncated
    /// A chunk type with bytes that are not letters.
    case badChunkType
    /// A chunk with its length, which cannot be.
    case chunkLength(String, Int)
    /// A chunk whose checksum does not match its bytes.
    case checksum(String)
    case misplacedChunk(String)
    case repeatedChunk(String)
    case missingChunk(String)
    /// A critical chunk of an unknown type.
    case unknownChunk(String)
    /// The variant of PNG that Xcode writes into built apps.
    case appleOptimized
    /// A width or height that PNG does not allow: 0, or above 2³¹ − 1.
    case size(width: Int, height: Int)
    /// An image above the limits of `ImageLimits`.
    case tooLarge(width: Int, height: Int)
    /// The pixels of an app icon take more memory than the limit for one.
    case tooLargeIcon(width: Int, height: Int)
    case colorType(Int)
    /// A bit depth that the color type does not have.
    case bitDepth(Int, PNGColorType)
    /// An unknown method: which one, and its number.
    case method(String, Int)
    /// A pixel that refers to an entry after the last one of the palette.
    case paletteIndex(Int, count: Int)
    /// A row filter that is not 0…4.
    case filterType(Int)
    /// Compressed data that is damaged.
    case compressedData
    /// Compressed data that ends before the last row.
    case missingRows
  }

  /// The kind of problem.
  package var kind: Kind
  /// The first byte concerned, counted from 0; in compressed data, the byte up to which it was read.
  var byteOffset: Int

  /// Makes an error for a place in a file.
  package init(_ kind: Kind, at byteOffset: Int) {
    self.kind = kind
    self.byteOffset = byteOffset
  }
}
