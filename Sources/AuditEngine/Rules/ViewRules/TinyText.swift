import Palettes
import SwiftReading

extension Rule {
  /// Text in the sources below the minimum size of its platform.
  static let tinyText = Rule(
    id: "tiny-text", severity: .warning,
    page: RulePage(
      title: "Tiny text",
      finds:
        "Text in the sources whose font is smaller than the platform's minimum: 11 points in iOS and iPadOS, 10 in "
        + "macOS, 12 in watchOS and visionOS, and 23 in tvOS. The rule ignores symbol fonts, fonts that a type "
        + "declares only for other code to use, and text in fixed-size pictures.",
      matters: "If text is too small to make out, high contrast doesn't help.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.custom("Avenir", size: 10)) } }"#),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.custom("Avenir", size: 12)) } }"#),
      remedy: "Use a text style. The smallest, `caption2`, is 11 points.",
      judged: JudgedFindings(right: 9, of: 9),
      references: ["Human Interface Guidelines, Typography: minimum sizes"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      let tiny = facts.views.fonts.filter { $0.use == .text && $0.size > 1 && !$0.isDrawn }.compactMap { font in
        let least = platforms.decisive(at: font.place) { $0.leastTextSize }.leastTextSize
        return font.size < least ? (font: font, least: least) : nil
      }
      let pictured = facts.project.pictured(tiny.map { $0.font })
      return tiny.filter { !pictured.contains($0.font.place) }.map { found in
        SourceSighting(ViewFlaw.tinyText(found.font.size, least: found.least), at: found.font.place)
      }
    }
  }
}
