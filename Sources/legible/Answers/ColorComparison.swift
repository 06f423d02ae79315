import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// One foreground on one surface, measured.
struct ColorComparison {
  private let foreground: Color
  private let surface: Color
  private let front: EncodedSRGB
  private let back: EncodedSRGB
  private let ratio: ContrastRatio

  /// Measures two colors.
  ///
  /// - Throws: `UsageError` for a translucent surface.
  init(_ foreground: Color, on surface: Color, named name: String) throws(UsageError) {
    self.foreground = foreground
    self.surface = surface
    guard surface.alpha >= 1 else {
      throw UsageError(
        "the surface \(quoted(name)) is translucent, so the color behind it is unknown",
        remedy: "use an opaque color, or declare the layers of the surface in an audit file", command: "contrast")
    }
    back = self.surface.encodedSRGB
    front = self.foreground.encodedLayer.over(back)
    ratio = ContrastRatio(front.relativeLuminance, back.relativeLuminance)
  }

  /// One line for each criterion and kind of element that it covers, in the order of the policies, each once.
  private var rows: [(what: String, requirement: Requirement)] {
    var rows: [(what: String, requirement: Requirement)] = []
    for policy in Policy.all {
      let kinds = [
        ("text", policy.text), ("large text", policy.largeText), ("graphics, boundaries, focus", policy.nonText),
        ("links against text", policy.linkCue),
      ]
      for (what, requirement) in kinds where requirement.minimum != nil {
        guard !rows.contains(where: { $0.what == what && $0.requirement == requirement }) else { continue }
        rows.append((what, requirement))
      }
    }
    return rows
  }

  /// Returns the result for a terminal; `variants` names those that it holds for.
  func text(_ style: TerminalStyle, for variants: String? = nil) -> String {
    let place = variants.map { " (\($0))" } ?? ""
    let difference = LightnessDifference(foreground: front.relativeLuminance, surface: back.relativeLuminance)
    var lines = [
      "\(style.swatch(of: SeenColor.eightBit(front)))\(describe(foreground, seen: front)) on "
        + "\(style.swatch(of: SeenColor.eightBit(back)))\(describe(surface, seen: back))\(place)",
      "\(style.bold("\(ratio.flooredText()):1"))  "
        + style.dim("exactly \(ratio.value), ΔL* \(DecimalText.fixed(difference.value, decimals: 1))"),
      "",
    ]
    for (what, requirement) in rows {
      guard let minimum = requirement.minimum else { continue }
      let verdict = ratio.reaches(minimum) ? style.green("pass") : style.red("fail")
      lines.append(
        "  \(verdict)  \(DisplayWidth.padded(what, to: 27))  \(DisplayWidth.padded(Wording.required(requirement), to: 3))  "
          + style.dim(DisplayWidth.cut(requirement.criterion.title, to: TextLayout.pageWidth - 42)))
    }
    if !moves.isEmpty {
      let nearest = moves.map { "\($0.moves.rawValue) \($0.color.cssText) (\($0.ratio.flooredText()))" }
      lines += ["", "Colors that pass as text: " + nearest.joined(separator: ", ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The nearest colors that pass as text; none if the two pass already.
  private var moves: [PairSuggestions.Move] { PairSuggestions(foreground, on: surface)?.moves ?? [] }

  private func describe(_ color: Color, seen: EncodedSRGB) -> String {
    let hex = SeenColor.eightBit(seen).hex
    return color.cssText == hex ? hex : "\(color.cssText) (rendered as \(hex))"
  }

  /// Writes the members of the result, in order.
  func write(to root: inout JSONWriter, isWhole: Bool = true) {
    root.key("criteria")
    root.array { list in
      for (what, requirement) in rows {
        list.object { row in
          row.member("criterion", requirement.criterion.id)
          row.member("required", requirement.minimum?.value, orNull: true)
          row.member("verdict", requirement.minimum.map { ratio.reaches($0) ? "pass" : "fail" }, orNull: true)
          row.member("what", what)
        }
      }
    }
    root.member("foreground", foreground.cssText)
    root.member("foregroundColor", SeenColor.eightBit(front).hex)
    root.member("ratio", ratio.value)
    if isWhole {
      root.member("schemaVersion", JSONReport.schemaVersion)
    }
    root.key("suggestions")
    root.write(moves)
    root.member("surface", surface.cssText)
    root.member("surfaceColor", SeenColor.eightBit(back).hex)
  }
}
