import ColorMath

/// The conditions on one color, with all others as they are: just met, and met with room to spare.
struct Demands {
  /// The ratio beyond the minimum that the comfortable answer has: people go 0.17 beyond it in the middle, 1.1 in dark
  /// appearances, and half to one is what a designer adds on purpose.
  static let comfort = 0.75

  /// The luminances that satisfy all conditions on luminance alone.
  private(set) var band = LuminanceBand.whole
  /// The luminances that satisfy them with room to spare.
  private(set) var comfortableBand = LuminanceBand.whole
  /// The conditions that luminance alone does not decide, each once.
  private(set) var others: [ColorConstraint] = []
  private var keys: Set<ConstraintKey> = []

  /// Adds a condition.
  mutating func add(_ constraint: ColorConstraint, by solver: inout ConstraintSolver) {
    guard let band = solver.band(of: constraint) else {
      if constraint.key.map({ keys.insert($0).inserted }) ?? true { others.append(constraint) }
      return
    }
    self.band = self.band.intersection(band)
    if let more = solver.band(of: constraint.raised(by: Self.comfort)) {
      comfortableBand = comfortableBand.intersection(more)
    }
  }

  /// Returns true if a color satisfies all conditions.
  func accept(_ color: EightBitColor) -> Bool {
    band.contains(color.linear.relativeLuminance) && others.allSatisfy { $0.isSatisfied(by: color) }
  }

  /// The colors on both sides of a start that satisfy the conditions, nearest first.
  func colors(from shades: inout Shades, isComfortable: Bool) -> [PassingColor] {
    let band = isComfortable ? comfortableBand : band
    guard !band.isEmpty else { return [] }
    if others.isEmpty { return shades.colors(in: band) }
    let conditions = isComfortable ? others.map { $0.raised(by: Self.comfort) } : others
    return NearestPassing.colors(from: shades.start, in: band, preset: .person) { color in
      conditions.allSatisfy { $0.isSatisfied(by: color) }
    }
  }
}
