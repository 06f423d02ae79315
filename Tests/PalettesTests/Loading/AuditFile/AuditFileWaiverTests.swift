import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct AuditFileWaiverTests {
  @Test func readsEveryKey() throws {
    let (file, problems) = read(
      """
      { "version": 1, "waivers": [
        { "rule": "low-text-contrast", "pair": "a|b", "foreground": "Text*", "on": "card", "token": "Brand",
          "variants": ["light", "dark-reduced"], "reason": "redesign", "until": "2027-03-31", "ratio": 2.84, "owner": "Ada" },
        { "token": "*", "reason": "later", "until": "2028-02-29" } ] }
      """)
    #expect(problems == [])
    let waiver = try #require(file.waivers.first)
    #expect(waiver.selectors.map(\.key) == ["rule", "pair", "foreground", "on", "token"])
    #expect(waiver.selectors.map(\.pattern) == ["low-text-contrast", "a|b", "Text*", "card", "Brand"])
    #expect(waiver.variants.variants.map(\.id) == ["light", "dark-reduced"])
    #expect((waiver.reason, waiver.until?.text, waiver.owner) == ("redesign", "2027-03-31", "Ada"))
    #expect(file.waivers.map(\.location.line) == [2, 4])
    #expect(waiver.ratio?.value == 2.84 && file.waivers[1].ratio == nil)
    #expect(file.waivers[1].variants == .all)
  }

  @Test(arguments: [
    (
      #"{ "rule": "low-text-contrast", "until": "2027-01-01" }"#, "a waiver requires a 'reason'; explain the exception"
    ),
    (
      #"{ "rule": "low-text-contrast", "reason": "r" }"#,
      "a waiver requires 'until'; add its last day, such as \"2027-03-31\""
    ),
    (
      #"{ "reason": "r", "until": "2027-01-01" }"#,
      "a waiver requires a subject; add a 'rule', a 'pair', a 'foreground', 'on', or a 'token'"
    ),
    (
      #"{ "rule": "low-text-contrast", "reason": "r", "until": "2027-02-29" }"#,
      "'2027-02-29' is not a valid date; write it as \"2027-03-31\""
    ),
    (
      #"{ "rule": "low-txt-contrast", "reason": "r", "until": "2027-01-01" }"#,
      "unknown rule 'low-txt-contrast'; did you mean 'low-text-contrast'?"
    ),
    (
      #"{ "token": "a", "reason": "r", "until": "2027-01-01", "ratio": 0.5 }"#,
      "'ratio' must be between 1 and 21, not 0.5"
    ),
    (#"{ "rule": 1, "reason": "r", "until": "2027-01-01" }"#, "'rule' must be a string, not a number"),
    (
      #"{ "token": "a", "reson": "r", "until": "2027-01-01" }"#, "unknown key 'reson'; did you mean 'reason'?"
    ),
  ])
  func leavesOutWhatHasAnError(_ waiver: String, _ message: String) {
    let (file, problems) = read(#"{ "version": 1, "waivers": [\#(waiver)], "name": "N" }"#)
    #expect(problems.contains { $0.hasSuffix("error: \(message)") }, "\(problems)")
    #expect(file.waivers.isEmpty && file.name == "N")
  }
}
