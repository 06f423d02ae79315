import AuditModel
import PaletteModel
import SourceScan

extension Rule {
  /// Text in the sources below the minimum size of its platform.
  static let tinyText = Rule(
    id: "tiny-text", severity: .warning,
    page: RulePage(
      title: "Tiny text",
      finds: "A font for text in the sources that is smaller than the platform's least size: 11 points on iOS and "
        + "iPadOS, 10 on macOS, 12 on watchOS and visionOS, 23 on tvOS. Fonts of symbols are left out.",
      matters: "No contrast makes text readable that is too small to be made out.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.custom("Avenir", size: 10)) } }"#),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.custom("Avenir", size: 12)) } }"#),
      remedy: "Use a text style; the smallest, caption2, has 11 points.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Human Interface Guidelines, Typography: minimum sizes"])
  ) { input in
    guard let least = input.plan.loaded.declaration.idiom.leastTextSize else { return [] }
    return input.inSources { facts in
      facts.views.fonts.filter { !$0.isOfGraphic && $0.size > 1 && $0.size < least }.map {
        SourceSighting(ViewFlaw.tinyText($0.size, least: least), at: $0.place)
      }
    }
  }
}
