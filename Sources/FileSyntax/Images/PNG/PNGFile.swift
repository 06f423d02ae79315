/// A PNG file divided into its parts: every chunk read, its checksum, place and length checked, no pixel decoded.
struct PNGFile {
  /// The extent to which a file is read.
  enum Extent {
    /// Up to the first chunk of pixels.
    case imageData
    /// The whole file.
    case end
  }

  /// The size, kind of pixels and color space.
  private(set) var header: PNGHeader
  /// Red, green and blue of each color of the palette.
  private(set) var palette: [UInt8] = []
  /// The data of the chunk `tRNS`: alphas of the palette, or the samples of the one transparent color.
  private(set) var transparency: [UInt8] = []
  /// The ranges of the compressed pixels.
  private(set) var imageData: [Range<Int>] = []
  /// The oddities found so far.
  private(set) var warnings: [ImageWarning] = []

  private var seen: Set<PNGChunkType> = []
  private var claims = PNGColorClaims()
  private let bytes: [UInt8]

  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks of a file.
  init(reading bytes: [UInt8], upTo extent: Extent) throws(ImageError) {
    try Self.checkSignature(bytes)
    self.bytes = bytes
    let first = try PNGChunk(of: bytes, at: Self.signature.count)
    guard first.type != .appleOptimized else { throw ImageError(.appleOptimized, at: first.start) }
    guard first.type == .header else { throw ImageError(.missingChunk(PNGChunkType.header.name), at: first.start) }
    header = try PNGHeader(first, of: bytes)
    seen.insert(.header)
    var offset = first.end
    while true {
      let chunk = try PNGChunk(of: bytes, at: offset)
      if chunk.type == .imageData, extent == .imageData { break }
      try take(chunk)
      offset = chunk.end
      if chunk.type == .end { break }
    }
    try finish(at: offset, extent)
  }

  private static func checkSignature(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: signature) { return }
    if bytes.isEmpty { throw ImageError(.empty, at: 0) }
    if let type = ImageFileType(bytes) { throw ImageError(.otherFileType(type), at: 0) }
    if signature.starts(with: bytes) { throw ImageError(.truncated, at: bytes.count) }
    let isDamaged = bytes.dropFirst().starts(with: signature[1..<4])
    throw ImageError(isDamaged ? .damagedSignature : .unknownFileType, at: 0)
  }

  private mutating func take(_ chunk: PNGChunk) throws(ImageError) {
    let isFirst = seen.insert(chunk.type).inserted
    switch chunk.type {
    case .imageData: try takeImageData(chunk)
    case .end: try require(chunk.data.isEmpty, .chunkLength(chunk.type.name, chunk.data.count), chunk)
    case .header: throw ImageError(.repeatedChunk(chunk.type.name), at: chunk.start)
    case .palette, .transparency, .codePoints, .profile, .standardSpace, .gamma, .chromaticities, .animation:
      try require(isFirst, .repeatedChunk(chunk.type.name), chunk)
      try require(imageData.isEmpty, .misplacedChunk(chunk.type.name), chunk)
      try takeOnce(chunk)
    case .density: if isFirst { header.pixelsPerMeter = Self.density(bytes[chunk.data]) }
    default: try require(!chunk.type.isCritical, .unknownChunk(chunk.type.name), chunk)
    }
  }

  private mutating func takeOnce(_ chunk: PNGChunk) throws(ImageError) {
    switch chunk.type {
    case .palette: try takePalette(chunk)
    case .transparency: try takeTransparency(chunk)
    case .animation: warnings.append(ImageWarning(kind: .animated, byteOffset: chunk.start))
    default:
      try require(!seen.contains(.palette), .misplacedChunk(chunk.type.name), chunk)
      try claims.take(chunk, of: bytes)
    }
  }

  /// The pixels per meter of both axes; nil unless they are the same and in meters.
  private static func density(_ data: ArraySlice<UInt8>) -> Int? {
    let data = Array(data)
    guard data.count == 9, data[8] == 1, let across = data.bigEndian(4, at: 0), across == data.bigEndian(4, at: 4)
    else { return nil }
    return Int(across)
  }

  /// The chunks of pixels follow one another.
  private mutating func takeImageData(_ chunk: PNGChunk) throws(ImageError) {
    if header.colorType == .indexed {
      try require(seen.contains(.palette), .missingChunk(PNGChunkType.palette.name), chunk)
    }
    if let last = imageData.last {
      try require(last.upperBound + 4 == chunk.start, .misplacedChunk(chunk.type.name), chunk)
    }
    imageData.append(chunk.data)
  }

  private mutating func takePalette(_ chunk: PNGChunk) throws(ImageError) {
    let isAllowed = header.colorType != .gray && header.colorType != .grayWithAlpha && !seen.contains(.transparency)
    try require(isAllowed, .misplacedChunk(chunk.type.name), chunk)
    let most = header.colorType == .indexed ? 1 << header.bitDepth : 256
    let isWhole = chunk.data.count.isMultiple(of: 3) && (1...most).contains(chunk.data.count / 3)
    try require(isWhole, .chunkLength(chunk.type.name, chunk.data.count), chunk)
    palette = Array(bytes[chunk.data])
  }

  private mutating func takeTransparency(_ chunk: PNGChunk) throws(ImageError) {
    let lengths: ClosedRange<Int>
    switch header.colorType {
    case .gray: lengths = 2...2
    case .color: lengths = 6...6
    case .indexed:
      try require(!palette.isEmpty, .misplacedChunk(chunk.type.name), chunk)
      lengths = 1...palette.count / 3
    case .grayWithAlpha, .colorWithAlpha: throw ImageError(.misplacedChunk(chunk.type.name), at: chunk.start)
    }
    try require(lengths.contains(chunk.data.count), .chunkLength(chunk.type.name, chunk.data.count), chunk)
    transparency = Array(bytes[chunk.data])
    header.hasTransparency = true
  }

  private mutating func finish(at offset: Int, _ extent: Extent) throws(ImageError) {
    if extent == .end {
      guard !imageData.isEmpty else { throw ImageError(.missingChunk(PNGChunkType.imageData.name), at: offset) }
      if offset < bytes.count {
        warnings.append(ImageWarning(kind: .bytesAfterEnd(bytes.count - offset), byteOffset: offset))
      }
    }
    let (profile, warning) = claims.settled
    header.profile = profile
    if let warning { warnings.append(warning) }
  }

  private func require(_ holds: Bool, _ kind: @autoclosure () -> ImageError.Kind, _ chunk: PNGChunk) throws(ImageError)
  {
    if !holds { throw ImageError(kind(), at: chunk.start) }
  }
}
