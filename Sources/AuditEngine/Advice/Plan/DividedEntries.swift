import ColorMath
import FileSyntax
import Palettes

/// Entries that a palette lacks, so that a color can change where it fails and stay where it passes.
///
/// An entry that serves both appearances is divided if it fails in one of them and its answer costs the other one contrast. The
/// new entries have the colors that served before, so that nothing looks different until one is changed.
struct DividedEntries: Sendable {
  /// The palette with the new entries.
  let palette: Palette
  private let added: [EntryPlace: PlannedEdit.NewEntry]

  /// The share by which a ratio falls before it counts as a loss.
  static let leastLoss = 1.05

  /// Divides the entries of an audit; nil if there are none to divide.
  init?(_ input: AuditInput, _ parts: PartUses, _ wishes: AdviceWishes) {
    let plain = PaintedAudit(input, parts)
    var finder = AnswerFinder(input, parts, wishes)
    var palette = input.plan.loaded.palette
    var added: [EntryPlace: PlannedEdit.NewEntry] = [:]
    for part in parts.movable(by: wishes) {
      guard case .entry(let token, let entry) = part, !wishes.ties.contains(where: { $0.contains(token) }),
        let scope = Self.scope(of: part, in: plain), let new = Self.entry(in: scope, for: part, of: input)
      else { continue }
      let edits = [
        ColorEdit(token: token, place: .new(new.condition, like: entry), exact: new.color)
      ]
      let divided = palette.applying(edits)
      guard divided.tokens[token].entries.count == palette.tokens[token].entries.count + 1,
        Self.looksSame(divided.tokens[token], palette.tokens[token], on: input.plan.loaded.declaration.deviceClass),
        Self.costs(finder.answers(for: part, in: plain).first, outside: scope, in: plain)
      else { continue }
      added[EntryPlace(token: token, entry: EntryIndex(palette.tokens[token].entries.count))] =
        PlannedEdit.NewEntry(condition: new.condition, model: entry)
      palette = divided
    }
    guard !added.isEmpty else { return nil }
    (self.palette, self.added) = (palette, added)
  }

  /// The new entry at a place; nil for one that the palette has.
  func entry(at place: EntryPlace) -> PlannedEdit.NewEntry? { added[place] }

  /// The places of the new entries that keep the color of another one.
  func keepers(of place: EntryPlace) -> [EntryPlace] {
    added.filter { $0.key.token == place.token && $0.value.model == place.entry }.map { $0.key }.sorted()
  }

  /// Measures an audit with the new entries; nil if anything else than the entries differs.
  func measured(_ audit: MeasuredAudit, _ workers: Workers) -> MeasuredAudit? {
    let plan = audit.plan.with(audit.plan.loaded.with(palette))
    let pairs = audit.plan.pairs.typedIndices.filter { !audit.rows[$0.offset].isEmpty }
    let divided =
      pairs.count == audit.plan.pairs.count
      ? Measurer.measure(plan, workers: workers) : Measurer.measure(plan, pairs: pairs)
    let isSame =
      divided.measurements.count == audit.measurements.count
      && audit.measurements.typedIndices.allSatisfy { index in
        let (old, new) = (audit.measurements[index], divided.measurements[index])
        return old.verdict == new.verdict && old.minimum == new.minimum
      }
    return isSame ? divided : nil
  }
}

extension DividedEntries {
  /// The variants of one appearance, or of increased contrast in it, in which alone results with an entry fail; nil if
  /// they fail in both appearances or nothing else passes with the entry.
  private static func scope(of part: MovablePart, in plain: PaintedAudit) -> VariantSet? {
    let (measurements, users) = (plain.input.measurements, plain.parts.found.users(of: part))
    let failing = users.filter { measurements[$0].verdict == .fail }.map { measurements[$0].variant }
    guard let first = failing.first, failing.allSatisfy({ $0.appearance == first.appearance }) else { return nil }
    let isIncreased = failing.allSatisfy { $0.contrast == .increased }
    let scope = VariantSet(
      Variant.allCases.filter { one in
        one.appearance == first.appearance && (!isIncreased || one.contrast == .increased)
      }.map { VariantSet($0) })
    return users.contains { plain.passes[$0.offset] && !scope.contains(measurements[$0].variant) } ? scope : nil
  }

  /// The condition of the entry that divides another one, with its color; nil if none does.
  ///
  /// What fails in light changes in the entry that serves both, as Xcode names it Any, and dark keeps the color.
  private static func entry(
    in scope: VariantSet, for part: MovablePart, of input: AuditInput
  ) -> (condition: AppearanceCondition, color: Color)? {
    guard case .entry(let token, let entry) = part, let first = scope.variants.first else { return nil }
    let owner = input.plan.loaded.palette.tokens[token]
    let device = input.plan.loaded.declaration.deviceClass
    let variant = first.contrast == .standard ? Variant.dark : Variant(first.appearance, .increased)
    guard !owner.isDesignToken, case .color(let color) = owner.entries[entry].value,
      case .new(let condition, entry)? = owner.editPlace(for: variant, on: device)
    else { return nil }
    return (condition, color)
  }

  /// Returns true if a token with a further entry has the same color in every variant.
  private static func looksSame(_ divided: Token, _ token: Token, on device: DeviceClass) -> Bool {
    func value(_ token: Token, _ variant: Variant) -> Entry.Value? {
      guard case .entry(let index) = token.resolution(for: variant, on: device) else { return nil }
      return token.entries[index].value
    }
    return Variant.allCases.allSatisfy { value(divided, $0) == value(token, $0) }
  }

  /// Returns true if an answer repairs not all of an entry, or costs contrast outside of some variants.
  private static func costs(_ answer: EntryAnswer?, outside scope: VariantSet, in plain: PaintedAudit) -> Bool {
    guard let answer, answer.isWhole else { return true }
    return plain.parts.found.users(of: answer.part).contains { index in
      guard plain.passes[index.offset], !scope.contains(plain.input.measurements[index].variant),
        let scene = plain.scene(index), let after = plain.ratio(of: scene, with: answer)
      else { return false }
      return scene.minimum.value > after.value * leastLoss
    }
  }
}
