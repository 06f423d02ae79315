package import PaletteModel

/// The declarations of an audit file once its names are looked up, and what is wrong with them.
package struct BoundAuditFile: Sendable {
  /// The surfaces, those of one token or literal last.
  package var surfaces: [Surface]
  /// The pairs, one for each foreground on each surface.
  package var pairs: [Pair]
  /// The images of backdrops.
  package var images: [AuditFilePath]
  /// Problems, one for each place, without names that lead nowhere.
  package var diagnostics: [Diagnostic]
  /// Names that lead nowhere: mistakes, or tokens of a source that is not there.
  package var unknownNames: [Diagnostic]
}
