import FileSyntax

/// Reads the `Contents.json` of one color set into the entries of its token.
struct ColorsetReader {
  /// The entries in file order.
  private(set) var entries: [Entry] = []
  /// The problems found.
  var notes: ColorsetNotes
  /// The entries that serve no audit, and what is not understood in them.
  private(set) var omissions: [Omission] = []
  let bytes: [UInt8]
  /// The oddities of the color in the entry that is being read.
  var oddities = Entry.Oddities(rawValue: 0)
  /// The bytes of the components of the entry being read, without opacity at either end; nil without any.
  var components: Range<Int>?
  private var positions: ColorsetPositions
  /// The name of the token.
  private let name: String

  /// The content of one color set.
  struct Result: Sendable {
    var token: Token
    var diagnostics: [Diagnostic]
    var omissions: [Omission] = []
  }

  private init(_ bytes: [UInt8], file: String, name: String) {
    self.bytes = bytes
    self.name = name
    notes = ColorsetNotes(file: file, bytes: bytes)
    positions = ColorsetPositions(bytes)
  }

  /// Reads the set at a place.
  ///
  /// There is a token for every place: an unreadable set becomes an unreadable entry and a diagnostic.
  static func read(_ place: ColorsetPlace, from tree: FileTree) -> Result {
    let file = place.display.appending(item: "Contents.json")
    do throws(FileProblem) {
      return read(try tree.read(place.folder.appending(item: "Contents.json")), of: file, as: place.name)
    } catch {
      let diagnostic =
        switch error {
        case .notFound: missingFile.diagnostic(at: file)
        case .isNotFolder: error.diagnostic(at: place.display)
        default: error.diagnostic(at: file)
        }
      return Result(
        token: Token(place.name, file: file, entries: [Entry(.any, .unreadable)]), diagnostics: [diagnostic])
    }
  }

  /// Reads the bytes of a file into a token.
  static func read(_ bytes: [UInt8], of file: String, as name: TokenName) -> Result {
    var reader = ColorsetReader(bytes, file: file, name: name.path)
    reader.readFile()
    return Result(
      token: Token(name, file: file, entries: reader.entries), diagnostics: reader.notes.diagnostics,
      omissions: reader.omissions)
  }

  private static let missingFile = FileProblem.other(
    "the color set has no Contents.json; restore the file, or remove the folder")

  private mutating func readFile() {
    guard let document = notes.document() else {
      entries = [Entry(.any, .unreadable)]
      return
    }
    let root = document.root
    guard root.kind == .object else {
      return refuse("a color set must be a JSON object; write { \"colors\" : [ … ] }", at: root)
    }
    var colors: JSONValue?
    root.forEachMember { key, value in
      if key.isKey("colors") {
        colors = value
      } else if key.isKey("info") {
        notes.checkVersion(of: value)
      }
    }
    guard let colors else {
      return refuse("the color set has no \"colors\"; add the array with its entries, or restore the file", at: root)
    }
    guard colors.kind == .array else {
      return refuse("\"colors\" is not an array; write [ … ] around its entries", at: colors)
    }
    entries.reserveCapacity(colors.count)
    colors.forEachElement { read($0) }
  }

  private mutating func refuse(_ message: String, at value: JSONValue) {
    notes.fail(message, at: value)
    entries = [unreadableEntry(at: value)]
  }

  private mutating func unreadableEntry(at value: JSONValue) -> Entry {
    let position = positions.position(ofByte: value.range.lowerBound)
    return Entry(.any, .unreadable, line: Int32(clamping: position.line), column: Int32(clamping: position.column))
  }

  /// Notes something in the file that nothing measures.
  mutating func leaveOut(_ code: Omission.Code, _ name: String, at value: JSONValue) {
    omissions.append(Omission(code, name, at: notes.location(of: value)))
  }

  private mutating func read(_ element: JSONValue) {
    guard element.kind == .object else {
      notes.fail(
        "an entry of \"colors\" is not an object; write { \"idiom\" : \"universal\", \"color\" : … }", at: element)
      entries.append(unreadableEntry(at: element))
      return
    }
    let position = positions.position(ofByte: element.range.lowerBound)
    var draft = ColorsetEntryDraft()
    oddities = Entry.Oddities(rawValue: 0)
    components = nil
    element.forEachMember { key, value in read(key, value, of: element, into: &draft) }
    guard !draft.isSkipped else { return }
    let span = components.map { bytes in
      let (start, end) = (positions.position(ofByte: bytes.lowerBound), positions.position(ofByte: bytes.upperBound))
      return SourceSpan(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }
    if let unserved = draft.unserved, draft.value != .empty {
      leaveOut(unserved.code, unserved.value.string ?? described(unserved.value), at: unserved.value)
    }
    checkSlot(of: draft, at: element)
    entries.append(
      Entry(
        draft.condition, draft.value, idiom: draft.servedIdiom, gamut: draft.gamut, locale: draft.locale,
        oddities: oddities, line: Int32(clamping: position.line), column: Int32(clamping: position.column),
        components: span))
  }

  /// Warns if an earlier entry applies under an equal condition, and so is the one that is used.
  private mutating func checkSlot(of entry: ColorsetEntryDraft, at element: JSONValue) {
    guard entry.value != .empty, let idiom = entry.servedIdiom else { return }
    let earlier = entries.indices.first { place in
      entries[place].condition == entry.condition && entries[place].idiom == idiom
        && entries[place].gamut == entry.gamut && entries[place].locale == entry.locale && !entries[place].isEmpty
    }
    guard let earlier else { return }
    notes.warn(
      "the entry on line \(entries[earlier].line) has the same condition and is used instead; remove one of the two",
      at: element)
    if entries[earlier].value != entry.value { leaveOut(.duplicateName, name, at: element) }
  }
}
