import ColorMath
import FileSyntax
import Palettes

extension DesignDraft {
  /// The audit file: JSON with comments that name the lines of the document.
  package var auditFile: String {
    let parts = [
      "\"version\": 1", comment("The palette name in reports.") + "\"name\": \(AuditJSON.quoted(name))",
      sourcesPart,
      comment("The policy: \"wcag22-aa\", \"wcag22-aaa\", \"apple-hig\", or \"section-508\".")
        + "\"policy\": \"wcag22-aa\"",
      surfacesPart, pairsPart, requirementsPart,
    ].filter { !$0.isEmpty }
    return """
      // The audit of \(commented(document)). Comments and trailing commas are allowed. Paths are relative to this file's folder.
      // Every color, pair, and requirement comes from the document. Notes give the line numbers.
      {
        \(parts.joined(separator: ",\n\n  "))
      }
      \(leftoverPart)
      """
  }

  private func comment(_ text: String) -> String { "// \(text)\n  " }

  /// Text of the document for a comment of one line.
  private func commented(_ text: String) -> String { text.onOneLine }

  /// `DESIGN.md, line 12` or `DESIGN.md, lines 12, 30, and 40`.
  package func place(_ lines: [Int]) -> String {
    let most = 6
    let words = lines.prefix(most).map { String($0) } + (lines.count > most ? ["others"] : [])
    return "\(document), \(lines.count == 1 ? "line" : "lines") \(words.inWords())"
  }

  private var sourcesPart: String {
    guard !catalog.files.isEmpty else { return "" }
    let tokens = catalog.tokens.map { token in
      let values = token.values.map { value in
        (value.condition == .any ? "" : "\(value.condition.label.lowercased()) ") + Self.words(value.color)
      }
      return "  //   \(commented(token.name)): \(values.joined(separator: ", ")) (line \(token.line))\n"
    }
    let sets = catalog.colorsets.map { "  //   \(commented($0.name)): a whole color set (line \($0.line))\n" }
    let head = "// The colors in the document.\n" + tokens.joined() + sets.joined()
    return head + "  \"sources\": [\(AuditJSON.quoted(catalog.name))]"
  }

  /// `#0A1B33`, or `#0A1B33 at 64%`.
  private static func words(_ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    let share = DecimalText.fixed(color.alpha * 100, decimals: 0)
    return opaque.cssText + (color.alpha < 1 ? " at \(share)%" : "")
  }

  private var surfacesPart: String {
    guard !surfaces.isEmpty else { return "" }
    let lines = surfaces.map { "    \(AuditJSON.quoted($0.name)): \($0.json)" }
    return comment("Surfaces with several layers, topmost first.") + "\"surfaces\": {\n"
      + lines.joined(separator: ",\n") + "\n  }"
  }

  private var pairsPart: String {
    guard !pairs.isEmpty else {
      return comment("The document does not specify any pairs of a foreground and a surface. Add pairs such as:")
        + "// { \"foreground\": \"TextPrimary\", \"on\": \"BackgroundPrimary\", \"role\": \"text\" }\n  \"pairs\": []"
    }
    let head = comment(
      "The pairs. Roles are text, graphic, boundary, focus, and link-cue; inactive, decorative, and logotype have no minimum."
    )
    return head + "\"pairs\": [\n" + pairs.map(pair).joined(separator: ",\n") + "\n  ]"
  }

  private func pair(_ pair: DocumentPair) -> String {
    var members = [
      ("foreground", pair.foreground), ("on", AuditJSON.quoted(pair.surface)),
      ("role", AuditJSON.quoted(pair.role.rawValue)),
    ]
    if let font = pair.font, pair.role == .text { members.append(("font", AuditJSON.font(font))) }
    var details: [(String, String)] = []
    if !pair.component.isEmpty { details.append(("name", AuditJSON.quoted(pair.component))) }
    switch pair.origin {
    case .stated: details.append(("origin", "\"stated\""))
    case .platform: details.append(("origin", "\"platform\""))
    case .assumed(let reason): details += [("origin", "\"assumed\""), ("assumed", AuditJSON.quoted(reason))]
    }
    details.append(("note", AuditJSON.quoted(place(pair.lines))))
    let first = AuditJSON.object(members).dropLast(2)
    return "    \(first),\n      \(AuditJSON.object(details).dropFirst(2))"
  }

  private var requirementsPart: String {
    guard !requirements.isEmpty else { return "" }
    let lines = requirements.map { requirement in
      var members = [("id", AuditJSON.quoted(requirement.id)), ("title", AuditJSON.quoted(requirement.title))]
      if !requirement.rules.isEmpty {
        members.append(("rules", AuditJSON.array(requirement.rules.map(AuditJSON.quoted))))
      }
      if let pairs = requirement.pairs { members.append(("pairs", AuditJSON.array([AuditJSON.quoted(pairs)]))) }
      if requirement.isManual { members.append(("manual", "true")) }
      return "    // Line \(requirement.line)\n    \(AuditJSON.object(members))"
    }
    let head = comment("The requirements. Check those marked \"manual\" yourself; rules and pairs are not enough.")
    return head + "\"requirements\": [\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  private var leftoverPart: String {
    guard !leftovers.isEmpty else { return "" }
    return "\n// Not understood in \(commented(document)):\n"
      + leftovers.map { "//   line \($0.line): \(commented($0.message))\n" }.joined()
  }
}
