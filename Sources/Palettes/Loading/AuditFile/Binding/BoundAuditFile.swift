/// The declarations of an audit file with resolved names, and their problems.
struct BoundAuditFile: Sendable {
  /// The surfaces, those of one token or literal last.
  var surfaces: [Surface]
  /// The pairs, one for each foreground on each surface.
  var pairs: [Pair]
  /// The images of backdrops.
  package var images: [AuditFilePath]
  /// Problems, one for each place, without unresolved names.
  var diagnostics: [Diagnostic]
  /// Unresolved names: mistakes, or tokens of a missing source.
  var unknownNames: [Diagnostic]
}
