import ColorMath

/// The steps of the scale that contain one of the 256 grays.
struct GraySteps: Sendable {
  /// The tables, made once.
  static let standard = GraySteps()

  /// The luminances of the 256 grays, ascending.
  let luminances: [Double]

  private let following: [Int]
  private let preceding: [Int]

  private init() {
    luminances = (UInt8.min...UInt8.max).map {
      EightBitColor(red: $0, green: $0, blue: $0).linear.relativeLuminance.value
    }
    var isGray = Array(repeating: false, count: LuminanceScale.top + 1)
    for gray in luminances { isGray[min(LuminanceScale.top, LuminanceScale.step(of: gray))] = true }
    var (following, preceding) = (Array(isGray.indices), Array(isGray.indices))
    for step in isGray.indices.dropFirst() where !isGray[step] { preceding[step] = preceding[step - 1] }
    for step in isGray.indices.dropLast().reversed() where !isGray[step] { following[step] = following[step + 1] }
    self.following = following
    self.preceding = preceding
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

  /// Returns the first step at or above one that contains a gray or the given origin.
  func first(from step: Int, origin: Int) -> Int {
    guard step <= LuminanceScale.top else { return step }
    let gray = following[max(0, step)]
    return origin >= step ? min(gray, origin) : gray
  }

  /// Returns the last step at or below one that contains a gray or the given origin.
  func last(to step: Int, origin: Int) -> Int {
    guard step >= 0 else { return step }
    let gray = preceding[min(LuminanceScale.top, step)]
    return origin <= step ? max(gray, origin) : gray
  }
}
