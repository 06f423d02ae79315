import AuditEngine
import Palettes

/// The findings of a report by the token to edit, with the safe windows of the tokens that come first.
struct ReportWindows {
  /// The findings and windows of one audit.
  struct Part {
    /// The findings by the token to edit.
    let groups: FindingGroups
    /// The windows of tokens, by the place of their group.
    fileprivate(set) var windows: [Int: [WindowGroup]] = [:]
    /// The number of tokens without windows because of the limit.
    fileprivate(set) var leftOut = 0
  }

  /// The windows by audit.
  let parts: [Part]

  /// The number of tokens of an audit that get windows.
  static let most = 12

  /// Takes the windows of the tokens whose pairs fail, those that a report names first.
  init(_ report: AuditReport) { parts = report.audits.map(Self.part) }

  /// The number of tokens of an audit that get windows in a format that shows those of all.
  static let mostOfAll = 2_000

  /// Returns the tokens whose windows a report shows: first those whose pairs fail.
  static func tokens(of audit: AuditResult, _ reach: WindowReach) -> [TokenIndex] {
    let first = tokens(of: audit, FindingGroups(audit)).map { $0.token }
    guard reach == .all else { return Array(first.prefix(most)) }
    let known = Set(first).union(audit.coverage.uncovered)
    let others = audit.plan.loaded.palette.tokens.typedIndices.filter { !known.contains($0) }
    return Array((first + others).prefix(mostOfAll))
  }

  private static func tokens(of audit: AuditResult, _ groups: FindingGroups) -> [(place: Int, token: TokenIndex)] {
    groups.groups.enumerated().compactMap { place, group -> (place: Int, token: TokenIndex)? in
      guard case .found(let token) = audit.plan.loaded.palette.lookup(group.name) else { return nil }
      return (place, token)
    }
  }

  private static func part(_ audit: AuditResult) -> Part {
    var part = Part(groups: FindingGroups(audit))
    let tokens = tokens(of: audit, part.groups)
    for (place, token) in tokens.prefix(most) {
      guard let groups = audit.windows[token] else { continue }
      if groups.contains(where: { !$0.window.demands.isEmpty }) { part.windows[place] = groups }
    }
    part.leftOut = max(0, tokens.count - most)
    return part
  }
}
