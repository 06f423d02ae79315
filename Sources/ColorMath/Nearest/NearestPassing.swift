/// The colours nearest to a start that satisfy a constraint once they are written with 8 bits per channel.
///
/// At most one lighter and one darker colour, the nearer one first; a direction without any passing colour is absent.
/// Where the start already passes when rounded, it is the only answer. "Nearest" is least ΔE-OK from the exact start.
public enum NearestPassing {
  /// Colours whose own luminance lies in a band: for opaque colours against opaque ones.
  public static func colors(
    from start: EncodedSRGB, in band: LuminanceBand, preset: NearestPreset = .nearest
  ) -> [PassingColor] {
    let origin = NearestOrigin(start)
    let luminance = origin.rounded.linear.relativeLuminance
    if band.contains(luminance) { return [origin.unchanged] }
    let split = band.intervals.firstIndex { $0.lowerBound > luminance.value } ?? band.intervals.count
    let lighter = origin.first(.lighter, preset, in: band.intervals[split...]) { _ in true }
    let darker = origin.first(.darker, preset, in: band.intervals[..<split].reversed()) { _ in true }
    return [lighter, darker].compactMap { $0 }.nearestFirst
  }

  /// Colours whose own luminance lies in a band and that a test accepts.
  ///
  /// The test is taken to change once on the way through each interval of the band.
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

  /// Colours that a test accepts: for translucent colours and anything else that is seen otherwise than written.
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
  /// The nearest colour of the first interval that has one in a direction.
  fileprivate func first(
    _ direction: PassingColor.Direction, _ preset: NearestPreset, in intervals: some Sequence<ClosedRange<Double>>,
    where passes: @escaping (EightBitColor) -> Bool
  ) -> PassingColor? {
    let missing: ConstraintSide = direction == .lighter ? .below : .above
    for interval in intervals {
      let found = search(direction, preset) { color in
        let side = ConstraintSide(color, interval)
        return side == .inside && !passes(color) ? missing : side
      }
      if let found { return found }
    }
    return nil
  }
}

extension [PassingColor] {
  /// The same, by distance; lighter before darker where they are equally far.
  fileprivate var nearestFirst: [PassingColor] {
    count == 2 && self[1].deltaEOK < self[0].deltaEOK ? [self[1], self[0]] : self
  }
}

/// Where the luminance of a colour lies as seen from what is allowed.
enum ConstraintSide {
  case below
  case inside
  case above

  init(_ color: EightBitColor, _ interval: ClosedRange<Double>) {
    let luminance = min(color.linear.relativeLuminance.value, 1)
    self = luminance < interval.lowerBound ? .below : luminance > interval.upperBound ? .above : .inside
  }
}
