import AuditModel
import PaletteModel

/// The entries of a palette as parts that may change: those that refer to one written color are one part.
struct WrittenParts {
  private let tokens: [Token]
  private let shared: SharedColors

  /// Indexes a palette.
  init(_ palette: Palette) {
    tokens = palette.tokens
    shared = SharedColors(palette)
  }

  /// The entries of the foreground and of the opaque layer at the bottom of the surface.
  func movable(in scene: Scene) -> [MovablePart] {
    [MovablePart(scene.foreground.resolved.source), scene.base.flatMap { MovablePart($0.source) }]
      .compactMap { $0.flatMap(written) }
  }

  /// The part at which the color of an entry is written; nil if it is computed from others.
  private func written(_ part: MovablePart) -> MovablePart? {
    guard case .entry(let token, let entry) = part else { return part }
    if tokens[token].entries[entry].oddities.contains(.computed) { return nil }
    let places = shared.all(with: EntryPlace(token: token, entry: entry))
    let place = places.first { tokens[$0.token].entries[$0.entry].origin == nil } ?? places[0]
    return .entry(token: place.token, entry: place.entry)
  }

  /// The entries in a scene, of those that show the color of a part.
  func members(of part: MovablePart, in scene: Scene) -> [MovablePart] {
    guard case .entry(let token, let entry) = part else { return [part] }
    return shared.all(with: EntryPlace(token: token, entry: entry))
      .map { MovablePart.entry(token: $0.token, entry: $0.entry) }.filter(scene.involves)
  }

  /// Every entry that contributes to a measurement; one in several parts occurs several times.
  func entries(in scene: Scene) -> [MovablePart] {
    var entries = scene.surface.stack.sources.compactMap { MovablePart($0) }
    if let entry = MovablePart(scene.foreground.resolved.source) { entries.append(entry) }
    if let entry = scene.against.flatMap({ MovablePart($0.resolved.source) }) { entries.append(entry) }
    return entries.compactMap(written)
  }
}
