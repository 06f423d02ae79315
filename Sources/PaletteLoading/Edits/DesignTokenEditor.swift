import ColorMath
import JSONSyntax
import PaletteModel

extension PaletteEditor {
  /// Token files: a colour is changed where it is written, whatever refers to it.
  static let designTokens = PaletteEditor(
    id: "design-tokens", accepts: { file in PaletteFormat.designTokens.accepts(file.lastPathPart, .file) },
    edited: { (bytes, edits) throws(Diagnostic) in
      guard let first = edits.first else { return bytes }
      var editor = try DesignTokenEditor(bytes, of: first.token.file(of: first.edit.place))
      for part in edits { try editor.take(part) }
      return try editor.result()
    })
}

/// Collects the edits of one token file.
struct DesignTokenEditor {
  /// A value of the file that is to become another colour.
  private struct Change {
    let value: JSONValue
    let present: Color
    var color: Color
    var rounding: EditRounding
  }

  private let file: TokenFile
  private let positions: PositionTable
  private var reader: TokenColorReader
  private var changes: [Int: Change] = [:]

  /// Starts with the bytes of a file; throws where it cannot be read.
  init(_ bytes: [UInt8], of name: String) throws(Diagnostic) {
    guard let file = TokenFile.read(bytes, named: name).file else { throw Self.stale(SourceLocation(file: name)) }
    self.file = file
    positions = PositionTable(bytes)
    reader = TokenColorReader(TokenReferences(TokenTreeBuilder.adding(file, to: TokenTree())))
  }

  /// Takes up an edit; throws where the file is not as it was read, or where it has no place for the edit.
  mutating func take(_ part: PaletteEditor.Part) throws(Diagnostic) {
    let token = part.token
    guard case .entry(let index) = part.edit.place, token.entries.indices.contains(index) else {
      throw Self.problem("a token in a token file cannot have another entry; add it manually", token.location)
    }
    let entry = token.entries[index]
    let place = token.writtenLocation(of: entry)
    guard !entry.oddities.contains(.computed) else {
      let message = "the color of \(token.name.path.inQuotes) is computed from others; change it manually"
      throw Self.problem(message, token.location(of: entry))
    }
    guard case .color(let former) = entry.value else {
      throw Self.problem("a value that cannot be read cannot be changed; repair it first", place)
    }
    guard let offset = positions.offset(of: TextPosition(line: place.line, column: place.column)),
      let value = file.document.root.value(at: offset),
      case .color(let present) = reader.color(at: TokenTree.Place(file: 0, value: value)),
      present.space == former.space, present.components == former.components
    else { throw unreadable(token, at: place) }
    var color = part.edit.written
    if color.alpha == former.alpha {
      color.alpha = present.alpha
    } else if present.alpha != former.alpha {
      let message =
        "the opacity of \(token.name.path.inQuotes) is written separately from its color; change it manually"
      throw Self.problem(message, token.location(of: entry))
    }
    if let other = changes[offset], other.color != color {
      throw Self.problem("two tokens that refer to this color require different changes; change it manually", place)
    }
    changes[offset] = Change(value: value, present: present, color: color, rounding: part.rounding)
  }

  /// The bytes with all edits.
  func result() throws(Diagnostic) -> [UInt8] {
    var edits: [JSONEdit] = []
    for change in changes.sorted(by: { $0.key < $1.key }).map(\.value) where change.color != change.present {
      let edit = TokenColorEdit(change.value, as: change.present, in: file.document.bytes)
      guard let found = edit.edits(to: change.color, change.rounding) else {
        let place = file.location(ofByte: change.value.range.lowerBound)
        throw Self.problem("the color cannot be written in the notation of this value; change it manually", place)
      }
      edits += found
    }
    do {
      return try JSONEdit.apply(edits, to: file.document.bytes)
    } catch {
      throw Self.problem("two edits affect the same part of the file", file.location(ofByte: 0))
    }
  }

  /// Why a colour is not what it was: the file has changed, or the colour takes parts that this file alone does not tell.
  private func unreadable(_ token: Token, at place: SourceLocation) -> Diagnostic {
    let offset = positions.offset(of: TextPosition(line: place.line, column: place.column))
    guard let value = offset.flatMap({ file.document.root.value(at: $0) }), TokenColorInfluence.holds(["$ref"], value)
    else { return Self.stale(place) }
    let message = "parts of the color of \(token.name.path.inQuotes) are written elsewhere; change it manually"
    return Self.problem(message, place)
  }

  private static func stale(_ place: SourceLocation) -> Diagnostic {
    problem("the file has changed since it was read; run the command again", place)
  }

  private static func problem(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: location)
  }
}

extension JSONValue {
  /// The value that begins at a byte of the document; nil where none does.
  fileprivate func value(at offset: Int) -> JSONValue? {
    var current = self
    while current.range.lowerBound != offset {
      var inner: JSONValue?
      let isInside = { (value: JSONValue) in value.range.contains(offset) }
      current.forEachMember { _, value in if isInside(value) { inner = value } }
      current.forEachElement { value in if isInside(value) { inner = value } }
      guard let inner else { return nil }
      current = inner
    }
    return current
  }
}
