import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A color to use in the sources in place of a literal or a color of the system, where no file of the palette has the color
/// that fails.
struct FirstEdit {
  /// A color in place of one that no file of the palette has.
  enum Replacement: Hashable {
    /// The label color of the system, with the least ratio in the places that it clears.
    case label(ContrastRatio)
    /// A color of the team's own.
    case own(EightBitColor)
  }

  /// The color to replace.
  let token: String
  let replacement: Replacement
  /// The number of failing measurements that it clears.
  let cells: Int
  /// The number of findings that they belong to.
  let findings: Int
  let location: SourceLocation

  /// The number of edits that a report lists.
  static let most = 3

  /// The replacements that are known to be enough, whatever the edits of tokens are, those that clear most first.
  static func list(_ groups: FindingGroups, _ audit: AuditResult) -> [FirstEdit] {
    let wording = Wording(audit)
    return groups.groups.compactMap { group in
      FirstEdit(replacementIn: group, wording).map { (edit: $0, worst: group.worst) }
    }.ordered { ($1.edit.cells, $0.worst, $0.edit.token) < ($0.edit.cells, $1.worst, $1.edit.token) }
      .prefix(most).map { $0.edit }
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
    self.replacement = replacement
    cells = findings.reduce(0) { count, finding in count + finding.cells.count { $0.disposition == .open } }
    self.findings = findings.count
    location = wording.location(of: worst)
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
}
