import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// Every token of some palettes, resolved in every variant, for other programs.
struct TokenListing: Sendable {
  /// Some tokens of one palette, written by one task.
  private struct Part: Sendable {
    var resolver: ColorResolver
    var unreadable: UnreadableEntry
    var tokens: Range<TokenIndex>
    var windows: PaletteWindows?

    /// The tokens as JSON, separated by commas.
    func written() -> ArraySlice<UInt8> {
      var writer = JSONWriter(style: .compact, room: 2048 * tokens.count)
      var cells = Array(repeating: JSONWriter(style: .compact), count: Variant.allCases.count)
      writer.array { list in
        for index in tokens { list.write(index, resolver, unreadable, windows, by: &cells) }
      }
      return writer.takeBytes().dropFirst().dropLast()
    }
  }

  private let parts: [Part]
  private let notes: [TokenFileNote]
  private let workers: Workers

  /// The number of tokens that one task writes: enough to be worth a task, few enough to need little memory.
  private static let partSize = 512

  /// Lists the tokens of palettes in their order, written by several tasks; with windows, one for each palette.
  init(_ palettes: [LoadedPalette], _ windows: [PaletteWindows] = [], workers: Workers) {
    self.workers = workers
    notes = palettes.map(\.declaration.tokenSources).filter { !$0.files.isEmpty }
    parts = palettes.enumerated().flatMap { place, palette in
      let resolver = ColorResolver(palette)
      let count = palette.palette.tokens.count
      return stride(from: 0, to: count, by: Self.partSize).map { start in
        Part(
          resolver: resolver, unreadable: UnreadableEntry(in: palette),
          tokens: TokenIndex(start)..<TokenIndex(min(start + Self.partSize, count)),
          windows: windows.indices.contains(place) ? windows[place] : nil)
      }
    }
  }

  /// Writes the listing as JSON, in pieces, so that a large catalog needs little memory.
  func writeJSON(to console: Console) throws {
    var writer = JSONWriter(style: .compact)
    writer.object { root in
      root.member("schemaVersion", JSONReport.schemaVersion)
      if !notes.isEmpty {
        root.key("sources")
        root.array { list in
          for note in notes { list.write(note) }
        }
      }
      root.key("tokens")
      root.array { _ in }
    }
    let frame = writer.takeBytes()
    try console.write(Array(frame.dropLast(2)), as: .json)
    for start in stride(from: 0, to: parts.count, by: 2 * workers.count) {
      let batch = parts[start..<min(start + 2 * workers.count, parts.count)]
      for (index, text) in workers.map(batch.count, { batch[start + $0].written() }).enumerated() {
        if start + index > 0 { try console.write([UInt8(ascii: ",")], as: .json) }
        try console.write(Array(text), as: .json)
      }
    }
    try console.write(Array(frame.suffix(2)) + [UInt8(ascii: "\n")], as: .json)
  }
}

extension JSONWriter {
  /// Writes one token with its eight variants; each distinct cell is written once, by a writer of its own.
  fileprivate mutating func write(
    _ index: TokenIndex, _ resolver: ColorResolver, _ unreadable: UnreadableEntry, _ windows: PaletteWindows?,
    by cells: inout [JSONWriter]
  ) {
    let token = resolver.palette.tokens[index]
    let distinct = Self.distinctVariants(of: token)
    for (place, variant) in distinct.enumerated() where windows == nil {
      cells[place].removeAll()
      cells[place].object { $0.write(token, index, variant, resolver, unreadable) }
    }
    object { entry in
      entry.key("location")
      entry.object { place in
        place.key("column")
        place.value(Int(token.column))
        place.key("file")
        place.value(token.file)
        place.key("line")
        place.value(Int(token.line))
      }
      entry.key("name")
      entry.value(token.name.path)
      entry.key("variants")
      entry.object { variants in
        for variant in Self.sortedVariants {
          variants.key(variant.id)
          guard let windows else {
            variants.value(writtenBy: cells[Int(variant.rawValue) % distinct.count])
            continue
          }
          variants.object { cell in
            cell.write(token, index, variant, resolver, unreadable)
            cell.key("windows")
            if let window = windows.window(of: index.offset, in: variant) {
              cell.write(window, of: windows.plan)
            } else {
              cell.null()
            }
          }
        }
      }
    }
  }

  /// Writes how the design tokens of one palette were read.
  fileprivate mutating func write(_ note: TokenFileNote) {
    object { entry in
      entry.key("files")
      entry.array { list in
        for file in note.files {
          list.object { object in
            object.key("dialect")
            object.value(file.dialect)
            object.key("file")
            object.value(file.name)
          }
        }
      }
      entry.key("permutation")
      entry.value(note.permutation)
      entry.key("themes")
      entry.array { list in
        for theme in note.themes { list.write(theme, note) }
      }
    }
  }

  private mutating func write(_ theme: TokenFileNote.Theme, _ note: TokenFileNote) {
    object { object in
      object.key("axis")
      object.value(theme.axis)
      object.key("context")
      object.value(theme.context)
      if let idle = note.idle.first(where: { $0.choice.axis == theme.axis }) {
        object.key("effect")
        object.value(idle.changesColors ? "unmeasured" : "none")
      }
      object.key("variants")
      object.array { variants in
        for variant in theme.variants { variants.value(variant.id) }
      }
    }
  }

  /// The first of the variants that represent all, in the order of the cases: four if transparency changes no entry.
  private static func distinctVariants(of token: Token) -> ArraySlice<Variant> {
    let isSame = token.entries.allSatisfy { $0.transparency == .full }
    return Variant.allCases.prefix(isSame ? 4 : 8)
  }
  private static let sortedVariants = Variant.allCases.ordered { $0.id < $1.id }

  /// Writes the content of the cell of a token in a variant.
  private mutating func write(
    _ token: Token, _ index: TokenIndex, _ variant: Variant, _ resolver: ColorResolver, _ unreadable: UnreadableEntry
  ) {
    do throws(Unresolved) {
      let resolved = try resolver.token(index, variant)
      key("color")
      value(resolved.color.cssText)
      key("entry")
      switch resolved.source {
      case .entry(_, let entry):
        value(token.entries[entry].label)
        key("source")
        value(token.location(of: token.entries[entry]).text)
      case .system(let name):
        null()
        key("source")
        value("system:\(name)")
      case .literal:
        null()
        key("source")
        null()
      }
    } catch {
      key("color")
      null()
      key("entry")
      null()
      key("reason")
      value(unreadable.words(error, token, in: variant, on: resolver.deviceClass))
      key("source")
      null()
    }
  }
}
