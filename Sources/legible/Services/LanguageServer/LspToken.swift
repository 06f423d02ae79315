import AuditEngine
import Palettes

/// A token of an audit.
struct LspToken {
  let audit: AuditResult
  /// The token in its palette.
  let index: TokenIndex

  var palette: Palette { audit.plan.loaded.palette }

  var token: Token { palette.tokens[index] }

  /// The name in reports.
  var name: String { palette.displayName(of: index) }

  /// The pairs in which the token is foreground, layer, or compared color.
  var pairs: [PairIndex] {
    let plan = audit.plan
    return plan.pairs.typedIndices.filter { pair in
      let planned = plan.pairs[pair]
      return [planned.foreground, planned.against].compactMap { $0 }.contains { names(plan.foregrounds[$0].colors) }
        || isLayer(of: plan.loaded.declaration.surfaces[planned.surface])
    }
  }

  private func names(_ colors: Adaptive<WrittenColor>) -> Bool { colors.all.contains(where: names) }

  /// Returns true if a color of the audit file is the token.
  func names(_ color: WrittenColor) -> Bool {
    if case .token(let name) = color.reference { palette.lookup(name) == .found(index) } else { false }
  }

  private func isLayer(of surface: Surface) -> Bool {
    surface.layers.all.joined().contains { layer in
      switch layer {
      case .color(let color): names(color)
      case .gradient(let stops, _): stops.contains { names($0.color) }
      case .surface(let name, _):
        audit.declaration.surfaces.contains { $0.name == name && $0.name != surface.name && isLayer(of: $0) }
      case .material, .filter, .unsupported: false
      }
    }
  }
}

extension LspWorkspace {
  /// The token that a place names or defines, with the bytes that do so; nil if there is none.
  mutating func token(at place: LspPlace) -> (token: LspToken, range: Range<Int>)? {
    guard let audits = report()?.audits else { return nil }
    let file = file(at: place.path)
    for audit in audits {
      if let found = named(at: place, in: audit.plan.loaded.palette) {
        return (LspToken(audit: audit, index: found.index), found.range)
      }
    }
    for audit in audits {
      if let found = defined(at: place, in: file, audit.plan.loaded.palette) {
        return (LspToken(audit: audit, index: found.index), found.range)
      }
    }
    return nil
  }

  /// The token that a string or, in Swift, a symbol names.
  private func named(at place: LspPlace, in palette: Palette) -> (index: TokenIndex, range: Range<Int>)? {
    let text = place.text
    if let range = text.quoted(around: place.offset) {
      let name = LspToken.reference(in: text.bytes[range])
      if case .found(let index) = palette.lookup(name) { return (index, range) }
    }
    guard place.path.hasSuffix(".swift"), let range = text.word(around: place.offset) else { return nil }
    let symbols = PaletteSymbols(palette)
    var words = String(decoding: text.bytes[range], as: UTF8.self).split(separator: ".")
    while !words.isEmpty {
      if case .found(let index) = symbols.lookup(words.joined(separator: ".")) { return (index, range) }
      words.removeFirst()
    }
    return nil
  }

  /// The token that is defined around a place of a file.
  private func defined(
    at place: LspPlace, in file: String, _ palette: Palette
  ) -> (index: TokenIndex, range: Range<Int>)? {
    var best: (index: TokenIndex, range: Range<Int>)?
    for (index, token) in palette.tokens.indexed() {
      for start in token.starts(in: file) {
        let range =
          token.isDesignToken
          ? place.text.member(startingAt: place.text.offset(line: start.line, column: start.column))
          : 0..<place.text.bytes.count
        guard range.contains(place.offset), range.count < best?.range.count ?? .max else { continue }
        best = (index, range)
      }
    }
    return best
  }
}

extension LspToken {
  /// The name in a string, which token files write as `{name}`.
  static func reference(in bytes: ArraySlice<UInt8>) -> String {
    let isReference = bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}") && bytes.count > 2
    return String(decoding: isReference ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}

extension Token {
  /// The places of a file at which the token begins: its own, and those of entries that are written elsewhere.
  func starts(in file: String) -> [SourceLocation] {
    var starts = self.file == file ? [location] : []
    for entry in entries where entry.file == file {
      let start = start(of: entry)
      if !starts.contains(start) { starts.append(start) }
    }
    return starts
  }
}
