import ColorMath
import Palettes

extension Adviser {
  /// Shows each edit of the plan as it looks after those before it.
  mutating func addExamples() {
    var now = PaintedAudit(input, parts)
    for index in planned.indices {
      let before = now
      for edit in planned[index].all where !edit.keepsColor { now.paint(EntryAnswer(edit)) }
      planned[index].examples = examples(of: planned[index], before, now)
    }
  }

  /// The worst of the cleared measurements in each appearance; where one appearance has none, the same pair in it.
  private func examples(of edit: PlannedEdit, _ before: PaintedAudit, _ after: PaintedAudit) -> [EditExample] {
    // Measurements are large: none is copied here.
    let all = input.measurements
    let cleared = [Appearance.light, .dark].compactMap { appearance -> MeasurementIndex? in
      edit.clears.filter { all[$0].variant.appearance == appearance }.min {
        (all[$0].minimum?.value ?? 0) < (all[$1].minimum?.value ?? 0)
      }
    }
    var shown = cleared
    if cleared.count == 1, let other = twin(of: cleared[0]) {
      shown.insert(other, at: all[other].variant.appearance == .light ? 0 : 1)
    }
    return shown.compactMap { index in
      guard let before = look(of: index, in: before), let after = look(of: index, in: after) else { return nil }
      return EditExample(measurement: index, isCleared: cleared.contains(index), before: before, after: after)
    }
  }

  /// A measurement of the pair in the other appearance, if it has a verdict there.
  private func twin(of index: MeasurementIndex) -> MeasurementIndex? {
    let all = input.measurements
    let variant = all[index].variant.with(all[index].variant.appearance == .dark ? .light : .dark)
    return all.typedIndices.first { other in
      all[other].pair == all[index].pair && all[other].variant == variant && all[other].state == all[index].state
        && (all[other].verdict == .pass || all[other].verdict == .fail)
    }
  }

  private func look(of index: MeasurementIndex, in audit: PaintedAudit) -> EditExample.Look? {
    guard let sight = audit.scene(index)?.sight else { return nil }
    return EditExample.Look(
      ratio: sight.minimum, foreground: sight.foregroundColor, surface: sight.surfaceColor)
  }
}
