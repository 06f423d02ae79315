import ColorMath
import Palettes

/// The changes of entries for Increase Contrast that keep up with edits of other entries.
///
/// Entries that serve only increased contrast change, each as little as necessary, until no pair has a lower ratio with
/// Increase Contrast than without it, unless it had one before.
struct IncreasedFollowers {
  private let solver: PaletteSolver
  private let before: AuditInput
  private let after: AuditInput

  /// Prepares for a palette by its audits in all variants, without and with the edits.
  init(_ solver: PaletteSolver, before: AuditInput, after: AuditInput) {
    self.solver = solver
    self.before = before
    self.after = after
  }

  /// The moves; empty if none does.
  func edits() -> [PaletteSolution.Edit] {
    let loaded = after.plan.loaded
    var options = solver.options
    options.movable = options.movable.map { $0.intersection(Self.increasedOnly(loaded)) } ?? Self.increasedOnly(loaded)
    guard options.movable?.isEmpty == false else { return [] }
    let plan = AuditPlan(loaded, policy: solver.policy, variants: .increased)
    return PaletteSolver(
      loaded, policy: solver.policy, variants: .increased, options: options,
      floors: floors(Measurer.measure(plan).measurements), meter: solver.meter
    ).unguarded().edits
  }

  /// The ratio that each measurement must keep: that without Increase Contrast, and at least the required one if it
  /// reaches that.
  private func floors(_ measurements: [Measurement]) -> [ContrastRatio?] {
    let (old, new) = (StandardRatios(before.measurements), StandardRatios(after.measurements))
    var lower: Set<Place> = []
    for one in before.measurements where one.variant.contrast == .increased {
      guard let ratio = one.minimum, let standard = old.ratio(beside: one), ratio < standard else { continue }
      lower.insert(Place(one))
    }
    return measurements.map { one in
      guard !lower.contains(Place(one)), let standard = new.ratio(beside: one) else { return nil }
      guard let required = one.requirement.minimum, one.minimum?.reaches(required) == true else { return standard }
      return max(required, standard)
    }
  }

  private struct Place: Hashable {
    let pair: PairIndex
    let variant: Variant
    let state: String?

    init(_ measurement: Measurement) {
      (pair, variant, state) = (measurement.pair, measurement.variant, measurement.state)
    }
  }

  /// The entries that serve variants with Increase Contrast and no other.
  private static func increasedOnly(_ loaded: LoadedPalette) -> Set<MeasuredLink.Entry> {
    var serving: [MeasuredLink.Entry: VariantSet] = [:]
    for (token, owner) in loaded.palette.tokens.indexed() {
      for variant in Variant.allCases {
        guard case .entry(let entry) = owner.resolution(for: variant, on: loaded.declaration.deviceClass) else {
          continue
        }
        serving[.init(token: token, entry: entry), default: []].formUnion(VariantSet(variant))
      }
    }
    return Set(serving.filter { VariantSet.increased.isSuperset(of: $0.value) }.keys)
  }
}
