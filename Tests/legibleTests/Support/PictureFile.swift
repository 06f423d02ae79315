@testable import AuditEngine

/// Draws square PNG images of two colors, one bit a pixel, with stored data.
struct PictureFile {
  /// Columns and rows.
  var side: Int
  /// The two colors: red, green, blue.
  var colors: [[UInt8]] = [[0x20, 0x20, 0x20], [0xE0, 0xE0, 0xE0]]
  /// The alphas of the two colors; nil for an image without alpha.
  var alphas: [UInt8]?
  /// What says which colors they are: a chunk and its data.
  var space: (type: String, data: [UInt8])? = ("sRGB", [0])

  init(side: Int = 1024) { self.side = side }

  /// A picture of a rule's page.
  init(_ picture: RuleExample.Picture) {
    side = picture.side
    if picture.isColored { colors[1] = [0xE0, 0x30, 0x30] }
    if picture.isClearInPlaces { alphas = [0xFF, 0] }
    if !picture.namesSpace { space = nil }
  }

  var bytes: [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", Self.word(side) + Self.word(side) + [1, 3, 0, 0, 0])
      + (space.map { Self.chunk($0.type, $0.data) } ?? [])
      + Self.chunk("PLTE", colors.flatMap(\.self)) + (alphas.map { Self.chunk("tRNS", $0) } ?? [])
      + Self.chunk("IDAT", stream) + Self.chunk("IEND", [])
  }

  /// The rows as a zlib stream, every other pixel of the second color.
  private var stream: [UInt8] {
    let row = [0] + [UInt8](repeating: 0x55, count: (side + 7) / 8)
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (1, 0)
    for index in 0..<side {
      stream.append(index == side - 1 ? 1 : 0)
      for size in [row.count, ~row.count] {
        stream += [UInt8(truncatingIfNeeded: size), UInt8(truncatingIfNeeded: size >> 8)]
      }
      stream += row
      for byte in row {
        low = (low + Int(byte)) % 65521
        high = (high + low) % 65521
      }
    }
    return stream + Self.word(high << 16 | low)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return word(data.count) + body + word(Int(checksum(body)))
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32, by a table of the sums of all bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
  }
}
