import ColorMath
import FileSyntax

/// Collects the edits of one token file: each at the bytes that its color was read from.
struct DesignTokenEditor {
  /// A value of the file that is to become another color.
  private struct Change {
    let bytes: [UInt8]
    let place: SourceLocation
    let present: Color
    var color: Color
    var rounding: EditRounding
  }

  private let bytes: [UInt8]
  private let file: String
  private var changes: [Int: Change] = [:]

  /// Starts with the bytes of a file, named as reports print it.
  init(_ bytes: [UInt8], of file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Takes up an edit; throws if the value is not as it was read, or if the file has no place for the edit.
  mutating func take(_ edit: ColorEdit, of token: Token, _ rounding: EditRounding) throws(Diagnostic) {
    guard case .entry(let index) = edit.place, token.entries.typedIndices.contains(index) else {
      throw Self.problem("no value can be added to this token automatically; add it manually", token.location)
    }
    let entry = token.entries[index]
    let place = token.writtenLocation(of: entry)
    guard !entry.oddities.contains(.computed) else {
      let message = "the color of \(token.name.path.inQuotes) is computed from other colors; change it manually"
      throw Self.problem(message, token.location(of: entry))
    }
    guard case .color(let former) = entry.value else {
      throw Self.problem("this value cannot be read, so it cannot be changed; fix it first", place)
    }
    guard let written = entry.written else {
      let message = "parts of the color of \(token.name.path.inQuotes) are defined elsewhere; change it manually"
      throw Self.problem(message, place)
    }
    guard let own = written.bytes(in: bytes) else { throw Self.stale(place) }
    let present = Color(former.space, former.components, alpha: written.alpha)
    var color = edit.written
    if color.alpha == former.alpha {
      color.alpha = present.alpha
    } else if present.alpha != former.alpha || written.hasOpacityElsewhere {
      let message =
        "the opacity of \(token.name.path.inQuotes) is defined separately from its color; change it manually"
      throw Self.problem(message, token.location(of: entry))
    }
    if let other = changes[written.range.lowerBound], other.color != color {
      throw Self.problem("two tokens that refer to this color need different values; change it manually", place)
    }
    changes[written.range.lowerBound] = Change(
      bytes: own, place: place, present: present, color: color, rounding: rounding)
  }

  /// The bytes with all edits.
  package func result() throws(Diagnostic) -> [UInt8] {
    var edits: [JSONEdit] = []
    for (start, change) in changes.ordered(by: { $0.key < $1.key }) where change.color != change.present {
      edits += try self.edits(of: change).map { edit in
        JSONEdit(
          range: edit.range.lowerBound + start..<edit.range.upperBound + start, replacement: edit.replacement)
      }
    }
    do {
      return try JSONEdit.apply(edits, to: bytes)
    } catch {
      throw Self.problem("two edits overlap in the file; make one of them manually", SourceLocation(file: file))
    }
  }

  /// The edits of the bytes of one value.
  private func edits(of change: Change) throws(Diagnostic) -> [JSONEdit] {
    let isYAML = TokenFileName.isYAML(file)
    let document =
      isYAML
      ? try? JSONDocument(parsingYAML: change.bytes, options: TokenFile.options(.strict))
      : try? JSONDocument(parsing: change.bytes, options: TokenFile.options(.json5))
    guard let document else { throw isYAML ? Self.block(change.place) : Self.stale(change.place) }
    // A value of several lines without brackets has its indentation elsewhere.
    guard !isYAML || document.root.kind == .string || change.bytes.first == UInt8(ascii: "{") else {
      throw Self.block(change.place)
    }
    let isOfChannels = document.root.kind == .object && TokenColorChannels(document.root) != nil
    let edit = TokenColorEdit(
      document.root, as: change.present, in: change.bytes, areShares: isOfChannels && areChannelsShares)
    guard let edits = edit.edits(to: change.color, change.rounding) else {
      throw Self.problem(
        "the new color cannot be written in the notation of this value; change it manually", change.place)
    }
    return edits
  }

  /// True if the file is one of Figma, whose channels are shares of 1.
  private var areChannelsShares: Bool {
    let document = try? JSONDocument(parsing: bytes, options: TokenFile.options(.json5))
    return document.map { TokenDialect.of($0.root).isFigma } ?? false
  }

  private static func block(_ place: SourceLocation) -> Diagnostic {
    problem(
      "a YAML color that spans several lines cannot be changed; write it as a string or in braces, or change it "
        + "manually", place)
  }

  private static func stale(_ place: SourceLocation) -> Diagnostic {
    problem("the file has changed since it was read; run the command again", place)
  }

  private static func problem(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: location)
  }
}
