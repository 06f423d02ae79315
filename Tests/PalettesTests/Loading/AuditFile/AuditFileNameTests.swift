import Testing

@testable import Palettes

/// Names of an audit file that would hide something, or that name nothing.
struct AuditFileNameTests {
  @Test(
    "a surface with the name of a token",
    arguments: [
      (["Card"], "Card", ["Card", "C.xcassets/Card"]), (["Brand/Card"], "Card", ["Card", "C.xcassets/Brand/Card"]),
      (["A/Card", "B/Card"], "Card", ["Card", "C.xcassets/A/Card"]), (["Card"], "card", nil), (["Cards"], "Card", nil),
      (["color.card"], "color.card", ["color.card", "C.xcassets/color.card"]), ([], "Card", nil),
    ] as [([String], String, [String]?)])
  func surfaces(_ tokens: [String], _ name: String, _ refused: [String]?) {
    let bound = bind(
      ##"{ "version": 1, "surfaces": { "\##(name)": ["#FFFFFF"] }, "pairs": [{ "foreground": "#000", "on": "\##(name)" }] }"##,
      tokens: tokens)
    let message = refused.map {
      "error: the surface '\($0[0])' has the name of the token at '\($0[1]).colorset/Contents.json:1:1', so nothing could "
        + "refer to the token; rename the surface"
    }
    #expect(bound.problems.count == (message == nil ? 0 : 1), "\(bound.problems)")
    if let message { #expect(bound.problems.allSatisfy { $0.hasSuffix(message) }, "\(bound.problems)") }
  }

  @Test(
    "a key that occurs twice",
    arguments: [
      (#"{ "version": 1, "name": "A", "name": "B" }"#, "1:30"), (#"{ "version": 1, "version": 1 }"#, "1:17"),
      (##"{ "version": 1, "surfaces": { "a": ["#FFF"], "a": ["#000"] } }"##, "1:46"),
      (##"{ "version": 1, "pairs": [{ "foreground": "#000", "on": "#FFF", "on": "#000" }] }"##, "1:65"),
      (#"{ "version": 1, "rules": { "low-text-contrast": "off", "low-text-contrast": "note" } }"#, "1:56"),
    ])
  func keys(_ text: String, _ place: String) {
    let problems = read(text).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("\(place) error: "), "\(problems)")
  }

  @Test(
    "a requirement that contradicts one which does not exist",
    arguments: [
      (#"[{ "id": "A", "title": "a", "contradicts": ["B"] }]"#, ["B"]),
      (#"[{ "id": "A", "title": "a", "contradicts": ["B"] }, { "id": "B", "title": "b" }]"#, []),
      (#"[{ "id": "A", "title": "a", "contradicts": ["a"] }]"#, ["a"]),
      (#"[{ "id": "A", "title": "a", "contradicts": ["X", "Y"] }]"#, ["X", "Y"]),
      (#"[{ "id": "A", "title": "a" }]"#, []),
    ] as [(String, [String])])
  func contradictions(_ requirements: String, _ unknown: [String]) {
    let problems = bind(#"{ "version": 1, "requirements": \#(requirements) }"#).problems
    #expect(problems.count == unknown.count, "\(problems)")
    for (problem, id) in zip(problems, unknown) {
      #expect(
        problem.contains("error: the requirement 'A' contradicts '\(id)', but there is no requirement with that id"))
    }
  }
}
