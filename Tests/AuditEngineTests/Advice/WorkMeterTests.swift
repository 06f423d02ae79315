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
}
