import AuditEngine

/// The purpose of a measurement's row.
enum MeasurementRow {
  /// A report: the row refers to evidence, numbered from this number.
  case report(evidenceStart: Int)
  /// A shard: the row includes the search results over backdrops; the measurement refers to this evidence.
  case shard([MeasurementEvidence])
}
