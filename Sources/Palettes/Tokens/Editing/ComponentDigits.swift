import ColorMath
import FileSyntax

/// The digits of three components of a color, so that another color can be written with as few or more of them.
struct ComponentDigits {
  /// One number as written.
  struct Number {
    /// The component of the number.
    var component: Double
    /// The component for one unit of the number.
    var unit: Double
    /// The digits after its point.
    var places: Int

    /// Reads a number from its text; `unit` is the component for 1.
    init(_ text: some StringProtocol, component: Double, unit: Double) {
      self.component = component
      self.unit = unit
      places =
        text.utf8.firstIndex(of: UInt8(ascii: ".")).map { point in
          text.utf8[point...].dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        } ?? 0
    }
  }

  private let space: ColorSpace
  private let numbers: [Number]

  /// Creates digits from the three numbers of a color; channels of one space have as many as the longest of them.
  init(space: ColorSpace, numbers: [Number]) {
    self.space = space
    self.numbers = numbers.map { number in
      guard space.gamut == space else { return number }
      var number = number
      number.places = numbers.map { $0.places }.max() ?? 0
      return number
    }
  }

  /// The most digits that are of use to a `Double`.
  private static let mostPlaces = 15

  /// The texts of components that change for another color, nil for those that stay; nil if the space has no room.
  ///
  /// As many digits as it takes to come as near as the rounding asks for, and no fewer than there were.
  func texts(for color: Color, _ rounding: EditRounding) -> [String?]? {
    guard numbers.count == 3, let target = values(of: color) else { return nil }
    let kept = numbers.indices.map { index in
      var other = target
      other[index] = numbers[index].component
      return distance(other, to: color) < 1e-9
    }
    for more in 0...Self.mostPlaces {
      let texts = numbers.indices.map { kept[$0] ? nil : text(target[$0], numbers[$0], more) }
      let read = numbers.indices.map { index in
        texts[index].flatMap { Double($0) }.map { $0 * numbers[index].unit } ?? numbers[index].component
      }
      if distance(read, to: color) <= rounding.distance { return texts }
    }
    return nil
  }

  /// The components in the space, within its gamut; nil if the color is outside of it.
  private func values(of color: Color) -> [Double]? {
    guard color.isInGamut(of: space) else { return nil }
    let all = color.converted(to: space).components
    let values = [all.first, all.second, all.third]
    return space.gamut == space ? values.map { min(1, max(0, $0)) } : values
  }

  /// The distance of components from a color: the largest difference of a channel in sRGB, which may lie outside 0…1.
  private func distance(_ values: [Double], to color: Color) -> Double {
    let found = Color(space, values[0], values[1], values[2]).converted(to: .sRGB).components
    let wanted = color.converted(to: .sRGB).components
    return max(
      abs(found.first - wanted.first), abs(found.second - wanted.second), abs(found.third - wanted.third))
  }

  /// A component in its unit, without trailing zeros.
  private func text(_ value: Double, _ number: Number, _ more: Int) -> String {
    Self.text(value / number.unit, places: number.places + more)
  }

  /// A number with at most `places` decimals.
  static func text(_ value: Double, places: Int) -> String {
    var text = Substring(DecimalText.fixed(value, decimals: min(mostPlaces, places)))
    if text.utf8.contains(UInt8(ascii: ".")) {
      while text.hasSuffix("0") { text = text.dropLast() }
      if text.hasSuffix(".") { text = text.dropLast() }
    }
    return text == "-0" ? "0" : String(text)
  }
}

extension EditRounding {
  /// The allowed deviation of a channel from the requested one, 0…1.
  fileprivate var distance: Double {
    switch self {
    case .nearest: 0.499 / 255
    case .down, .up: 1e-5
    case .exact: 1e-10
    }
  }
}
