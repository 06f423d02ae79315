import Testing

@testable import legible

/// The numbers are a contract with every CI job.
struct ExitStatusTests {
  typealias ExitStatus = legible.ExitStatus

  @Test(
    arguments: [
      (ExitStatus.success, 0), (.findings, 1), (.usage, 64), (.badData, 65), (.missingInput, 66), (.internalError, 70),
      (.cannotCreate, 73), (.ioError, 74), (.badConfiguration, 78),
    ] as [(ExitStatus, Int32)])
  func hasItsNumber(status: ExitStatus, number: Int32) {
    #expect(status.rawValue == number)
  }

  @Test(
    arguments: [
      ([], .success),
      ([.success, .success], .success),
      ([.findings, .success], .findings),
      ([.findings, .badData], .badData),
      ([.missingInput, .findings], .missingInput),
      ([.badConfiguration, .badData, .missingInput], .badConfiguration),
      ([.cannotCreate, .findings, .badData], .cannotCreate),
      ([.internalError, .usage, .ioError], .internalError),
    ] as [([ExitStatus], ExitStatus)])
  func gravestWins(statuses: [ExitStatus], expected: ExitStatus) {
    #expect(ExitStatus.combining(statuses) == expected)
    #expect(ExitStatus.combining(statuses.reversed()) == expected)
  }

  @Test
  func summariesDiffer() {
    #expect(Set(ExitStatus.allCases.map(\.summary)).count == ExitStatus.allCases.count)
  }
}
