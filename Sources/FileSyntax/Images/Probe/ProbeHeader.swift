/// The machine-readable header of the page that calibrates materials: 36 bytes, in the cells of both bands.
///
/// Bytes 0 and 1: `L` and the version, 1. 2: the style. 3: the variant. 4 and 5: the part and the number of parts. 6: the
/// platform. 7 and 8: the version of the system. 9…31: the device in ASCII, then zeros. 32…35: the CRC-32 of the rest,
/// the upper byte first. The upper bit of each byte comes first.
package struct ProbeHeader: Hashable, Sendable {
  /// The number of the style, 0…11: six materials, then six kinds of glass.
  package var style: Int
  /// The number of the variant, 0…7.
  package var variant: Int
  /// The part of the colors that the page shows, from 0.
  package var part: Int
  /// The number of parts: 1, 2, 4, or 8.
  package var parts: Int
  /// The system, such as `iOS 26.1`; nil if the page does not say.
  package var system: String?
  /// The device, such as `iPhone17,3`; nil if the page does not say.
  package var device: String?

  /// The size of a header.
  static let byteCount = 36
  /// The names of platforms, from 1.
  private static let platforms = ["iOS", "iPadOS", "macOS", "visionOS", "tvOS", "watchOS"]
  private static let deviceBytes = 9..<32

  /// Describes a page.
  init(style: Int, variant: Int, part: Int, parts: Int, system: String? = nil, device: String? = nil) {
    (self.style, self.variant, self.part, self.parts) = (style, variant, part, parts)
    (self.system, self.device) = (system, device)
  }

  /// Reads a header.
  ///
  /// - Throws: `ProbeError` for a wrong checksum, another version, or values out of range.
  init(_ bytes: [UInt8]) throws(ProbeError) {
    let sum = bytes.count == Self.byteCount ? bytes.bigEndian(4, at: 32) : nil
    guard let sum, UInt64(sum) == UInt64(Self.checksum(of: bytes)), bytes[0] == UInt8(ascii: "L") else {
      throw .header
    }
    guard bytes[1] == 1 else { throw .version(Int(bytes[1])) }
    (style, variant, part, parts) = (Int(bytes[2]), Int(bytes[3]), Int(bytes[4]), Int(bytes[5]))
    guard style < 12, variant < 8, [1, 2, 4, 8].contains(parts), part < parts else { throw .headerValues }
    if (1...Self.platforms.count).contains(Int(bytes[6])) {
      system = "\(Self.platforms[Int(bytes[6]) - 1]) \(bytes[7]).\(bytes[8])"
    }
    let name = bytes[Self.deviceBytes].prefix { $0 != 0 }
    guard name.allSatisfy({ (0x20..<0x7F).contains($0) }) else { throw .headerValues }
    device = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The bytes of the page's cells; a system that the header cannot name is left out, and a long device is cut.
  package var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    bytes[0] = UInt8(ascii: "L")
    bytes[1] = 1
    for (place, value) in [style, variant, part, parts].enumerated() { bytes[2 + place] = UInt8(clamping: value) }
    for (place, platform) in Self.platforms.enumerated() {
      guard let system, system.hasPrefix("\(platform) ") else { continue }
      let numbers = system.dropFirst(platform.count + 1).split(separator: ".").compactMap { UInt8($0) }
      guard numbers.count == 2 else { continue }
      (bytes[6], bytes[7], bytes[8]) = (UInt8(place + 1), numbers[0], numbers[1])
    }
    for (place, byte) in (device ?? "").utf8.prefix(Self.deviceBytes.count).enumerated() { bytes[9 + place] = byte }
    let sum = Self.checksum(of: bytes)
    for place in 0..<4 { bytes[32 + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place)) }
    return bytes
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { CRC32.checksum(UnsafeBufferPointer(rebasing: $0[..<32])) }
  }
}
