import PaletteModel
import TextSupport

/// The plainest texts on the plainest surface of a palette in whose names nothing else implies a pair.
///
/// A name is the plainer the fewer words it has besides its purpose and a first rank. Where several surfaces are equally
/// plain, the first is one that is named like a page, or else the light one. Where texts state their lightness, dark ones
/// are on the light surface of the same words, and light ones on the dark one. A text of a thing is on the only surface
/// that belongs to it.
struct PlainPairs {
  private struct Name {
    let token: TokenIndex
    let catalog: String
    let kind: ColorNameWords.Kind
    /// True if it is light or white, false if it is dark or black, nil if it is neither.
    let isLight: Bool?
    /// The words besides the purpose, the lightness, and a first rank.
    let further: [String]

    /// True if no word names a part of an interface.
    var isPlain: Bool { !further.contains(where: ColorNameWords.components.contains) }

    /// True for a surface that is named like a page.
    var isFirst: Bool { further == ["opaque"] || ColorNameWords.firstSurfaces.contains(further.joined()) }

    /// Returns true if one of the two names a thing, and the other one it or a part of it.
    func belongs(with other: Name) -> Bool {
      !further.isEmpty && !other.further.isEmpty
        && (further.starts(with: other.further) || other.further.starts(with: further))
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
    let lightnesses = words.filter(ColorNameWords.lightnesses.contains)
    guard lightnesses.count < 2 else { return nil }
    return Name(
      token: token, catalog: catalog, kind: kind, isLight: lightnesses.first.map { $0 == "light" || $0 == "white" },
      further: words.filter { $0 != slot && !ColorNameWords.lightnesses.contains($0) && !first.contains($0) })
  }

  /// The pairs, catalog by catalog.
  var all: [(foreground: TokenIndex, surface: TokenIndex)] {
    let catalogs = Dictionary(grouping: names) { $0.catalog }
    return catalogs.ordered { $0.key.precedesInBytes($1.key) }.flatMap { pairs(of: $0.value) }
  }

  private func pairs(of names: [Name]) -> [(foreground: TokenIndex, surface: TokenIndex)] {
    let (texts, surfaces) = (names.filter { $0.kind == .foreground }, names.filter { $0.kind == .background })
    let plain = Self.plainest(texts.filter { $0.isLight == nil && $0.isPlain })
    if let page = page(among: surfaces.filter { $0.isPlain }) {
      // Two things of different names are rarely for each other.
      let own = plain.filter { page.isFirst || $0.further == page.further }
      if !own.isEmpty { return own.map { ($0.token, page.token) } }
    }
    return texts.compactMap { text in
      let own = surfaces.filter { surface in
        guard let isLight = text.isLight else {
          return surface.isLight == nil && text.belongs(with: surface)
        }
        return surface.isLight == !isLight && surface.further == text.things
      }
      return own.count == 1 ? (text.token, own[0].token) : nil
    }
  }

  private func page(among surfaces: [Name]) -> Name? {
    let equal = Self.plainest(surfaces.filter { $0.isLight == nil })
    let pages = equal.filter { $0.isFirst }
    if !pages.isEmpty { return pages.count == 1 ? pages[0] : nil }
    let light = surfaces.filter { $0.isLight == true && $0.isFirst }
    return light.count == 1 ? light[0] : equal.count == 1 ? equal[0] : nil
  }

  private static func plainest(_ names: [Name]) -> [Name] {
    let least = names.map { $0.further.count }.min() ?? 0
    return least > mostWords ? [] : names.filter { $0.further.count == least }
  }

  /// The words besides the purpose above which no name is plain.
  private static let mostWords = 1

  /// Purposes of texts and pages.
  private static let plain: Set<String> = ["text", "label", "foreground", "background", "surface"]

  private static let first: Set<String> = ["primary", "1", "01"]

  /// Words of colors that are never the first.
  private static let others = ColorNameWords.statuses.union(ColorNameWords.derived)
    .union(["inverse", "link", "on", "contrast"])
}
