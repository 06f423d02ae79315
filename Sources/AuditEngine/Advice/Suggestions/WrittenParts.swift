import Palettes

/// The entries of a palette as parts that may change: those that refer to one written color are one part.
struct WrittenParts: Sendable {
  private let tokens: [Token]
  private let shared: SharedColors
  /// The part at which the color of each entry is written, by token, then entry.
  private var written: [[MovablePart?]] = []

  /// Indexes a palette.
  ///
  /// - Parameter ties: groups of tokens that keep equal colors.
  init(_ palette: Palette, tying ties: [[TokenIndex]] = []) {
    tokens = palette.tokens
    shared = SharedColors(palette, tying: ties)
    written = tokens.typedIndices.map { token in
      tokens[token].entries.typedIndices.map { place(ofToken: token, entry: $0) }
    }
  }

  /// Returns true if a part is an entry without a color of its own: the system's, or none.
  func isForeign(_ part: MovablePart) -> Bool {
    guard case .entry(let token, let entry) = part else { return false }
    if case .color = tokens[token].entries[entry].value { return false }
    return true
  }

  /// The part at which the color of an entry is written; nil if it is computed from others, or the system's.
  func written(_ part: MovablePart) -> MovablePart? {
    guard case .entry(let token, let entry) = part else { return part }
    return written[token.offset][entry.offset]
  }

  private func place(ofToken token: TokenIndex, entry: EntryIndex) -> MovablePart? {
    let part = MovablePart.entry(token: token, entry: entry)
    if tokens[token].entries[entry].oddities.contains(.computed) || isForeign(part) { return nil }
    let places = shared.all(with: EntryPlace(token: token, entry: entry))
    let place = places.first { tokens[$0.token].entries[$0.entry].origin == nil } ?? places[0]
    return .entry(token: place.token, entry: place.entry)
  }

  /// The entries in a scene, of those that show the color of a part.
  func members(of part: MovablePart, in scene: Scene) -> [MovablePart] {
    guard case .entry(let token, let entry) = part else { return [part] }
    if shared.isEmpty { return scene.involves(part) ? [part] : [] }
    return shared.all(with: EntryPlace(token: token, entry: entry))
      .map { MovablePart.entry(token: $0.token, entry: $0.entry) }.filter(scene.involves)
  }

  /// The entries that show the color of a part, itself included.
  func sharers(of part: MovablePart) -> [EntryPlace] {
    guard case .entry(let token, let entry) = part else { return [] }
    return shared.all(with: EntryPlace(token: token, entry: entry))
  }

  /// The entries that contribute to a measurement, each once.
  func entries(in scene: Scene) -> [MovablePart] {
    var entries: [MovablePart] = []
    func add(_ source: ResolvedColor.Origin?) {
      guard let source, let part = MovablePart(source), let entry = written(part), !entries.contains(entry) else {
        return
      }
      entries.append(entry)
    }
    for source in scene.surface.sources { add(source) }
    add(scene.foreground.source)
    add(scene.against?.source)
    return entries
  }
}
