/// The color space of a PNG file according to its chunks, collected until all have been seen.
struct PNGColorClaims {
  private var codePoints: (points: [UInt8], offset: Int)?
  private var profile: (name: String, space: ImageColorSpace?, offset: Int)?
  private var isStandard = false
  private var gamma: UInt32?
  private var chromaticities: PNGChromaticities?
  private var ignoredOffset: Int?

  /// Takes a chunk of color: `cICP`, `iCCP`, `sRGB`, `gAMA` or `cHRM`.
  mutating func take(_ chunk: PNGChunk, of bytes: [UInt8]) throws(ImageError) {
    switch chunk.type {
    case .codePoints:
      try Self.require(4, chunk)
      codePoints = (Array(bytes[chunk.data]), chunk.start)
    case .profile: profile = try Self.profile(chunk, of: bytes)
    case .standardSpace:
      try Self.require(1, chunk)
      isStandard = true
    case .gamma:
      try Self.require(4, chunk)
      gamma = Array(bytes[chunk.data]).bigEndian(4, at: 0)
      ignoredOffset = ignoredOffset ?? chunk.start
    default:
      try Self.require(32, chunk)
      chromaticities = PNGChromaticities(Array(bytes[chunk.data]))
      ignoredOffset = ignoredOffset ?? chunk.start
    }
  }

  /// The statement that counts (PNG 3 section 4.4), and the warning about it.
  var settled: (profile: ImageProfile, warning: ImageWarning?) {
    let assumed = ImageProfile(space: .sRGB, source: .assumed)
    if let codePoints {
      if let known = ImageProfile.codePoints(codePoints.points) { return (known, nil) }
      return (assumed, ImageWarning(kind: .unknownCodePoints(codePoints.points), byteOffset: codePoints.offset))
    }
    if let profile {
      if let space = profile.space { return (ImageProfile(space: space, source: .profile(profile.name)), nil) }
      return (assumed, ImageWarning(kind: .unknownProfile(profile.name), byteOffset: profile.offset))
    }
    if isStandard { return (ImageProfile(space: .sRGB, source: .standard), nil) }
    if let space = chromaticities?.space, gamma.map(PNGChromaticities.isStandardGamma) ?? true {
      return (ImageProfile(space: space, source: .chromaticities), nil)
    }
    if let ignoredOffset { return (assumed, ImageWarning(kind: .gammaIgnored, byteOffset: ignoredOffset)) }
    return (assumed, ImageWarning(kind: .untagged, byteOffset: 0))
  }

  private static func require(_ length: Int, _ chunk: PNGChunk) throws(ImageError) {
    guard chunk.data.count == length else {
      throw ImageError(.chunkLength(chunk.type.name, chunk.data.count), at: chunk.start)
    }
  }

  /// A name of 1…79 bytes of Latin-1, a zero, the compression method, and the compressed profile.
  private static func profile(
    _ chunk: PNGChunk, of bytes: [UInt8]
  ) throws(ImageError) -> (name: String, space: ImageColorSpace?, offset: Int) {
    let data = bytes[chunk.data]
    guard let zero = data.prefix(80).firstIndex(of: 0), zero > data.startIndex, zero + 2 <= data.endIndex else {
      throw ImageError(.chunkLength(chunk.type.name, data.count), at: chunk.start)
    }
    let method = Int(data[zero + 1])
    guard method == 0 else { throw ImageError(.method("compression", method), at: zero + 1) }
    let printable = data[..<zero].filter { (0x20...0x7E).contains($0) || $0 >= 0xA1 }
    let name = String(String.UnicodeScalarView(printable.map { Unicode.Scalar($0) }))
    let profile = Inflater.beginning(of: data[(zero + 2)...], upTo: ICCProfile.longest)
    return (name, ICCProfile(profile).space, chunk.start)
  }
}
