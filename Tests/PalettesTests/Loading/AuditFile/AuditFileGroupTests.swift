import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// States, groups of distinguishable tokens, and the team's own requirements.
@Suite struct AuditFileGroupTests {
  @Test func readsStates() {
    let (file, problems) = read(
      """
      { "version": 1, "states": {
        "differentiate": { "filters": [{ "filter": "contrast", "amount": 1.15 }, { "filter": "invert" }] },
        "invert": {},
        "own": { "filters": [{ "filter": "grayscale", "amount": 1 }], "assumed": "a guess" } } }
      """)
    #expect(problems == [])
    #expect(file.states.map(\.name) == ["differentiate", "invert", "own"])
    #expect(file.states.map(\.filters) == [[.contrast(1.15), .invert()], [.invert()], [.grayscale(1)]])
    #expect(file.states.map(\.assumed) == [nil, AuditFileStateKeys.invertReason, "a guess"])
    #expect(file.states.map(\.location.line) == [2, 3, 4])
  }

  @Test func readsLooks() {
    let (file, problems) = read(
      """
      { "version": 1, "states": { "look-clear": {}, "look-tinted": { "look": "tinted" },
        "own": { "look": "clear", "filters": [{ "filter": "invert" }], "assumed": "a guess" }, "look-other": {
        "filters": [{ "filter": "invert" }] } } }
      """)
    #expect(problems == [])
    #expect(file.states.map(\.look) == [.clear, .tinted, .clear, nil])
    #expect(file.states.map(\.filters.count) == [0, 0, 1, 1])
    #expect(file.states.map(\.assumed) == [nil, nil, "a guess", nil])
  }

  @Test func takesFiltersOfInvertAtTheirWord() {
    let (file, problems) = read(
      #"{ "version": 1, "states": { "invert": { "filters": [{ "filter": "invert", "amount": 0.9 }] } } }"#)
    #expect(problems == [])
    #expect(file.states.map(\.filters) == [[.invert(amount: 0.9)]])
    #expect(file.states.map(\.assumed) == [nil])
  }

  @Test(arguments: [
    (#""states": []"#, #"1:27 error: 'states' must be an object that maps names to filters, not an array"#),
    (
      #""states": { "differentiate": {} }"#,
      "1:46 error: the state 'differentiate' requires 'filters' or a 'look'; only 'invert', 'look-clear', and "
        + "'look-tinted' are predefined"
    ),
    (
      #""states": { "dark": { "filters": [{ "filter": "invert" }] } }"#,
      "1:29 error: 'dark' is a variant; give the state a different name"
    ),
    (#""states": { "": {} }"#, "1:29 error: a state has an empty name; give the state a different name"),
    (
      #""states": { "x": { "look": "frosted" } }"#,
      "1:44 error: unknown value 'frosted' for 'look'; use clear or tinted"
    ),
    (
      #""states": { "look-clear": { "look": "tinted" } }"#,
      "1:43 error: the state 'look-clear' has the look tinted; give it a different name"
    ),
    (#""states": { "x": { "filter": [] } }"#, "1:36 error: unknown key 'filter'; did you mean 'filters'?"),
    (#""distinct": [{}]"#, "1:30 error: an element of 'distinct' has no 'tokens'; add them"),
    (
      #""distinct": [{ "tokens": ["A"] }]"#,
      "1:42 error: 'tokens' contains only one token; add at least one more to compare it with"
    ),
    (#""distinct": [{ "tokens": [] }]"#, "1:42 error: 'tokens' is empty; add token names, or remove the key"),
    (#""distinct": [{ "token": ["A"] }]"#, "1:32 error: unknown key 'token'; did you mean 'tokens'?"),
    (#""requirements": [{ "title": "t" }]"#, "1:34 error: a requirement must have an 'id'; add it"),
    (#""requirements": [{ "id": "A" }]"#, "1:34 error: a requirement must have a 'title'; add it"),
    (
      #""requirements": [{ "id": "A", "title": "t", "rules": ["low-txt-contrast"] }]"#,
      "1:71 error: unknown rule 'low-txt-contrast'; did you mean 'low-text-contrast'?"
    ),
    (
      #""requirements": [{ "id": "A", "title": "t", "rules": ["glass-on-content"] }]"#,
      "1:71 error: unknown rule 'glass-on-content'; run 'legible rules' to list the rules"
    ),
    (
      #""requirements": [{ "id": "A", "title": "t" }, { "id": "A", "title": "u" }]"#,
      "1:63 error: the requirement at legible.json:1:34 already has the id 'A'; use a different id"
    ),
    (
      #""requirements": [{ "id": "A", "title": "t", "minimum": 0.5 }]"#,
      "1:72 error: 'minimum' must be between 1 and 21, not 0.5"
    ),
    (
      #""requirements": [{ "id": "A", "title": "t", "manual": 1 }]"#,
      "1:71 error: 'manual' must be true or false, not a number"
    ),
    (#""requirements": {}"#, "1:33 error: 'requirements' must be an array of requirements, not an object"),
  ])
  func refuses(_ key: String, _ problem: String) {
    #expect(read("{ \"version\": 1, \(key) }").problems == [problem])
  }

  @Test func looksUpTheTokensOfGroups() {
    let bound = bind(
      """
      { "version": 1, "sources": ["C.xcassets"], "distinct": [
      { "tokens": ["SuccessGreen", "ErrorRad"] },
      { "tokens": ["SuccessGreen", "Twice"] }] }
      """, tokens: ["SuccessGreen", "ErrorRed", "1/Twice", "2/Twice"])
    #expect(
      bound.problems == [
        "2:30 error: there is no token 'ErrorRad'; did you mean 'ErrorRed'?",
        "3:30 error: 'Twice' is ambiguous and matches 'C.xcassets/1/Twice', 'C.xcassets/2/Twice'; use the full name",
      ])
  }

  @Test func readsRequirements() {
    let (file, problems) = read(
      """
      { "version": 1, "requirements": [
      { "id": "A", "title": "a", "rules": ["low-text-contrast"], "pairs": ["card|*"] },
      { "id": "B", "title": "b", "manual": true }] }
      """)
    let place = { (line: Int) in SourceLocation(file: "legible.json", line: line) }
    #expect(problems == [])
    #expect(
      file.requirements == [
        TeamRequirement("A", title: "a", rules: ["low-text-contrast"], pairs: ["card|*"], at: place(2)),
        TeamRequirement("B", title: "b", isManual: true, at: place(3)),
      ])
  }

  @Test func readsWhatARequirementSays() {
    let (file, problems) = read(
      """
      { "version": 1, "requirements": [
      { "id": "A", "title": "a", "minimum": 4.5, "contradicts": ["B"], "note": "line 3" },
      { "id": "B", "title": "b", "manual": "Turn on VoiceOver." }, { "id": "C", "title": "c", "manual": false }] }
      """)
    #expect(problems == [])
    #expect(file.requirements.map(\.minimum) == [4.5, nil, nil])
    #expect(file.requirements.map(\.contradicts) == [["B"], [], []])
    #expect(file.requirements.map(\.note) == ["line 3", nil, nil])
    #expect(file.requirements.map(\.check) == [nil, "Turn on VoiceOver.", nil])
    #expect(file.requirements.map(\.isManual) == [false, true, false])
  }

  @Test func laysStatesGroupsAndRequirementsOverTheBase() {
    let chain = AuditFileChain.read(
      "app/legible.json",
      from: .memory([
        "base.json": """
        { "version": 1, "states": { "a": { "filters": [{ "filter": "invert" }] }, "invert": {} },
          "distinct": [{ "tokens": ["A", "B"] }], "requirements": [{ "id": "R", "title": "base" }] }
        """,
        "app/legible.json": """
        { "version": 1, "extends": "../base.json", "states": { "a": { "filters": [{ "filter": "opacity", "amount": 1 }] } },
          "distinct": [{ "tokens": ["C", "D"] }],
          "requirements": [{ "id": "S", "title": "own" }, { "id": "R", "title": "own" }] }
        """,
      ]), vocabulary: testVocabulary)
    #expect(chain.diagnostics == [])
    #expect(chain.file.states.map(\.name) == ["a", "invert"])
    #expect(chain.file.states.first?.filters == [.opacity(1)])
    #expect(chain.file.distinct.map { $0.tokens.map(\.text) } == [["A", "B"], ["C", "D"]])
    #expect(chain.file.requirements.map(\.id) == ["R", "S"])
    #expect(chain.file.requirements.map(\.title) == ["own", "own"])
  }
}
