package import PaletteModel
import TextSupport

/// Proposes pairs from the names of tokens, for palettes without an audit file.
///
/// Three forms give a pair, each within one namespace of one catalog, in any case and with or without a trailing
/// `Color`: `onX` or `textOnX` with `X` or `XBackground`; `XForeground` with `XBackground` (or `Fg` with `Bg`); `XText`
/// or `XLabel` with `XBackground`, unless X is a rank such as primary. Nothing else is paired: crossing every text with
/// every background would fail half of all nonsense pairs and drown the real ones.
package enum PairInference {
  /// The proposed pairs in the order of the palette, each on a surface that consists of one token.
  package static func infer(from palette: Palette) -> (surfaces: [Surface], pairs: [Pair]) {
    guard palette.tokens.contains(where: { mayPromise($0.name.path) }) else { return ([], []) }
    let names = Names(palette)
    var surfaces: [Surface] = []
    var pairs: [Pair] = []
    var places: [TokenIndex: SurfaceIndex] = [:]
    for foreground in palette.tokens.typedIndices {
      guard let background = names.background(for: foreground) else { continue }
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
    return (surfaces, pairs)
  }

  private static func color(_ index: TokenIndex, of palette: Palette) -> WrittenColor {
    let name = palette.displayName(of: index)
    return WrittenColor(.token(name), text: name, at: palette.tokens[index].location)
  }

  /// The namespace of a short name, and the name without case and separators.
  private struct Key: Hashable {
    var catalog: String
    var namespace: String
    var word: String

    /// Returns the key of another short name in the namespace.
    func with(_ other: String) -> Key { Key(catalog: catalog, namespace: namespace, word: other) }
  }

  /// The tokens by folded name; of a repeated or differently spelled one the first.
  private struct Names {
    private let keys: [Key]
    private let shortNames: [String]
    private let places: [Key: TokenIndex]
    /// The tokens whose names end in `Color`, by the part before it.
    private let barePlaces: [Key: TokenIndex]

    init(_ palette: Palette) {
      let parts = palette.tokens.map { PaletteSourcePath.parts(of: $0.name.path) }
      shortNames = parts.map { $0.last ?? "" }
      keys = zip(palette.tokens, parts).map { token, parts in
        Key(
          catalog: token.name.catalog, namespace: parts.dropLast().joined(separator: "/"),
          word: PairInference.folded(parts.last ?? ""))
      }
      places = Dictionary(firstOf: zip(keys, palette.tokens.typedIndices))
      let bare = zip(keys, palette.tokens.typedIndices).filter { $0.0.word != PairInference.bare($0.0.word) }
      barePlaces = Dictionary(firstOf: bare.map { ($0.with(PairInference.bare($0.word)), $1) })
    }

    /// Returns the background token that the name of another one implies.
    func background(for index: TokenIndex) -> TokenIndex? {
      let key = keys[index.offset]
      guard places[key] == index else { return nil }
      let wanted = PairInference.backgrounds(for: shortNames[index.offset], folded: PairInference.bare(key.word))
      return wanted.lazy.map(key.with).compactMap { places[$0] ?? barePlaces[$0] }.first { $0 != index }
    }

    /// Returns the role of a foreground: text, unless its name implies an icon or an inactive element.
    func role(of index: TokenIndex) -> Role {
      let word = keys[index.offset].word
      return word.holds("disabled") ? .inactive : word.hasPrefix("iconon") ? .graphic : .text
    }
  }

  // MARK: Words

  /// Returns true if a name holds any of the words that suggest a pair; quick, and never wrong about a name that does.
  private static func mayPromise(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      bytes.indices.contains { start in
        promisingWords.contains { word in
          word[0] == bytes[start] | 0x20 && start + word.count <= bytes.count
            && word.indices.allSatisfy { word[$0] == bytes[start + $0] | 0x20 }
        }
      }
    }
  }

  private static let promisingWords = ["on", "foreground", "fg", "text", "label"].map { Array($0.utf8) }

  /// The folded names of possible backgrounds of a foreground, the likeliest first.
  private static func backgrounds(for name: String, folded word: String) -> [String] {
    if let rest = afterOn(name).map(bare) { return [rest, rest + "background"] }
    if let stem = stem(of: word, before: "foreground") { return [stem + "background"] }
    if let stem = stem(of: word, before: "fg") { return [stem + "bg", stem + "background"] }
    for suffix in ["text", "label"] {
      guard let stem = stem(of: word, before: suffix), !stem.isEmpty, !generalWords.contains(stem) else { continue }
      return [word + "background", stem + "background", stem + "bg"]
    }
    return []
  }

  /// Words before `Text` that rank or describe it and name no component: secondary text may be on any background.
  private static let generalWords: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "default", "main", "base", "standard", "body", "dark",
    "light", "black", "white", "placeholder", "system",
  ]

  private static func stem(of word: String, before suffix: String) -> String? {
    word.hasSuffix(suffix) ? String(word.dropLast(suffix.count)) : nil
  }

  /// A folded name without a trailing `color`.
  private static func bare(_ word: String) -> String {
    guard let stem = stem(of: word, before: "color"), !stem.isEmpty else { return word }
    return stem
  }

  private static func folded(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { !isSeparator($0) }))
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "_" || scalar == " " }

  /// The words allowed before `on`.
  private static let beforeOn: Set<String> = ["text", "label", "title", "content", "foreground", "icon"]

  /// `X` of `onX` or `textOnX`, folded; `on` must be a word, so `Online` does not count.
  private static func afterOn(_ name: String) -> String? {
    var words = words(of: name)[...]
    if let first = words.first, beforeOn.contains(first) { words.removeFirst() }
    guard words.popFirst() == "on" else { return nil }
    return words.isEmpty ? nil : words.joined()
  }

  /// The words of a name in lower case: they begin after separators, at capitals after lowercase letters, and at
  /// digits.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Unicode.Scalar = " "
    for scalar in name.unicodeScalars where !isSeparator(scalar) || !isSeparator(last) {
      defer { last = scalar }
      guard !isSeparator(scalar) else { continue }
      let isCapital = scalar.properties.isUppercase && !last.properties.isUppercase
      let isDigit = scalar.properties.numericType != nil && last.properties.numericType == nil
      if isSeparator(last) || isCapital || isDigit || words.isEmpty { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    return words.map { $0.lowercased() }
  }
}
