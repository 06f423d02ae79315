import AuditModel
import ColorMath
import SourceScan

extension Rule {
  /// A view that writes the numbers of a color.
  static let hardCodedColor = Rule(
    id: "hard-coded-color", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .view(.hardCodedColor(_, isPlain: true)) = source.flaw {
        return .note
      }
      return .warning
    },
    page: RulePage(
      title: "Hard-coded color",
      finds:
        "A color that is written as numbers in a view: `Color(red:green:blue:)`, `Color(hex:)`, `UIColor(white:)`, "
        + "and the like. The finding is a note if the color is white, black, or clear. Named colors are exempt, "
        + "and so are types that declare colors and aren't views.",
      matters:
        "Such a color is the same in light mode, in dark mode, and with increased contrast, and it's missing from "
        + "every audit of a catalog.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color(red: 0.8, green: 0.1, blue: 0.1)) } }"#
      ),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(Color.accentColor) } }"#),
      remedy:
        "Move the color to a catalog, add entries for dark mode and for increased contrast, and refer to it by "
        + "name.",
      references: ["Human Interface Guidelines, Color", "Apple: Specifying color in asset catalogs"])
  ) { input in
    input.inSources { facts in
      facts.colors.compactMap { use in
        let source = facts.project.files[use.file]
        guard use.isInView, case .literal(let color) = use.color, source.tree.writesNumbers(use.node),
          source.isReached(use.node)
        else { return nil }
        return SourceSighting(
          ViewFlaw.hardCodedColor(use.color.text, isPlain: color.isPlain), at: .init(file: use.file, node: use.node))
      }
    }
  }
}

extension Color {
  /// True if it is white or black, in whichever opacity, or clear.
  fileprivate var isPlain: Bool {
    let isGray = components.first == components.second && components.second == components.third
    return alpha == 0 || isGray && (components.first == 0 || components.first == 1)
  }
}

extension SyntaxTree {
  /// Returns true if a call of `Color` or `UIColor` takes numbers, or the digits of a color.
  fileprivate func writesNumbers(_ call: Int) -> Bool {
    if nodes[call].kind == .macro { return true }
    return arguments(of: call).contains { argument in
      switch name(argument) {
      case "red", "displayP3Red", "white", "hue", "hex", "hexString", "rgb": true
      case "": stringLiteral(argument)?.hasPrefix("#") ?? false
      default: false
      }
    }
  }
}
