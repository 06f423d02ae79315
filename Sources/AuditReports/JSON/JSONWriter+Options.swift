import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the share of all backdrops over which a pair passes in its worst cell.
  mutating func write(_ found: BackdropShare, in cell: Measurement) {
    object { entry in
      entry.member("lower", found.share.lower)
      entry.member("state", cell.state)
      entry.member("upper", found.share.upper)
      entry.member("variant", cell.variant.id)
    }
  }

  /// Writes the ways to repair the pair of a finding, in their order; no key if there are none.
  ///
  /// - Parameter typed: spells a path of the report as a person types it who pastes a command.
  mutating func writeOptions(of finding: Finding, in audit: AuditResult, typed: (String) -> String) {
    guard !finding.options.isEmpty, case .pair(let pair) = finding.evidence.subject else { return }
    let wording = Wording(audit)
    key("options")
    array { list in
      for option in finding.options { list.object { wording.write(option, of: pair, typed, to: &$0) } }
    }
  }
}

extension Wording {
  fileprivate func write(
    _ option: RepairOption, of pair: PairIndex, _ typed: (String) -> String, to row: inout JSONWriter
  ) {
    if option.isAlone { row.member("alone", true) }
    if option.bendsRamp { row.member("bendsRamp", true) }
    write(option.changes, to: &row)
    row.key("clears")
    row.value(option.clears)
    row.member("command", command(for: option, of: pair)?.text(typed))
    let opposed = opposed(by: option, for: pair)
    if !opposed.isEmpty {
      row.key("contradicts")
      row.array { ids in opposed.forEach { ids.value($0) } }
    }
    row.member("deltaEOK", option.deltaEOK)
    row.member("departsFrom", departure(of: option, for: pair))
    row.key("elsewhere")
    row.value(option.elsewhere)
    row.key("failing")
    row.value(option.failing)
    row.member("kind", option.kind.rawValue)
    if let label = option.label {
      row.key("label")
      row.object { entry in
        entry.member("from", label.from)
        entry.member("to", label.to)
      }
    }
    if let place = place(of: option, for: pair) {
      row.key("location")
      row.write(place)
    }
    if let loss = option.loss { write(loss, to: &row) }
    for (key, names) in [("others", option.others), ("parted", option.parted)] where !names.isEmpty {
      row.key(key)
      row.array { list in names.forEach { list.value($0) } }
    }
    row.key("planned")
    row.value(option.isPlanned)
    row.member("ratio", option.ratio.value)
    row.key("repairs")
    row.array { ids in option.repairs.variants.forEach { ids.value($0.id) } }
    row.member("subject", option.subject)
    row.key("touches")
    row.value(option.touches)
    if option.unmeasured > 0 { row.member("unmeasured", option.unmeasured) }
    row.member("words", words(option).plain)
  }

  private func write(_ changes: [RepairOption.Change], to row: inout JSONWriter) {
    row.key("changes")
    row.array { list in
      for change in changes {
        list.object { entry in
          entry.member("entry", change.entry)
          entry.member("from", change.from)
          entry.member("to", change.to)
          guard let variants = change.variants else { return }
          entry.key("variants")
          entry.array { ids in variants.variants.forEach { ids.value($0.id) } }
        }
      }
    }
  }

  private func write(_ loss: RepairOption.Loss, to row: inout JSONWriter) {
    let old = audit.measurements[loss.measurement]
    row.key("loss")
    row.object { entry in
      entry.member("from", old.minimum?.value)
      entry.member("pair", audit.plan.pairs[old.pair].id)
      entry.member("to", loss.ratio.value)
      entry.member("variant", old.variant.id)
    }
  }
}
