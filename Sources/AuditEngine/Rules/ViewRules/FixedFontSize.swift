import Palettes
import SwiftReading

extension Rule {
  /// A font that does not follow the chosen text size.
  static let fixedFontSize = Rule(
    id: "fixed-font-size", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .view(.fixedFont(_, .text)) = source.flaw { return .warning }
      return .note
    },
    page: RulePage(
      title: "Fixed font size",
      finds:
        "A font with a fixed size: `Font.system(size:)`, `Font.custom(_:fixedSize:)`, or `UIFont.systemFont(ofSize:)` "
        + "without `UIFontMetrics`. For symbols and for text in widgets, the rule reports one note for each size in a "
        + "type. The rule ignores text of 60 points or more, symbols of 28 points or more, dots, and text without "
        + "letters or digits. It also ignores catalog images because their names don't show whether they are symbols. "
        + "It ignores text in Lock Screen and watch face widgets, whose slots have a fixed size, and types that "
        + "enlarge their content on demand (`showsLargeContentViewer`). Fonts in pictures are exempt: `draw(_:)`, "
        + "image renderers, and views that are scaled as a whole or whose width and height are fixed by a frame or "
        + "constraints. Fonts that are used only for their names or metrics are exempt. So are San Francisco fonts "
        + "requested by name, because no system has them. Code for macOS and tvOS is exempt because they don't have "
        + "Dynamic Type.",
      matters:
        "The text stays small even if people choose a larger text size, so they have to rely on the contrast at that "
        + "size.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.system(size: 18, weight: .semibold)) } }"#),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.headline) } }"#),
      remedy: "Use a text style, `Font.custom(_:size:relativeTo:)`, or a size with `@ScaledMetric`.",
      judged: JudgedFindings(right: 69, of: 78),
      references: ["WCAG 2.2 SC 1.4.4 Resize Text", "Human Interface Guidelines, Typography: Dynamic Type"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      var fonts = facts.views.fonts.filter { font in
        font.isFixed && !font.isBoxed && !font.isDrawn && font.use != .unknown
          && font.size < (font.use == .graphic ? leastLargeSymbol : greatestTextSize) && !facts.isMissing(font)
          && platforms.platforms(at: font.place).platforms.contains { $0.hasDynamicType }
      }
      let pictured = facts.project.pictured(fonts)
      fonts.removeAll { pictured.contains($0.place) }
      fonts.removeAll { facts.isOfEmoji($0) }
      let widgets = fonts.isEmpty ? [] : facts.typesInWidgets
      let small = widgets.isEmpty ? [] : facts.project.onLockScreen(fonts)
      fonts.removeAll { small.contains($0.place) }
      return fonts.map { font in
        let isInWidget = widgets.contains(
          facts.project.files[font.place.file].type(around: font.place.node)?.path ?? "")
        let sighting = SourceSighting(
          ViewFlaw.fixedFont(font.size, font.use == .graphic ? .graphic : isInWidget ? .widget : .text), at: font.place)
        switch font.use {
        case .graphic: return sighting.grouped(by: .type("graphic \(font.size)"))
        case _ where isInWidget: return sighting.grouped(by: .type("widget \(font.size)"))
        default: return sighting
        }
      }
    }
  }

  /// The size of the largest text style at the largest accessibility size, in points: nobody needs larger text.
  private static let greatestTextSize = 60.0
  /// The size of the style `title`, in points: a symbol of that size is already easy to see.
  private static let leastLargeSymbol = 28.0
}

extension SourceFacts {
  /// Returns true if a font is asked for by a name that no system has and that no property list registers.
  fileprivate func isMissing(_ font: FontUse) -> Bool {
    guard let name = font.name, let start = Self.systemFonts.first(where: name.hasPrefix) else { return false }
    return !propertyLists.contains { list in
      list.list.texts.contains { ($0.split(separator: "/").last ?? "").hasPrefix(start) }
    }
  }

  /// Returns true if a type shows emoji, by its name: there is nothing to read.
  fileprivate func isOfEmoji(_ font: FontUse) -> Bool {
    project.files[font.place.file].type(around: font.place.node)?.path.lowercased().holds("emoji") ?? false
  }

  /// The beginnings of the names of San Francisco, which systems give by `systemFont` only.
  private static let systemFonts = ["SFPro", "SF-Pro", "SFCompact", "SF-Compact", "SFUI", "SFMono", "SF-Mono"]
}
