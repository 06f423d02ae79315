import AuditEngine
import FileSyntax

/// The findings, measurements and evidence of a report as JSON, which are nearly all of it, written in parts by several
/// workers.
struct ReportRows {
  /// Arrays with the findings, in order.
  private(set) var findings: [JSONWriter] = []
  /// Arrays with the measurements, in order.
  private(set) var measurements: [JSONWriter] = []
  /// Objects with the evidence, in the order of its ids.
  private(set) var evidence: [JSONWriter] = []

  /// The number of elements per part.
  private static let partSize = 1024

  /// The rows of a part: findings or measurements of an audit, or evidence.
  private enum Kind {
    case findings(audit: Int)
    case measurements(audit: Int)
    case evidence

    /// The bytes reserved for a row.
    var room: Int {
      switch self {
      case .findings: 640
      case .measurements: 448
      case .evidence: 96
      }
    }
  }

  /// Writes the rows of a report, whose evidence has numbers.
  init(_ report: AuditReport, _ numbering: EvidenceNumbering, _ workers: Workers, hasOptions: Bool = true) {
    var parts: [(kind: Kind, range: Range<Int>)] = []
    for (index, audit) in report.audits.enumerated() {
      parts += Self.parts(of: audit.findings.count, .findings(audit: index))
      parts += Self.parts(of: audit.measurements.count, .measurements(audit: index))
    }
    let numbers = numbering.sorted
    let folder = hasOptions ? CommandFolder(of: report.audits) : nil
    parts += Self.parts(of: numbers.count, .evidence)
    let written = workers.map(parts.count) { [parts] in
      let (kind, range) = parts[$0]
      var writer = JSONWriter(style: .compact, room: range.count * kind.room)
      switch kind {
      case .findings(let audit):
        writer.array { $0.writeFindings(range, of: report.audits[audit], from: folder) }
      case .measurements(let audit):
        writer.array {
          $0.writeMeasurements(range, of: report.audits[audit], evidenceStart: numbering.starts[audit])
        }
      case .evidence: writer.object { $0.write(numbers[range], of: numbering) }
      }
      return writer
    }
    for (part, writer) in zip(parts, written) {
      switch part.kind {
      case .findings: findings.append(writer)
      case .measurements: measurements.append(writer)
      case .evidence: evidence.append(writer)
      }
    }
  }

  private static func parts(of count: Int, _ kind: Kind) -> [(kind: Kind, range: Range<Int>)] {
    stride(from: 0, to: count, by: partSize).map { (kind, $0..<min($0 + partSize, count)) }
  }
}
