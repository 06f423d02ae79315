import ColorMath

/// Chooses the 8-bit color nearest to an original within a range of luminance.
struct ColorChooser {
  let freedom: ColorFreedom

  /// The nearest color; the original itself where it lies in the range; nil if no color does.
  func nearest(from low: Double, to high: Double) -> Placement? {
    guard low <= high else { return nil }
    if freedom.luminance >= low, freedom.luminance <= high {
      return Placement(color: nil, luminance: freedom.luminance, cost: 0)
    }
    var search = Search(freedom: freedom, low: low, high: high)
    if freedom.isNeutral {
      let gray = freedom.luminance < low ? GraySteps.standard.least(from: low) : GraySteps.standard.greatest(to: high)
      if let gray { search.offer(gray) }
    } else {
      search.run()
    }
    return search.best
  }

  private struct Search {
    let freedom: ColorFreedom
    let low: Double
    let high: Double
    var best: Placement?
    /// The rows that were followed, as ranges of red and blue.
    private var scanned: [(red: ClosedRange<Int>, blue: ClosedRange<Int>)] = []
    /// The step of the row before to the first green in the range, from which that of the next row is not far.
    private var step = 128
    private static let steps = 257
    private var isLighter: Bool { freedom.luminance < low }

    init(freedom: ColorFreedom, low: Double, high: Double) {
      (self.freedom, self.low, self.high) = (freedom, low, high)
    }

    /// All grays in the range.
    mutating func offerGrays() {
      for step in UInt8.min...UInt8.max { offer(EightBitColor(red: step, green: step, blue: step)) }
    }

    /// About the nearest color without rounding, then about the best found, as long as it gets better.
    mutating func run() {
      let edge = min(1, isLighter ? low : high)
      var center = freedom.nearest(at: RelativeLuminance(edge)).linearSRGB.encoded.eightBit
      for reach in [(3, 6), (2, 4), (2, 4), (2, 4), (2, 4)] {
        let before = best?.cost
        scan(about: center, red: reach.0, blue: reach.1)
        guard let color = best?.color else { break }
        if best?.cost == before { break }
        center = color
      }
      if best == nil { scan(about: center, red: 12, blue: 24) }
      if best == nil { offerGrays() }
      if best == nil { scan(about: center, red: 255, blue: 255) }
    }

    private mutating func scan(about center: EightBitColor, red: Int, blue: Int) {
      let reds = max(0, Int(center.red) - red)...min(255, Int(center.red) + red)
      let blues = max(0, Int(center.blue) - blue)...min(255, Int(center.blue) + blue)
      for red in reds {
        let known = scanned.filter { $0.red.contains(red) }
        for blue in blues where !known.contains(where: { $0.blue.contains(blue) }) { follow(red, blue) }
      }
      scanned.append((reds, blues))
    }

    /// The first green from the original that is in the range, and the one after it.
    private mutating func follow(_ red: Int, _ blue: Int) {
      // Greens by their step from the original: none is enough at the first step, and any is at the last.
      func color(_ step: Int) -> EightBitColor {
        let green = isLighter ? step - 1 : 256 - step
        return EightBitColor(red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue))
      }
      func isEnough(_ step: Int) -> Bool {
        let luminance = color(step).linear.relativeLuminance.value
        return isLighter ? luminance >= low : luminance <= high
      }
      // By doubled strides from the row before until one on either side is known, then by halves.
      var (short, enough, next, stride) = (0, Self.steps, step, 1)
      while short == 0 || enough == Self.steps, 1..<Self.steps ~= next {
        if isEnough(next) { (enough, next) = (next, next - stride) } else { (short, next) = (next, next + stride) }
        stride *= 2
      }
      while enough - short > 1 {
        let middle = (short + enough) / 2
        if isEnough(middle) { enough = middle } else { short = middle }
      }
      step = enough
      for step in enough...enough + 1 where step < Self.steps { offer(color(step)) }
    }

    mutating func offer(_ color: EightBitColor) {
      let linear = color.linear
      let luminance = linear.relativeLuminance.value
      guard luminance >= low, luminance <= high else { return }
      let cost = freedom.cost(of: linear.oklab)
      guard cost < best?.cost ?? .infinity, freedom.allows(color) else { return }
      best = Placement(color: color, luminance: luminance, cost: cost)
    }
  }
}
