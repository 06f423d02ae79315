import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The open findings of an audit in working order.
struct FindingGroups {
  /// Findings that one token may repair.
  struct Group {
    /// The token to edit, or the foreground if there is no token.
    let name: String
    /// The first edit of the token; nil without one.
    var edit: EditIndex?
    /// The number of findings.
    var findings = 0
    /// The number of measurements that they are about.
    var cells = 0
    /// The least ratio among them.
    var worst = Double.infinity
  }

  /// Pairs that miss their minimum, by the token to edit: those that a proposed edit clears, then by measurements.
  private(set) var groups: [Group] = []
  /// Everything else, by rule in the order of `AuditResult.rules`, worst first.
  private(set) var others: [(rule: String, findings: [FindingIndex])] = []
  /// Findings that are waived or baselined in some cell, perhaps in all.
  private(set) var closed: [FindingIndex] = []

  private var places: [String: Int] = [:]

  /// Sorts the findings of an audit.
  init(_ audit: AuditResult) {
    let worst = audit.findings.map { $0.leastRatio }
    let tokens = audit.edits.map { audit.plan.loaded.palette.displayName(of: $0.token) }
    for (index, name) in zip(audit.edits.typedIndices, tokens) {
      let place = place(of: name)
      if groups[place].edit == nil { groups[place].edit = index }
    }
    let edits = Self.edits(of: audit)
    let wording = Wording(audit)
    var byRule: [String: [FindingIndex]] = [:]
    for (index, finding) in audit.findings.indexed() {
      if finding.hasExceptions { closed.append(index) }
      guard finding.isOpen else { continue }
      switch finding.evidence {
      case .unverified: break
      case .lowContrast, .invisible, .unresolved:
        let edit = finding.cells.lazy.compactMap { $0.measurement.flatMap { edits[$0] } }.min()
        add(finding, to: edit.map { tokens[$0.offset] } ?? wording.editedToken(of: finding), worst[index.offset])
      case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own, .carried, .smallOnOpen,
        .decorated, .translucentBoundary, .surface, .indistinct, .uncovered, .palette, .icon, .source,
        .waiver:
        byRule[finding.rule, default: []].append(index)
      }
    }
    groups.removeAll { $0.findings == 0 }
    others = audit.rules.compactMap { rule in byRule[rule.id].map { (rule.id, $0) } }
    sort(audit, worst)
  }

  private mutating func add(_ finding: Finding, to name: String, _ worst: Double) {
    let place = place(of: name)
    groups[place].findings += 1
    groups[place].cells += finding.cells.count { $0.disposition == .open }
    groups[place].worst = min(groups[place].worst, worst)
  }

  /// The edit that clears each measurement.
  private static func edits(of audit: AuditResult) -> [MeasurementIndex: EditIndex] {
    var edits: [MeasurementIndex: EditIndex] = [:]
    for (index, edit) in audit.edits.indexed() {
      for measurement in edit.clears where edits[measurement] == nil { edits[measurement] = index }
    }
    return edits
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = groups.count
    groups.append(Group(name: name))
    return groups.count - 1
  }

  private mutating func sort(_ audit: AuditResult, _ worst: [Double]) {
    let severities = audit.findings.map { -$0.severity.rawValue }
    for index in others.indices {
      others[index].findings.order { one, other in
        let (left, right) = (one.offset, other.offset)
        return (severities[left], worst[left], left) < (severities[right], worst[right], right)
      }
    }
    groups.order { left, right in
      let (first, second) = (left.edit?.offset ?? .max, right.edit?.offset ?? .max)
      if first != second { return first < second }
      return left.cells == right.cells ? (left.worst, left.name) < (right.worst, right.name) : left.cells > right.cells
    }
  }
}
