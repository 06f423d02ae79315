import JSONSyntax
package import PaletteModel

extension AuditFile {
  /// Reads the bytes of one audit file without looking at any other file.
  ///
  /// `path` is the file for the file tree, `display` its path in reports. Comments and trailing commas are allowed.
  /// What cannot be read is left out with an error that says where and why; the rest is kept.
  package static func read(
    _ bytes: [UInt8], path: String, display: String, vocabulary: AuditFileVocabulary
  ) -> (file: AuditFile, diagnostics: [Diagnostic]) {
    var file = AuditFile(at: SourceLocation(file: display))
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, options: .relaxed)
    } catch {
      let place = SourceLocation(file: display, line: error.position.line, column: error.position.column)
      return (file, [Diagnostic(.error, .badAuditFile, error.message, at: place)])
    }
    var reader = AuditFileReader(
      document, file: display, folder: PaletteSourcePath.folder(of: path), vocabulary: vocabulary)
    let root = AuditFileField(whole: document.root)
    if reader.read(root, as: AuditFileRootKeys.object, into: &file), file.version == nil {
      reader.warn("no 'version'; read as version 1, so write \"version\": 1", atByte: document.root.range.lowerBound)
    }
    return (file, reader.diagnostics)
  }
}
