import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite struct AuditFileBinderTests {
  /// Binds one pair whose foreground is at 2:17.
  private func bindForeground(_ text: String, tokens: [String] = []) -> (color: WrittenColor?, problems: [String]) {
    let bound = bind(
      "{ \"version\": 1, \"sources\": [\"C.xcassets\"], \"pairs\": [\n{ \"foreground\": \(json(text)), \"on\": \"#000\" }\n] }",
      tokens: tokens)
    return (bound.pairs.first?.foreground.colors.full, bound.problems)
  }

  @Test(
    arguments: [
      ("TextPrimary", ["TextPrimary"], WrittenColor.Reference.token("TextPrimary"), "TextPrimary"),
      ("Brand/Accent", ["Brand/Accent", "Accent"], .token("Brand/Accent"), "Brand/Accent"),
      ("Blue (old)", ["Blue (old)"], .token("Blue (old)"), "Blue (old)"),
      ("white", ["white"], .token("white"), "white"),
      ("#fff", ["#fff"], .literal(Color(.sRGB, 1, 1, 1)), "#FFF"),
      ("#ff000080", [], .literal(Color(.sRGB, 1, 0, 0, alpha: 128.0 / 255)), "#FF000080"),
      ("white", [], .literal(Color(.sRGB, 1, 1, 1)), "white"),
      ("RebeccaPurple", [], .literal(Color(.sRGB, 0.4, 0.2, 0.6)), "RebeccaPurple"),
      ("color(display-p3 1 0 0)", [], .literal(Color(.displayP3, 1, 0, 0)), "color(display-p3 1 0 0)"),
      ("system:label", [], .system("label"), "system:label"),
    ] as [(String, [String], WrittenColor.Reference, String)])
  func findsWhatATextMeans(_ text: String, _ tokens: [String], _ reference: WrittenColor.Reference, _ name: String) {
    let (color, problems) = bindForeground(text, tokens: tokens)
    #expect(problems == [])
    #expect(color == WrittenColor(reference, text: name, at: SourceLocation(file: "legible.json", line: 2, column: 17)))
  }

  @Test(
    arguments: [
      (
        "TextPrimry", ["TextPrimary", "TextSecondary"],
        "2:17 error: there is no token 'TextPrimry'; did you mean 'TextPrimary'?"
      ),
      ("Acent", ["Brand/Accent"], "2:17 error: there is no token 'Acent'; did you mean 'Brand/Accent'?"),
      (
        "Text", ["Test", "Tent", "Next", "Texts"],
        "2:17 error: there is no token 'Text'; did you mean 'Next', 'Tent', or 'Test'?"
      ),
      (
        "Zebra", ["A"],
        "2:17 error: there is no token 'Zebra'; use a surface or a token from 'sources', or specify a color"
      ),
      (
        "Accent", ["One/Accent", "Two/Accent"],
        "2:17 error: 'Accent' is ambiguous and matches 'C.xcassets/One/Accent', 'C.xcassets/Two/Accent'; use the "
          + "full name"
      ),
      (
        "A", ["X.xcassets:A", "Y.xcassets:A"],
        "2:17 error: 'A' is ambiguous and matches 'X.xcassets/A', 'Y.xcassets/A'; use the full name"
      ),
      ("label", ["Labels"], "2:17 error: there is no token 'label'; did you mean 'system:label'?"),
      ("system:red", [], "2:17 error: there is no system color 'red'; did you mean 'systemRed'?"),
      ("system:lable", [], "2:17 error: there is no system color 'lable'; did you mean 'label'?"),
      ("system:", [], "2:17 error: there is no system color ''; use a name such as 'system:label'"),
    ] as [(String, [String], String)])
  func refusesNamesThatMeanNothing(_ text: String, _ tokens: [String], _ problem: String) {
    let (color, problems) = bindForeground(text, tokens: tokens)
    #expect(problems == [problem])
    #expect(color != nil)
  }

  @Test(arguments: [("#12", 18), ("#12G", 21), ("rgb(1 2)", 25), ("oklhc(1 2 3)", 18)])
  func pointsIntoAColorThatIsNone(_ text: String, _ column: Int) {
    let (color, problems) = bindForeground(text)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("2:\(column) error: ") == true, "\(problems)")
    #expect(color?.reference == .token(text))
  }

  @Test func pointsAtTheStringWhereEscapesHideThePlace() {
    let bound = bind(##"{ "version": 1, "pairs": [{ "foreground": "\u0023abx", "on": "#000" }] }"##)
    #expect(bound.problems.first?.hasPrefix("1:43 error: ") == true)
  }

  @Test(arguments: [
    ("Sucess", "did you mean 'Success'?"), ("#FF0000", "use a token from 'sources'"),
    ("system:systemRed", "use a token from 'sources'"),
  ])
  func takesOnlyTokensIntoADistinctGroup(_ name: String, _ remedy: String) {
    let bound = bind(
      ##"{ "version": 1, "sources": ["C.xcassets"], "distinct": [{ "tokens": ["Success", "\##(name)"] }] }"##,
      tokens: ["Success"])
    #expect(bound.problems == ["1:81 error: there is no token '\(name)'; \(remedy)"])
  }

  @Test func saysThatThereAreNoSources() {
    let bound = bind(##"{ "version": 1, "pairs": [{ "foreground": "A", "on": "#000" }] }"##)
    #expect(bound.problems == ["1:43 error: there is no token 'A'; add 'sources' to the audit file, which has none"])
  }

  @Test func multipliesLists() {
    let bound = bind(
      #"{ "version": 1, "surfaces": { "card": ["B"] }, "pairs": [{ "foreground": ["A", "B"], "on": ["card", "C"] }] }"#,
      tokens: ["A", "B", "C"])
    #expect(bound.problems == [])
    #expect(
      bound.pairs.map { "\($0.foreground.text) on \(bound.surfaces[$0.surface].name)" } == [
        "A on card", "A on C", "B on card", "B on C",
      ])
  }

  @Test func refusesASurfaceWithTheNameOfATokenAndReadsIt() {
    let bound = bind(
      ##"""
      { "version": 1, "surfaces": { "Card": ["Card"], "chip": [{ "color": "Card", "opacity": 0.5 }, "Card"] },
        "pairs": [{ "foreground": "Card", "on": ["Card", "chip", "#fff", "#FFF"] }] }
      """##, tokens: ["Card"])
    #expect(
      bound.problems == [
        "1:39 error: the surface 'Card' has the name of the token at 'C.xcassets/Card.colorset/Contents.json:1:1', so "
          + "nothing could refer to the token; rename the surface"
      ])
    #expect(bound.surfaces.map(\.name) == ["Card", "chip", "#FFF"])
    #expect(bound.pairs.map(\.surface) == [0, 1, 2, 2])
    #expect(bound.pairs.first?.foreground.colors.full.reference == .token("Card"))
    guard case .color(let own) = bound.surfaces[0].layers.full[0],
      case .surface("Card", _) = bound.surfaces[1].layers.full[1],
      case .color(let tint) = bound.surfaces[1].layers.full[0]
    else {
      Issue.record("unexpected layers: \(bound.surfaces)")
      return
    }
    #expect(own.reference == .token("Card"))
    #expect(tint.opacity == 0.5)
  }

  @Test func checksAssumedTokens() {
    let bound = bind(
      #"{ "version": 1, "sources": ["C.xcassets"], "assumed": ["A", "B", "C"] }"#, tokens: ["A", "1/C", "2/C"])
    #expect(
      bound.problems == [
        "1:61 error: there is no token 'B'; use a token from 'sources'",
        "1:66 error: 'C' is ambiguous and matches 'C.xcassets/1/C', 'C.xcassets/2/C'; use the full name",
      ])
  }

  @Test func namesForegroundsWithTheirOpacity() {
    let bound = bind(
      ##"{ "version": 1, "pairs": [{ "foreground": [{ "color": "#abc", "opacity": 0.6 }, "#abc"], "on": "#000" }] }"##)
    #expect(bound.problems == [])
    #expect(bound.pairs.map(\.foreground.text) == ["#ABC at 0.6", "#ABC"])
  }

  @Test func keepsIdsForOnePair() {
    let bound = bind(
      ##"""
      { "version": 1, "pairs": [
      { "id": "x", "foreground": "#111", "on": "#000" },
      { "id": "x", "foreground": "#111", "on": "#000", "font": { "size": 30 } },
      { "id": "x", "foreground": "#222", "on": "#000" }
      ] }
      """##)
    #expect(bound.problems == ["4:1 error: the pair at legible.json:2:1 already has the id 'x'; use a different one"])
    #expect(bound.pairs.map(\.givenID) == ["x", "x", nil])
  }

  @Test func noticesPairsThatReportsCouldNotTellApart() {
    let bound = bind(
      ##"""
      { "version": 1, "pairs": [
      { "foreground": { "full": "#111", "reduced": "#222" }, "on": "#000" },
      { "foreground": "#111", "on": "#000", "font": { "size": 30 } },
      { "foreground": { "full": "#111", "reduced": "#222" }, "on": "#000", "role": "graphic" }
      ] }
      """##)
    #expect(
      bound.problems == [
        "3:1 error: this pair and the one at legible.json:2:1 differ only in their colors for reduced transparency or "
          + "increased contrast; give each an 'id'"
      ])
    #expect(bound.pairs.count == 3)
  }

  @Test func boundsWhatListsMultiplyTo() {
    let many = (0..<1000).map { "\"#\(String(0x100000 + $0, radix: 16))\"" }.joined(separator: ",")
    let bound = bind(
      ##"{ "version": 1, "pairs": [{ "foreground": [\##(many)], "on": [\##(many)] }, { "foreground": "#000", "on": "#fff" }] }"##
    )
    #expect(bound.pairs == [])
    #expect(
      bound.problems == [
        "1:27 error: the lists produce 1000000 pairs, more than the limit of 100000; list fewer foregrounds or "
          + "surfaces"
      ])
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    let text = json(name)
    let bound = bind(
      """
      { "version": 1, "name": \(text), "sources": ["C.xcassets"], "assumed": [\(text)],
        "surfaces": { \(text): [\(text)] }, "pairs": [{ "id": \(text), "foreground": \(text), "on": \(text), "note": \(text) }] }
      """, tokens: [name])
    #expect(bound.surfaces.first?.name == name)
    #expect(bound.pairs.count == 1)
    for problem in bound.problems {
      #expect(problem.unicodeScalars.count < 400)
      #expect(!problem.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }
}
