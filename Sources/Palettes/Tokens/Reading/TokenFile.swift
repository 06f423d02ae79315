import ColorMath
import FileSyntax

/// A token file that has been parsed.
struct TokenFile: Sendable {
  /// The file as reports print it.
  let name: String
  /// The path, as the file tree knows it.
  var path: String
  /// The name of the set of Tokens Studio that it is; nil for any other file.
  var set: String?
  /// The folder that everything it refers to must be in; empty if only the file tree limits it.
  var folder = "."
  let document: JSONDocument
  /// The object with the groups and tokens: the whole document, or a part of it.
  let root: JSONValue
  let dialect: TokenDialect
  /// Members of the root that are skipped, because others replace them.
  var hidden: Set<String> = []
  /// The tokens whose values do not count, by their names from the root on, because another file has them.
  var withheld: Set<String> = []
  private let positions: PositionTable
  /// True if it is a JSON Schema, which describes files of tokens and holds none.
  private(set) var isSchema = false
  /// True if it holds token sets of Tokens Studio under their names, with or without their themes and order.
  private(set) var holdsSets = false
  /// True if a tool stores or exports tokens in this form, so that it may repeat other files of a folder.
  private(set) var isCopy = false

  /// The file that bytes are, if they are one, with the problems of reading it.
  struct Reading: Sendable {
    var file: TokenFile?
    var diagnostics: [Diagnostic]
    /// The document of another tool in place of a file; nil for any other bytes.
    var foreign: JSONDocument?
  }

  /// The deepest nesting of containers that is read.
  private static let greatestDepth = 2048

  /// Reads a file: strictly, unless its name says otherwise or only that makes it readable.
  ///
  /// Returns nothing, and an error, if the file is neither JSON nor JSON5 nor YAML or contains no object.
  static func read(_ bytes: [UInt8], named name: String) -> Reading {
    let isWide = [".json5", ".jsonc", ".theo"].contains { name.hasSuffix($0) }
    let report = { (severity: Diagnostic.Severity, message: String, position: TextPosition) in
      let location = SourceLocation(file: name, line: position.line, column: position.column)
      return Diagnostic(severity, .badData, message, at: location)
    }
    do throws(JSONSyntaxError) {
      let isYAML = TokenFileName.isYAML(name) && !(isWide && bytes.isInBraces)
      let document =
        isYAML
        ? try JSONDocument(parsingYAML: bytes, options: options(.strict))
        : try JSONDocument(parsing: bytes, options: options(isWide ? .json5 : .strict))
      let warnings = document.warnings.map { report(.warning, $0.message, $0.position) }
      return checked(TokenFile(document, named: name), warnings)
    } catch {
      guard !isWide, !TokenFileName.isYAML(name),
        let document = try? JSONDocument(parsing: bytes, options: options(.json5))
      else {
        return Reading(file: nil, diagnostics: [report(.error, error.message, error.position)])
      }
      let warning = report(
        .warning,
        "the file is JSON5, not JSON (\(error.message)); rename it to .json5", error.position)
      return checked(TokenFile(document, named: name), [warning])
    }
  }

  /// Options with the depth to which token files are read.
  static func options(_ options: JSONOptions) -> JSONOptions {
    var options = options
    options.maximumDepth = greatestDepth
    return options
  }

  private static func checked(_ file: TokenFile, _ warnings: [Diagnostic]) -> Reading {
    guard file.document.root.kind != .object, !TokenStudio.isIndex(file.name) else {
      return Reading(file: file, diagnostics: warnings)
    }
    let kind = TokenFileName.isYAML(file.name) ? "a mapping" : "a JSON object"
    let format = ForeignFormat.of(file.document.root)
    let message =
      format?.words
      ?? "a token file must contain \(kind) of groups and tokens; write { \"name\": { \"$value\": … } }"
    let error = Diagnostic(.error, .badData, message, at: file.location(ofByte: 0))
    return Reading(file: nil, diagnostics: warnings + [error], foreign: format == nil ? nil : file.document)
  }

  private init(_ document: JSONDocument, named name: String) {
    self.name = name
    path = name
    self.document = document
    let stored = TokenStudio.stored(in: document.root)
    root = stored ?? document.root
    dialect = TokenDialect.of(root)
    positions = PositionTable(document.bytes)
    isSchema = ForeignFormat.isSchema(document.root)
    isCopy = stored != nil || dialect.isFigma && FigmaVariables.isOfOneMode(root)
    holdsSets = stored != nil || TokenStudio.isMarked(root) || !isSchema && TokenStudioSigns.are(in: self)
  }

  private init(_ file: TokenFile, root: JSONValue) {
    (name, path, folder) = (file.name, file.path, file.folder)
    document = file.document
    self.root = root
    dialect = TokenDialect.of(root)
    positions = file.positions
  }

  /// Returns a part of the document with its own groups and tokens.
  func part(_ root: JSONValue) -> TokenFile { TokenFile(self, root: root) }

  /// True if it certainly contains tokens, or names files or sets that do: other JSON has values and references, too.
  var isCertainlyOfTokens: Bool {
    // One token is a sample or a record, not a set of named tokens.
    if !dialect.isTheo, root["$value"] != nil || root["value"].map({ $0["value"] == nil }) ?? false { return false }
    if isSchema { return false }
    guard dialect.mayHoldTokens(root) else { return TokenResolver.isResolver(self) || TokenStudio.isWhole(self) }
    return dialect.isCertain(self)
  }

  /// The dialect, and the format of another tool whose colors are read as a list.
  var words: String {
    guard !dialect.isFigma, let format = ForeignFormat.of(root) else { return dialect.words }
    return "\(dialect.words) (\(format.name))"
  }

  /// True if others may refer to it for values that are no colors.
  var mayBeCompanion: Bool {
    !dialect.isTheo && !isSchema && !isCopy && !root.hasAuditFileMembers && root.count > 0 && mayHoldTokens
  }

  /// True if it is not a file of settings or texts: it has tokens, or a color, or only objects and numbers.
  var mayHoldTokens: Bool {
    if isOfTokens { return true }
    var open = [root]
    while let value = open.popLast() {
      if let text = value.string, (try? CSSColorSyntax.parse(text)) == nil { return false }
      open += value.members.filter { !TokenTreeBuilder.isProperty($0) }.map { $0.value }
      open += value.elements
    }
    return true
  }

  /// True if it contains tokens, or names files or sets that do.
  var isOfTokens: Bool {
    !isSchema && (dialect.mayHoldTokens(root) || TokenResolver.isResolver(self) || TokenStudio.isWhole(self))
  }

  /// The words that name a JSON Schema and what to specify instead.
  var schemaWords: String { ForeignFormat.of(document.root)?.words ?? "" }

  /// The place of a value, with that of the components in it if it is a color.
  func location(ofColor value: JSONValue) -> SourceLocation {
    var location = location(ofByte: value.range.lowerBound)
    guard let bytes = Self.components(of: value) else { return location }
    let (start, end) = (positions.position(ofByte: bytes.lowerBound), positions.position(ofByte: bytes.upperBound))
    location.components = SourceSpan(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    return location
  }

  /// The bytes that another color would change: a text, the elements of `components` and the hex next to them, else the
  /// values of an object's channels.
  private static func components(of value: JSONValue) -> Range<Int>? {
    switch value.kind {
    case .string: return value.range
    case .object: break
    default: return nil
    }
    var range: Range<Int>?
    func cover(_ part: Range<Int>) {
      range = range.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) } ?? part
    }
    let written = value["components"]
    written?.forEachElement { cover($0.range) }
    value.forEachMember { key, part in
      if written == nil || key.isKey("hex"), part.kind == .string || part.kind == .number, !key.isKey("alpha"),
        !key.isKey("colorSpace")
      {
        cover(part.range)
      }
    }
    return range
  }

  /// Returns the place of a byte.
  func location(ofByte offset: Int) -> SourceLocation {
    let position = positions.position(ofByte: offset)
    return SourceLocation(file: name, line: position.line, column: position.column)
  }
}

extension [UInt8] {
  /// True if its first sign that is neither white space nor part of a comment is `{`.
  fileprivate var isInBraces: Bool {
    var isComment = false
    for byte in self {
      if isComment {
        isComment = byte != 0x0A
      } else if byte == UInt8(ascii: "/") {
        isComment = true
      } else if byte > 0x20 {
        return byte == UInt8(ascii: "{")
      }
    }
    return false
  }
}

extension JSONValue {
  /// True if it has a member that an audit file has and that is not a group of tokens.
  var hasAuditFileMembers: Bool {
    [self["version"], self["sources"], self["pairs"]].contains { value in value.map { $0.kind != .object } ?? false }
  }
}
