import FileSyntax

/// The state shared by the readers of all keys: the file's places, the known ids, and the problems so far.
struct AuditFileReader {
  /// The folder of the file, as the file tree knows it.
  let folder: String
  let vocabulary: AuditFileVocabulary
  private let file: String
  private let positions: PositionTable
  private(set) var diagnostics: [Diagnostic] = []
  /// Errors so far that make the object around them unfit for a verdict.
  private(set) var damage = 0
  /// Unknown keys so far: each may be a required one, misspelled.
  private(set) var unknownKeys = 0

  /// Starts a file; `file` is its path as reports print it.
  init(_ document: JSONDocument, file: String, folder: String, vocabulary: AuditFileVocabulary) {
    self.folder = folder
    self.vocabulary = vocabulary
    self.file = file
    self.positions = PositionTable(document.bytes)
    for warning in document.warnings {
      if case .duplicateKey = warning.kind {
        fail(warning.message, atByte: warning.byteOffset, isContained: true)
      } else {
        warn(warning.message, atByte: warning.byteOffset)
      }
    }
  }

  /// Returns the place of a byte of the file.
  func location(ofByte offset: Int) -> SourceLocation {
    let position = positions.position(ofByte: offset)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  /// Returns the place where a value begins.
  func location(of value: JSONValue) -> SourceLocation { location(ofByte: value.range.lowerBound) }

  /// Records an oddity with one safe reading.
  mutating func warn(_ message: String, atByte offset: Int) {
    diagnostics.append(Diagnostic(.warning, .badAuditFile, message, at: location(ofByte: offset)))
  }

  /// Records an error; a contained one affects only its own value.
  mutating func fail(_ message: String, at place: SourceLocation, isContained: Bool = false) {
    diagnostics.append(Diagnostic(.error, .badAuditFile, message, at: place))
    if !isContained { damage += 1 }
  }

  /// Records an error at a byte.
  mutating func fail(_ message: String, atByte offset: Int, isContained: Bool = false) {
    fail(message, at: location(ofByte: offset), isContained: isContained)
  }

  /// Records an error about a value.
  mutating func fail(_ message: String, at field: AuditFileField, isContained: Bool = false) {
    fail(message, atByte: field.value.range.lowerBound, isContained: isContained)
  }

  /// Runs a reader whose errors do not affect its surroundings.
  mutating func contained<Result>(_ body: (inout AuditFileReader) -> Result) -> Result {
    let before = damage
    defer { damage = before }
    return body(&self)
  }

  /// Reads the members of an object by its table of keys; false if the value is not an object.
  @discardableResult
  mutating func read<Target>(
    _ field: AuditFileField, as object: AuditFileObject<Target>, into target: inout Target
  ) -> Bool {
    guard field.value.kind == .object else {
      wrongType(field, "an object with \(object.names.inWords())")
      return false
    }
    for member in field.value.members {
      if let key = object.keys.first(where: { member.isKey($0.name) }) {
        key.read(AuditFileField(key: key.name, member.value), &target, &self)
      } else {
        unknownKey(member, of: object)
      }
    }
    return true
  }

  private mutating func unknownKey<Target>(_ member: JSONMember, of object: AuditFileObject<Target>) {
    unknownKeys += 1
    let key = member.key
    let remedy = NameSuggestion.question(
      for: key, among: object.keys.map({ $0.name }), else: " in \(object.words); use \(object.names.inWords("or"))")
    fail("unknown key \(key.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
  }

  /// Records a value of the wrong kind.
  mutating func wrongType(_ field: AuditFileField, _ expected: String) {
    let isTooLarge = field.value.kind == .number && field.value.double == nil
    let problem = isTooLarge ? "is \(field.value.withArticle)" : "must be \(expected), not \(field.value.withArticle)"
    fail("\(field.words) \(problem)", at: field)
  }
}
