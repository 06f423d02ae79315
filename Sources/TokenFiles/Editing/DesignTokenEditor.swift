import ColorMath
import JSONSyntax
package import PaletteModel

/// Collects the edits of one token file.
package struct DesignTokenEditor {
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
  package init(_ bytes: [UInt8], of name: String) throws(Diagnostic) {
    guard let file = TokenFile.read(bytes, named: name).file else { throw Self.stale(SourceLocation(file: name)) }
    self.file = file
    positions = PositionTable(bytes)
    reader = TokenColorReader(TokenReferences(TokenTreeBuilder.adding(file, to: TokenTree())))
  }

  /// Takes up an edit; throws where the file is not as it was read, or where it has no place for the edit.
  package mutating func take(_ edit: ColorEdit, of token: Token, _ rounding: EditRounding) throws(Diagnostic) {
    guard case .entry(let index) = edit.place, token.entries.indices.contains(index) else {
      throw Self.problem("a token of a token file has no place for another entry; add it by hand", token.location)
    }
    let entry = token.entries[index]
    let place = token.writtenLocation(of: entry)
    guard !entry.oddities.contains(.computed) else {
      let message = "the colour of \(token.name.path.inQuotes) is worked out of others; change it by hand"
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
    var color = edit.written
    if color.alpha == former.alpha {
      color.alpha = present.alpha
    } else if present.alpha != former.alpha {
      let message = "the opacity of \(token.name.path.inQuotes) stands beside its colour; change it by hand"
      throw Self.problem(message, token.location(of: entry))
    }
    if let other = changes[offset], other.color != color {
      throw Self.problem("two tokens that refer to this colour would change it in two ways; change it by hand", place)
    }
    changes[offset] = Change(value: value, present: present, color: color, rounding: rounding)
  }

  /// The bytes with all edits.
  package func result() throws(Diagnostic) -> [UInt8] {
    var edits: [JSONEdit] = []
    for change in changes.sorted(by: { $0.key < $1.key }).map(\.value) where change.color != change.present {
      let edit = TokenColorEdit(change.value, as: change.present, in: file.document.bytes)
      guard let found = edit.edits(to: change.color, change.rounding) else {
        let place = file.location(ofByte: change.value.range.lowerBound)
        throw Self.problem("the colour cannot be written in the notation of this value; change it by hand", place)
      }
      edits += found
    }
    do {
      return try JSONEdit.apply(edits, to: file.document.bytes)
    } catch {
      throw Self.problem("two edits want the same place of the file", file.location(ofByte: 0))
    }
  }

  /// Why a colour is not what it was: the file has changed, or the colour takes parts that this file alone does not tell.
  private func unreadable(_ token: Token, at place: SourceLocation) -> Diagnostic {
    let offset = positions.offset(of: TextPosition(line: place.line, column: place.column))
    guard let value = offset.flatMap({ file.document.root.value(at: $0) }), TokenColorInfluence.holds(["$ref"], value)
    else { return Self.stale(place) }
    let message = "parts of the colour of \(token.name.path.inQuotes) stand elsewhere; change it by hand"
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
