import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Writes a difference as version 1 of its JSON; `difference-1.schema.json` describes it.
enum JSONDifference {
  /// The version of the keys: the first number changes when a key changes its meaning.
  static let schemaVersion = "1.3"

  /// The bytes of the difference, ending in a line feed.
  static func render(_ report: DifferenceReport) -> [UInt8] {
    var writer = JSONWriter(style: .compact, room: report.difference.rows.count * 512)
    write(report, to: &writer)
    writer.lineEnd()
    return writer.takeBytes()
  }

  /// Writes the difference as an object.
  static func write(_ report: DifferenceReport, to writer: inout JSONWriter) {
    let difference = report.difference
    writer.object { root in
      root.key("counts")
      root.object { counts in
        for kind in RowChange.Kind.allCases.ordered(by: { $0.rawValue < $1.rawValue }) {
          counts.key(kind.rawValue)
          counts.value(difference.count(kind))
        }
      }
      root.key("edits")
      root.array { list in EditedTokenWords(difference).effects.forEach { list.write($0) } }
      root.key("findings")
      root.array { list in difference.cells.forEach { list.write($0, in: report) } }
      root.key("gate")
      root.object { gate in
        gate.member("failOn", report.failOn?.id, orNull: true)
        gate.key("failing")
        gate.value(report.failingCount)
        gate.key("failsOnUnverified")
        gate.value(report.failsOnUnverified)
        gate.key("verdict")
        gate.value(report.failingCount == 0 ? Verdict.pass.rawValue : Verdict.fail.rawValue)
      }
      root.key("measurements")
      root.array { list in difference.rows.forEach { list.write($0) } }
      if let mergeBase = report.mergeBase {
        root.key("mergeBase")
        root.value(mergeBase)
      }
      root.key("new")
      root.write(side: difference.new)
      root.key("old")
      root.write(side: difference.old)
      root.key("revision")
      root.value(report.revision)
      root.key("schemaVersion")
      root.value(schemaVersion)
      root.key("tolerance")
      root.value(Ratchet.tolerance)
      root.key("tool")
      root.writeTool()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ effect: EditedTokenWords.Effect) {
    object { row in
      row.key("audits")
      row.array { list in effect.edit.audits.forEach { list.value($0) } }
      row.key("changes")
      row.array { list in
        for change in effect.edit.changes {
          list.object { one in
            one.member("entry", change.entry)
            one.member("from", change.from, orNull: true)
            one.member("to", change.to, orNull: true)
          }
        }
      }
      row.key("counts")
      row.object { counts in
        for kind in RowChange.Kind.allCases.ordered(by: { $0.rawValue < $1.rawValue }) where effect.count(kind) > 0 {
          counts.key(kind.rawValue)
          counts.value(effect.count(kind))
        }
      }
      row.member("token", effect.edit.token)
    }
  }

  fileprivate mutating func write(side report: ReportSnapshot) {
    object { side in
      side.member("errors", report.errors.count)
      side.key("summary")
      side.write(report.summary)
      side.key("version")
      side.value(report.toolVersion)
    }
  }

  fileprivate mutating func write(_ change: RowChange) {
    object { row in
      row.key("after")
      row.write(change.after)
      row.key("audit")
      row.value(change.pair.audit)
      row.key("before")
      row.write(change.before)
      if let cause = change.cause {
        row.key("cause")
        row.write(cause)
      }
      row.member("change", change.kind.rawValue)
      row.key("foreground")
      row.value(change.pair.foreground)
      row.key("pair")
      row.value(change.pair.id)
      row.key("role")
      row.value(change.pair.role)
      row.member("state", change.place?.state, orNull: true)
      row.key("surface")
      row.value(change.pair.surface)
      row.key("variant")
      row.value(change.place?.variant.id)
    }
  }

  /// Writes what changed besides the colors; the names only where there are two.
  private mutating func write(_ cause: RowChange.Cause) {
    object { entry in
      switch cause {
      case .role(let old, let new), .policy(let old, let new):
        entry.member("from", old)
        entry.member("kind", cause.word)
        entry.member("to", new)
      case .font: entry.member("kind", cause.word)
      }
    }
  }

  private mutating func write(_ row: PairSnapshot.Row?) {
    guard let row else { return null() }
    object { side in
      if let expectation = row.expectation {
        side.member("expectation", expectation.rawValue)
      }
      side.member("foregroundColor", row.foreground?.hex, orNull: true)
      side.key("ratio")
      side.value(row.ratio?.value)
      side.key("reason")
      side.value(row.reason)
      side.key("required")
      side.value(row.required?.value)
      side.key("surfaceColor")
      side.value(row.surface?.hex)
      side.member("verdict", row.verdict.rawValue)
    }
  }

  fileprivate mutating func write(_ change: CellChange, in report: DifferenceReport) {
    let finding = change.finding
    let place = (change.after ?? change.before)?.place
    object { row in
      row.key("after")
      row.write(change.after)
      row.key("audit")
      row.value(finding.audit)
      row.key("before")
      row.write(change.before)
      row.member("change", change.kind.rawValue)
      row.key("failsGate")
      row.value(report.fails(change))
      row.key("fingerprint")
      row.value(finding.fingerprint)
      row.member("foreground", finding.foreground, orNull: true)
      row.key("message")
      row.value(finding.message)
      row.key("oldSeverity")
      row.value(change.oldSeverity?.id)
      row.key("rule")
      row.value(finding.rule)
      row.key("severity")
      row.value(finding.severity.id)
      row.key("state")
      row.value(place?.state)
      row.key("surface")
      row.value(finding.surface)
      row.key("variant")
      row.value(place?.variant.id)
    }
  }

  private mutating func write(_ cell: FindingSnapshot.Cell?) {
    guard let cell else { return null() }
    object { side in
      side.member("disposition", cell.disposition.rawValue)
      side.key("location")
      side.write(cell.location)
      side.member("ratio", cell.ratio?.value, orNull: true)
      side.key("required")
      side.value(cell.required?.value)
    }
  }
}

extension RowChange.Cause {
  /// The kind in one word.
  fileprivate var word: String {
    switch self {
    case .role: "role"
    case .font: "font"
    case .policy: "policy"
    }
  }
}
