import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct AuditFilePairTests {
  /// Reads one pair that starts in the second line.
  private func pair(_ text: String) -> (pairs: [AuditFilePair], problems: [String]) {
    let (file, problems) = read("{ \"version\": 1, \"pairs\": [\n\(text)\n] }")
    return (file.pairs, problems)
  }

  @Test func readsEveryKey() throws {
    let (pairs, problems) = pair(
      """
      { "id": "link", "foreground": "Accent", "on": "card", "role": "link-cue", "font": { "size": 17, "weight": "semibold" },
        "against": { "color": "Text", "opacity": 0.5 }, "variants": ["light", "dark-increased"], "assumed": "why",
        "name": "row: title", "origin": "assumed", "note": "n" }
      """)
    #expect(problems == [])
    let pair = try #require(pairs.first)
    #expect(pair.id == "link")
    #expect(pair.foregrounds.map(\.full.text) == ["Accent"])
    #expect(pair.surfaces.map(\.text) == ["card"])
    #expect(pair.role == .linkCue)
    #expect(pair.font == Font(size: 17, weight: 600))
    #expect(pair.against?.full.text == "Text")
    #expect(pair.against?.full.opacity == 0.5)
    #expect(pair.variants.variants == [.light, .darkIncreased])
    #expect(pair.origin == .assumed("why"))
    #expect(pair.name == "row: title")
    #expect(pair.note == "n")
    #expect(pair.location == SourceLocation(file: "legible.json", line: 2))
  }

  @Test func defaultsToTextInEveryVariant() throws {
    let pair = try #require(pair(#"{ "foreground": "A", "on": "B" }"#).pairs.first)
    #expect(pair.role == .text)
    #expect(pair.variants == .all)
    #expect(pair.font == nil)
    #expect(pair.origin == .stated)
  }

  @Test func readsAlternatives() throws {
    let (pairs, problems) = pair(
      ##"{ "foreground": { "full": "#FFFFFF26", "reduced": { "color": "A", "opacity": 0.3 } }, "on": ["B", "C"], "inferred": "i" }"##
    )
    #expect(problems == [])
    let pair = try #require(pairs.first)
    #expect(pair.foregrounds.first?.full.text == "#FFFFFF26")
    #expect(pair.foregrounds.first?.reduced?.opacity == 0.3)
    #expect(pair.foregrounds.first?.increased == nil)
    #expect(pair.count == 2)
    #expect(pair.origin == .inferred("i"))
  }

  @Test(arguments: [
    ("stated", Pair.Origin.stated), ("platform", .platform), ("found", .found),
    ("assumed", .assumed("the audit file does not specify a reason")),
    ("inferred", .inferred("the audit file does not specify a reason")),
  ])
  func readsOrigins(_ word: String, _ origin: Pair.Origin) {
    let (pairs, problems) = pair(#"{ "foreground": "A", "on": "B", "origin": "\#(word)" }"#)
    #expect(problems == [])
    #expect(pairs.map(\.origin) == [origin])
    #expect(origin.word == word)
  }

  @Test(arguments: ["assumed", "inferred"])
  func aReasonGoesWithTheOriginThatItImplies(_ word: String) {
    let (pairs, problems) = pair(#"{ "foreground": "A", "on": "B", "origin": "\#(word)", "\#(word)": "why" }"#)
    #expect(problems == [])
    #expect(pairs.map(\.origin) == [word == "assumed" ? .assumed("why") : .inferred("why")])
  }

  @Test(arguments: [
    (#""style": "headline""#, Font(size: 17, weight: 600)),
    (#""style": "caption1", "weight": 700"#, Font(size: 12, weight: 700)),
    (#""style": "largeTitle", "weight": "ultraLight""#, Font(size: 34, weight: 100)),
    (#""size": 13.5"#, Font(size: 13.5, weight: 400)),
    (#""size": 1e1, "weight": 1"#, Font(size: 10, weight: 1)),
  ])
  func readsFonts(_ text: String, _ font: Font) {
    #expect(pair(#"{ "foreground": "A", "on": "B", "font": { \#(text) } }"#).pairs.map(\.font) == [font])
  }

  @Test(arguments: [
    (#""role": "txt""#, "unknown value 'txt' for 'role'; did you mean 'text'?"),
    (
      #""role": "wallpaper""#,
      "unknown value 'wallpaper' for 'role'; use text, graphic, boundary, focus, link-cue, inactive, decorative, or logotype"
    ),
    (#""variants": []"#, "'variants' is empty; add variant ids, or remove the key"),
    (#""variants": ["Light"]"#, "unknown value 'Light' for an element of 'variants'; did you mean 'light'?"),
    (#""assumed": true"#, "'assumed' must be a string, not true or false"),
    (#""assumed": """#, "'assumed' is empty; add a value or remove the key"),
    (#""font": "body""#, "'font' must be an object with style, size, weight, and token, not a string"),
    (#""font": {}"#, "'font' requires a 'style' or a 'size'; add one"),
    (#""font": { "style": "body", "size": 12 }"#, "'font' has both a 'style' and a 'size'; keep one of them"),
    (#""font": { "size": 0 }"#, "'size' must be greater than 0 points, not 0"),
    (#""font": { "size": -1.5 }"#, "'size' must be greater than 0 points, not -1.5"),
    (#""font": { "size": 1e999 }"#, "'size' is a number that is too large, beyond 1.8e308; use a smaller number"),
    (
      #""font": { "style": "title4" }"#,
      "unknown value 'title4' for 'style'; did you mean 'title', 'title2', or 'title3'?"
    ),
    (
      #""font": { "size": 12, "weight": "semi-bold" }"#,
      "unknown value 'semi-bold' for 'weight'; did you mean 'semibold'?"
    ),
    (#""font": { "size": 12, "weight": 0 }"#, "'weight' must be a whole number between 1 and 1000, not 0"),
    (#""font": { "size": 12, "weight": 1e30 }"#, "'weight' must be a whole number between 1 and 1000, not 1e30"),
    (
      #""font": { "size": 12, "weight": null }"#,
      #"'weight' must be a name such as "semibold" or a number from 1 to 1000, not null"#
    ),
    (#""against": 1"#, "'against' must be a string or an object with color and opacity, not a number"),
    (
      #""against": "C""#,
      "'against' applies only to the roles link-cue, focus, and boundary, not to text; remove it, or change 'role'"
    ),
    (#""assumed": "a", "inferred": "b""#, "a pair is either 'assumed' or 'inferred'; keep one of them"),
    (#""name": 1"#, "'name' must be a string, not a number"),
    (#""name": """#, "'name' is empty; add a value or remove the key"),
    (#""origin": "platfrom""#, "unknown value 'platfrom' for 'origin'; did you mean 'platform'?"),
    (
      #""origin": "declared""#,
      "unknown value 'declared' for 'origin'; use stated, platform, assumed, inferred, or found"
    ),
    (
      #""assumed": "a", "origin": "stated""#,
      "'assumed' requires the origin assumed, not stated; remove it, or change 'origin'"
    ),
    (
      #""inferred": "a", "origin": "found""#,
      "'inferred' requires the origin inferred, not found; remove it, or change 'origin'"
    ),
    (#""nte": "a""#, "unknown key 'nte'; did you mean 'note'?"),
    (#""surfaces": []"#, nil),
  ])
  func aDamagedPairStaysWithoutVerdict(_ text: String, _ message: String?) {
    let (pairs, problems) = pair(#"{ "foreground": "A", "on": "B", \#(text) }"#)
    #expect(problems.count == 1)
    if let message { #expect(problems.first?.hasSuffix(" error: " + message) == true, "\(problems)") }
    #expect(pairs.map(\.origin) == [.assumed("its declaration has an error")])
  }

  @Test(arguments: [
    (
      ##"{ "foreground": { "light": "#000", "dark": "#FFF" }, "on": "B" }"##,
      [
        "2:19 error: a foreground cannot have separate colors for light and dark; use a token with both colors, or two "
          + "pairs with 'variants'"
      ]
    ),
    (#"{ "foregruond": "A", "on": "B" }"#, ["2:3 error: unknown key 'foregruond'; did you mean 'foreground'?"]),
    (#"{ "foreground": "A" }"#, ["2:1 error: a pair requires 'on'; add its surface"]),
    (#"{ "on": "A" }"#, ["2:1 error: a pair requires a 'foreground'; add its color"]),
    (#"{ "foreground": [], "on": "B" }"#, ["2:17 error: 'foreground' is empty; add colors, or remove the key"]),
    (#"{ "foreground": "A", "on": { "color": "B" } }"#, ["2:28 error: 'on' must be a string, not an object"]),
    (#"{ "foreground": {}, "on": "B" }"#, ["2:17 error: 'foreground' has no 'color'; use a token or a literal color"]),
    (
      #"{ "foreground": { "reduced": "A" }, "on": "B" }"#,
      ["2:17 error: 'foreground' has no 'full'; add the color for the other variants"]
    ),
    (
      #"{ "foreground": { "full": "A", "color": "B" }, "on": "B" }"#,
      [
        "2:32 error: unknown key 'color' in a foreground with alternatives; use full, reduced, increased, or "
          + "increased-reduced"
      ]
    ),
    (
      #"{ "foreground": { "color": "A", "opacity": 60 }, "on": "B" }"#,
      ["2:44 error: 'opacity' must be between 0 and 1, not 60; write 50 percent as 0.5"]
    ),
    (
      #"{ "foreground": { "color": "A", "opacity": "1" }, "on": "B" }"#,
      ["2:44 error: 'opacity' must be a number from 0 to 1, not a string"]
    ),
    (#""A on B""#, ["2:1 error: an element of 'pairs' must be an object with \(pairKeys), not a string"]),
  ])
  func leavesOutAPairWithoutItsParts(_ text: String, _ expected: [String]) {
    let (pairs, problems) = pair(text)
    #expect(problems == expected)
    #expect(pairs == [])
  }

  @Test func keepsTheReadableElementsOfAList() {
    let (pairs, problems) = pair(#"{ "foreground": ["A", 1, { "color": "B" }], "on": ["C", null] }"#)
    #expect(problems.count == 2)
    #expect(pairs.first?.foregrounds.map(\.full.text) == ["A", "B"])
    #expect(pairs.first?.surfaces.map(\.text) == ["C"])
    #expect(pairs.first?.origin == .stated)
  }

  @Test func refusesAnIdForSeveralPairs() {
    let (pairs, problems) = pair(#"{ "id": "x", "foreground": ["A", "B"], "on": ["C", "D"] }"#)
    #expect(
      problems == [
        "2:1 error: the id 'x' can name only one pair, but the lists produce 4; remove the id, or declare each pair "
          + "separately"
      ])
    #expect(pairs.map(\.id) == [nil])
    #expect(pairs.map(\.origin) == [.stated])
  }

  @Test func warnsOfUndecidedAlternatives() {
    let (pairs, problems) = pair(
      #"{ "foreground": { "full": "A", "reduced": "B", "increased": "C" }, "on": "D" }"#)
    #expect(
      problems == [
        "2:17 warning: 'foreground' has 'reduced' and 'increased', but not 'increased-reduced'; add it, or the "
          + "variants with both settings on remain unverified"
      ])
    #expect(pairs.first?.foregrounds.first?.isUndecidedForBoth == true)
  }
}

private let pairKeys =
  "id, foreground, on, role, font, against, variants, profiles, states, name, origin, assumed, inferred, and note"
