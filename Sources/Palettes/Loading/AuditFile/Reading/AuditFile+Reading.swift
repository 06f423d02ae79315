import FileSyntax

extension AuditFile {
  /// The most values and keys of an audit file: 250,000.
  static let mostValues = 250_000

  /// Reads the bytes of one audit file without looking at any other file.
  ///
  /// `path` is the file for the file tree, `display` its path in reports. Comments and trailing commas are allowed.
  /// Unreadable parts are left out with an error that gives the place and the reason; the rest is kept.
  package static func read(
    _ bytes: [UInt8], path: String, display: String, vocabulary: AuditFileVocabulary
  ) -> (file: AuditFile, diagnostics: [Diagnostic]) {
    var file = AuditFile(at: SourceLocation(file: display))
    let document: JSONDocument
    do {
      document = try JSONDocument(
        parsing: bytes,
        options: JSONOptions(
          allowsComments: true, allowsTrailingCommas: true, maximumValues: mostValues))
    } catch {
      let place = SourceLocation(file: display, line: error.position.line, column: error.position.column)
      return (file, [Diagnostic(.error, .badAuditFile, error.message, at: place)])
    }
    if let refusal = refusal(of: document.root) {
      return (file, [Diagnostic(.error, .badAuditFile, refusal, at: file.location)])
    }
    var reader = AuditFileReader(
      document, file: display, folder: PalettePath.folder(of: path), vocabulary: vocabulary)
    let root = AuditFileField(whole: document.root)
    if reader.read(root, as: AuditFileRootKeys.object, into: &file), file.version == nil {
      reader.warn(
        "there is no 'version', so the file is read as version 1; add \"version\": 1",
        atByte: document.root.range.lowerBound)
    }
    return (file, reader.diagnostics)
  }

  /// Returns true if bytes can be meant as an audit file; what is broken can.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    (try? JSONDocument(parsing: bytes, options: .relaxed)).map { refusal(of: $0.root) == nil } ?? true
  }

  /// The reason that a document is taken for something else, of which nothing may be quoted; nil for a possible audit
  /// file.
  ///
  /// An audit file states its version, or has one key that only audit files have, possibly misspelled.
  private static func refusal(of root: JSONValue) -> String? {
    guard root.kind == .object else { return ForeignFormat.of(root)?.words }
    if root["schemaVersion"] != nil, root["tool"] != nil {
      return "this is a report, not an audit file; specify the palette, or compare reports with 'legible diff'"
    }
    let common = ["$schema", "version", "name"]
    let own = AuditFileRootKeys.object.names.filter { !common.contains($0) }
    let keys = root.members.map { $0.key }
    if root["version"]?.kind == .number || keys.allSatisfy(common.contains) { return nil }
    let isNear = keys.contains { key in
      own.contains(key) || (!common.contains(key) && !NameSuggestion.closest(to: key, among: own + common).isEmpty)
    }
    if let format = ForeignFormat.of(root), !keys.contains(where: { own.contains($0) }) { return format.words }
    return isNear ? nil : "this is not an audit file: it has no audit file keys; specify a different file"
  }
}
