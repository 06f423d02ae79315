import ColorMath

extension ScreenText {
  /// Takes the worst of the means of blocks for the ratio, and calls it uncertain.
  mutating func takeBlocks(_ means: [EncodedSRGB]) {
    doubt = .uneven
    let front = foreground.relativeLuminance
    guard
      let worst = means.min(by: {
        ContrastRatio(front, $0.relativeLuminance) < ContrastRatio(front, $1.relativeLuminance)
      })
    else { return }
    surface = worst
    ratio = ContrastRatio(front, worst.relativeLuminance)
    minimum = min(minimum, ratio)
    maximum = max(maximum, ratio)
  }
}
