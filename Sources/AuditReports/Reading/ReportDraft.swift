import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A report being read, piece by piece.
struct ReportDraft {
  private(set) var schemaVersion: String?
  private(set) var isOfLegible = false
  /// The first value that does not match the schema, and the piece that holds it.
  private(set) var mistake: (ReportMistake, JSONPiece)?
  private var snapshot = ReportSnapshot(toolVersion: "")
  private var pairs = PairGathering()

  /// The required members of the root.
  static let parts: Set<String> = ["audits", "measurements", "findings", "summary"]

  /// The report read so far.
  var report: ReportSnapshot {
    var report = snapshot
    report.pairs = pairs.pairs
    return report
  }

  /// The way to read a member of a report's root.
  static func reading(of key: String) -> JSONPieces.Reading {
    switch key {
    case "audits", "colors", "measurements", "findings", "diagnostics": .elements
    case "summary", "tool", "schemaVersion", "coverage": .whole
    default: .skipped
    }
  }

  /// Adds one piece; of several mistakes, the first is kept.
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
    case "colors": snapshot.colors.append(try value.tokenColors())
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
