import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The colors to change: how light and how dark each can be, as rulers with a line for each kind of variant.
struct MarkdownColors {
  private let family: AuditFamily
  private let windows: ReportWindows

  init(_ family: AuditFamily, _ windows: ReportWindows) {
    self.family = family
    self.windows = windows
  }

  func write(level: Int, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    guard family.members.contains(where: { !windows.parts[$0.index].windows.isEmpty }) else { return }
    page.heading(level, "How light or dark each color can be")
    page.paragraph(
      "Each ruler shows the lightness range in which all pairs with the color pass, if all other colors stay the same. "
        + "Blue marks the range, and the tick marks the current color.")
    var known: Set<String> = []
    for member in family.members {
      let part = windows.parts[member.index]
      for (place, groups) in part.windows.ordered(by: { $0.key < $1.key }) {
        guard page.hasRoom(for: 2_000) else { return page.leaveOut(part.windows.count, "color") }
        let name = part.groups.groups[place].name
        let lines = groups.map { "- \(Self.words($0, member.audit))" }
        guard known.insert(name + lines.joined()).inserted else { continue }
        let words =
          "\(name): lightness ranges in which its pairs pass. "
          + groups.prefix(2).map { Self.short($0) }.joined(separator: "; ")
        page.paragraph("**\(MarkdownText.escaped(name))**")
        if let ruler = pictures.ruler(audit: member.index, group: place, words: words) { page.paragraph(ruler) }
        page.lines(lines, of: "range")
      }
      if part.leftOut > 0 {
        page.paragraph(
          "Ranges are shown for the first \(ReportWindows.most) tokens. To see \(part.leftOut) more, run "
            + "`legible inspect --windows`.")
      }
    }
  }

  /// The ends of a range, in a few words.
  private static func short(_ group: WindowGroup) -> String {
    let window = group.window
    let ranges = window.isUnknown ? [] : window.intervals.map { Wording.interval($0.lightness, decimals: 3) }
    return "\(Wording.variants(group.variants)): \(ranges.isEmpty ? "no range" : ranges.joined(separator: ", "))"
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
