import AuditModel
import ColorMath
import PaletteModel

/// The safe windows of a token below its heading: a ruler, and a description of each window.
enum MarkdownWindows {
  static func write(
    _ groups: [WindowGroup], of audit: AuditResult, ruler: String, to page: inout MarkdownPage
  ) {
    page.paragraph(
      "Lightness range in which all its pairs pass, if all other colors stay the "
        + "same\(ruler.isEmpty ? ":" : ":\n\n\(ruler)")"
    )
    page.lines(groups.map { "- \(words($0, audit))" }, of: "window")
  }

  private static func words(_ group: WindowGroup, _ audit: AuditResult) -> String {
    let window = group.window
    let variants = Wording.variants(group.variants)
    if window.isUnknown { return "\(variants): not computed\(omissions(window, audit))" }
    if window.demands.isEmpty { return "\(variants): not in any pair with a minimum" }
    if !window.intervals.isEmpty {
      let intervals = window.intervals.map(words).joined(separator: " or ")
      return "\(variants): \(intervals)\(omissions(window, audit))"
    }
    return "\(variants): none. \(clash(window, audit))\(omissions(window, audit))"
  }

  private static func words(_ interval: LightnessInterval) -> String {
    Wording.window(interval, separator: ", ") { "`\($0.hex)`" }
  }

  private static func clash(_ window: TokenWindow, _ audit: AuditResult) -> String {
    let demands = window.clash.map { index in
      MarkdownText.escaped(Wording.demand(window.demands[index], of: audit.plan, saysVariants: false))
    }
    let rest = window.relaxed.map(words)
    return demands.joined(separator: "; ") + (rest.isEmpty ? "" : "; other pairs: \(rest.joined(separator: " or "))")
  }

  private static func omissions(_ window: TokenWindow, _ audit: AuditResult) -> String {
    let words = Wording.omissions(window.omissions, of: audit.plan).map(MarkdownText.escaped)
    return words.isEmpty ? "" : "; \(words.joined(separator: "; "))"
  }
}
