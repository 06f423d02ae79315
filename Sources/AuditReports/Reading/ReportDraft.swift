import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

/// A report in the making, as its pieces are read.
struct ReportDraft {
  private(set) var schemaVersion: String?
  private(set) var isOfLegible = false
  /// The first value that is not what the schema says, and the piece that holds it.
  private(set) var mistake: (ReportMistake, JSONPiece)?
  private var snapshot = ReportSnapshot(toolVersion: "")
  private var pairs = PairGathering()

  /// The members of the root that no report is without.
  static let parts: Set<String> = ["audits", "measurements", "findings", "summary"]

  /// What was read.
  var report: ReportSnapshot {
    var report = snapshot
    report.pairs = pairs.pairs
    return report
  }

  /// How the member of a report's root is read.
  static func reading(of key: String) -> JSONPieces.Reading {
    switch key {
    case "audits", "measurements", "findings", "diagnostics": .elements
    case "summary", "tool", "schemaVersion", "coverage": .whole
    default: .skipped
    }
  }

  /// Takes over one piece; of what is wrong, the first is kept.
  mutating func take(_ piece: JSONPiece) {
    do {
      try read(piece)
    } catch {
      if mistake == nil { mistake = (error, piece) }
    }
  }

  private mutating func read(_ piece: JSONPiece) throws(ReportMistake) {
    let value = piece.value
    switch piece.key {
    case "schemaVersion": schemaVersion = value.string
    case "tool":
      isOfLegible = value["name"]?.isString(ToolIdentity.name) ?? false
      snapshot.toolVersion = value["version"]?.string ?? ""
    case "audits": snapshot.audits.append(try value.audit())
    case "measurements": try readMeasurement(value)
    case "findings": snapshot.findings.append(try value.finding())
    case "summary": snapshot.summary = try value.summary()
    case "coverage": snapshot.uncovered = try value.uncovered()
    case "diagnostics":
      if let error = try value.inputError() { snapshot.errors.append(error) }
    default: break
    }
  }

  private mutating func readMeasurement(_ row: JSONValue) throws(ReportMistake) {
    if let key = pairs.key, row.isMeasurement(of: key) {
      pairs.add(try row.measurement())
    } else {
      let (key, measurement) = (try row.pair(), try row.measurement())
      pairs.select(key)
      pairs.add(measurement)
    }
  }
}
