import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// The safety net of `legible fix --write`.
@Suite struct EditRefusalTests {
  private static func audit(_ text: String) -> [AuditInput] {
    let declaration = #"{ "version": 1, "sources": ["t.json"], "pairs": [{ "foreground": "text", "on": "bg" }] }"#
    let tokens = """
      { "text": { "$type": "color", "$value": "\(text)" }, "bg": { "$type": "color", "$value": "#F4F4F4" } }
      """
    let files = VisibleFiles([], in: FolderFiles(["legible.json": declaration, "t.json": tokens]).tree)
    let pipeline = AuditPipeline(AuditSettings(readsSources: false), workers: .one)
    return pipeline.load(files).palettes.map { AuditInput(Measurer.measure(AuditPlan($0, policy: $0.policy))) }
  }

  /// What a single edit can repair is found without the solver, and what is locked or pinned stays.
  @Test func singleEditsRespectLocks() throws {
    let failing = try #require(Self.audit("#8A8A8A").first)
    func tokens(_ wishes: EditWishes, _ pinned: Set<EntryPlace> = []) throws -> [TokenIndex] {
      try EditProposer.singles(wishes).answer(failing, failing, pinned, .unlimited).edits.map { $0.token }
    }
    let found = try tokens(EditWishes())
    let token = try #require(found.first)
    #expect(failing.plan.loaded.palette.displayName(of: token) == "text")
    var locked = EditWishes()
    locked.locked = ["text"]
    #expect(try !tokens(locked).contains(token))
    #expect(try !tokens(EditWishes(), [EntryPlace(token: token, entry: 0)]).contains(token))
  }

  @Test func aFailingRatioMayNotFallAndAPassingPairMayNotFail() {
    let wishes = EditWishes()
    let (passing, failing, worse) = (Self.audit("#505050"), Self.audit("#8A8A8A"), Self.audit("#999999"))
    #expect(EditProposal.refusals(from: failing, to: passing, wishes) == [])
    #expect(EditProposal.refusals(from: failing, to: worse, wishes).contains("text on bg: failing-ratio-falls"))
    #expect(EditProposal.refusals(from: passing, to: worse, wishes).contains("text on bg: passing-pair-fails"))
  }
}
