import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes

/// Whole look-alike documents: what they give, and that an audit reads it.
@Suite struct DesignDraftTests {
  private static func pairs(_ draft: DesignDraft) -> [String] {
    draft.pairs.map { pair in
      let origin =
        switch pair.origin {
        case .stated: "stated"
        case .platform: "platform"
        case .assumed: "assumed"
        }
      return "\(pair.foreground) on \(pair.surface), \(pair.role.rawValue), \(origin), \(draft.place(pair.lines))"
    }
  }

  private static func requirements(_ draft: DesignDraft) -> [String] {
    draft.requirements.map { requirement in
      let judges = requirement.rules + [requirement.pairs].compactMap { $0 } + (requirement.isManual ? ["manual"] : [])
      return "\(requirement.id) \(requirement.line) \(judges.joined(separator: " "))"
    }
  }

  @Test func tablesGivePairsAndRequirements() {
    let draft = SampleDocument.tables.draft
    #expect(draft.name == "Tide Table — Interface Colors")
    #expect(draft.catalog.tokens.map(\.name) == ["inkDeep", "inkSoft", "Sea Foam", "scrim"])
    #expect(
      Self.pairs(draft) == [
        "\"inkDeep\" on Sea Foam, text, stated, DESIGN.md, line 17",
        "\"#FFFFFF\" on inkDeep, text, stated, DESIGN.md, line 18",
      ])
    #expect(draft.pairs.map(\.component) == ["Tide row", "Badge"])
    #expect(
      Self.requirements(draft) == [
        "TIDE-01 25 *|text|*", "TIDE-02 26 glass-on-content translucent-card manual", "TIDE-03 27 manual",
      ])
    #expect(draft.leftovers.map(\.line) == [11, 19])
  }

  @Test func listsGiveNamesFromItemsAndSections() {
    let draft = SampleDocument.listed.draft
    #expect(draft.catalog.tokens.map(\.name) == ["Sky", "Ribbon", "Tail", "field", "spool"])
    #expect(draft.catalog.tokens[3].values.map(\.condition) == [.dark])
    #expect(Self.pairs(draft) == ["\"#FFFFFF\" on Ribbon, text, stated, DESIGN.md, line 17"])
    #expect(
      Self.requirements(draft) == [
        "verify-wcag-aa-contrast-ratios 21 *",
        "increase-contrast-makes-borders-stronger 22 ignores-increase-contrast manual",
        "views-must-never-rely-on-color-alone 25 manual",
      ])
    #expect(draft.leftovers.map(\.line) == [23])
  }

  @Test func codeGivesPairsByName() {
    let draft = SampleDocument.code.draft
    #expect(draft.catalog.tokens.map(\.name) == ["Paper", "Ink", "cyan", "frame", "proof-rule"])
    #expect(draft.catalog.colorsets.map(\.name) == ["Stamp"])
    #expect(
      Self.pairs(draft) == [
        "\"Ink\" on Paper, text, stated, DESIGN.md, line 20", "\"cyan\" on Paper, text, stated, DESIGN.md, line 21",
        "\"system:label\" on Paper, text, platform, DESIGN.md, line 22",
        "\"#FFFFFF\" on small-regular-glass, graphic, stated, DESIGN.md, line 30",
        "\"system:label\" on Paper, text, platform, DESIGN.md, line 37",
        "\"cyan\" on Paper, boundary, stated, DESIGN.md, line 38", "\"Ink\" on Paper, text, stated, DESIGN.md, line 46",
      ])
    #expect(draft.pairs.map(\.component) == ["ProofCard", "ProofCard", "ProofCard", "Seal", "Field", "Field", ""])
    #expect(Set(draft.leftovers.map(\.line)) == [11, 39, 43, 44])
  }

  /// No diagnostic, whatever is in a document, and the same bytes every time.
  @Test(arguments: SampleDocument.all)
  func whatIsWrittenCanBeAudited(_ sample: SampleDocument) {
    let draft = sample.draft
    #expect(draft.problems(SampleDocument.vocabulary) == [])
    #expect(draft.files.map(\.bytes) == sample.draft.files.map(\.bytes))
  }

  /// A catalog that Xcode would write: values in steps of 1/255 in hexadecimal, a folder for each namespace.
  @Test func catalogsAreThoseOfXcode() {
    let draft = DesignDraft(Array("- text/ink: #102A43 (light) / #F0F4F8 (dark)".utf8), document: "DESIGN.md")
    #expect(
      draft.catalog.files.map(\.path) == [
        "Contents.json", "text/Contents.json", "text/ink.colorset/Contents.json",
      ])
    let text = String(decoding: draft.catalog.files[2].bytes, as: UTF8.self)
    #expect(
      text == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x43",
                  "green" : "0x2A",
                  "red" : "0x10"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0xF8",
                  "green" : "0xF4",
                  "red" : "0xF0"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
    #expect(draft.problems(SampleDocument.vocabulary) == [])
  }

  /// Names and words that a file, a comment or a string could be broken by.
  @Test(arguments: [
    "- ../../Escape: #111111", "- .hidden: #111111", "- a//b: #111111", "- A\u{202E}B: #111111", "- Ink\"x\": #111111",
    "- `a\\b`: #111111", "- Ink: #111111\n- INK2: #222222\n- ink 2: #333333", "# \"quoted\" \\ name\n- Ink: #111111",
    "- [ ] contrast \u{1B}[31m \"of\" \\ */ text", "# \u{2028}\n- Ink: #111111",
    "| ID | Requirement |\n|-|-|\n| A-1 | color |\n| A-1 | colors |\n| B-1 | |",
    "- \(String(repeating: "n", count: 10_000)): #111111", "- 色: #111111\n- 色彩: #222222",
  ])
  func hostileNamesStayValid(_ text: String) {
    let draft = DesignDraft(Array(text.utf8), document: "DESIGN.md")
    #expect(draft.problems(SampleDocument.vocabulary) == [])
    #expect(
      !draft.catalog.files.contains { $0.path.hasPrefix(".") || $0.path.hasPrefix("/") || $0.path.contains("..") })
    #expect(
      !draft.auditFile.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0 == "\u{2028}" }
    )
  }
}
