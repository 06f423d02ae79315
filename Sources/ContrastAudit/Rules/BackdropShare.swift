package import ColorMath
import PaletteModel

/// The share of possible backdrops over which a pair passes.
package struct BackdropShare: Hashable, Sendable {
  /// Index into `AuditResult.measurements`.
  package var measurement: Int
  /// The share of all colors of sRGB, by volume of its encoded cube; proven bounds.
  package var share: PassingShare
}

/// Computes shares of backdrops, each distinct question once.
struct BackdropShares {
  private struct Question: Hashable {
    let stack: LayerStack
    let required: ContrastRatio
  }

  private let input: AuditInput
  private var measurer: Measurer
  private var known: [Question: PassingShare] = [:]

  /// The largest share of backdrops left undecided, which keeps the computation below a millisecond.
  private static let width = 0.04

  init(_ input: AuditInput) {
    self.input = input
    measurer = Measurer(input.plan)
  }

  /// The share for the worst of some measurements, preferably of those whose surface has a single alternative.
  ///
  /// Nil if the backdrop is declared or hidden, or if nothing passes.
  mutating func share(of cells: [Int]) -> BackdropShare? {
    let certain = cells.filter { input.measurements[$0].outlook?.decisions.count == 1 }
    guard let worst = (certain.isEmpty ? cells : certain).min(by: { ratio($0) < ratio($1) }) else { return nil }
    let measurement = input.measurements[worst]
    guard let outlook = measurement.outlook, !outlook.isDeclared, !outlook.neverPasses,
      let required = measurement.requirement.minimum, let parts = measurer.parts(of: measurement),
      let place = measurement.evidence, let witness = input.evidence[place].witnesses.first
    else { return nil }
    let stacks = OpenSights.stacks(of: parts.foreground, parts.surface, parts.against, parts.flipped)
    guard stacks.indices.contains(witness.stack), !stacks[witness.stack].hidesBackdrop else { return nil }
    let question = Question(stack: stacks[witness.stack], required: required)
    let share = known[question] ?? question.stack.passingShare(reaching: required, width: Self.width)
    known[question] = share
    return BackdropShare(measurement: worst, share: share)
  }

  private func ratio(_ cell: Int) -> Double { input.measurements[cell].minimum?.value ?? 0 }
}
