import ColorMath
import FileSyntax
import Palettes

/// Finds the entries for Increase Contrast that a palette lacks.
///
/// Every token without one gets an entry like the one that serves in its place. Then only those entries change, each to
/// reach the targets of the policy, and no pair gets a lower ratio than without Increase Contrast.
struct MissingEntries {
  private struct New {
    let place: EntryPlace
    let condition: AppearanceCondition
    let model: EntryIndex
  }

  private let policy: Policy
  private let prepared: LoadedPalette
  private let new: [New]

  /// Prepares the entries for Increase Contrast of a palette under a policy.
  init(_ loaded: LoadedPalette, policy: Policy) {
    self.policy = policy
    var tokens = loaded.palette.tokens
    var new: [New] = []
    for token in tokens.typedIndices {
      for variant in [Variant.lightIncreased, .darkIncreased] {
        if let one = Self.add(variant, token, &tokens, for: loaded.declaration.deviceClass) { new.append(one) }
      }
    }
    prepared = loaded.with(Palette(tokens))
    self.new = new
  }

  /// Adds the entry that a token lacks in a variant; nil if it lacks none.
  private static func add(
    _ variant: Variant, _ token: TokenIndex, _ tokens: inout [Token], for device: DeviceClass
  ) -> New? {
    guard !tokens[token].isDesignToken,
      case .entry(let model) = tokens[token].resolution(for: variant, on: device),
      !AppearanceConditionSet.increased.contains(tokens[token].entries[model].condition),
      case .color = tokens[token].entries[model].value
    else { return nil }
    let condition: AppearanceCondition =
      variant.appearance == .dark ? .highDark : tokens[token].entries[model].condition == .light ? .highLight : .highAny
    let order = AppearanceCondition.searchOrder(for: variant, on: tokens[token].device(for: device).idiom)
    guard order.contains(condition) else { return nil }
    var entry = tokens[token].entries[model]
    entry.condition = condition
    let place = EntryPlace(token: token, entry: EntryIndex(tokens[token].entries.count))
    tokens[token].entries.append(entry)
    return New(place: place, condition: condition, model: model)
  }

  /// The edits that add entries; every measurement that misses its target counts as failing.
  ///
  /// - Parameter pinned: entries whose missing counterparts are left out.
  func edits(_ wishes: AdviceWishes, without pinned: Set<EntryPlace>) -> [ColorEdit] {
    let allowed = new.filter { one in
      !pinned.contains(EntryPlace(token: one.place.token, entry: one.model)) && wishes.allow(one.place)
    }
    guard !allowed.isEmpty else { return [] }
    var wishes = wishes
    wishes.entries = Set(allowed.map { $0.place })
    wishes.margin = 1
    let input = targets
    let adviser = Adviser(input, PartUses(input), wishes, ignoresLimits: true, workers: .one)
    return adviser.planned.compactMap { edit in
      allowed.first { $0.place == edit.place }.map { one in
        ColorEdit(
          token: edit.token, place: .new(one.condition, like: one.model), color: edit.to, alpha: edit.from.alpha)
      }
    }
  }

  /// The audit under Increase Contrast, with the targets in place of the minimums.
  private var targets: AuditInput {
    let audit = Measurer.measure(AuditPlan(prepared, policy: policy, variants: .increased))
    let standard = StandardRatios(
      Measurer.measure(AuditPlan(prepared, policy: policy, variants: .all.subtracting(.increased))).measurements)
    var measurements = audit.measurements
    for index in measurements.typedIndices {
      let pair = audit.plan.pairs[measurements[index].pair]
      let target = policy.increased?.ratio(for: pair.role, pair.size) ?? measurements[index].requirement.minimum
      let floors = [target, standard.ratio(beside: measurements[index])].compactMap { $0 }
      if let floor = floors.max() { measurements[index].raise(to: floor) }
    }
    return AuditInput(audit.with(measurements: measurements))
  }
}

extension Measurement {
  /// Asks for another ratio than the policy's minimum.
  fileprivate mutating func raise(to floor: ContrastRatio) {
    requirement.minimum = floor
    if verdict == .pass || verdict == .fail { verdict = minimum?.reaches(floor) == true ? .pass : .fail }
  }
}
