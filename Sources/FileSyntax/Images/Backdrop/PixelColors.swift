import ColorMath

/// Collects the colors of pixels: of those that agree in 8 bits, the darkest and the lightest.
///
/// So an image of 8 bits in sRGB keeps every color that it has.
struct PixelColors {
  private struct Pixel {
    var color: EncodedSRGB
    var luminance: Double
  }

  /// More cells than this are joined with their neighbors.
  private static let most = 1 << 19

  private var places: [UInt32: Int] = [:]
  private var darkest: [Pixel] = []
  private var lightest: [Pixel] = []
  private var bits: UInt32 = 8
  private var last: EncodedSRGB?

  /// Adds a pixel with its relative luminance.
  mutating func add(_ color: EncodedSRGB, _ luminance: Double) {
    guard color != last else { return }
    last = color
    insert(Pixel(color: color, luminance: luminance), Pixel(color: color, luminance: luminance))
    if darkest.count > Self.most { coarsen() }
  }

  /// Everything that was collected.
  var cloud: ColorCloud {
    let others = zip(darkest, lightest).filter { $0.color != $1.color }
    return ColorCloud(darkest.map { $0.color } + others.map { $1.color })
  }

  private mutating func insert(_ dark: Pixel, _ light: Pixel) {
    let key = key(of: dark.color)
    guard let place = places[key] else {
      places[key] = darkest.count
      darkest.append(dark)
      lightest.append(light)
      return
    }
    if dark.luminance < darkest[place].luminance { darkest[place] = dark }
    if light.luminance > lightest[place].luminance { lightest[place] = light }
  }

  private mutating func coarsen() {
    bits -= 1
    let all = zip(darkest, lightest).map { ($0, $1) }
    places.removeAll(keepingCapacity: true)
    darkest.removeAll(keepingCapacity: true)
    lightest.removeAll(keepingCapacity: true)
    for (dark, light) in all { insert(dark, light) }
  }

  private func key(of color: EncodedSRGB) -> UInt32 {
    func cell(_ channel: Double) -> UInt32 { UInt32(min(max(channel * 255, 0), 255) + 0.5) >> (8 - bits) }
    return cell(color.red) << 16 | cell(color.green) << 8 | cell(color.blue)
  }
}
