/// The type of a PNG chunk: four letters as one number, the first in the upper byte.
struct PNGChunkType: Hashable, Sendable {
  /// The four bytes.
  let code: UInt32

  /// Takes the four bytes as they are in a file.
  init(code: UInt32) { self.code = code }

  private init(_ letters: StaticString) {
    code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let header = PNGChunkType("IHDR")
  static let palette = PNGChunkType("PLTE")
  static let imageData = PNGChunkType("IDAT")
  static let end = PNGChunkType("IEND")
  static let transparency = PNGChunkType("tRNS")
  static let codePoints = PNGChunkType("cICP")
  static let profile = PNGChunkType("iCCP")
  static let standardSpace = PNGChunkType("sRGB")
  static let gamma = PNGChunkType("gAMA")
  static let chromaticities = PNGChunkType("cHRM")
  static let density = PNGChunkType("pHYs")
  static let animation = PNGChunkType("acTL")
  static let appleOptimized = PNGChunkType("CgBI")

  private var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)) } }

  /// True if all four bytes are letters of ASCII.
  var isMadeOfLetters: Bool { bytes.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) && $0 < 0x80 } }

  /// True if an image cannot be read by one who does not know the chunk: the first letter is a capital.
  var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// The four letters.
  var name: String { String(decoding: bytes, as: UTF8.self) }
}
