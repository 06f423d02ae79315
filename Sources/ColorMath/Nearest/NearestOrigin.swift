/// The color from which a search starts, with what every search needs of it.
struct NearestOrigin {
  let oklab: Oklab
  /// The nearest 8-bit color; outside sRGB by the gamut mapping of CSS Color 4.
  let rounded: EightBitColor

  init(_ start: EncodedSRGB) {
    oklab = start.linear.oklab
    let range = -ColorSpace.gamutTolerance...1 + ColorSpace.gamutTolerance
    let isInside = range.contains(start.red) && range.contains(start.green) && range.contains(start.blue)
    rounded =
      isInside
      ? start.eightBit : Color(.sRGB, start.components).mapped(to: .sRGB).encodedSRGB.eightBit
  }

  /// The start itself, rounded.
  var unchanged: PassingColor { passing(rounded, .unchanged) }

  /// The tints and shades of the start.
  var shades: ShadePath {
    ShadePath(through: oklab, isGray: rounded.red == rounded.green && rounded.green == rounded.blue)
  }

  /// A color that was found in a direction.
  func passing(_ color: EightBitColor, _ direction: PassingColor.Direction) -> PassingColor {
    PassingColor(color: color, deltaEOK: DeltaE.ok(oklab, color.linear.oklab), direction: direction)
  }

  /// The nearest color in one direction; nil if white or black itself does not reach what is allowed.
  func search(
    _ direction: PassingColor.Direction, _ preset: NearestPreset, side: @escaping (EightBitColor) -> ConstraintSide
  ) -> PassingColor? {
    let isLighter = direction == .lighter
    if preset == .person {
      var way = ShadeWay(shades, from: oklab.lightness, isLighter: isLighter)
      return way.first(where: side).map { passing($0, direction) }
    }
    let missing: ConstraintSide = isLighter ? .below : .above
    let limit: UInt8 = isLighter ? 255 : 0
    guard side(EightBitColor(red: limit, green: limit, blue: limit)) != missing else { return nil }
    let seed = lightnessSearch(isLighter: isLighter) { side($0) == missing }
    var search = NearestSearch(
      target: preset == .brand ? Oklab(lightness: oklab.lightness, a: seed.a, b: seed.b) : oklab,
      chromaWeight: preset == .brand ? 16 : 1, hue: preset == .keepHue ? oklab : nil, isLighter: isLighter, side: side)
    guard let color = search.run(from: seed.linearSRGB.encoded.eightBit) else { return nil }
    return passing(color, direction)
  }

  /// The first lightness on the way to white or black at which hue and chroma, cut by the gamut, are far enough.
  private func lightnessSearch(isLighter: Bool, isMissing: (EightBitColor) -> Bool) -> Oklab {
    let line = LightnessLine(through: oklab)
    var (near, far) = (oklab.lightness, isLighter ? 1.0 : 0.0)
    var found = Oklab(lightness: far, a: 0, b: 0)
    for _ in 0..<16 {
      let middle = (near + far) / 2
      let candidate = line.color(at: middle, halvings: 12)
      if isMissing(candidate.linearSRGB.encoded.eightBit) {
        near = middle
      } else {
        far = middle
        found = candidate
      }
    }
    return found
  }
}
