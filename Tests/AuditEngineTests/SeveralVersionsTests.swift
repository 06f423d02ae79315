import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// Audit files that ask for several versions of the system or device classes: one audit for each combination.
@Suite struct SeveralVersionsTests {
  private static let file = """
    { "version": 1, "name": "App", "profiles": ["ios-26", "ios-18"], "idioms": ["iphone", "ipad"],
      "states": { "invert": {}, "gray": { "filters": [{ "filter": "grayscale", "amount": 1 }] } },
      "pairs": [
        { "id": "both", "foreground": "#000", "on": "#FFF", "states": ["gray"] },
        { "id": "new", "foreground": "#111", "on": "#FFF", "profiles": ["ios-26"], "states": [] },
        { "id": "old", "foreground": "#222", "on": "#FFF", "profiles": ["ios-18"] }] }
    """

  private func plans(_ text: String = Self.file, _ change: (inout AuditSettings) -> Void = { _ in }) -> [AuditPlan] {
    var settings = AuditSettings()
    change(&settings)
    let pipeline = AuditPipeline(settings, workers: .one)
    return pipeline.plans(of: pipeline.load(VisibleFiles(["legible.json"], in: .memory(["legible.json": text]))))
  }

  @Test func eachCombinationIsAnAudit() {
    let plans = plans()
    #expect(
      plans.map(\.loaded.declaration.id) == [
        "app-ipad-ios-18", "app-ipad-ios-26", "app-iphone-ios-18", "app-iphone-ios-26",
      ])
    #expect(plans.map(\.loaded.declaration.profile) == [.iOS18, .iOS26, .iOS18, .iOS26])
    #expect(plans.map(\.loaded.declaration.idiom) == [.ipad, .ipad, .iphone, .iphone])
  }

  @Test func settingsReplaceWhatTheFileAsksFor() {
    #expect(plans { $0.profiles = [.iOS27] }.map(\.loaded.declaration.id) == ["app-ipad", "app-iphone"])
    #expect(plans { $0.idioms = [.mac] }.map(\.loaded.declaration.id) == ["app-ios-18", "app-ios-26"])
    let single = plans { $0.isSingle = true }
    #expect(single.map(\.loaded.declaration.id) == ["app"])
    #expect(single.map(\.loaded.declaration.profile) == [.iOS26])
    #expect(single.map(\.loaded.declaration.idiom) == [.iphone])
  }

  @Test func aPairExistsOnItsVersionsAndInItsStates() throws {
    let both = plans()
    #expect(both[0].pairs.map(\.id) == ["both", "old"])
    #expect(both[1].pairs.map(\.id) == ["both", "new"])
    #expect(both[0].loaded.declaration.absentIDs(under: both[0].policy) == ["new"])
    let measured = AuditPipeline(AuditSettings(), workers: .one).measured(both)
    let states = measured.map { audit in
      audit.measurements.map { "\(audit.plan.pairs[$0.pair].id) \($0.state ?? "")" }.filter { !$0.hasSuffix(" ") }
    }
    #expect(Set(states[0]) == ["both gray", "old gray", "old invert"])
    #expect(Set(states[1]) == ["both gray"])
  }

  @Test func anUnknownStateIsAnError() {
    let text = ##"""
      { "version": 1, "states": { "invert": {} },
        "pairs": [{ "foreground": "#000", "on": "#FFF", "states": ["invrt"] }] }
      """##
    let messages = plans(text).flatMap(\.loaded.diagnostics).map(\.message)
    #expect(messages == ["there is no state 'invrt'; did you mean 'invert'?"])
  }
}
