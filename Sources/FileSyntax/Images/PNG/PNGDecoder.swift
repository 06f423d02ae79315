/// Inflates the rows of a file, reverses their filters and puts their pixels into place.
struct PNGDecoder {
  /// The channels of all pixels, in the layout of `PixelLayout`.
  private(set) var pixels: [UInt8]
  /// The oddities found.
  private(set) var warnings: [ImageWarning] = []

  private let header: PNGHeader
  private let parts: [Range<Int>]
  private let expansion: PNGExpansion
  private let pixelSize: Int
  /// The distance of a byte from the one that its filter refers to.
  private let filterDistance: Int

  /// Takes a file within the limits and allocates its pixels.
  init(_ file: PNGFile) {
    header = file.header
    parts = file.imageData
    expansion = PNGExpansion(file)
    pixelSize = header.layout.bytesPerPixel
    filterDistance = max(1, header.bitsPerPixel / 8)
    pixels = Array(repeating: 0, count: header.width * header.height * pixelSize)
  }

  /// Decodes all passes from the bytes of the file.
  mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) {
    var rows = PNGRowReader(bytes, parts: parts)
    for pass in header.passes { try decode(pass, from: &rows) }
    let end = rows.offset
    if try rows.hasMore() { warnings.append(ImageWarning(kind: .surplusData, byteOffset: end)) }
  }

  /// Two rows are in one buffer, each after zeros, the last of which takes the filter's byte when a row is read.
  private mutating func decode(_ pass: PNGPass, from rows: inout PNGRowReader) throws(ImageError) {
    let columns = pass.columns(of: header.width)
    let length = filterDistance + header.bytesPerRow(columns)
    var lines = [UInt8](repeating: 0, count: 2 * length)
    var spread = [UInt8](repeating: 0, count: pass.stepX == 1 ? 0 : columns * pixelSize)
    for row in 0..<pass.rows(of: header.height) {
      let isEven = row.isMultiple(of: 2)
      let index = try lines.withUnsafeMutableBufferPointer { (buffer) throws(ImageError) -> Int? in
        let first = UnsafeMutableBufferPointer(rebasing: buffer[..<length])
        let second = UnsafeMutableBufferPointer(rebasing: buffer[length...])
        let line = isEven ? first : second
        try read(line, above: isEven ? second : first, from: &rows)
        let samples = UnsafeMutableBufferPointer(rebasing: line[filterDistance...])
        return place(samples, columns, pass, y: pass.y + row * pass.stepY, &spread)
      }
      if let index { throw ImageError(.paletteIndex(index, count: expansion.colorCount), at: rows.offset) }
    }
  }

  /// Reads one row and takes its filter off.
  private func read(
    _ line: UnsafeMutableBufferPointer<UInt8>, above: UnsafeMutableBufferPointer<UInt8>,
    from rows: inout PNGRowReader
  ) throws(ImageError) {
    try rows.fill(UnsafeMutableBufferPointer(rebasing: line[(filterDistance - 1)...]))
    let type = line[filterDistance - 1]
    line[filterDistance - 1] = 0
    guard let filter = PNGFilter(rawValue: type) else { throw ImageError(.filterType(Int(type)), at: rows.offset) }
    filter.remove(from: line, above: above, distance: filterDistance)
  }

  /// Puts the pixels of a row of a pass into the image; gives a palette index without a color, where one occurs.
  private mutating func place(
    _ samples: UnsafeMutableBufferPointer<UInt8>, _ columns: Int, _ pass: PNGPass, y: Int, _ spread: inout [UInt8]
  ) -> Int? {
    let start = (y * header.width + pass.x) * pixelSize
    guard pass.stepX > 1 else {
      return pixels.withUnsafeMutableBufferPointer { buffer in
        let target = buffer[start..<start + columns * pixelSize]
        return expansion.expand(samples, count: columns, into: UnsafeMutableBufferPointer(rebasing: target))
      }
    }
    let index = spread.withUnsafeMutableBufferPointer { expansion.expand(samples, count: columns, into: $0) }
    for column in 0..<columns {
      let target = start + column * pass.stepX * pixelSize
      for byte in 0..<pixelSize { pixels[target + byte] = spread[column * pixelSize + byte] }
    }
    return index
  }
}
