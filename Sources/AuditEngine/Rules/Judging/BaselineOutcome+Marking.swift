import FileSyntax
import Palettes

extension BaselineOutcome {
  /// Compares the findings of audits with a baseline and marks the cells that it covers.
  ///
  /// Records of audits, variants and states outside the run are ignored; if a part of the input could not be read, no
  /// record is stale.
  init(_ baseline: Baseline, marking audits: inout [AuditResult], isComplete: Bool) {
    self.init()
    for index in audits.indices {
      let records = baseline.audits[audits[index].declaration.id] ?? [:]
      let waived = baseline.waived[audits[index].declaration.id] ?? [:]
      var findings = audits[index].findings
      reopen(&findings, audits[index].declaration.waivers, waived, records)
      mark(&findings, of: audits[index].declaration.id, records, waived)
      audits[index] = audits[index].with(findings: findings)
      if isComplete { findStale(audits[index], records) }
    }
  }

  /// Opens what a waiver without a ratio covers, if its ratio is lower than a recorded one.
  private func reopen(
    _ findings: inout [Finding], _ waivers: [Waiver], _ waived: [String: [CellPlace: Baseline.Record]],
    _ records: [String: [CellPlace: Baseline.Record]]
  ) {
    guard !waivers.isEmpty else { return }
    findings.update { finding in
      for index in finding.cells.indices where finding.cells[index].disposition == .waived {
        let cell = finding.cells[index]
        guard cell.measurement != nil, let waiver = cell.waiver, waivers[waiver].ratio == nil,
          let record = waived[finding.fingerprint]?[cell.place] ?? records[finding.fingerprint]?[cell.place],
          Ratchet.movement(from: record.ratio, to: cell.ratio) == .worse
        else { continue }
        finding.cells[index].disposition = .open
        finding.cells[index].waiver = nil
      }
    }
  }

  private mutating func mark(
    _ findings: inout [Finding], of audit: String, _ records: [String: [CellPlace: Baseline.Record]],
    _ waived: [String: [CellPlace: Baseline.Record]]
  ) {
    findings.update { finding in
      guard finding.isRecordable else { return }
      for index in finding.cells.indices where finding.cells[index].disposition == .open {
        let cell = finding.cells[index]
        let record = records[finding.fingerprint]?[cell.place]
        let isWorse = { (record: Baseline.Record) in
          Ratchet.movement(from: record.ratio, to: cell.ratio) == .worse
        }
        let worseThan = (record ?? waived[finding.fingerprint]?[cell.place]).flatMap { isWorse($0) ? $0 : nil }
        if record != nil, worseThan == nil {
          known += 1
          finding.cells[index].disposition = .baselined
          continue
        }
        if worseThan == nil { new += 1 } else { worse += 1 }
        risen.append(
          Rise(
            audit: audit, rule: finding.rule, fingerprint: finding.fingerprint, place: cell.place,
            recorded: worseThan?.ratio, ratio: cell.ratio, required: cell.required))
      }
    }
  }

  private mutating func findStale(_ audit: AuditResult, _ records: [String: [CellPlace: Baseline.Record]]) {
    let cells = audit.recordableCells
    let waived = audit.waivedPlaces
    for (fingerprint, places) in records.ordered(by: { $0.key.precedesInBytes($1.key) }) {
      for (place, record) in places.ordered(by: { $0.key < $1.key }) where audit.plan.variants.contains(place.variant) {
        if waived[fingerprint]?.contains(place) == true { continue }
        let now = cells[fingerprint]?[place]
        if let now, Ratchet.movement(from: record.ratio, to: now.ratio) != .better { continue }
        stale.append(
          Stale(
            audit: audit.declaration.id, fingerprint: fingerprint, place: place, recorded: record.ratio,
            ratio: now?.ratio, isFixed: now == nil))
      }
    }
  }
}

extension [Finding] {
  /// Changes each finding in its place.
  fileprivate mutating func update(_ change: (inout Finding) -> Void) { for index in indices { change(&self[index]) } }
}

extension Finding {
  /// True if a baseline may record it: findings about waivers are excluded.
  package var isRecordable: Bool { !Rule.ofWaivers.contains(rule) }
}

extension AuditResult {
  /// The cells of its findings that no waiver covers, each with the least of its ratios.
  var recordableCells: [String: [CellPlace: Baseline.Record]] {
    var cells: [String: [CellPlace: Baseline.Record]] = [:]
    for finding in findings where finding.isRecordable {
      for cell in finding.cells where cell.disposition != .waived {
        let place = cell.place
        var record = Baseline.Record(cell.ratio)
        if let known = cells[finding.fingerprint]?[place] { record = record.least(with: known) }
        cells[finding.fingerprint, default: [:]][place] = record
      }
    }
    return cells
  }

  /// The ratios of the cells that a waiver without a ratio covers, each the least of its ratios.
  var waivedRecords: [String: [CellPlace: Baseline.Record]] {
    var cells: [String: [CellPlace: Baseline.Record]] = [:]
    for finding in findings where finding.isRecordable {
      for cell in finding.cells where cell.disposition == .waived && cell.ratio != nil {
        guard let waiver = cell.waiver, declaration.waivers[waiver].ratio == nil else { continue }
        var record = Baseline.Record(cell.ratio)
        if let known = cells[finding.fingerprint]?[cell.place] { record = record.least(with: known) }
        cells[finding.fingerprint, default: [:]][cell.place] = record
      }
    }
    return cells
  }

  /// The places that a waiver covers, whose records the ratchet leaves alone.
  var waivedPlaces: [String: Set<CellPlace>] {
    var places: [String: Set<CellPlace>] = [:]
    for finding in findings {
      for cell in finding.cells where cell.disposition == .waived {
        places[finding.fingerprint, default: []].insert(cell.place)
      }
    }
    return places
  }
}
