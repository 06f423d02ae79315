import ColorMath

/// The conditions on one color, with all others as they are: those that it meets now, and those that it has to meet.
struct Demands {
  /// The distance that a color goes beyond the ratios that it misses now.
  enum Aim: Int, CaseIterable {
    /// The bare minimum.
    case minimum
    /// The usual margin, or a lesser one that was asked for.
    case usual
    /// The margin that was asked for.
    case margin
    /// The ratio up to which a round value, or one that the palette has, is preferred.
    case round
    /// Room to spare.
    case comfort
  }

  /// The multiple of the minimum up to which a round value is preferred.
  private static let roundMargin = 1.15
  /// The ratio beyond the minimum that the comfortable answer has: half to one is what a designer adds on purpose.
  private static let comfort = 0.75

  private let margin: Double
  /// The luminances that satisfy all conditions on luminance alone, by aim.
  private var bands = Array(repeating: LuminanceBand.whole, count: Aim.allCases.count)
  /// The conditions that luminance alone does not decide, each once; true if they are to be met with room.
  private var others: [(constraint: ColorConstraint, isMissed: Bool)] = []
  private var keys: Set<ConstraintKey> = []

  /// Starts without a condition.
  ///
  /// - Parameter margin: the multiple of a minimum that is aimed at, 1 or more.
  init(margin: Double) { self.margin = margin }

  /// Adds a condition that the color meets now, or misses and is to meet.
  mutating func add(_ constraint: ColorConstraint, isMissed: Bool, by solver: inout ConstraintSolver) {
    guard let band = solver.band(of: constraint) else {
      if constraint.key.map({ keys.insert($0).inserted }) ?? true { others.append((constraint, isMissed)) }
      return
    }
    for aim in Aim.allCases {
      let own = isMissed && aim != .minimum ? solver.band(of: raised(constraint, aim)) ?? band : band
      bands[aim.rawValue] = bands[aim.rawValue].intersection(own)
    }
  }

  /// Allows only some luminances.
  mutating func add(_ band: LuminanceBand) {
    for aim in Aim.allCases { bands[aim.rawValue] = bands[aim.rawValue].intersection(band) }
  }

  /// True if more than the usual margin was asked for.
  var isGenerous: Bool { margin > AdviceWishes.usualMargin }

  /// The luminances that satisfy all conditions on luminance alone, at the bare minimum.
  var band: LuminanceBand { bands[Aim.minimum.rawValue] }

  /// Returns true if a color satisfies all conditions.
  func accept(_ color: EightBitColor) -> Bool {
    band.contains(color.linear.relativeLuminance) && others.allSatisfy { $0.constraint.isSatisfied(by: color) }
  }

  /// The colors on both sides of a start that satisfy the conditions, nearest first.
  func colors(from shades: inout Shades, at aim: Aim) -> [PassingColor] {
    let band = bands[aim.rawValue]
    guard !band.isEmpty else { return [] }
    if others.isEmpty { return shades.colors(in: band) }
    let conditions = others.map { $0.isMissed ? raised($0.constraint, aim) : $0.constraint }
    return NearestPassing.colors(from: shades.start, in: band, preset: .person) { color in
      conditions.allSatisfy { $0.isSatisfied(by: color) }
    }
  }

  private func raised(_ constraint: ColorConstraint, _ aim: Aim) -> ColorConstraint {
    switch aim {
    case .minimum: constraint
    case .usual: constraint.raised { $0 * min(margin, AdviceWishes.usualMargin) }
    case .margin: constraint.raised { $0 * margin }
    // Who asks for the bare minimum gets it.
    case .round: constraint.raised { margin > 1 ? $0 * max(margin, Self.roundMargin) : $0 }
    case .comfort: constraint.raised { max($0 + Self.comfort, $0 * margin) }
    }
  }
}
