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

  @Test func aFailingRatioMayNotFallAndAPassingPairMayNotFail() {
    let (passing, failing, worse) = (Self.audit("#505050"), Self.audit("#8A8A8A"), Self.audit("#999999"))
    #expect(EditProposal.refusals(from: failing, to: passing) == [])
    #expect(EditProposal.refusals(from: failing, to: worse).contains("text on bg: failing-ratio-falls"))
    #expect(EditProposal.refusals(from: passing, to: worse).contains("text on bg: passing-pair-fails"))
  }
}
