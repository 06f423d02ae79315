import AuditModel
import ColorMath

/// Chooses the 8-bit color nearest to an original within a range of luminance.
struct ColorChooser {
  let freedom: ColorFreedom
  /// Counts the colors that are tried.
  var meter = WorkMeter.unlimited

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
      meter.spend(search.tried)
    }
    return search.best
  }

  /// Returns true if a color of a range is found without going through all of them.
  func isNear(_ low: Double, _ high: Double) -> Bool {
    var search = Search(freedom: freedom, low: low, high: high)
    search.run(isWhole: false)
    meter.spend(search.tried)
    return search.best != nil
  }

  private struct Search {
    let freedom: ColorFreedom
    let low: Double
    let high: Double
    var best: Placement?
    /// The number of rows of colors that were tried.
    private(set) var tried = 0
    private var isLighter: Bool { freedom.luminance < low }

    init(freedom: ColorFreedom, low: Double, high: Double) {
      (self.freedom, self.low, self.high) = (freedom, low, high)
    }

    /// All grays in the range.
    mutating func offerGrays() {
      for step in UInt8.min...UInt8.max { offer(EightBitColor(red: step, green: step, blue: step)) }
    }

    /// About the nearest color without rounding, then about the best found, as long as it gets better.
    mutating func run(isWhole: Bool = true) {
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
      if best == nil, isWhole { scan(about: center, red: freedom.reach(at: edge), blue: freedom.reach(at: edge)) }
    }

    private mutating func scan(about center: EightBitColor, red: Int, blue: Int) {
      for red in max(0, Int(center.red) - red)...min(255, Int(center.red) + red) {
        for blue in max(0, Int(center.blue) - blue)...min(255, Int(center.blue) + blue) {
          follow(red, blue)
        }
      }
    }

    /// The first green from the original that is in the range, and the one after it.
    private mutating func follow(_ red: Int, _ blue: Int) {
      tried += 1
      func color(_ green: Int) -> EightBitColor {
        EightBitColor(red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue))
      }
      var (short, enough) = isLighter ? (-1, 256) : (256, -1)
      while abs(enough - short) > 1 {
        let middle = (short + enough) / 2
        let luminance = color(middle).linear.relativeLuminance.value
        if isLighter ? luminance >= low : luminance <= high { enough = middle } else { short = middle }
      }
      for green in [enough, enough + (isLighter ? 1 : -1)] where (0...255).contains(green) { offer(color(green)) }
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
