import AuditModel

/// What a row about a measurement is written for.
enum MeasurementRow {
  /// A report: the row refers to evidence, numbered on from this number.
  case report(evidenceStart: Int)
  /// A shard: the row holds what was found over all that may lie below; the measurement refers to this evidence.
  case shard([MeasurementEvidence])
}
