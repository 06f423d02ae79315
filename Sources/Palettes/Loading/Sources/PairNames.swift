import ColorMath
import FileSyntax

/// The names of a palette taken apart, and the surfaces that they imply for its foregrounds.
struct PairNames {
  /// A catalog, and words of a name as one.
  struct Key: Hashable {
    let catalog: String
    let words: String
  }

  /// A color that may be a surface.
  struct Candidate {
    let slot: String
    let condition: String
    let path: String
    let file: String
    let token: TokenIndex
  }

  /// The names taken apart; nil for those that suggest nothing, and for a repeated one.
  let names: [ColorName?]
  /// The words of each name; none for a repeated name and a clear color.
  let words: [[ColorNameWords.Word]]
  /// The catalog of each name; empty for token files that are one palette.
  let catalogs: [String]
  private let paths: [String]
  private let files: [String]
  /// The surfaces by their words besides the slot.
  private(set) var backgrounds: [Key: [Candidate]] = [:]
  /// The number of different surfaces of each family.
  private(set) var surfaceCounts: [Key: Int] = [:]
  /// The colors that are not stated to be foregrounds, by all their words.
  private(set) var colors: [Key: [Candidate]] = [:]
  /// The families of foregrounds in which some names rank or describe.
  private(set) var rankedFamilies: Set<Key> = []
  /// The surfaces that names such as `onX` imply.
  private(set) var named: Set<Key> = []
  /// The texts whose slot is their last word, by their words besides the slot.
  private(set) var texts: Set<Key> = []
  /// The foregrounds of states, by their words besides the slot and by their condition.
  private(set) var stated: Set<Key> = []
  /// The foregrounds for which another one, such as `text.brand-on-bg`, is on the background.
  private(set) var replaced: Set<Key> = []
  /// The catalogs with names such as `onX`: their plain statuses are for other surfaces.
  private(set) var catalogsWithOn: Set<String> = []
  /// The token files with surfaces of their own.
  private(set) var filesWithSurfaces: Set<String> = []
  /// The token files with texts of their own.
  private(set) var filesWithTexts: Set<String> = []

  /// Takes the names apart; the tokens of all token files are one palette.
  init(_ tokens: [Token]) {
    let all = Set(tokens.map { $0.name.path })
    let whole = tokens.map { Self.words(of: $0.name.path, among: all) }
    let forms = Self.forms(of: tokens, whole)
    let catalogs = tokens.map { token in
      token.isDesignToken ? forms.contains(token.file) ? token.file : "" : token.name.catalog
    }
    let words = Self.withoutPrefixes(Self.withThemes(whole, catalogs), catalogs)
    let joined = Set(words.map(ColorName.joined))
    var known: Set<TokenName> = []
    self.words = zip(tokens, words).map { token, words in
      known.insert(token.name).inserted && !token.isClear ? words : []
    }
    names = self.words.map { $0.isEmpty ? nil : ColorName($0, among: joined) }
    self.catalogs = catalogs
    paths = tokens.map { $0.name.path }
    files = tokens.map { $0.isDesignToken ? $0.file : "" }
    for index in tokens.typedIndices { add(index) }
  }

  /// The words of a name; `X.color` next to `X.background` is a text, and `onx` next to `x` is two words.
  private static func words(of name: String, among names: Set<String>) -> [ColorNameWords.Word] {
    var words = ColorNameWords.words(of: name)
    guard let last = words.last else { return words }
    if last.text.hasPrefix("on"), name.hasSuffix(last.text) {
      let target = last.text.dropFirst(2)
      if !target.isEmpty, names.contains(String(name.dropLast(last.text.count) + target)) {
        words[words.count - 1].text = "on"
        return words + ColorNameWords.words(of: String(target)).map { .init(text: $0.text, group: last.group) }
      }
    }
    guard name.hasSuffix(".color") else { return words }
    let group = name.dropLast("color".utf8.count)
    if ["background", "background-color", "backgroundColor", "bg"].contains(where: { names.contains(group + $0) }) {
      words.append(ColorNameWords.Word(text: "text", group: last.group + 1))
    }
    return words
  }

  /// The least number of names in two token files for these to be two forms of one list.
  private static let leastRepeated = 3

  /// The token files whose names are those of another one, spelled in another way: each is a palette by itself.
  private static func forms(of tokens: [Token], _ words: [[ColorNameWords.Word]]) -> Set<String> {
    var first: [String: Token] = [:]
    var repeated: [String: Int] = [:]
    var sizes: [String: Int] = [:]
    var originals: Set<String> = []
    for (token, words) in zip(tokens, words) where token.isDesignToken && words.count > 1 {
      sizes[token.file, default: 0] += 1
      let name = ColorName.joined(words)
      guard let other = first[name] else {
        first[name] = token
        continue
      }
      guard other.file != token.file, isGrouped(other) != isGrouped(token) || isProperty(other) != isProperty(token)
      else { continue }
      repeated[token.file, default: 0] += 1
      originals.insert(other.file)
    }
    let copies = repeated.filter { $1 >= leastRepeated && 2 * $1 > sizes[$0, default: 0] }.keys
    return copies.isEmpty ? [] : originals.union(copies)
  }

  private static func isGrouped(_ token: Token) -> Bool { token.name.path.utf8.contains(UInt8(ascii: ".")) }

  private static func isProperty(_ token: Token) -> Bool { token.name.path.hasPrefix("--") }

  /// The words of names without the `on` of `on-dark` and `on-light` in catalogs whose surfaces end so, too: there they
  /// name the theme.
  private static func withThemes(
    _ names: [[ColorNameWords.Word]], _ catalogs: [String]
  ) -> [[ColorNameWords.Word]] {
    let isOn = { (words: [ColorNameWords.Word]) in
      words.count > 2 && words[words.count - 2].text == "on" && ["dark", "light"].contains(words[words.count - 1].text)
    }
    var themed: Set<String> = []
    for (words, catalog) in zip(names, catalogs) where isOn(words) {
      let slot = words.dropLast(2).last { ColorNameWords.kind(of: $0.text) != nil }
      if slot.map({ ColorNameWords.kind(of: $0.text) == .background }) ?? false { themed.insert(catalog) }
    }
    return zip(names, catalogs).map { words, catalog in
      isOn(words) && themed.contains(catalog) ? words.dropLast(2) + words.suffix(1) : words
    }
  }

  /// The least number of names that begin alike before their first word says nothing.
  private static let leastPrefixed = 4

  /// The words of names without a first word with which all names of a catalog begin, such as the name of a brand.
  private static func withoutPrefixes(
    _ names: [[ColorNameWords.Word]], _ catalogs: [String]
  ) -> [[ColorNameWords.Word]] {
    var firsts: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for (words, catalog) in zip(names, catalogs) {
      firsts[catalog, default: []].insert(words.count > 1 ? words[0].text : "")
      counts[catalog, default: 0] += 1
    }
    return zip(names, catalogs).map { words, catalog in
      guard firsts[catalog]?.count == 1, counts[catalog, default: 0] >= leastPrefixed, let first = words.first,
        words.count > 1, ColorNameWords.saysNothing(first.text)
      else { return words }
      return Array(words.dropFirst())
    }
  }

  private mutating func add(_ index: TokenIndex) {
    guard let name = names[index.offset] else { return }
    let catalog = catalogs[index.offset]
    let candidate = Candidate(
      slot: name.slot, condition: name.condition, path: paths[index.offset], file: files[index.offset], token: index)
    switch name.form {
    case .bare: Self.add(candidate, to: &colors[Key(catalog: catalog, words: name.whole), default: []])
    case .on, .contrast:
      catalogsWithOn.insert(catalog)
      if case .on(let place) = name.form, name.words.dropFirst(place + 1).map({ $0.text }) == ["background"] {
        replaced.insert(Key(catalog: catalog, words: ColorName.joined(Array(name.words[..<place]))))
      }
      named.formUnion(name.targets.map { Key(catalog: catalog, words: $0) })
    case .slot(_, .background):
      Self.add(candidate, to: &colors[Key(catalog: catalog, words: name.whole), default: []])
      let key = Key(catalog: catalog, words: name.key)
      filesWithSurfaces.insert(files[index.offset])
      if backgrounds[key] == nil { surfaceCounts[Key(catalog: catalog, words: name.family), default: 0] += 1 }
      Self.add(candidate, to: &backgrounds[key, default: []])
    case .slot(_, .foreground):
      filesWithTexts.insert(files[index.offset])
      stated.insert(Key(catalog: catalog, words: "\(name.key) \(name.condition)"))
      if name.isSlotLast { texts.insert(Key(catalog: catalog, words: name.key)) }
      let qualifiers = name.parts.qualifiers
      if !qualifiers.isEmpty { rankedFamilies.insert(Key(catalog: catalog, words: name.family)) }
      if qualifiers.contains(where: { $0.text == "inverse" }) { catalogsWithOn.insert(catalog) }
    case .slot: break
    }
  }

  private static func add(_ candidate: Candidate, to candidates: inout [Candidate]) {
    if candidates.count < mostNamesakes { candidates.append(candidate) }
  }

  /// The number of tokens whose names consist of the same words, among which a surface is chosen.
  private static let mostNamesakes = 64

  // MARK: Surfaces

  /// The surfaces that the name of a token implies, the likeliest first; none for one that is not a foreground.
  func surfaces(for index: TokenIndex) -> [TokenIndex] {
    guard let name = names[index.offset] else { return [] }
    let own = PairSurfaces(
      names: self, name: name, catalog: catalogs[index.offset], path: paths[index.offset], file: files[index.offset])
    return own.all.filter { $0 != index }
  }

  /// Returns true for a token whose name names its surface, such as `onX`.
  func isNamed(by index: TokenIndex) -> Bool { names[index.offset].map(isNamed) ?? false }

  /// Returns true for a name that names its surface.
  func isNamed(_ name: ColorName) -> Bool {
    switch name.form {
    case .on, .contrast: true
    case .slot, .bare: false
    }
  }

  /// The role of a foreground: text, unless its name implies an icon, an edge, or an inactive element.
  func role(of index: TokenIndex) -> Role {
    guard let name = names[index.offset] else { return .text }
    if name.condition.holds("disabled") { return .inactive }
    if case .slot(_, .other) = name.form { return .boundary }
    return name.isIcon ? .graphic : .text
  }
}

extension Token {
  /// True if the token paints nothing in some appearance.
  fileprivate var isClear: Bool {
    entries.contains { entry in
      if case .color(let color) = entry.value { color.alpha == 0 } else { false }
    }
  }
}
