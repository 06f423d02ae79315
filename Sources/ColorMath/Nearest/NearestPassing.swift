/// The colors nearest to a start that satisfy a constraint once they are written with 8 bits per channel.
///
/// At most one lighter and one darker color, the nearer one first; a direction without any passing color is absent.
/// Where the start already passes when rounded, it is the only answer. "Nearest" is least ΔE-OK from the exact start.
public enum NearestPassing {
  /// Colors whose own luminance lies in a band: for opaque colors against opaque ones.
  public static func colors(
    from start: EncodedSRGB, in band: LuminanceBand, preset: NearestPreset = .nearest
  ) -> [PassingColor] {
    let origin = NearestOrigin(start)
    let luminance = origin.rounded.linear.relativeLuminance
    if band.contains(luminance) { return [origin.unchanged] }
    let split = band.intervals.firstIndex { $0.lowerBound > luminance.value } ?? band.intervals.count
    let lighter = origin.first(.lighter, preset, in: band.intervals[split...])
    let darker = origin.first(.darker, preset, in: band.intervals[..<split].reversed())
    return [lighter, darker].compactMap { $0 }.nearestFirst
  }

  /// Colors whose own luminance lies in a band and that a test accepts.
  ///
  /// What passes in an interval of the band is taken to be connected, and some of it to lie on the hue line of the start
  /// or among the grays.
  public static func colors(
    from start: EncodedSRGB, in band: LuminanceBand, preset: NearestPreset = .nearest,
    where passes: @escaping (EightBitColor) -> Bool
  ) -> [PassingColor] {
    let origin = NearestOrigin(start)
    let luminance = origin.rounded.linear.relativeLuminance
    if band.contains(luminance), passes(origin.rounded) { return [origin.unchanged] }
    let lighter = origin.first(
      .lighter, preset, in: band.intervals.filter { $0.upperBound >= luminance.value }, where: passes)
    let darker = origin.first(
      .darker, preset, in: band.intervals.reversed().filter { $0.lowerBound <= luminance.value }, where: passes)
    return [lighter, darker].compactMap { $0 }.nearestFirst
  }

  /// Colors that a test accepts: for translucent colors and anything else that is seen otherwise than written.
  ///
  /// The test is taken to change once on the way from the start to white and once on the way to black.
  public static func colors(
    from start: EncodedSRGB, preset: NearestPreset = .nearest, where passes: @escaping (EightBitColor) -> Bool
  ) -> [PassingColor] {
    let origin = NearestOrigin(start)
    if passes(origin.rounded) { return [origin.unchanged] }
    let lighter = origin.search(.lighter, preset) { passes($0) ? .inside : .below }
    let darker = origin.search(.darker, preset) { passes($0) ? .inside : .above }
    return [lighter, darker].compactMap { $0 }.nearestFirst
  }
}

extension NearestOrigin {
  /// The nearest color of the first interval that has one in a direction.
  fileprivate func first(
    _ direction: PassingColor.Direction, _ preset: NearestPreset, in intervals: some Sequence<ClosedRange<Double>>
  ) -> PassingColor? {
    for interval in intervals {
      if let found = search(direction, preset, side: { ConstraintSide($0, interval) }) { return found }
    }
    return nil
  }

  /// The nearest color that a test accepts, in the first interval that has one; a refused one counts as below or above
  /// it.
  fileprivate func first(
    _ direction: PassingColor.Direction, _ preset: NearestPreset, in intervals: some Sequence<ClosedRange<Double>>,
    where passes: @escaping (EightBitColor) -> Bool
  ) -> PassingColor? {
    for interval in intervals {
      let isMeant = { (color: EightBitColor) in ConstraintSide(color, interval) == .inside && passes(color) }
      guard let anchor = anchor(direction, where: isMeant) else { continue }
      let middle = anchor.linear.relativeLuminance
      let found = search(direction, preset) { color in
        let side = ConstraintSide(color, interval)
        guard side == .inside, !passes(color) else { return side }
        return color.linear.relativeLuminance < middle ? .below : .above
      }
      if let found { return found }
    }
    return nil
  }

  /// The first accepted color in a direction, along the hue line or else among the grays.
  private func anchor(
    _ direction: PassingColor.Direction, where isMeant: (EightBitColor) -> Bool
  ) -> EightBitColor? {
    let end = direction == .lighter ? 1.0 : 0
    let steps = (0...256).map { oklab.lightness + (end - oklab.lightness) * Double($0) / 256 }
    let lines = [LightnessLine(through: oklab), LightnessLine(through: oklab, isGray: true)]
    for line in lines {
      for lightness in steps {
        let color = line.eightBit(at: lightness)
        if isMeant(color) { return color }
      }
    }
    return nil
  }
}

extension [PassingColor] {
  /// The colors by distance; ties with the lighter one first.
  var nearestFirst: [PassingColor] {
    count == 2 && self[1].deltaEOK < self[0].deltaEOK ? [self[1], self[0]] : self
  }
}
