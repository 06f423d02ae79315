import ColorMath

/// The hot loop of the benchmark.
enum PairCount {
  /// Returns the number of all pairs that reach a ratio.
  static func passing(_ luminances: [RelativeLuminance], _ required: ContrastRatio) -> Int {
    var passing = 0
    for one in luminances.indices {
      let luminance = luminances[one]
      var row = 0
      for other in 0..<one {
        if ContrastRatio(luminance, luminances[other]).reaches(required) { row &+= 1 }
      }
      passing += row
    }
    return passing
  }
}
