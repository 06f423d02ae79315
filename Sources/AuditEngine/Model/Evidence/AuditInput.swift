package import Palettes
import SwiftReading

/// The input of a rule: one measured audit, and the day on which it is judged.
package final class AuditInput: Sendable {
  /// The audit whose results are judged.
  package let measured: MeasuredAudit
  /// The tokens of the palette as the audited device class uses them, in order.
  package let tokens: [TokenUse]
  /// The day on which waivers are judged; nil if none expires.
  package let today: CalendarDate?
  /// The results that each waiver matches; nil until the findings are known.
  package let waiverUses: [WaiverUse]?
  /// The uses of the names of catalogs, once they are looked up.
  private let knownUses: NameUses?

  /// Prepares to judge a measured audit.
  package init(_ measured: MeasuredAudit, today: CalendarDate? = nil) {
    self.measured = measured
    self.today = today
    (waiverUses, knownUses) = (nil, nil)
    let (tokens, device) = (measured.plan.loaded.palette.tokens, measured.plan.loaded.declaration.deviceClass)
    self.tokens = tokens.typedIndices.map { TokenUse($0, of: tokens, on: device, in: measured.plan.variants) }
  }

  private init(_ input: AuditInput, _ waiverUses: [WaiverUse]? = nil) {
    measured = input.measured
    tokens = input.tokens
    today = input.today
    self.waiverUses = waiverUses
    knownUses = input.catalogUses
  }

  /// Returns the input with what several rules ask its sources.
  func askingSources() -> AuditInput { AuditInput(self) }

  /// The uses that sources make of the names of `catalogTokens`, by their places there; nil if no sources are read.
  var catalogUses: NameUses? {
    if let knownUses { return knownUses }
    let tokens = plan.loaded.palette.tokens
    return plan.sources?.project.uses(of: catalogTokens.map { tokens[$0].name.path })
  }

  /// Returns the input with the results that each waiver matches, for the rules about waivers.
  func with(_ waiverUses: [WaiverUse]) -> AuditInput { AuditInput(self, waiverUses) }

  /// The pairs, and the palette that they were planned from.
  package var plan: AuditPlan { measured.plan }
  /// The measurements by pair, then variant, then state.
  package var measurements: [Measurement] { measured.measurements }
  /// The evidence that the measurements refer to.
  package var evidence: [MeasurementEvidence] { measured.evidence }
  /// The range of each pair's measurements in `measurements`, by pair.
  package var rows: [Range<MeasurementIndex>] { measured.rows }

  /// One piece of evidence per pair that has measurements of a kind.
  ///
  /// - Parameters:
  ///   - role: the only role of such pairs; nil for any.
  ///   - verdict: the only verdict that a measurement of this kind has; nil if it may have any.
  package func pairs(
    as make: (_ pair: PairIndex, _ cells: [MeasurementIndex]) -> Evidence, in role: Role? = nil,
    of verdict: Verdict? = nil, where isMeant: (MeasurementIndex) -> Bool
  ) -> [Evidence] {
    pairs(in: role, of: verdict, where: isMeant).map { make($0.pair, $0.values) }
  }

  /// The pairs that have measurements of a kind, with these.
  package func pairs(
    in role: Role? = nil, of verdict: Verdict?, where isMeant: (MeasurementIndex) -> Bool
  ) -> [(pair: PairIndex, values: [MeasurementIndex])] {
    let (measurements, pairs) = (measurements, plan.pairs)
    var found: [(pair: PairIndex, values: [MeasurementIndex])] = []
    for pair in pairs.typedIndices where role == nil || pairs[pair].role == role {
      var cells: [MeasurementIndex] = []
      // Pairs and measurements are large: neither is copied.
      for index in rows[pair.offset] where verdict == nil || measurements[index].verdict == verdict {
        if isMeant(index) { cells.append(index) }
      }
      if !cells.isEmpty { found.append((pair, cells)) }
    }
    return found
  }
}
