import ColorMath
import FileSyntax

extension PaletteEditor {
  /// Color sets of asset catalogs.
  static let colorset = PaletteEditor(
    id: "colorset", accepts: { $0.hasSuffix(".colorset/Contents.json") },
    edited: { (bytes, edits) throws(Diagnostic) in
      guard let token = edits.first?.token else { return bytes }
      var editor = try ColorsetEditor(bytes, of: token)
      for part in edits {
        let value = ColorsetEditor.Value(color: part.edit.written, rounding: part.rounding)
        switch part.edit.place {
        case .entry(let index): try editor.change(index, to: value)
        case .new(let condition, let model): try editor.add(value, for: condition, like: model)
        }
      }
      return try editor.result()
    })
}

/// Collects the edits of one `Contents.json`.
struct ColorsetEditor {
  /// A color to write.
  struct Value {
    var color: Color
    var rounding: EditRounding
  }

  /// A slot that has no entry in the file yet.
  private struct Addition {
    var condition: AppearanceCondition
    /// The entry that the new one follows.
    var model: EntryIndex
    var value: Value
  }

  private let token: Token
  private let document: JSONDocument
  private let layout: JSONLayout
  /// The element of `colors` for each entry of the token.
  private let elements: [JSONValue]
  private var changes: [EntryIndex: Value] = [:]
  private var additions: [Addition] = []

  private var bytes: [UInt8] { document.bytes }

  /// Starts with the bytes from which a token was read; throws if reading them gives another token.
  init(_ bytes: [UInt8], of token: Token) throws(Diagnostic) {
    self.token = token
    guard ColorsetReader.read(bytes, of: token.file, as: token.name).token == token,
      let document = try? JSONDocument(parsing: bytes)
    else { throw Self.problem("the file has changed since it was read; run the command again", token.location) }
    self.document = document
    layout = JSONLayout(of: document)
    let all = document.root["colors"].map { Array($0.elements) } ?? []
    var places: [SourceLocation: JSONValue] = [:]
    for element in all {
      let position = element.position
      places[SourceLocation(file: token.file, line: position.line, column: position.column)] = element
    }
    elements = token.entries.compactMap { places[token.start(of: $0)] }
    guard elements.count == token.entries.count else {
      throw Self.problem("the file cannot be read as a color set; fix it first", token.location)
    }
  }

  /// Gives an entry another color.
  mutating func change(_ entry: EntryIndex, to value: Value) throws(Diagnostic) {
    guard token.entries.typedIndices.contains(entry) else {
      throw Self.problem("the entry to change does not exist", token.location)
    }
    guard token.entries[entry].value != .unreadable else {
      throw Self.problem("this entry cannot be read, so it cannot be changed; fix it first", location(of: entry))
    }
    changes[entry] = value
  }

  /// Adds an entry, or gives the one that is there the color.
  mutating func add(_ value: Value, for condition: AppearanceCondition, like model: EntryIndex) throws(Diagnostic) {
    if let slot = token.slot(for: condition, like: model) { return try change(slot, to: value) }
    guard token.entries.typedIndices.contains(model) else {
      throw Self.problem("the entry to copy does not exist", token.location)
    }
    additions.removeAll { $0.condition == condition && $0.model == model }
    additions.append(Addition(condition: condition, model: model, value: value))
  }

  /// The bytes with all edits.
  func result() throws(Diagnostic) -> [UInt8] {
    let changed = changes.ordered { $0.key < $1.key }.flatMap { edits(of: $0.key, to: $0.value) }
    do {
      return try JSONEdit.apply(changed + insertions(), to: bytes)
    } catch {
      throw Self.problem("two edits overlap in the file; make one of them manually", token.location)
    }
  }

  private func location(of entry: EntryIndex) -> SourceLocation { token.location(of: token.entries[entry]) }

  private static func problem(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: location)
  }
}

extension ColorsetEditor {
  /// The edits of one entry: of its components alone where they can hold the color, else of its whole color.
  private func edits(of entry: EntryIndex, to value: Value) -> [JSONEdit] {
    let element = elements[entry.offset]
    guard let written = element["color"] else {
      let shape = ColorsetEntryShape(element, among: elements)
      return [shape.inserting("color", color(value, like: entry), layout, in: bytes)]
    }
    if let edits = componentEdits(written, of: element, to: value) { return edits }
    let indentation = layout.indentation(inside: element, of: bytes)
    return [JSONEdit(replacing: written, with: layout.bytes(color(value, like: entry), at: indentation))]
  }

  private func componentEdits(_ written: JSONValue, of element: JSONValue, to value: Value) -> [JSONEdit]? {
    ComponentsEdit(written, of: element, in: bytes, rounding: value.rounding)?.edits(to: value.color)
  }

  /// A color in the manner of an entry, else of another one of the file, else of Xcode.
  private func color(_ value: Value, like entry: EntryIndex) -> JSONDraft {
    for index in [entry.offset] + elements.indices.filter({ $0 != entry.offset }) {
      guard let written = elements[index]["color"],
        let edits = componentEdits(written, of: elements[index], to: value)
      else { continue }
      let start = written.range.lowerBound
      let moved = edits.map { edit in
        JSONEdit(
          range: (edit.range.lowerBound - start)..<(edit.range.upperBound - start), replacement: edit.replacement)
      }
      if let copy = try? JSONEdit.apply(moved, to: Array(bytes[written.range])) { return .raw(copy) }
    }
    return Self.plain(value.color)
  }

  /// A color as Xcode writes it: sRGB where that has room for it, else Display P3.
  private static func plain(_ color: Color) -> JSONDraft {
    let isNarrow = color.isInGamut(of: .sRGB)
    let mapped = isNarrow ? color.converted(to: .sRGB) : color.mapped(to: .displayP3)
    let text = { (value: Double) in JSONDraft.raw(Array(ComponentEncoding.plain.json(value).utf8)) }
    let members: [JSONDraft.Member] = [
      .init(key: "alpha", value: text(color.alpha)), .init(key: "blue", value: text(mapped.components.third)),
      .init(key: "green", value: text(mapped.components.second)),
      .init(key: "red", value: text(mapped.components.first)),
    ]
    let space: CatalogColorSpace = isNarrow ? .sRGB : .displayP3
    return .object([
      .init(key: "color-space", value: .text(space.rawValue)), .init(key: "components", value: .object(members)),
    ])
  }
}

extension ColorsetEditor {
  /// The edits that add the new entries, each after the last entry of its device class.
  private func insertions() -> [JSONEdit] {
    guard !additions.isEmpty, let colors = document.root["colors"] else { return [] }
    let separator = separator(of: colors)
    let byAnchor = Dictionary(grouping: additions) { addition in
      let device = token.entries[addition.model].idiom
      return token.entries.typedIndices.last { token.entries[$0].idiom == device } ?? addition.model
    }
    return byAnchor.ordered { $0.key < $1.key }.map { anchor, additions in
      let indentation = JSONLayout.indentation(before: elements[anchor.offset].range.lowerBound, in: bytes)
      let added = additions.ordered { ($0.condition.rawValue, $0.model) < ($1.condition.rawValue, $1.model) }
        .flatMap { separator + layout.bytes(entry($0), at: indentation) }
      let end = elements[anchor.offset].range.upperBound
      return JSONEdit(range: end..<end, replacement: added)
    }
  }

  private func entry(_ addition: Addition) -> JSONDraft {
    ColorsetEntryShape(elements[addition.model.offset], among: elements)
      .entry(for: addition.condition, color: color(addition.value, like: addition.model), in: bytes)
  }

  /// The separator between two elements of an array: a comma and the space after it.
  private func separator(of array: JSONValue) -> [UInt8] {
    let all = Array(array.elements.prefix(2))
    if all.count == 2 { return Array(bytes[all[0].range.upperBound..<all[1].range.lowerBound]) }
    let start = array.range.lowerBound + 1
    return Array(",".utf8) + bytes[start..<(all.first?.range.lowerBound ?? start)]
  }
}
