import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The colors to change: how light and how dark each can be, as rulers with a line for each kind of variant.
struct RangesSection {
  private let family: AuditFamily
  private let windows: ReportWindows

  init(_ family: AuditFamily, _ windows: ReportWindows) {
    self.family = family
    self.windows = windows
  }

  func blocks(level: Int) -> [Block] {
    guard family.members.contains(where: { !windows.parts[$0.index].windows.isEmpty }) else { return [] }
    var blocks: [Block] = [
      .heading(level, "How light or dark each color can be"),
      .paragraph(
        "Each ruler shows the lightness range in which all pairs with the color pass, if all other colors stay the same. "
          + "Blue marks the range, and the tick marks the current color."),
    ]
    var known: Set<[Phrase]> = []
    for member in family.members {
      let part = windows.parts[member.index]
      var items: [[Block]] = []
      for (place, groups) in part.windows.ordered(by: { $0.key < $1.key }) {
        let name = part.groups.groups[place].name
        let lines = groups.map { Self.words($0, member.audit) }
        guard known.insert([Phrase(name)] + lines).inserted else { continue }
        let words =
          "\(name): lightness ranges in which its pairs pass. "
          + groups.prefix(2).map { Self.short($0) }.joined(separator: "; ")
        let picture = Block.Picture(
          name: name, drawing: .ruler(RulerPicture(name, groups)), words: words)
        items.append([.paragraph("\(strong: name)"), .picture(picture), .list(lines, of: "range")])
      }
      if !items.isEmpty {
        let series = Block.series(Block.Series(thing: "color", items: items, room: 2_000))
        blocks.append(.folded("\(Wording.count(items.count, "color"))", items.count, "color", [series]))
      }
      if part.leftOut > 0 {
        blocks.append(
          .paragraph(
            "Ranges are shown for the first \(ReportWindows.most) tokens. To see \(part.leftOut) more, run "
              + "\(.command(PastedCommand(start: "legible inspect --windows", path: Wording(member.audit).palette)))."))
      }
    }
    return blocks
  }

  /// The ends of a range, in a few words.
  private static func short(_ group: WindowGroup) -> String {
    let window = group.window
    let ranges = window.isUnknown ? [] : window.intervals.map { Wording.interval($0.lightness, decimals: 3) }
    return "\(Wording.variants(group.variants)): \(ranges.isEmpty ? "no range" : ranges.joined(separator: ", "))"
  }

  private static func words(_ group: WindowGroup, _ audit: AuditResult) -> Phrase {
    let window = group.window
    let variants = Wording.variants(group.variants)
    if window.isUnknown { return "\(variants): not computed\(omissions(window, audit))" }
    if window.demands.isEmpty { return "\(variants): not in any pair with a minimum" }
    if !window.intervals.isEmpty {
      let intervals = window.intervals.map(Wording.phrase).joined(separator: " or ")
      return "\(variants): \(intervals)\(omissions(window, audit))"
    }
    return "\(variants): none. \(clash(window, audit))\(omissions(window, audit))"
  }

  private static func clash(_ window: TokenWindow, _ audit: AuditResult) -> Phrase {
    let demands = window.clash.map { index in
      Wording.demand(window.demands[index], of: audit.plan, saysVariants: false)
    }
    let words = Phrase(demands.joined(separator: "; "))
    let rest = window.relaxed.map(Wording.phrase)
    return rest.isEmpty ? words : "\(words); other pairs: \(rest.joined(separator: " or "))"
  }

  private static func omissions(_ window: TokenWindow, _ audit: AuditResult) -> String {
    let words = Wording.omissions(window.omissions, of: audit.plan)
    return words.isEmpty ? "" : "; \(words.joined(separator: "; "))"
  }
}
