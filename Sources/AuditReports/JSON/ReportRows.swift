import AuditModel
import JSONSyntax
import TextSupport

/// The findings and measurements of a report as JSON, which are nearly all of it, written in parts by several workers.
struct ReportRows {
  /// Arrays with the findings, in order.
  private(set) var findings: [JSONWriter] = []
  /// Arrays with the measurements, in order.
  private(set) var measurements: [JSONWriter] = []
  /// The number of bytes of all parts and, roughly, of the rest of the report.
  private(set) var byteCount = 4096

  /// The number of elements per part.
  private static let partSize = 1024
  /// The bytes reserved for an element.
  private static let room = 512

  private struct Part {
    let audit: Int
    let range: Range<Int>
    let isFindings: Bool
  }

  /// Writes the rows of a report, whose evidence has numbers.
  init(_ report: AuditReport, _ numbering: EvidenceNumbering, _ workers: Workers) {
    var parts: [Part] = []
    for (index, audit) in report.audits.enumerated() {
      parts += Self.parts(of: audit.findings.count, in: index, isFindings: true)
      parts += Self.parts(of: audit.measurements.count, in: index, isFindings: false)
      byteCount += (numbering.starts.indices.contains(index) ? audit.measured.evidence.count : 0) * Self.room / 8
    }
    let written = workers.map(parts.count) { [parts] in
      let (part, audit) = (parts[$0], report.audits[parts[$0].audit])
      var writer = JSONWriter(style: .compact, room: part.range.count * Self.room)
      writer.array { list in
        if part.isFindings {
          list.writeFindings(part.range, of: audit)
        } else {
          list.writeMeasurements(part.range, of: audit, evidenceStart: numbering.starts[part.audit])
        }
      }
      return writer
    }
    for (part, writer) in zip(parts, written) {
      byteCount += writer.byteCount
      if part.isFindings { findings.append(writer) } else { measurements.append(writer) }
    }
  }

  private static func parts(of count: Int, in audit: Int, isFindings: Bool) -> [Part] {
    stride(from: 0, to: count, by: partSize).map {
      Part(audit: audit, range: $0..<min($0 + partSize, count), isFindings: isFindings)
    }
  }
}
