import FileSyntax

/// The plainest texts on the plainest surface of a palette in whose names nothing else implies a pair.
///
/// A name is the plainer the fewer words it has besides its purpose and a first rank. The first surface is one that is
/// named like a page, or else the light one. Texts that are black, white, or of a dark or light hue are on the light or
/// dark surface of the same thing. The text of a part of a thing is on the only surface of the thing, and the other way
/// around.
struct PlainPairs {
  private struct Name {
    let token: TokenIndex
    let catalog: String
    let kind: ColorNameWords.Kind
    /// True for a background, false for a surface, which may be over it.
    let isBackground: Bool
    /// The word for its lightness, such as `light`.
    let lightness: String?
    /// True if that is the lightness of a color, as in `white` and `dark blue`; dark and light alone may be themes.
    let isShade: Bool
    /// The words besides the purpose, the lightness, accents, and a first rank of a text.
    let further: [String]

    /// True if it is light or white, false if it is dark or black, nil if it is neither.
    var isLight: Bool? { lightness.map { $0 == "light" || $0 == "white" } }

    /// True if no word names a part of an interface.
    var isPlain: Bool { !further.contains(where: ColorNameWords.components.contains) }

    /// True for a surface that is named like a page; a primary one may be the fill of a control.
    var isFirst: Bool {
      let word = further.joined()
      return word == "opaque" || word != "primary" && ColorNameWords.firstSurfaces.contains(word)
    }

    /// Returns true if one of the two names a thing, and the other one a part of it.
    func belongs(with other: Name) -> Bool {
      guard !further.isEmpty, !other.further.isEmpty, further.count != other.further.count else { return false }
      let isPart = further.starts(with: other.further) || other.further.starts(with: further)
      return isPart && !(further + other.further).contains { ColorNameWords.isQualifier($0) }
    }

    /// The further words that are no ranks.
    var things: [String] { further.filter { !ColorNameWords.ranks.contains($0) } }
  }

  private let names: [Name]

  init(_ names: PairNames) {
    self.names = names.words.enumerated().compactMap { offset, words in
      Self.name(words, TokenIndex(offset), of: names.catalogs[offset])
    }
  }

  private static func name(_ words: [ColorNameWords.Word], _ token: TokenIndex, of catalog: String) -> Name? {
    let words = words.map { $0.text }.filter { !ColorNameWords.defaults.contains($0) }
    let slots = words.filter { ColorNameWords.kind(of: $0) != nil }
    guard let slot = slots.last, let kind = ColorNameWords.kind(of: slot), plain.contains(slot),
      slots.allSatisfy({ ColorNameWords.kind(of: $0) == kind }),
      !words.contains(where: others.contains), !words.contains(where: ColorNameWords.states.contains)
    else { return nil }
    let lightnesses = words.indices.filter { ColorNameWords.lightnesses.contains(words[$0]) }
    guard lightnesses.count < 2 else { return nil }
    let lightness = lightnesses.first.map { words[$0] }
    let hue = lightnesses.first.flatMap { words.dropFirst($0 + 1).first }
    let silent = kind == .foreground ? firstTexts : firstSurfaces
    return Name(
      token: token, catalog: catalog, kind: kind, isBackground: slot == "background", lightness: lightness,
      isShade: lightness == "black" || lightness == "white" || hue.map(ColorNameWords.saysNothing) ?? false,
      further: words.filter { $0 != slot && $0 != lightness && !silent.contains($0) })
  }

  /// The pairs, catalog by catalog.
  var all: [(foreground: TokenIndex, surface: TokenIndex)] {
    let catalogs = Dictionary(grouping: names) { $0.catalog }
    return catalogs.ordered { $0.key.precedesInBytes($1.key) }.flatMap { pairs(of: $0.value) }
  }

  private func pairs(of names: [Name]) -> [(foreground: TokenIndex, surface: TokenIndex)] {
    let (texts, surfaces) = (names.filter { $0.kind == .foreground }, names.filter { $0.kind == .background })
    let plain = Self.plainest(texts.filter { $0.isLight == nil && $0.isPlain })
    if let page = page(among: surfaces.filter { $0.isPlain }), !plain.isEmpty {
      return plain.map { ($0.token, page.token) }
    }
    return texts.compactMap { text in
      let own = surfaces.filter { surface in
        guard let isLight = text.isLight else { return surface.isLight == nil && text.belongs(with: surface) }
        return text.isShade && surface.isLight == !isLight && text.things.starts(with: surface.further)
      }
      return own.count == 1 ? (text.token, own[0].token) : nil
    }
  }

  private func page(among surfaces: [Name]) -> Name? {
    let pages = Self.plainest(surfaces.filter { $0.isLight == nil }).filter { $0.isFirst }
    let backgrounds = pages.filter { $0.isBackground }
    if pages.isEmpty {
      let light = surfaces.filter { $0.lightness == "light" && $0.isFirst }
      return light.count == 1 ? light[0] : nil
    }
    return pages.count == 1 ? pages[0] : backgrounds.count == 1 ? backgrounds[0] : nil
  }

  private static func plainest(_ names: [Name]) -> [Name] {
    let least = names.map { $0.further.count }.min() ?? 0
    return least > mostWords ? [] : names.filter { $0.further.count == least }
  }

  /// The words besides the purpose above which no name is plain.
  private static let mostWords = 1

  /// Purposes of texts and pages.
  private static let plain: Set<String> = ["text", "label", "foreground", "background", "surface"]

  private static let firstSurfaces: Set<String> = ["1", "01", "brand", "neutral"]
  private static let firstTexts = firstSurfaces.union(["primary"])

  /// Words of colors that are never the first.
  private static let others = ColorNameWords.statuses.union(ColorNameWords.derived)
    .union(["inverse", "link", "on", "contrast", "transparent"])
}
