import FileSyntax

/// A kind of JSON file next to an audit file, which is read as a whole or not at all.
struct CompanionFile {
  /// The name of the contents in messages.
  let contents: String
  /// The name of what is to be split if the file is too large.
  let unit: String
  /// The size of the largest file, in bytes.
  let largest: Int
  /// The most values and keys of a file.
  let mostValues: Int

  /// Reads a file; nil, with errors that give the place and the reason, if any part of it is wrong.
  func read<Content>(
    _ bytes: [UInt8], display: String, vocabulary: AuditFileVocabulary,
    _ parse: (JSONValue, inout AuditFileReader) -> Content?
  ) -> (content: Content?, diagnostics: [Diagnostic]) {
    guard bytes.count <= largest else {
      let words =
        "the file has \(bytes.count) bytes, but the limit for \(contents) is \(largest); split the \(unit)"
      return (nil, [Diagnostic(.error, .badData, words, at: SourceLocation(file: display))])
    }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: bytes, options: JSONOptions(maximumValues: mostValues))
    } catch {
      let place = SourceLocation(file: display, line: error.position.line, column: error.position.column)
      return (nil, [Diagnostic(.error, .badData, error.message, at: place)])
    }
    var reader = AuditFileReader(document, file: display, folder: "", vocabulary: vocabulary)
    let content = parse(document.root, &reader)
    let problems = reader.diagnostics.map { Diagnostic($0.severity, .badData, $0.message, at: $0.location) }
    return (Diagnostic.hasErrors(problems) ? nil : content, problems)
  }
}
