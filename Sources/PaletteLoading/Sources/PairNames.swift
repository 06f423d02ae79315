import ColorMath
import PaletteModel
import TextSupport

/// The names of a palette taken apart, and the surfaces that they imply for its foregrounds.
struct PairNames {
  /// A catalog, and words of a name as one.
  private struct Key: Hashable {
    let catalog: String
    let words: String
  }

  private struct Candidate {
    let slot: String
    let condition: String
    let path: String
    let token: TokenIndex
  }

  /// The names taken apart; nil for those that suggest nothing, and for a repeated one.
  private let names: [ColorName?]
  private let catalogs: [String]
  private let paths: [String]
  /// The surfaces by their words besides the slot.
  private var backgrounds: [Key: [Candidate]] = [:]
  /// The colors that are not stated to be foregrounds, by all their words.
  private var colors: [Key: [Candidate]] = [:]
  /// The families of foregrounds in which some names rank or describe.
  private var rankedFamilies: Set<Key> = []
  /// The surfaces that names such as `onX` imply.
  private var named: Set<Key> = []
  /// The catalogs with names such as `onX`: their plain statuses are for other surfaces.
  private var catalogsWithOn: Set<String> = []

  /// Takes the names apart; the tokens of all token files are one palette.
  init(_ tokens: [Token]) {
    let catalogs = tokens.map { $0.isDesignToken ? "" : $0.name.catalog }
    let all = Set(tokens.map { $0.name.path })
    let words = Self.withoutPrefixes(tokens.map { Self.words(of: $0.name.path, among: all) }, catalogs)
    let joined = Set(words.map(ColorName.joined))
    var known: Set<TokenName> = []
    names = zip(tokens, words).map { token, words in
      known.insert(token.name).inserted && !token.isClear ? ColorName(words, among: joined) : nil
    }
    self.catalogs = catalogs
    paths = tokens.map { $0.name.path }
    for index in tokens.typedIndices { add(index) }
  }

  /// The words of a name; `X.color` next to `X.background` is a text.
  private static func words(of name: String, among names: Set<String>) -> [ColorNameWords.Word] {
    var words = ColorNameWords.words(of: name)
    guard let last = words.last, name.hasSuffix(".color") else { return words }
    let group = name.dropLast("color".utf8.count)
    if ["background", "background-color", "backgroundColor", "bg"].contains(where: { names.contains(group + $0) }) {
      words.append(ColorNameWords.Word(text: "text", group: last.group + 1))
    }
    return words
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
    let candidate = Candidate(slot: name.slot, condition: name.condition, path: paths[index.offset], token: index)
    switch name.form {
    case .bare: Self.add(candidate, to: &colors[Key(catalog: catalog, words: name.whole), default: []])
    case .on, .contrast:
      catalogsWithOn.insert(catalog)
      named.formUnion(name.targets.map { Key(catalog: catalog, words: $0) })
    case .slot(_, .background):
      Self.add(candidate, to: &colors[Key(catalog: catalog, words: name.whole), default: []])
      Self.add(candidate, to: &backgrounds[Key(catalog: catalog, words: name.key), default: []])
    case .slot(_, .foreground):
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
    let view = View(names: self, name: name, catalog: catalogs[index.offset], path: paths[index.offset])
    let surfaces: [TokenIndex]
    switch name.form {
    case .on, .contrast: surfaces = view.namedSurface
    case .slot(_, .foreground): surfaces = view.surfaces
    case .slot(_, .other): surfaces = view.controlOfEdge
    case .slot, .bare: surfaces = []
    }
    return surfaces.filter { $0 != index }
  }

  /// The role of a foreground: text, unless its name implies an icon, an edge, or an inactive element.
  func role(of index: TokenIndex) -> Role {
    guard let name = names[index.offset] else { return .text }
    if name.condition.holds("disabled") { return .inactive }
    if case .slot(_, .other) = name.form { return .boundary }
    return name.isIcon ? .graphic : .text
  }

  /// One foreground among the names.
  private struct View {
    let names: PairNames
    let name: ColorName
    let catalog: String
    let path: String

    private func candidates(_ words: String) -> [Candidate] {
      names.backgrounds[Key(catalog: catalog, words: words)] ?? []
    }

    /// The candidate under the same condition; if there is none, the one under none.
    private func first(_ candidates: [Candidate]) -> TokenIndex? {
      nearest(candidates, name.condition) ?? nearest(candidates, name.theme) ?? nearest(candidates, "")
    }

    /// Of the candidates under a condition, the first of those that share the most groups with the foreground.
    private func nearest(_ candidates: [Candidate], _ condition: String) -> TokenIndex? {
      let matches = candidates.filter { $0.condition == condition }
      guard matches.count > 1 else { return matches.first?.token }
      let shared = matches.map { zip($0.path.utf8, path.utf8).prefix { $0 == $1 }.count }
      let most = shared.max()
      return zip(matches, shared).first { $1 == most }?.0.token
    }

    /// The surface of `onX` or `X-contrast`.
    var namedSurface: [TokenIndex] {
      for target in name.targets {
        let colors = names.colors[Key(catalog: catalog, words: target)] ?? []
        let surfaces = candidates(target).filter { $0.slot != "container" }
        let isOfFamily = !name.family.isEmpty
        if let found = first(isOfFamily ? surfaces : colors) ?? first(isOfFamily ? colors : surfaces) { return [found] }
      }
      return []
    }

    /// The surface of an input or the like whose edge this is.
    var controlOfEdge: [TokenIndex] {
      let states: Set<String> = ["", "focus", "hover", "light", "dark"]
      guard states.contains(name.condition), name.words.contains(where: { ColorNameWords.edged.contains($0.text) }),
        !name.words.contains(where: { $0.text == "read" })
      else { return [] }
      return first(candidates(name.key)).map { [$0] } ?? []
    }

    /// The surfaces of a name such as `XText`, `text.X` or `X.text.Y`.
    var surfaces: [TokenIndex] {
      let parts = name.parts
      let isOutside = parts.subject.contains { ColorNameWords.labeledOutside.contains($0.text) }
      let isCaption = name.slot == "label" && parts.subject.contains { ColorNameWords.edged.contains($0.text) }
      guard !isOutside && !isCaption || name.isIcon,
        !parts.subject.contains(where: { ColorNameWords.derived.contains($0.text) })
      else {
        return []
      }
      if isOutside, let marked = markedSurface { return [marked] }
      // The mark of a page indicator is beside the others, and a divider's color is no text.
      guard !parts.subject.contains(where: { ColorNameWords.kind(of: $0.text) == .other }) else { return [] }
      if let own = first(candidates(name.whole).filter { $0.slot == "background" }) { return [own] }
      if hasSurfaceOfItsOwn(parts.subject, parts.qualifiers) {
        let equal = equalSurfaces
        if !equal.isEmpty { return equal }
      }
      if name.slot == "foreground", name.isSlotLast, !name.key.isEmpty,
        let bare = first(names.colors[Key(catalog: catalog, words: name.key)] ?? [])
      {
        return [bare]
      }
      let others = faintSurface(parts.subject, parts.qualifiers) + firstSurfaces(parts.subject, parts.qualifiers)
      return others.isEmpty && isShared(parts.qualifiers) ? equalSurfaces : others
    }

    /// The surface of a control in the state in which it shows its mark, for a mark without a state.
    private var markedSurface: TokenIndex? {
      guard name.condition == name.theme else { return nil }
      return ColorNameWords.marked.lazy.compactMap { state in
        let conditions = name.theme.isEmpty ? [state] : [state, name.theme].ordered(by: <)
        return nearest(candidates(name.key), conditions.joined(separator: " "))
      }.first
    }

    /// Returns true if texts and surfaces of these words are for each other where a palette has no first surface.
    private func isShared(_ qualifiers: [ColorNameWords.Word]) -> Bool {
      !qualifiers.isEmpty && !name.isThingLast && !names.catalogsWithOn.contains(catalog)
        && !qualifiers.contains { ColorNameWords.isStep($0.text) }
        && qualifiers.allSatisfy { word in
          ColorNameWords.ranks.contains(word.text) || ColorNameWords.isNumber(word.text)
            || ColorNameWords.statuses.contains(word.text) && name.slot != "content"
        }
    }

    /// The surfaces whose words besides the slot are the same.
    private var equalSurfaces: [TokenIndex] {
      let all = candidates(name.key)
      let found = ["background", "surface"].compactMap { slot in first(all.filter { $0.slot == slot }) }
      guard found.isEmpty, !name.key.isEmpty else { return found }
      return first(all).map { [$0] } ?? []
    }

    /// Returns true if the surface of the same words is the one of this name: it names a thing, an inverse, or, before
    /// the slot, a status.
    private func hasSurfaceOfItsOwn(_ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]) -> Bool {
      let words = qualifiers.map { $0.text }
      if subject.contains(where: { ColorNameWords.components.contains($0.text) || $0.text == "icon" })
        || words.contains("inverse")
      {
        return true
      }
      let hasNumber = name.words.contains { ColorNameWords.isNumber($0.text) }
      if words.isEmpty {
        guard name.isThingLast, !hasNumber else { return true }
        return !names.rankedFamilies.contains(Key(catalog: catalog, words: name.family))
      }
      if name.isSlotLast, name.slot == "foreground" { return !hasNumber }
      return name.isSlotLast && name.slot != "content" && words.allSatisfy(ColorNameWords.statuses.contains)
    }

    /// The surface of little color for a text with a meaning.
    private func faintSurface(
      _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
    ) -> [TokenIndex] {
      guard !qualifiers.isEmpty, qualifiers.allSatisfy({ Self.isMeaning($0.text) }), name.condition == name.theme else {
        return []
      }
      let words = ColorName.joined(subject) + ColorName.joined(qualifiers)
      let found = ColorNameWords.faintWords.lazy.compactMap { faint in
        first(candidates(words + faint).filter { $0.slot == "background" || $0.slot == "surface" })
      }
      return found.first.map { [$0] } ?? []
    }

    private static func isMeaning(_ word: String) -> Bool {
      ColorNameWords.statuses.contains(word) || ColorNameWords.accents.contains(word)
    }

    /// The first surface of the same thing, or of the palette, for a text that is only ranked or has a meaning.
    private func firstSurfaces(
      _ subject: [ColorNameWords.Word], _ qualifiers: [ColorNameWords.Word]
    ) -> [TokenIndex] {
      let words = qualifiers.map { $0.text }.filter { $0 != "neutral" }
      guard !words.contains(where: ColorNameWords.isStep) else { return [] }
      let isRank = words.allSatisfy { ColorNameWords.ranks.contains($0) || ColorNameWords.isNumber($0) }
      let isPale = words.count > 1 && words.contains { $0 == "weak" || $0 == "weaker" }
      guard isRank && !isPale || words.allSatisfy(Self.isMeaning), !name.isThingLast else { return [] }
      let start = ColorName.joined(subject)
      if subject.contains(where: { ColorNameWords.components.contains($0.text) }) {
        guard isRank, !qualifiers.isEmpty else { return [] }
        return base(candidates(start)).map { [$0] } ?? []
      }
      guard !qualifiers.isEmpty || subject.isEmpty else { return [] }
      let starts = qualifiers.count == words.count ? [start] : [start, start + "neutral"]
      let first = ["background", "surface"].lazy.compactMap { slot in
        starts.lazy.compactMap { firstSurface(slot, in: $0) }.first
      }.first
      guard let first else { return [] }
      guard words.isEmpty || words == ["primary"],
        let surface = base(candidates(start).filter { $0.slot == "surface" }), surface != first
      else { return [first] }
      return [first, surface]
    }

    /// The first surface of a group; a primary one is the first unless texts are named after it, or it is one of fills.
    private func firstSurface(_ slot: String, in group: String) -> TokenIndex? {
      for word in ColorNameWords.firstSurfaces {
        guard let found = base(candidates(group + word).filter { $0.slot == slot }) else { continue }
        if word != "primary" { return found }
        let isFill =
          names.names[found.offset]?.isSlotLast == true
          && candidates(group + "secondary").isEmpty
          && ["success", "error", "warning"].contains { !candidates(group + $0).isEmpty }
        let isNamed = names.named.contains(Key(catalog: catalog, words: group + word))
        if !isFill && !isNamed { return found }
      }
      return nil
    }

    /// The candidate for a text without a control: that of the theme, and for a disabled one that of the state.
    private func base(_ candidates: [Candidate]) -> TokenIndex? {
      let own = name.condition.holds("disabled") ? nearest(candidates, name.condition) : nil
      return own ?? nearest(candidates, name.theme)
    }
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
