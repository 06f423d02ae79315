package import ColorMath
package import Palettes

/// One pair in one variant or state.
package struct Measurement: Sendable {
  package var pair: PairIndex
  /// The appearance and the settings under which the pair was measured.
  package var variant: Variant
  /// The opt-in condition in addition to the variant; nil for the eight variants themselves.
  package var state: String?
  /// The comparison of the ratio with the required one.
  package var verdict: Verdict
  /// The expected outcome of an unverified measurement; nil for every other verdict.
  package var expectation: Expectation?
  /// The reason that there is no plain verdict; nil for a plain one.
  package var reason: Reason?
  /// The proven least ratio; nil if a color is missing.
  package var minimum: ContrastRatio?
  /// The proven greatest ratio; equal to the least over a fixed surface.
  package var maximum: ContrastRatio?
  /// The required ratio and the criterion that requires it.
  package var requirement: Requirement
  /// The foreground as displayed: composited, mapped to sRGB.
  package var foregroundColor: EightBitColor?
  /// The surface as displayed, or the color that the foreground is compared with: composited, mapped to sRGB.
  package var surfaceColor: EightBitColor?
  /// The results over all possible backdrops; nil if a layer of the surface is opaque.
  package var outlook: Outlook?
  /// The evidence; nil if there is nothing to recompute.
  package var evidence: EvidenceIndex?
  /// The record that decided it; nil if no record was needed.
  package var record: RecordIndex?
  /// The place to edit to change the foreground in this variant.
  package var location: SourceLocation
}

/// The index of evidence in its audit.
package typealias EvidenceIndex = TypedIndex<MeasurementEvidence>

extension Measurement {
  /// A measurement without numbers yet.
  init(
    pair: PairIndex, variant: Variant, verdict: Verdict, requirement: Requirement, location: SourceLocation
  ) {
    self.init(
      pair: pair, variant: variant, state: nil, verdict: verdict, expectation: nil, reason: nil, minimum: nil,
      maximum: nil, requirement: requirement, foregroundColor: nil, surfaceColor: nil, outlook: nil, evidence: nil,
      location: location)
  }
}

/// The index of a measurement in its audit.
package typealias MeasurementIndex = TypedIndex<Measurement>
