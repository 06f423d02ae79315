import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// `fix` ends at a number of steps and names the audits that it did not finish.
@Suite struct EditLimitTests {
  private static func proposal(_ steps: Int) throws -> EditProposal {
    try EditProposal(
      VisibleFiles([], in: FolderFiles.failing.tree), EditProposer.all(addsIncreased: false), policy: nil,
      workers: .one, mostSteps: steps)
  }

  @Test func withinTheLimitEverythingIsFixed() throws {
    let proposal = try Self.proposal(EditProposal.mostSteps)
    #expect(proposal.unfinished == [] && proposal.after.failures == 0 && proposal.files.count == 1)
  }

  @Test(arguments: [0, 1, 100])
  func beyondTheLimitWhatIsLeftIsNamed(steps: Int) throws {
    let proposal = try Self.proposal(steps)
    #expect(proposal.unfinished == [0] && proposal.after.failures == 8 && proposal.files == [])
  }

  /// The same limit gives the same bytes.
  @Test(arguments: [1_000, 20_000, 60_000, 200_000])
  func aLimitAlwaysCutsAtTheSamePlace(steps: Int) throws {
    let (one, other) = (try Self.proposal(steps), try Self.proposal(steps))
    #expect(one.files == other.files && one.unfinished == other.unfinished)
    #expect(one.after.failures <= one.before.failures)
  }
}
