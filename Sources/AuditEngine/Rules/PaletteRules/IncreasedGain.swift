import ColorMath
import Palettes

/// The tokens that a color for Increase Contrast could help.
struct IncreasedGain {
  /// The ratio with white or black at which a color can hardly be any stronger.
  private static let enough = 18.0

  private let input: AuditInput
  /// The measurements without a state of each token that is a foreground.
  private let foregrounds: [TokenIndex: [MeasurementIndex]]
  /// The tokens that pairs name.
  private let named: Set<TokenIndex>

  init(_ input: AuditInput) {
    self.input = input
    let plan = input.plan
    named = TokenCoverage.tokens(in: plan)
    var tokens: [[TokenIndex]] = []
    for foreground in plan.foregrounds { tokens.append(Self.tokens(of: foreground, in: plan.loaded.palette)) }
    let measurements = input.measurements
    var foregrounds: [TokenIndex: [MeasurementIndex]] = [:]
    for (pair, row) in zip(plan.pairs, input.rows) where !tokens[pair.foreground.offset].isEmpty {
      let cells = row.filter { measurements[$0].state == nil }
      for token in tokens[pair.foreground.offset] { foregrounds[token, default: []] += cells }
    }
    self.foregrounds = foregrounds
  }

  private static func tokens(of foreground: Foreground, in palette: Palette) -> [TokenIndex] {
    var tokens: [TokenIndex] = []
    for color in foreground.colors.all {
      guard case .token(let name) = color.reference, case .found(let index) = palette.lookup(name) else { continue }
      if !tokens.contains(index) { tokens.append(index) }
    }
    return tokens
  }

  /// Returns true if a token could have more contrast in a variant: as the foreground of a pair below the target, or, if
  /// no pair names it, by its name.
  func isPossible(for use: TokenUse, in variant: Variant) -> Bool {
    if Self.isNearlyStrongest(use.writtenColor(in: variant)) { return false }
    guard let cells = foregrounds[use.index] else {
      return !named.contains(use.index) && !NameWords(use.token.name.path).isOfSurface
    }
    // Pairs that nobody declared for the setting have the ratio that they have without it.
    let plain = Variant(variant.appearance, .standard, variant.transparency)
    let own = cells.filter { input.measurements[$0].variant == variant }
    let counted = own.isEmpty ? cells.filter { input.measurements[$0].variant == plain } : own
    return counted.contains { isBelowTarget(input.measurements[$0]) }
  }

  private func isBelowTarget(_ measurement: Measurement) -> Bool {
    if measurement.verdict == .exempt { return false }
    let pair = input.plan.pairs[measurement.pair]
    guard let target = input.plan.policy.increased?.ratio(for: pair.role, pair.size), let ratio = measurement.minimum
    else { return measurement.verdict != .pass }
    return !ratio.reaches(target)
  }

  private static func isNearlyStrongest(_ color: Color?) -> Bool {
    guard let color, color.alpha >= 1 else { return false }
    let luminance = color.encodedSRGB.relativeLuminance
    return [0, 1].contains { ContrastRatio(luminance, RelativeLuminance($0)).value >= enough }
  }
}
