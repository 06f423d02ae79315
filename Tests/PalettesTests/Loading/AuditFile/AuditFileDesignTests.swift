import TestSupport
import Testing

@testable import Palettes

/// The example of the design: its present meaning, and its parts for later.
@Suite struct AuditFileDesignTests {
  private static let tokens = [
    "PrimaryBackground", "CardBackground", "AccentInfrared", "SecondaryBackground", "TextPrimary", "TextSecondary",
    "TextTertiary", "BackgroundPrimary", "BorderPrimary",
  ]

  @Test func readsTheExampleWithoutLaterKeys() {
    let bound = bind(
      ##"""
      {
        "$schema": "…", "version": 1,
        "name": "Fork In The Road",
        "sources": ["Colors.xcassets"],            // catalogs, token files, resolvers; globs allowed
        "output": "../../Reports",                 // where reports go by default
        "policy": "wcag22-aa", "profile": "ios-26",
        "rules": { "missing-increased-entry": "off" },                      // off, note, warning, error
        "assumed": ["PrimaryBackground"],          // stand-in values: what rests on them is unverified
        "surfaces": {
          "card": ["CardBackground"],
          "tint-chip": [{ "color": "AccentInfrared", "opacity": 0.15 }, "card"],
          "bar": { "layers": ["CardBackground"], "reduced": "SecondaryBackground" }
        },
        "pairs": [
          { "foreground": ["TextPrimary", "TextSecondary"], "on": ["BackgroundPrimary", "card"], "role": "text",
            "font": { "size": 17, "weight": "semibold" }, "note": "restaurant card" },
          { "foreground": "BorderPrimary", "on": "BackgroundPrimary", "role": "boundary" },
          { "foreground": "AccentInfrared", "on": "card", "role": "link-cue", "against": "TextPrimary" },
          { "foreground": "TextPrimary", "on": "bar", "role": "text", "assumed": "the system does not publish this colour" }
        ],
        "distinct": [{ "tokens": ["TextPrimary", "TextSecondary", "AccentInfrared"] }],
        "states": { "differentiate": { "filters": [{ "filter": "contrast", "amount": 1.15 }] } },
        "requirements": [{ "id": "DESG-01", "title": "text is readable", "rules": ["low-text-contrast"] }],
      }
      """##, tokens: Self.tokens)
    #expect(bound.problems == [])
    #expect(bound.surfaces.map(\.name) == ["card", "tint-chip", "bar", "BackgroundPrimary"])
    #expect(bound.pairs.count == 7)
  }

  @Test func readsTheExampleToItsEnd() {
    let bound = bind(
      ##"""
      {
        "$schema": "…", "version": 1,
        "sources": ["Colors.xcassets"],
        "materials": { "brand-frost": { "alpha": 0.6, "tint": "#F4F4F6", "saturation": 1.4 } },
        "surfaces": {
          "badge": [{ "material": "ultraThin" }, "CardBackground"],
          "glass-button": [{ "material": "ultraThin" }],
          "photo-card": { "layers": [{ "gradient": ["#00000000", "#000000B3"] }], "over": [{ "image": "busy.png", "scale": 3 }] },
          "bar": { "layers": [{ "glass": "regular" }], "over": ["any"], "reduced": "SecondaryBackground" }
        },
        "pairs": [
          { "foreground": "#FFFFFF", "on": "glass-button", "role": "text", "font": { "style": "headline" } },
          { "foreground": "TextPrimary", "on": ["badge", "photo-card", "bar"], "role": "text" }
        ],
        "requirements": [{ "id": "DESG-02", "title": "content is opaque", "rules": ["glass-on-content", "translucent-content"] }],
        "source": { "roots": ["App"], "glassModules": ["Packages/GlassKit"] },
        "waivers": [
          { "rule": "low-text-contrast", "foreground": "TextTertiary", "on": "card", "variants": ["light"],
            "reason": "placeholder redesign in progress", "until": "2027-03-31" }
        ]
      }
      """##, tokens: Self.tokens)
    let rules = [(79, "glass-on-content"), (99, "translucent-content")].map { column, rule in
      "15:\(column) error: unknown rule '\(rule)'; run 'legible rules' to list the rules"
    }
    #expect(bound.problems.sorted() == rules.sorted())
    #expect(bound.pairs.count == 4)
    #expect(bound.surfaces.flatMap(\.over) == [.image(ImageUse(0, scale: 3, region: nil, at: Self.image)), .any])
    for surface in bound.surfaces {
      let hasMark = surface.layers.full.contains { if case .unsupported = $0 { true } else { false } }
      #expect(!hasMark, "\(surface.name)")
    }
  }

  /// The place where the example names its image.
  private static let image = SourceLocation(file: "legible.json", line: 8, column: 97)
}
