import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One foreground on one opaque surface, measured.
struct ColorComparison {
  private let foreground: Color
  private let surface: Color
  private let front: EncodedSRGB
  private let back: EncodedSRGB
  private let ratio: ContrastRatio

  /// Measures two colors.
  init(_ foreground: Color, on surface: Color) {
    self.foreground = foreground
    self.surface = surface
    back = surface.encodedSRGB
    front = foreground.encodedLayer.over(back)
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

  /// The two colors.
  var title: Phrase { "\(Self.words(foreground, seen: front)) on \(Self.words(surface, seen: back))" }

  /// The ratio, the verdict for each criterion, and the nearest colors that pass as text.
  var blocks: [Block] {
    let difference = LightnessDifference(foreground: front.relativeLuminance, surface: back.relativeLuminance)
    let columns: [Block.Table.Column] = [("", .left), ("element", .left), ("needs", .right), ("criterion", .left)]
    let judged = rows.compactMap { what, requirement in
      requirement.minimum.map { minimum -> [Phrase] in
        [
          .outcome(ratio.reaches(minimum) ? "pass" : "fail"), Phrase(what), Phrase(Wording.required(requirement)),
          Phrase(requirement.criterion.title),
        ]
      }
    }
    let nearest = moves.map { move -> Phrase in
      "\(move.moves.rawValue) \(.css(move.color)) (\(move.ratio.flooredText()))"
    }
    return [
      .paragraph(
        "\(strong: "\(ratio.flooredText()):1")  exactly \("\(ratio.value)"), ΔL* "
          + Phrase(DecimalText.fixed(difference.value, decimals: 1))),
      .table(Block.Table(columns, of: "criterion", rows: judged)),
    ] + (nearest.isEmpty ? [] : [.paragraph("Colors that pass as text: " + nearest.joined(separator: ", "))])
  }

  /// The nearest colors that pass as text; none if the two pass already.
  private var moves: [PairSuggestions.Move] { PairSuggestions(foreground, on: surface)?.moves ?? [] }

  private static func words(_ color: Color, seen: EncodedSRGB) -> Phrase {
    let seen = SeenColor.eightBit(seen)
    return color.cssText == seen.hex ? "\(seen)" : "\(color.cssText) (rendered as \(seen))"
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

extension Phrase {
  /// A color as CSS writes it.
  static func css(_ color: Color) -> Phrase {
    let seen = SeenColor.eightBit(color.encodedSRGB)
    return color.cssText == seen.hex ? "\(seen)" : .code(color.cssText)
  }
}
