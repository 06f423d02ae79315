import ColorMath
import Palettes

/// Compares the tokens of distinct groups pairwise, as seen with normal and deficient color vision.
struct TokenComparison {
  /// The least ΔE-OK of tokens that are distinguishable at a glance: five times the just noticeable difference.
  static let leastDifference = 5 * DeltaE.justNoticeable

  /// One token in one variant: to normal vision, then to each deficiency in order.
  private typealias Sights = [Oklab]

  private let input: AuditInput
  private let visions: [ColorVision.Deficiency?] = [nil] + ColorVision.Deficiency.allCases.map { Optional($0) }

  init(_ input: AuditInput) { self.input = input }

  /// Returns one piece of evidence for each two tokens that look alike somewhere; two that share several groups count
  /// once.
  func evidence(of groups: [DistinctGroup]) -> [Evidence] {
    let palette = input.plan.loaded.palette
    var done: Set<[TokenIndex]> = []
    var sights: [TokenIndex: [Variant: Sights]] = [:]
    var evidence: [Evidence] = []
    for group in groups {
      let tokens = group.tokens.compactMap { name -> TokenIndex? in
        if case .found(let index) = palette.lookup(name) { index } else { nil }
      }
      for token in tokens where sights[token] == nil { sights[token] = self.sights(of: token) }
      for (place, one) in tokens.enumerated() {
        for other in tokens[(place + 1)...] where one != other && done.insert([one, other].sorted()).inserted {
          let alike = resemblances(sights[one] ?? [:], sights[other] ?? [:])
          if !alike.isEmpty { evidence.append(.indistinct(tokens: [one, other].sorted(), alike)) }
        }
      }
    }
    return evidence
  }

  private func resemblances(_ one: [Variant: Sights], _ other: [Variant: Sights]) -> [Resemblance] {
    input.plan.variants.variants.flatMap { variant -> [Resemblance] in
      guard let left = one[variant], let right = other[variant] else { return [] }
      return visions.indices.compactMap { place in
        let difference = DeltaE.ok(left[place], right[place])
        guard difference < Self.leastDifference else { return nil }
        return Resemblance(variant: variant, deficiency: visions[place], difference: difference)
      }
    }
  }

  /// The views of a token in each variant in which it has a color.
  private func sights(of token: TokenIndex) -> [Variant: Sights] {
    let resolver = ColorResolver(input.plan.loaded)
    var sights: [Variant: Sights] = [:]
    for variant in input.plan.variants.variants {
      guard let color = try? resolver.token(token, variant).color else { continue }
      let ground = variant.appearance == .light ? 1.0 : 0.0
      let seen = color.encodedLayer.over(EncodedSRGB(red: ground, green: ground, blue: ground)).linear
      sights[variant] = visions.map { deficiency in
        (deficiency.map { ColorVision.simulate(seen, as: $0) } ?? seen).oklab
      }
    }
    return sights
  }
}
