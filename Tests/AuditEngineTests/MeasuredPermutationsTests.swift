import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// Themes of two groups over one palette: `hue` changes the ink, `mood` changes the accent, `size` changes no color.
@Suite("permutations chosen by what pairs measure")
struct MeasuredPermutationsTests {
  private static let files = [
    "$themes.json": """
    [{ "name": "warm", "group": "hue", "selectedTokenSets": { "base": "enabled", "warm": "enabled" } },
     { "name": "cold", "group": "hue", "selectedTokenSets": { "base": "enabled", "cold": "enabled" } },
     { "name": "calm", "group": "mood", "selectedTokenSets": { "calm": "enabled" } },
     { "name": "loud", "group": "mood", "selectedTokenSets": { "loud": "enabled" } },
     { "name": "small", "group": "size", "selectedTokenSets": { "small": "enabled" } },
     { "name": "large", "group": "size", "selectedTokenSets": { "large": "enabled" } }]
    """,
    "base.json": ##"{ "page": { "value": "#ffffff", "type": "color" } }"##,
    "warm.json": ##"{ "ink": { "value": "#400000", "type": "color" } }"##,
    "cold.json": ##"{ "ink": { "value": "#000040", "type": "color" } }"##,
    "calm.json": ##"{ "accent": { "value": "#00ff00", "type": "color" } }"##,
    "loud.json": ##"{ "accent": { "value": "#ff0000", "type": "color" } }"##,
    "small.json": #"{ "gap": { "value": "4px", "type": "dimension" } }"#,
    "large.json": #"{ "gap": { "value": "8px", "type": "dimension" } }"#,
  ]

  private static func load(pairs: String) -> [LoadedPalette] {
    let declaration = #"{ "version": 1, "name": "kit", "sources": ["$themes.json"], "pairs": [\#(pairs)] }"#
    let all = files.merging(["legible.json": declaration]) { $1 }
    let pipeline = AuditPipeline(AuditSettings(readsSources: false), workers: .one)
    return pipeline.load(VisibleFiles([], in: FolderFiles(all).tree)).palettes
  }

  @Test(
    "a group that changes no measured color makes no audit of its own",
    arguments: [
      (
        "",
        [
          "kit (hue warm, mood calm)", "kit (hue warm, mood loud)", "kit (hue cold, mood calm)",
          "kit (hue cold, mood loud)",
        ]
      ),
      (#"{ "foreground": "ink", "on": "page" }"#, ["kit (hue warm)", "kit (hue cold)"]),
      (#"{ "foreground": "accent", "on": "page" }"#, ["kit (mood calm)", "kit (mood loud)"]),
      (#"{ "foreground": "page", "on": "page" }"#, ["kit"]),
      (
        #"{ "foreground": ["ink", "accent"], "on": "page" }"#,
        [
          "kit (hue warm, mood calm)", "kit (hue warm, mood loud)", "kit (hue cold, mood calm)",
          "kit (hue cold, mood loud)",
        ]
      ),
    ])
  func permutations(_ pairs: String, _ names: [String]) {
    let audits = Self.load(pairs: pairs)
    #expect(audits.map(\.declaration.name) == names)
    #expect(Set(audits.map(\.declaration.id)).count == names.count)
    #expect(audits.flatMap(\.diagnostics).filter { $0.severity == .error } == [])
  }

  @Test("the note says which group changes nothing, and what is audited")
  func note() throws {
    let audit = try #require(Self.load(pairs: #"{ "foreground": "ink", "on": "page" }"#).first)
    let said = audit.declaration.tokenSources.idle.map { "\($0.choice.axis) \($0.choice.context) \($0.changesColors)" }
    #expect(said == ["size small false", "mood calm true"])
    #expect(audit.declaration.tokenSources.permutation == "hue warm")
  }
}
