import FileSyntax

/// Collects the problems of one `Contents.json`.
struct ColorsetNotes {
  /// The most values and keys of a `Contents.json`: 20,000.
  static let mostValues = 20_000

  /// The file as reports print it.
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The table, made for the first diagnostic, so that many of them do not read the file again for each.
  private var table: PositionTable?
  private let bytes: [UInt8]

  /// Starts without any for a file's bytes.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Records an unusable value.
  mutating func fail(_ message: String, at value: JSONValue) { add(.error, message, at: place(of: value)) }

  /// Records an oddity and the safe reading that was used.
  mutating func warn(_ message: String, at value: JSONValue) { add(.warning, message, at: place(of: value)) }

  private mutating func place(of value: JSONValue) -> TextPosition {
    let table = table ?? PositionTable(bytes)
    self.table = table
    return table.position(ofByte: value.range.lowerBound)
  }

  /// The place of a value, for messages about it elsewhere.
  mutating func location(of value: JSONValue) -> SourceLocation {
    let position = place(of: value)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// Records a problem at any place of the file.
  mutating func add(_ severity: Diagnostic.Severity, _ message: String, at position: TextPosition) {
    let location = SourceLocation(file: file, line: position.line, column: position.column)
    diagnostics.append(Diagnostic(severity, .badData, message, at: location))
  }

  /// Parses the file; nil, with an error, if it is not JSON.
  mutating func document() -> JSONDocument? {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: bytes, options: JSONOptions(maximumValues: Self.mostValues))
      for warning in document.warnings { add(.warning, warning.message, at: warning.position) }
      return document
    } catch {
      add(.error, error.message, at: error.position)
      return nil
    }
  }

  /// Warns if `info.version` is present and not 1.
  mutating func checkVersion(of info: JSONValue?) {
    guard let version = info?["version"], version.integer != 1 else { return }
    warn(
      "info.version is not 1, but the file is read as version 1; compare its colors with those in Xcode", at: version)
  }
}
