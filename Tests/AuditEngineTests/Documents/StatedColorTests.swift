import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Colors with their names and appearances, wherever a document states them.
@Suite struct StatedColorTests {
  private static func tokens(_ text: String) -> [String] {
    DesignDraft(Array(text.utf8), document: "DESIGN.md").catalog.tokens.map { token in
      let values = token.values.map { "\($0.condition.label.lowercased()) \($0.color.cssText)" }
      return "\(token.name): \(values.joined(separator: ", "))"
    }
  }

  @Test(arguments: [
    ("- Ink: #102A43", ["Ink: any #102A43"]), ("Ink   #abc", ["Ink: any #AABBCC"]),
    ("- Ink: #ABCD", ["Ink: any #AABBCCDD"]),
    ("- Ink — light #111111, dark #EEEEEE", ["Ink: any #111111, dark #EEEEEE"]),
    ("- Ink: Light: #111111 / Dark: #EEEEEE", ["Ink: any #111111, dark #EEEEEE"]),
    ("- Ink: `#111111` (light mode), `#EEEEEE` (dark mode)", ["Ink: any #111111, dark #EEEEEE"]),
    ("- Ink: #111111 (increased contrast)", ["Ink: high any #111111"]),
    ("- Veil: #000000 at 15 %", ["Veil: any color(srgb 0 0 0 / 0.15)"]),
    ("- Veil: white @ 20%", ["Veil: any #FFFFFF33"]), ("- Veil: #FFFFFF (40% opacity)", ["Veil: any #FFFFFF66"]),
    ("- Veil: rgba(255, 255, 255, 0.2)", ["Veil: any #FFFFFF33"]),
    ("- Red: color(display-p3 1 0 0)", ["Red: any color(display-p3 1 0 0)"]),
    ("- Red: oklch(0.6 0.2 25)", ["Red: any oklch(0.6 0.2 25)"]),
    ("- **Brand Ink** (`brandInk`): #102A43", ["brandInk: any #102A43"]),
    ("- `#102A43` – Brand Ink, for titles", ["Brand Ink: any #102A43"]),
    ("`brandInk` is #102A43 in light and #F0F4F8 in dark.", ["brandInk: any #102A43, dark #F0F4F8"]),
    ("`a1` #111111, `b2` #222222", ["a1: any #111111", "b2: any #222222"]),
    ("### Ink\n\n- Light: #111111\n- Dark: #EEEEEE", ["Ink: any #111111, dark #EEEEEE"]),
    ("## Light\n- Ink: #111111\n## Dark\n- Ink: #EEEEEE", ["Ink: any #111111, dark #EEEEEE"]),
    ("| Name | Hex |\n|-|-|\n| Ink | #111111 |", ["Ink: any #111111"]),
    ("| Hex | RGB | Name |\n|-|-|-|\n| #FF3366 | rgb(255, 51, 102) | Ink |", ["Ink: any #FF3366"]),
    (
      "| | Ink | Paper |\n|-|-|-|\n| Light | #111111 | #FFFFFF |\n| Dark | #EEEEEE | #000000 |",
      ["Ink: any #111111, dark #EEEEEE", "Paper: any #FFFFFF, dark #000000"]
    ),
    (
      "| Color | Mode | Value |\n|-|-|-|\n| Ink | Light | #111111 |\n| | Dark | #EEEEEE |",
      ["Ink: any #111111, dark #EEEEEE"]
    ),
    (
      "| Name | Light | Dark |\n|-|-|-|\n| Ink | #111111 | Snow |\n| Snow | #FAFAFA | Ink |",
      ["Ink: any #111111, dark #FAFAFA", "Snow: any #FAFAFA, dark #111111"]
    ),
    ("| Name | Value | Opacity |\n|-|-|-|\n| Veil | #000000 | 20% |", ["Veil: any #00000033"]),
    ("```\nInk    #111111 (light) / #EEEEEE (dark)\n```", ["Ink: any #111111, dark #EEEEEE"]),
    ("```swift\nlet a = Color(\"x\")\n// Ink  #111111\n```", ["Ink: any #111111"]),
    ("```swift\nenum Tone { static let ink = Color(red: 0, green: 0, blue: 0) }\n```", ["ink: any #000000"]),
    (
      "```swift\nenum LightTone { static let ink = Color(hex: 0x111111) }\nenum DarkTone { static let ink = Color(hex: 0xEEEEEE) }\n```",
      ["ink: any #111111, dark #EEEEEE"]
    ),
    ("```css\n--ink: #111111;\n.dark { --ink: #EEEEEE; }\n```", ["ink: any #111111, dark #EEEEEE"]),
    (
      "```json\n{ \"tide\": { \"ink\": { \"light\": \"#111111\", \"dark\": \"#EEEEEE\" } } }\n```",
      ["tide.ink: any #111111, dark #EEEEEE"]
    ),
    ("```yaml\nlight:\n  ink: \"#111111\"\ndark:\n  ink: \"#EEEEEE\"\n```", ["ink: any #111111, dark #EEEEEE"]),
    ("```kotlin\nval Ink = Color(0x111111)\n```", ["Ink: any #111111"]),
    ("    Ink  #111111", ["Ink: any #111111"]), ("---\nink: \"#111111\"\n---", ["ink: any #111111"]),
    ("- Ink: #111111\n- ink: #111111", ["Ink: any #111111"]),
    ("- Brand Ink: #111111\n\n```swift\nstatic let ink = Color(\"BrandInk\")\n```", ["BrandInk: any #111111"]),
    ("See #142, #4711 and [a](page.md#fff).", []), ("Our white paper is black.", []),
    ("- text/primary: #111111", ["text/primary: any #111111"]),
  ])
  func everyFormIsRead(_ text: String, _ expected: [String]) { #expect(Self.tokens(text) == expected) }

  /// A color that nobody can name is in the list, with its line.
  @Test(arguments: [
    ("\nThe accent of our whole new product family is `#102A43`.", 2, "'#102A43' has no name"),
    ("- Ink: #111111\n- Ink: #222222", 2, "'Ink' is #222222 here, but #111111 on line 1"),
    ("| Name | Light |\n|-|-|\n| Ink | adaptive |\n| Paper | #FFFFFF |", 3, "'adaptive' is not a color"),
    ("```kotlin\nval Ink = Color(0xFF112233)\n```", 2, "'0xFF112233' cannot be read"),
    ("- Ink: rgb(1, 2)", 1, "'rgb(1, 2)' cannot be read"),
    ("```swift\nText(a).foregroundStyle(Color(hex: \"#777777\"))\n```", 2, "'#777777' has no name"),
    ("```json\n{ \"list\": [\"#777777\"] }\n```", 2, "'#777777' has no name"),
    ("```swift\nText(a).foregroundStyle(Color(\"Gone\"))\n```", 2, "'Gone' has no value"),
    ("```swift\nextension Color { static let tint = Color.blue }\n```", 2, "'tint' is the system color systemBlue"),
    (
      "```swift\nextension Color { static let tint = Color(from: theme) }\n```", 2,
      "the value of 'tint' cannot be read"
    ),
    ("```json\n{ \"colors\": [], \"info\": {} }\n```", 2, "this color set has no name"),
    ("black for light, white for dark", 1, "'black' has no name"),
  ])
  func whatHasNoNameOrValueIsListed(_ text: String, _ line: Int, _ message: String) {
    let leftovers = DesignDraft(Array(text.utf8), document: "DESIGN.md").leftovers
    #expect(
      leftovers.contains { $0.line == line && $0.message.hasPrefix(message) },
      "\(leftovers.map { "\($0.line): \($0.message)" })")
  }

  @Test(arguments: [64, 65])
  func aLineHasALimitOfColors(_ count: Int) {
    let line = (0..<count).map { "a\($0) #10000\($0 % 10)" }.joined(separator: ", ")
    let draft = DesignDraft(Array(line.utf8), document: "DESIGN.md")
    #expect(draft.catalog.tokens.count == (count == 64 ? 64 : 0))
    #expect(
      draft.leftovers.map(\.message)
        == (count == 64 ? [] : ["the line has 65 colors, more than the limit of 64; write one color per line"]))
  }
}
