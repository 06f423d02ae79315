import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One proposed edit of a palette that clears failing measurements.
struct FirstEdit {
  /// The old and the new color.
  struct Change {
    /// The condition of the entry as in Xcode.
    let condition: String
    let from: EightBitColor
    let to: EightBitColor

    /// True if the color stays and only ceases to change with the variant, as a reference to a system color does.
    var isFixed: Bool { from == to }
  }

  /// A color in place of one that no file of the palette has.
  enum Replacement: Hashable {
    /// The label color of the system, with the least ratio in the places that it clears.
    case label(ContrastRatio)
    /// A color of the team's own.
    case own(EightBitColor)
  }

  /// The token to edit, or the color to replace.
  let token: String
  /// Nil if the edit is not one of a token.
  let change: Change?
  /// The color to use in the sources in place of a literal or a color of the system; nil if none is known to be enough.
  let replacement: Replacement?
  /// The number of failing measurements that it clears; without a change, the number that fail because of the token.
  let cells: Int
  /// The number of findings that they belong to.
  let findings: Int
  let location: SourceLocation
  /// The colors of the worst of them.
  let seen: (foreground: EightBitColor, surface: EightBitColor)?

  /// The number of edits that a report lists.
  static let most = 3

  /// The first of several lists, in turn: the first edit of every audit, then the second ones, each time the one that
  /// clears most first.
  static func joined<Edit>(_ lists: [[Edit]], cells: (Edit) -> Int) -> [Edit] {
    let ranks = 0..<(lists.map { $0.count }.max() ?? 0)
    let inTurn = ranks.flatMap { rank in
      lists.filter { $0.indices.contains(rank) }.map { $0[rank] }.enumerated().ordered {
        (cells($1.element), $0.offset) < (cells($0.element), $1.offset)
      }.map { $0.element }
    }
    return Array(inTurn.prefix(most))
  }

  /// True if it is known to be enough for what it clears; otherwise, the token is only named with what is wrong with it.
  var isProven: Bool { change != nil || replacement != nil }

  /// The edits of an audit, in the order in which to make them; none if nothing fails.
  ///
  /// Edits of tokens come first, then replacements of colors that no file of the palette has.
  static func list(_ groups: FindingGroups, _ audit: AuditResult) -> [FirstEdit] {
    let wording = Wording(audit)
    let edits = audit.edits.prefix(most).map { FirstEdit($0, wording) }
    let replacements = groups.groups.compactMap { group in
      FirstEdit(replacementIn: group, wording).map { (edit: $0, worst: group.worst) }
    }.ordered { ($1.edit.cells, $0.worst, $0.edit.token) < ($0.edit.cells, $1.worst, $1.edit.token) }
    let proven = edits + replacements.map { $0.edit }
    guard proven.isEmpty, audit.measurements.contains(where: { $0.verdict == .fail }) else {
      return Array(proven.prefix(most))
    }
    // A color that cannot be read has measurements without a ratio, which are no failures.
    return Array(groups.groups.map { FirstEdit($0, wording) }.filter { $0.cells > 0 }.prefix(most))
  }

  /// A proposed edit.
  init(_ edit: PlannedEdit, _ wording: Wording) {
    let cleared = Set(edit.clears)
    let findings = wording.audit.findings.filter { finding in
      finding.cells.contains { cell in cell.measurement.map(cleared.contains) ?? false }
    }
    token = wording.audit.plan.loaded.palette.displayName(of: edit.token)
    change = Change(
      condition: edit.condition, from: SeenColor.eightBit(edit.from.encodedSRGB), to: edit.to)
    replacement = nil
    cells = edit.clears.count
    self.findings = findings.count
    location = edit.location
    seen = findings.first.flatMap(wording.seen)
  }

  /// The color to use in place of the color of a group, where it is known to be enough whatever the edits of tokens are;
  /// nil if there is none.
  private init?(replacementIn group: FindingGroups.Group, _ wording: Wording) {
    guard group.edits.isEmpty else { return nil }
    let audit = wording.audit
    let own = group.findings.map { audit.findings[$0] }.filter { Self.isIndependent($0, in: audit) }
    let labeled = own.filter { Self.mayBeLabel(group.name) && Self.label($0) != nil }
    if let least = labeled.compactMap({ Self.label($0) }).min() {
      self.init(group.name, .label(least), labeled, wording)
    } else if group.name.hasPrefix("#"), group.name.utf8.count == 7, own.count == group.findings.count,
      let color = Self.common(own.map { $0.suggestion.flatMap { $0.token == group.name ? $0.color : nil } })
    {
      self.init(group.name, .own(color), own, wording)
    } else {
      return nil
    }
  }

  private init?(_ name: String, _ replacement: Replacement, _ findings: [Finding], _ wording: Wording) {
    guard let worst = findings.first else { return nil }
    token = name
    change = nil
    self.replacement = replacement
    cells = findings.reduce(0) { count, finding in count + finding.cells.count { $0.disposition == .open } }
    self.findings = findings.count
    location = wording.location(of: worst)
    seen = wording.seen(worst)
  }

  /// The least ratio with the label color of the system; nil unless it is an option.
  private static func label(_ finding: Finding) -> ContrastRatio? {
    finding.options.first { $0.changes[0].to == "system:label" }?.ratio
  }

  /// True for colors of text in general; the literal of a theme belongs to the theme.
  private static func mayBeLabel(_ name: String) -> Bool {
    name.hasPrefix("system:") || name == "#000000" || name == "#FFFFFF"
  }

  /// The color that all have; nil if one has none or another one.
  private static func common(_ colors: [EightBitColor?]) -> EightBitColor? {
    colors.dropFirst().allSatisfy { $0 == colors[0] } ? colors.first ?? nil : nil
  }

  /// True if no edit of a token changes what is below the foreground of a finding.
  private static func isIndependent(_ finding: Finding, in audit: AuditResult) -> Bool {
    let edited = Set(audit.edits.prefix(most).map { EntryPlace(token: $0.token, entry: $0.entry) })
    return finding.cells.allSatisfy { cell in
      let parts = cell.measurement.flatMap { audit.measured.parts(of: audit.measurements[$0]) }
      return (parts?.surface.sources ?? []).allSatisfy { source in
        guard case .entry(let token, let entry) = source else { return true }
        return !edited.contains(EntryPlace(token: token, entry: entry))
      }
    }
  }

  /// A token with its failures.
  private init(_ group: FindingGroups.Group, _ wording: Wording) {
    let worst = wording.audit.findings[group.findings[0]]
    let failures = group.findings.map { index in
      wording.audit.findings[index].cells.count { cell in
        cell.disposition == .open && cell.measurement.map { wording.audit.measurements[$0].verdict } == .fail
      }
    }
    token = group.name
    change = nil
    replacement = nil
    cells = failures.reduce(0, +)
    findings = failures.count { $0 > 0 }
    location = wording.location(of: worst)
    seen = wording.seen(worst)
  }
}
