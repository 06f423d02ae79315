import ColorMath
import Palettes

/// Finds pairs whose white, black or gray foreground can be the label color of the system, which adapts to its surface.
enum LabelColorFinder {
  /// The number of pairs that are measured again; nobody reads more.
  private static let most = 200

  /// The least ratio of each pair with the label color, for the pairs of findings about low contrast.
  ///
  /// A pair is left out unless all that fails passes with it and nothing that passes fails. Tokens are left out, which
  /// have values of their own to change, and placeholders, which would look like text that somebody typed.
  static func ratios(for findings: [Finding], in input: AuditInput) -> [PairIndex: ContrastRatio] {
    var pairs: [PairIndex] = []
    let candidates = input.plan.foregrounds.map(isCandidate)
    guard candidates.contains(true) else { return [:] }
    // Findings are large: none is copied here.
    for index in findings.typedIndices where pairs.count < most {
      guard case .lowContrast(let pair, _, _) = findings[index].evidence,
        candidates[input.plan.pairs[pair].foreground.offset], isCandidate(input.plan.pairs[pair])
      else { continue }
      pairs.append(pair)
    }
    guard !pairs.isEmpty else { return [:] }
    let loaded = input.plan.loaded.with {
      $0.declaration.pairs = pairs.compactMap { relabeled($0, in: input.plan) }
      $0.declaration.verified = []
    }
    let plan = AuditPlan(loaded, policy: input.plan.policy, variants: input.plan.variants)
    let measured = Measurer.measure(plan, pairs: Array(plan.pairs.typedIndices))
    var ratios: [PairIndex: ContrastRatio] = [:]
    for (index, planned) in plan.pairs.indexed() {
      guard let pair = pairs.first(where: { input.plan.pairs[$0].id == planned.id }) else { continue }
      let (before, after) = (input.rows[pair.offset], measured.rows[index.offset])
      ratios[pair] = least(input.measurements[before], measured.measurements[after])
    }
    return ratios
  }

  /// The least ratio of what failed before; nil unless all of it passes and nothing that passed does not.
  private static func least(_ before: ArraySlice<Measurement>, _ after: ArraySlice<Measurement>) -> ContrastRatio? {
    guard before.count == after.count else { return nil }
    var least: ContrastRatio?
    for (old, new) in zip(before, after) where old.verdict == .pass || old.verdict == .fail {
      guard new.verdict == .pass, new.variant == old.variant, new.state == old.state, let ratio = new.minimum else {
        return nil
      }
      if old.verdict == .fail { least = least.map { min($0, ratio) } ?? ratio }
    }
    return least
  }

  /// True for text and graphics.
  private static func isCandidate(_ pair: PlannedPair) -> Bool {
    pair.against == nil && (pair.role == .text || pair.role == .graphic)
  }

  /// True for neutral literals and for weaker label colors.
  private static func isCandidate(_ foreground: Foreground) -> Bool {
    foreground.colors.all.allSatisfy { written in
      switch written.reference {
      case .literal(let color):
        ColorCharacter.chroma(of: color.linearSRGB.oklab) < ColorCharacter.neutralChroma
      case .system(let name): weaker.contains(name)
      case .token: false
      }
    }
  }

  private static let weaker = [
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "secondary", "tertiary", "quaternary", "systemGray", "gray",
  ]

  /// The declarations of a pair, as one with the label color.
  private static func relabeled(_ pair: PairIndex, in plan: AuditPlan) -> Pair? {
    let planned = plan.pairs[pair]
    guard let use = planned.uses.first else { return nil }
    var declared = plan.loaded.declaration.pairs[use.declared]
    declared.givenID = planned.id
    declared.variants = VariantSet(planned.uses.map { plan.loaded.declaration.pairs[$0.declared].variants })
    declared.origin = .stated
    declared.foreground = Foreground(
      Adaptive(WrittenColor(.system("label"), text: "system:label", at: declared.location)), text: "system:label")
    return declared
  }
}
