// modules: ColorMath FileSyntax ScreenReading

@testable import ColorMath
@testable import FileSyntax
@testable import ScreenReading

/// Looks for texts in pixels of 16 colors; whatever is found lies inside, and its ratio within its range.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 50 else { return 0 }
  let (width, zoom) = (Int(bytes[0]) % 96 + 1, Int(bytes[1]) % 5 + 1)
  let colors = bytes[2..<50]
  let squares = bytes[50...].flatMap { [Int($0 >> 4), Int($0 & 15)] }
  let height = squares.count / width
  guard height > 0 else { return 0 }
  var pixels: [UInt8] = []
  for y in 0..<height * zoom {
    for x in 0..<width * zoom {
      let color = squares[y / zoom * width + x / zoom]
      pixels += colors[2 + 3 * color..<5 + 3 * color] + [bytes[1] > 240 && color == 15 ? 127 : 255]
    }
  }
  let image = ImagePixels(
    width: width * zoom, height: height * zoom, space: bytes[0] > 200 ? .displayP3 : .sRGB,
    layout: PixelLayout(hasColor: true, hasAlpha: true, bytesPerSample: 1), bytes: pixels)
  for text in ScreenReader(image).texts {
    let region = text.region
    precondition(region.x >= 0 && region.width > 0 && region.x + region.width <= image.width)
    precondition(region.y >= 0 && region.height > 0 && region.y + region.height <= image.height)
    precondition(text.minimum <= text.ratio && text.ratio <= text.maximum && text.minimum.value >= 1)
    precondition(text.fontSize.lowerBound > 0 && text.lines > 0)
  }
  return 0
}
