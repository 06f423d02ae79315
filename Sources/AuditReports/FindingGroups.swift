import ColorMath
import ContrastAudit
import PaletteModel

/// The open findings of an audit in the order in which a person works through them.
struct FindingGroups {
  /// Findings that are mended in one place.
  struct Group {
    /// The token whose edit mends them, or the foreground where none takes part.
    let name: String
    /// Indices into `AuditResult.findings`, worst first.
    var findings: [Int]
    /// How many measurements they are about.
    var cells: Int
    /// The least ratio among them.
    var worst: Double
  }

  /// Pairs that miss their minimum, by the token to edit; the group with most measurements first.
  private(set) var groups: [Group] = []
  /// Pairs that need a look before there is a verdict, worst first.
  private(set) var unverified: [Int] = []
  /// Everything else, by rule in the order of `Rule.all`.
  private(set) var others: [(rule: String, findings: [Int])] = []
  /// Findings that are waived or accepted in every cell.
  private(set) var closed: [Int] = []

  /// Sorts the findings of an audit.
  init(_ audit: AuditResult) {
    let wording = Wording(audit)
    var places: [String: Int] = [:]
    var ruleOrder: [String: [Int]] = [:]
    for (index, finding) in audit.findings.enumerated() {
      if !finding.isOpen {
        closed.append(index)
      } else if case .unverified = finding.evidence {
        unverified.append(index)
      } else if wording.pair(of: finding) != nil {
        let name = wording.editedToken(of: finding)
        let place = places[name] ?? groups.count
        if place == groups.count {
          places[name] = place
          groups.append(Group(name: name, findings: [], cells: 0, worst: .infinity))
        }
        groups[place].findings.append(index)
        groups[place].cells += finding.cells.count
        groups[place].worst = min(groups[place].worst, wording.worst(of: finding)?.minimum?.value ?? 0)
      } else {
        ruleOrder[finding.rule, default: []].append(index)
      }
    }
    others = Rule.all.compactMap { rule in ruleOrder[rule.id].map { (rule.id, $0) } }
    sort(audit, wording)
  }

  private mutating func sort(_ audit: AuditResult, _ wording: Wording) {
    let rank = audit.findings.map { finding in
      (-finding.severity.rawValue, wording.worst(of: finding)?.minimum?.value ?? 0, finding.fingerprint)
    }
    for index in groups.indices { groups[index].findings.sort { rank[$0] < rank[$1] } }
    unverified.sort { rank[$0] < rank[$1] }
    groups.sort { left, right in
      left.cells == right.cells ? (left.worst, left.name) < (right.worst, right.name) : left.cells > right.cells
    }
  }
}
