@testable import ColorMath
@testable import FileSyntax

/// Draws the page that calibrates materials, module by module, for the tests of its reader.
struct ProbePageBuilder {
  var header = ProbeHeader(style: 6, variant: 1, part: 0, parts: 1, system: "iOS 26.1", device: "iPhone17,3")
  /// The bytes of the cells; nil for those of the header.
  var cells: [UInt8]?
  var module = 3
  /// Modules of the fields.
  var height = 120
  /// Pixels around the page.
  var border = (left: 0, top: 0, right: 0, bottom: 0)
  var material = MaterialLayer(
    tint: EncodedLayer(EncodedSRGB(red: 0.8, green: 0.8, blue: 0.9), alpha: 0.5), saturation: 1.5)
  /// The numbers of the fields that chips and fields show.
  var order = Array(0..<8)
  var tag = PNGBuilder.chunk("sRGB", [0])
  /// Changes the pixels at last.
  var change: (_ x: Int, _ y: Int, _ color: EightBitColor) -> EightBitColor = { $2 }

  private static let black = EightBitColor(red: 0, green: 0, blue: 0)
  private static let white = EightBitColor(red: 255, green: 255, blue: 255)

  var size: (width: Int, height: Int) {
    (68 * module + border.left + border.right, (height + 18) * module + border.top + border.bottom)
  }

  /// The PNG file.
  var file: [UInt8] {
    let (width, height) = size
    let bytes = cells ?? header.bytes
    var builder = PNGBuilder()
    (builder.width, builder.height) = (UInt32(width), UInt32(height))
    builder.before = [tag]
    builder.rows = PNGBuilder.rows(width, height) { x, y in
      let color = change(x, y, color(x - border.left, y - border.top, bytes))
      return [color.red, color.green, color.blue]
    }
    return builder.file
  }

  private func color(_ x: Int, _ y: Int, _ bytes: [UInt8]) -> EightBitColor {
    guard x >= 0, y >= 0, x < 68 * module, y < (height + 18) * module else {
      return EightBitColor(red: 90, green: 90, blue: 90)
    }
    let column = Double(x) / Double(module)
    let row = Double(y) / Double(module)
    if row < 9 { return isDark(column, row, 0, bytes) ? Self.black : Self.white }
    if row >= Double(height + 9) { return isDark(column, row - Double(height + 9), 1, bytes) ? Self.black : Self.white }
    let count = 8 / header.parts
    let place = min(count - 1, Int((row - 9) * Double(count) / Double(height)))
    let below = ProbePage.colors[order[header.part * count + place]]
    return column < 9 ? below : EightBitColor(material.over(below.encoded))
  }

  private func isDark(_ column: Double, _ row: Double, _ band: Int, _ bytes: [UInt8]) -> Bool {
    for left in [1.0, 60.0] {
      let distance = max(abs(column - left - 3.5), abs(row - 4.5))
      if distance < 1.5 || (distance >= 2.5 && distance < 3.5) { return true }
    }
    guard column >= 10, column < 58, row >= 1.5, row < 7.5 else { return false }
    let cell = Int(column - 10) + 48 * Int((row - 1.5) / 2)
    return bytes[18 * band + cell / 8] >> UInt8(7 - cell % 8) & 1 == 1
  }
}
