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
    var found: [PassingColor] = []
    let split = band.intervals.firstIndex { $0.lowerBound > luminance.value } ?? band.intervals.count
    for interval in band.intervals[split...] {
      let lighter = origin.search(.lighter, preset) { ConstraintSide($0, interval) }
      guard let lighter else { continue }
      found.append(lighter)
      break
    }
    for interval in band.intervals[..<split].reversed() {
      let darker = origin.search(.darker, preset) { ConstraintSide($0, interval) }
      guard let darker else { continue }
      found.append(darker)
      break
    }
    return found.nearestFirst
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
