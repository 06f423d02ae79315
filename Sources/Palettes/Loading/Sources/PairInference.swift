import FileSyntax

/// Proposes pairs from the names of tokens, for palettes without an audit file.
///
/// A name is taken apart at groups, separators and capitals, so `color.button.text`, `Button/Text` and `buttonText` are
/// one. Proposed are `onX` on `X`; a foreground on the surface of the same words (`XText` on `XBackground`, states with
/// their own); texts that are only ranked (`text.secondary`) on the first surface of their palette; and, where nothing
/// of this is found, the plainest text on the plainest surface. Nothing else is paired: crossing every text with every background would fail half of all nonsense pairs and drown the real ones.
package enum PairInference {
  /// The proposed pairs in the order of the palette, and the pairs of tokens that are none because of equal colors.
  ///
  /// Each is on a surface that consists of one token.
  package static func infer(
    from palette: Palette
  ) -> (surfaces: [Surface], pairs: [Pair], same: [(foreground: TokenIndex, surface: TokenIndex)]) {
    guard palette.tokens.contains(where: { mayPromise($0.name.path) }) else { return ([], [], []) }
    let names = PairNames(palette.tokens)
    var surfaces: [Surface] = []
    var pairs: [Pair] = []
    var same: [(foreground: TokenIndex, surface: TokenIndex)] = []
    var places: [TokenIndex: SurfaceIndex] = [:]
    var found = palette.tokens.typedIndices.flatMap { foreground in
      names.surfaces(for: foreground).map { (foreground: foreground, surface: $0) }
    }
    if found.isEmpty { found = PlainPairs(names).all }
    for (foreground, background) in found {
      if !names.isNamed(by: foreground), areSame(palette.tokens[foreground], palette.tokens[background]) {
        same.append((foreground, background))
        continue
      }
      let surface = places[background] ?? SurfaceIndex(surfaces.count)
      if surface.offset == surfaces.count {
        places[background] = surface
        let color = color(background, of: palette)
        surfaces.append(Surface(name: color.text, at: color.location, layers: Adaptive([.color(color)])))
      }
      let color = color(foreground, of: palette)
      let reason = "the names \(color.text.inQuotes) and \(surfaces[surface].name.inQuotes) suggest it"
      pairs.append(
        Pair(
          Foreground(Adaptive(color), text: color.text), on: surface, role: names.role(of: foreground),
          origin: .inferred(reason), at: color.location))
    }
    return (surfaces, pairs, same)
  }

  /// Returns true if two tokens have the same colors under the same conditions.
  private static func areSame(_ one: Token, _ other: Token) -> Bool {
    !one.entries.isEmpty && one.entries.count == other.entries.count
      && zip(one.entries, other.entries).allSatisfy { first, second in
        guard case .color = first.value else { return false }
        return first.value == second.value && first.label == second.label
      }
  }

  /// Says which tokens are no pair because they have the same color; nil if there are none.
  static func note(on same: [(foreground: TokenIndex, surface: TokenIndex)], of palette: Palette) -> Diagnostic? {
    guard let first = same.first else { return nil }
    let names = [first.foreground, first.surface].map { palette.displayName(of: $0).inQuotes }.inWords()
    let others = same.count == 1 ? "" : ", and \(same.count - 1) more"
    let message =
      "pairs that names suggest are not measured if both names have the same color in all variants (\(names)\(others)); "
      + "declare a pair in an audit file to measure it"
    return Diagnostic(.note, .badData, message, at: palette.tokens[first.foreground].location)
  }

  private static func color(_ index: TokenIndex, of palette: Palette) -> WrittenColor {
    let name = palette.displayName(of: index)
    return WrittenColor(.token(name), text: name, at: palette.tokens[index].location)
  }

  /// Returns true if a name holds any of the words that suggest a pair; quick, and never wrong about a name that does.
  private static func mayPromise(_ name: String) -> Bool {
    var name = name
    let byFirst = byFirst
    return name.withUTF8 { bytes in
      for start in bytes.indices where bytes[start] < 128 {
        for word in byFirst[Int(bytes[start] | 0x20)] where start + word.count <= bytes.count {
          guard word.indices.allSatisfy({ word[$0] == bytes[start + $0] | 0x20 }) else { continue }
          // Many other words end with it, such as `pink`.
          let isInside = start > 0 && bytes[start] >= 0x60 && 0x61...0x7A ~= bytes[start - 1] | 0x20
          if !isInside || word != ink { return true }
        }
      }
      return false
    }
  }

  /// The promising words by their first byte.
  private static let byFirst = (0..<128).map { byte in promisingWords.filter { $0[0] == byte } }

  /// A part of each word that makes a name a foreground, or a surface with a foreground whose name is the rest; `content`,
  /// `icon`, `caption`, and `description` hold `on`.
  private static let promisingWords =
    [
      "on", ".color", "foreground", "fg", "font", "text", "txt", "label", "glyph", "contrast", "title", "heading",
      "headline", "placeholder", "border", "stroke", "outline", "symbol", "bg", "background",
    ].map { Array($0.utf8) } + [ink]
  private static let ink = Array("ink".utf8)
}
