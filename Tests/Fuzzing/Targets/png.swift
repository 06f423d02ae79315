// modules: ColorMath FileSyntax

@testable import ColorMath
@testable import FileSyntax

/// Decodes the input, unchanged and with its checksums repaired; an image must be measurable.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  if repair(&bytes) { check(bytes) }
  return 0
}

private func check(_ bytes: [UInt8]) {
  do throws(ImageError) {
    let image = try PNGImage(decoding: bytes)
    guard let (header, _) = try? PNGHeader.read(bytes) else { preconditionFailure("an image without a header") }
    precondition(header == image.header)
    precondition(image.pixels.width == header.width && image.pixels.height == header.height)
    precondition(image.warnings.allSatisfy { !$0.message.isEmpty && (0...bytes.count).contains($0.byteOffset) })
    if header.width * header.height <= 4096 { measure(image.pixels) }
  } catch {
    precondition(!error.message.isEmpty && (0...bytes.count).contains(error.byteOffset))
  }
}

private func measure(_ pixels: ImagePixels) {
  let coverage = pixels.alphaCoverage
  for y in 0..<pixels.height {
    for x in 0..<pixels.width {
      guard let layer = pixels.layer(x: x, y: y) else { preconditionFailure("no pixel at \(x), \(y)") }
      precondition((0...1).contains(layer.alpha) && layer.color.red.isFinite)
      if coverage == .opaque { precondition(layer.alpha == 1) }
      if coverage == .clear { precondition(layer.alpha == 0) }
    }
  }
  let white = EncodedSRGB(red: 1, green: 1, blue: 1)
  for (side, blur, most) in [(3.0, 0.0, 1 << 20), (0.4, 1.5, 50)] {
    guard let backdrop = try? ImageBackdrop(pixels, scale: 1.5, over: white),
      let grid = try? backdrop.blocks(side: side, blur: blur, most: most)
    else { preconditionFailure("an image that cannot be measured") }
    let summary = grid.measured(
      required: ContrastRatio(4.5), ratio: { ContrastRatio(RelativeLuminance(1), $0.relativeLuminance) })
    precondition(!grid.pixels.colors.isEmpty)
    precondition(summary.worst.ratio <= summary.best.ratio && (0...1).contains(summary.failingShare))
  }
}

/// Writes the correct checksum after every chunk, so that the data after it is reached; false if nothing changed.
private func repair(_ bytes: inout [UInt8]) -> Bool {
  var (offset, isChanged) = (8, false)
  while offset + 12 <= bytes.count {
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { break }
    let end = offset + 8 + length
    let sum = ~bytes[offset + 4..<end].reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xEDB8_8320 }
    }
    for place in 0..<4 {
      let byte = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(place)))
      isChanged = isChanged || bytes[end + place] != byte
      bytes[end + place] = byte
    }
    offset = end + 4
  }
  return isChanged
}
