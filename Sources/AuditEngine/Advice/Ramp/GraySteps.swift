import ColorMath

/// The 256 grays by luminance.
struct GraySteps: Sendable {
  /// The table, made once.
  static let standard = GraySteps()

  /// The luminances of the 256 grays, ascending.
  let luminances: [Double]

  private init() {
    luminances = (UInt8.min...UInt8.max).map {
      EightBitColor(red: $0, green: $0, blue: $0).linear.relativeLuminance.value
    }
  }

  /// The darkest gray with a luminance or more; nil if none is that light.
  func least(from luminance: Double) -> EightBitColor? { gray(at: count(below: luminance)) }

  /// The lightest gray with a luminance or less; nil if none is that dark.
  func greatest(to luminance: Double) -> EightBitColor? { gray(at: count(below: luminance.nextUp) - 1) }

  /// The number of grays that are darker than a luminance.
  private func count(below luminance: Double) -> Int {
    var (low, high) = (0, luminances.count)
    while low < high {
      let middle = (low + high) / 2
      if luminances[middle] < luminance { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func gray(at index: Int) -> EightBitColor? {
    UInt8(exactly: index).map { EightBitColor(red: $0, green: $0, blue: $0) }
  }
}
