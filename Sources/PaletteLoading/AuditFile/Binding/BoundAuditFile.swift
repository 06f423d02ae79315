package import PaletteModel

/// The declarations of an audit file with resolved names, and their problems.
package struct BoundAuditFile: Sendable {
  /// The surfaces, those of one token or literal last.
  package var surfaces: [Surface]
  /// The pairs, one for each foreground on each surface.
  package var pairs: [Pair]
  /// The images of backdrops.
  package var images: [AuditFilePath]
  /// Problems, one for each place, without unresolved names.
  package var diagnostics: [Diagnostic]
  /// Unresolved names: mistakes, or tokens of a missing source.
  package var unknownNames: [Diagnostic]
}
