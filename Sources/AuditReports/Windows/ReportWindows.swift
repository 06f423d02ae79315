import ContrastAudit
import PaletteModel

/// The findings of a report by the token to edit, with the safe windows of the tokens that come first.
struct ReportWindows {
  /// What is known of one audit.
  struct Part {
    /// The findings by the token to edit.
    let groups: FindingGroups
    /// The windows of tokens, by the place of their group.
    fileprivate(set) var windows: [Int: [WindowGroup]] = [:]
    /// How many tokens have none because of the limit.
    fileprivate(set) var leftOut = 0
  }

  /// By audit.
  let parts: [Part]

  /// How many tokens of an audit get windows.
  static let most = 12

  /// Finds the windows of the tokens whose pairs fail, those that a report names first.
  init(_ report: AuditReport) { parts = report.audits.map(Self.part) }

  private static func part(_ audit: AuditResult) -> Part {
    var part = Part(groups: FindingGroups(audit))
    let palette = audit.plan.loaded.palette
    let tokens = part.groups.groups.enumerated().compactMap { place, group -> (place: Int, token: Int)? in
      guard case .found(let token) = palette.lookup(group.name) else { return nil }
      return (place, token)
    }
    guard !tokens.isEmpty else { return part }
    var finder = WindowFinder(audit.plan)
    for (place, token) in tokens.prefix(most) {
      let groups = WindowGroup.groups(of: finder.windows(of: token))
      if groups.contains(where: { !$0.window.demands.isEmpty }) { part.windows[place] = groups }
    }
    part.leftOut = max(0, tokens.count - most)
    return part
  }
}
