package import PaletteModel

/// Proposes pairs from the names of tokens, for palettes without an audit file.
///
/// Two forms promise a pair: `onX` with `X`, and `XForeground` with `XBackground`, each within one namespace of one
/// catalog and whatever the case. Nothing else is paired: crossing every text with every background would fail half
/// of all nonsense pairs and drown the real ones.
package enum PairInference {
  /// The proposed pairs in the order of the palette, each on a surface that consists of one token.
  package static func infer(from palette: Palette) -> (surfaces: [Surface], pairs: [Pair]) {
    let names = Names(palette)
    var surfaces: [Surface] = []
    var pairs: [Pair] = []
    var places: [Int: Int] = [:]
    for foreground in palette.tokens.indices {
      guard let background = names.background(for: foreground) else { continue }
      let surface = places[background] ?? surfaces.count
      if surface == surfaces.count {
        places[background] = surface
        let color = color(background, of: palette)
        surfaces.append(Surface(name: color.text, at: color.location, layers: Adaptive([.color(color)])))
      }
      let color = color(foreground, of: palette)
      let reason = "the names \(color.text.inQuotes) and \(surfaces[surface].name.inQuotes) promise it"
      pairs.append(
        Pair(
          Foreground(Adaptive(color), text: color.text), on: surface, role: .text, origin: .inferred(reason),
          at: color.location))
    }
    return (surfaces, pairs)
  }

  private static func color(_ index: Int, of palette: Palette) -> WrittenColor {
    let name = palette.displayName(of: index)
    return WrittenColor(.token(name), text: name, at: palette.tokens[index].location)
  }

  /// Where a short name stands, and the name without case and separators.
  private struct Key: Hashable {
    var catalog: String
    var namespace: String
    var word: String

    /// The key of another short name in the same namespace.
    func with(_ other: String) -> Key { Key(catalog: catalog, namespace: namespace, word: other) }
  }

  /// The tokens by folded name; of a repeated or differently spelt one the first.
  private struct Names {
    private let keys: [Key]
    private let shortNames: [String]
    private let places: [Key: Int]

    init(_ palette: Palette) {
      let parts = palette.tokens.map { PaletteSourcePath.parts(of: $0.name.path) }
      shortNames = parts.map { $0.last ?? "" }
      keys = zip(palette.tokens, parts).map { token, parts in
        Key(
          catalog: token.name.catalog, namespace: parts.dropLast().joined(separator: "/"),
          word: PairInference.folded(parts.last ?? ""))
      }
      places = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The token that the name of another one promises to stand on.
    func background(for index: Int) -> Int? {
      let key = keys[index]
      guard places[key] == index else { return nil }
      let wanted = [PairInference.afterOn(shortNames[index]), PairInference.withBackground(key.word)]
      return wanted.compactMap { $0.flatMap { places[key.with($0)] } }.first
    }
  }

  private static func folded(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { !isSeparator($0) }))
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "_" || scalar == " " }

  /// `X` of `onX`, folded: what follows must start a word, so that `Online` promises nothing.
  private static func afterOn(_ name: String) -> String? {
    let scalars = Array(name.unicodeScalars)
    guard scalars.count > 2, name.lowercased().utf8.starts(with: "on".utf8) else { return nil }
    guard isSeparator(scalars[2]) || scalars[2].properties.isUppercase || scalars[2].properties.numericType != nil
    else { return nil }
    let rest = folded(String(String.UnicodeScalarView(scalars[2...])))
    return rest.isEmpty ? nil : rest
  }

  /// `xbackground` for `xforeground`, both folded.
  private static func withBackground(_ word: String) -> String? {
    word.hasSuffix("foreground") ? word.dropLast("foreground".count) + "background" : nil
  }
}
