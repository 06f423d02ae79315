import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes

/// Searches end at a count of steps, never at a time.
@Suite struct WorkMeterTests {
  @Test(arguments: [(9, false), (10, true), (11, true), (.max, true)])
  func theLimitIsReachedByCount(steps: Int, isOver: Bool) {
    let meter = WorkMeter(10)
    meter.spend(steps)
    #expect(meter.isOver == isOver && meter.isSpent == isOver && meter.left == max(0, 10 - steps))
  }

  @Test func aPartEndsAloneAndCountsForTheWhole() {
    let meter = WorkMeter(100)
    let (half, copy) = (meter.part(of: 2), meter)
    half.spend(49)
    #expect(!half.isOver && copy.left == 51)
    half.spend(1)
    #expect(half.isOver && !meter.isOver && meter.left == 50)
    let other = meter.part(of: 1)
    meter.spend(50)
    #expect(other.isOver && meter.isOver)
  }

  @Test func aPersonEndsASearchThatHasStepsLeft() {
    let meter = WorkMeter(10, orWhen: { true })
    #expect(meter.isOver && !meter.isSpent && meter.part(of: 2).isOver)
  }

  /// The same palette, solved with every limit: never worse than as it is, and with enough steps as without a limit.
  @Test(arguments: [0, 1_000, 20_000, 100_000, PaletteSolver.mostSteps])
  func aSearchThatEndsEarlyLeavesFailuresButNoHarm(steps: Int) {
    var palette = PaletteBuilder()
    palette.token("Card", [.any: "#FFFFFF", .dark: "#1C1C1E"])
    palette.token("Text", [.any: "#8A8A8A", .dark: "#666666"])
    palette.pair("Text", on: "Card")
    func solve(_ meter: WorkMeter) -> PaletteSolution {
      PaletteSolver(palette.loaded, policy: .wcag22AA, meter: meter).solve()
    }
    let (one, other) = (solve(WorkMeter(steps)), solve(WorkMeter(steps)))
    #expect(one.edits.map(\.edit) == other.edits.map(\.edit))
    #expect(palette.failures(after: one.edits.map(\.edit)) <= palette.failures(after: []))
    if steps == 0 { #expect(one.edits.isEmpty && !one.isSolved) }
    if steps == PaletteSolver.mostSteps { #expect(one.isSolved && one.isProven) }
  }
}
