import ColorMath
import Palettes

/// Measures again by other conventions, only if the verdict could change, and each piece of evidence once.
struct FragilityProbe {
  private let input: AuditInput
  private var known: [Piece?]

  /// The results of other conventions for one piece of evidence.
  private struct Piece {
    /// The share of the threshold within which rounding is considered.
    var reach: Double
    var exact: ContrastRatio?
    var others: [(convention: RenderingConvention, ratio: ContrastRatio)] = []
    var hasEightBit = false
  }

  /// The least change of a ratio, as a share of it, that is not conversion noise.
  private static let noise = 1e-9

  /// The greatest relative change of (L + 0.05) for one step of 1/255 is 4.1/255, and rounding moves half a step.
  private static let halfStep = 4.1 / 510

  init(_ input: AuditInput) {
    self.input = input
    known = Array(repeating: nil, count: input.evidence.count)
  }

  /// Returns the conventions that change the verdict of a measurement.
  mutating func flips(of index: MeasurementIndex) -> [VerdictFlip] {
    let measurement = input.measurements[index]
    guard measurement.verdict == .pass || measurement.verdict == .fail, let place = measurement.evidence,
      let required = measurement.requirement.minimum, let ratio = measurement.minimum
    else { return [] }
    let piece = piece(place, near: abs(ratio.value / required.value - 1))
    guard let exact = piece.exact, !piece.others.isEmpty else { return [] }
    return piece.others.filter { other in
      other.ratio.reaches(required) != exact.reaches(required)
        && abs(other.ratio.value / exact.value - 1) > Self.noise
    }.map { VerdictFlip(measurement: index, convention: $0.convention, exact: exact, other: $0.ratio) }
  }

  /// The results for a piece of evidence; rounding is considered only if the threshold is near enough.
  private mutating func piece(_ place: EvidenceIndex, near distance: Double) -> Piece {
    let evidence = input.evidence[place]
    var piece = known[place.offset] ?? Self.survey(evidence)
    if !piece.hasEightBit, distance <= piece.reach {
      piece.hasEightBit = true
      piece.exact = piece.exact ?? evidence.ratio(by: .exact)
      if let ratio = evidence.ratio(by: .eightBit) { piece.others.insert((.eightBit, ratio), at: 0) }
    }
    known[place.offset] = piece
    return piece
  }

  /// The distance from the threshold within which rounding can matter: two roundings, or two for each layer; unlimited
  /// with filters.
  private static func reach(of traits: EvidenceTraits, in evidence: MeasurementEvidence) -> Double {
    guard evidence.filters.isEmpty, !traits.hasFilters else { return .infinity }
    return halfStep * Double(traits.isTranslucent ? 2 * traits.layers : 2)
  }

  private static func survey(_ evidence: MeasurementEvidence) -> Piece {
    let traits = evidence.traits
    guard !traits.isUncertain else { return Piece(reach: -1) }
    var piece = Piece(reach: traits.isWide ? -1 : reach(of: traits, in: evidence))
    let conventions =
      (traits.isWide ? [RenderingConvention.mappedToSRGB] : []) + (traits.isTranslucent ? [.displayP3] : [])
    guard !conventions.isEmpty else { return piece }
    piece.exact = evidence.ratio(by: .exact)
    piece.others = conventions.compactMap { convention in evidence.ratio(by: convention).map { (convention, $0) } }
    return piece
  }
}

/// The traits that decide which conventions can matter to a piece of evidence.
private struct EvidenceTraits {
  var layers = 0
  /// True if a color lies outside sRGB.
  var isWide = false
  var isTranslucent = false
  var hasFilters = false
  /// Sources disagree on a value.
  var isUncertain = false

  mutating func add(_ color: Color, _ alternates: [Color]) {
    layers += 1
    if color.alpha < 1 { isTranslucent = true }
    if !alternates.isEmpty { isUncertain = true }
    if !color.isPlain, !color.isInGamut(of: .sRGB) { isWide = true }
  }

  mutating func add(_ steps: [StackStep]) {
    for step in steps {
      switch step {
      case .layer(let color, let alternates): add(color, alternates)
      case .filter: hasFilters = true
      case .material(let material):
        isTranslucent = true
        if material.layers.count > 1 { isUncertain = true }
      case .group(let inner): add(inner)
      }
    }
  }
}

extension MeasurementEvidence {
  fileprivate var traits: EvidenceTraits {
    var traits = EvidenceTraits()
    traits.add(foreground, foregroundAlternates)
    if let against { traits.add(against, againstAlternates) }
    traits.add(steps)
    return traits
  }
}

extension Color {
  /// True if it is written in sRGB with channels of 0…1: most are, and need no conversion for this check.
  fileprivate var isPlain: Bool {
    let range = 0.0...1.0
    return space == .sRGB && range.contains(components.first) && range.contains(components.second)
      && range.contains(components.third)
  }
}
