import AuditEngine
import Palettes

/// The findings that do not count, in their covered cells: waived ones with the reason, baseline ones by their record.
struct ExceptionsSection {
  private let audit: AuditResult
  private let waived: [Finding]
  private let accepted: [Finding]
  private let wording: Wording

  init(_ audit: AuditResult, _ groups: FindingGroups) {
    self.audit = audit
    waived = groups.closed.compactMap { audit.findings[$0].part(.waived) }
    accepted = groups.closed.compactMap { audit.findings[$0].part(.baselined) }
    wording = Wording(audit)
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    if !waived.isEmpty {
      let files = FilePlaces(waived.lazy.map { wording.location(of: $0).file })
      let list = Block.list(waived.map { item($0, files) }, of: "finding")
      let count = Wording.count(waived.count, "finding")
      blocks.append(.folded("Waived: \(count)", waived.count, "finding", [list]))
    }
    let uses = wording.waiverUses
    if !uses.isEmpty {
      let list = Block.list(uses.map { Phrase($0) }, of: "waiver")
      blocks.append(.folded("Waivers: what each covers now", uses.count, "waiver", [list]))
    }
    if !accepted.isEmpty {
      let count = Wording.count(accepted.count, "finding")
      blocks.append(.folded("In the baseline: \(count)", accepted.count, "finding", baseline))
    }
    return blocks
  }

  /// The baseline findings like open ones: pairs in a table for each rule, then the rest.
  private var baseline: [Block] {
    let pairs = accepted.filter { Self.isTabled($0) }
    var labels: [String] = []
    for label in pairs.map({ FindingTable.label($0) }) where !labels.contains(label) { labels.append(label) }
    let tables = labels.flatMap { label -> [Block] in
      let table = FindingTable(pairs.filter { FindingTable.label($0) == label }, audit)
      return [.paragraph(table.lead), .table(table.table)]
    }
    let others = accepted.filter { !Self.isTabled($0) }
    guard !others.isEmpty else { return tables }
    let files = FilePlaces(others.lazy.map { wording.location(of: $0).file })
    return tables + [.list(others.map { item($0, files) }, of: "finding")]
  }

  private static func isTabled(_ finding: Finding) -> Bool {
    switch finding.evidence {
    case .lowContrast, .invisible, .unresolved, .unverified: true
    case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own, .carried, .smallOnOpen,
      .decorated, .translucentBoundary, .surface, .indistinct, .uncovered, .palette, .icon, .source, .waiver:
      false
    }
  }

  private func item(_ finding: Finding, _ files: FilePlaces) -> Phrase {
    let reason = wording.exception(of: finding).map { "; \($0)" } ?? ""
    let location = wording.location(of: finding)
    let isInSource = if case .source = finding.evidence { true } else { false }
    let place = isInSource ? .place(location) : files.places([location])
    return "\(wording.message(of: finding)) (\(place))\(reason)"
  }
}
