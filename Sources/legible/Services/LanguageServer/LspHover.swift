import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The text about a token: its colors in the variants, and the pairs that it is part of.
struct LspHover {
  /// The most pairs that are listed.
  static let mostPairs = 6

  private let token: LspToken
  private let pairs: [PairIndex]

  /// Looks up the pairs of a token.
  init(_ token: LspToken) {
    self.token = token
    pairs = token.pairs
  }

  /// The text as Markdown; with a picture for clients that draw one.
  func markdown(drawsPicture: Bool) -> String {
    let colors = Variant.allCases.map { ($0, color(in: $0)) }
    var lines = ["**\(Self.code(token.name))** in \(Self.code(token.token.name.catalog))", ""]
    if drawsPicture { lines += [Self.picture(colors.map { $0.1 }), ""] }
    lines += ["| variant | color | lowest ratio |", "| --- | --- | --- |"]
    for (variant, color) in colors {
      let worst = measurements(in: variant).min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
      let shown = color.map { Self.code(Self.text(of: $0)) } ?? "none"
      lines.append("| \(variant.id) | \(shown) | \(worst.map { words(of: $0) } ?? "") |")
    }
    return (lines + [""] + summary).joined(separator: "\n")
  }

  private func color(in variant: Variant) -> Color? {
    try? ColorResolver(token.audit.plan.loaded).token(token.index, variant).color
  }

  /// The hex form of a color, its opacity, and a remark if no hex form is exact.
  static func text(of color: Color) -> String {
    let hex = SeenColor.eightBit(color.encodedSRGB).hex
    let alpha = color.alpha < 1 ? " at \(DecimalText.fixed(color.alpha * 100, decimals: 0))%" : ""
    return hex + alpha + (color.isShownExactly ? "" : " (nearest in sRGB)")
  }

  private func measurements(in variant: Variant) -> [Measurement] {
    pairs.flatMap { token.audit.measured.rows[$0.offset] }.map { token.audit.measurements[$0] }.filter {
      $0.variant == variant && $0.state == nil && $0.requirement.minimum != nil
    }
  }

  /// The ratio, the requirement, and the verdict of a measurement.
  private func words(of measurement: Measurement) -> String {
    let verdict =
      switch measurement.verdict {
      case .pass: "passes"
      case .fail: "**fails**"
      case .unverified: "unverified"
      case .exempt: "exempt"
      }
    return "\(Wording.ratio(measurement.minimum)), requires \(Wording.required(measurement.requirement)): \(verdict)"
  }

  /// The pairs, the worst first.
  private var summary: [String] {
    guard !pairs.isEmpty else { return ["It is not in any pair."] }
    let rows = pairs.compactMap { pair -> (pair: PairIndex, worst: Measurement, failing: Int)? in
      let all = token.audit.measured.rows[pair.offset].map { token.audit.measurements[$0] }
      let worst = all.min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
      return worst.map { (pair, $0, all.count { $0.verdict == .fail }) }
    }
    let sorted = rows.ordered {
      ($0.failing > 0 ? 0 : 1, $0.worst.minimum?.value ?? 0, $0.pair)
        < ($1.failing > 0 ? 0 : 1, $1.worst.minimum?.value ?? 0, $1.pair)
    }
    let failing = rows.count { $0.failing > 0 }
    var lines = ["\(Wording.count(pairs.count, "pair")), \(failing) failing:", ""]
    for row in sorted.prefix(Self.mostPairs) {
      let plan = token.audit.plan
      let planned = plan.pairs[row.pair]
      let names = (plan.foregrounds[planned.foreground].text, token.audit.declaration.surfaces[planned.surface].name)
      lines.append("- \(Self.code(names.0)) on \(Self.code(names.1)): \(words(of: row.worst))")
    }
    if sorted.count > Self.mostPairs { lines.append("- and \(sorted.count - Self.mostPairs) more") }
    return lines
  }

  /// A name as code of Markdown, in a table as well.
  static func code(_ name: String) -> String {
    let plain = String(
      String.UnicodeScalarView(
        name.onOneLine.unicodeScalars.map { $0 == "`" ? "'" : $0 == "|" ? "¦" : $0 }))
    return "`\(plain.isEmpty ? " " : plain)`"
  }

  /// The colors side by side, as a picture within the text.
  private static func picture(_ colors: [Color?]) -> String {
    let squares = colors.enumerated().map { index, color in
      let fill = color.map { SeenColor.eightBit($0.encodedSRGB).hex } ?? "none"
      return "<rect x=\"\(index * 20)\" width=\"18\" height=\"18\" fill=\"\(fill)\" stroke=\"#888\"/>"
    }
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(colors.count * 20)\" height=\"18\">\(squares.joined())</svg>"
    let data = String(decoding: Base64.encoded(Array(svg.utf8)), as: UTF8.self)
    return "![colors in the variants](data:image/svg+xml;base64,\(data))"
  }
}

extension Color {
  /// True if editors, which know only sRGB, can show the color as it is.
  var isShownExactly: Bool {
    let (color, shown) = (encodedSRGB, 0.0...1.0)
    return shown.contains(color.red) && shown.contains(color.green) && shown.contains(color.blue)
  }
}
