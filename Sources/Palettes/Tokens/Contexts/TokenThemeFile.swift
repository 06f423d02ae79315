import FileSyntax

/// The order of files that serve one variant: the highest gives a token its value.
struct TokenThemeRank: Comparable {
  /// True for a token set of a family, which goes before those of no family.
  var isLifted = false
  /// The weighted number of settings: contrast counts four, transparency two, appearance one.
  var settings: Int
  /// True if the `variants` map names the file.
  var isChosen = false
  /// The place in the list of the map; for bases, that of a family is over that of none.
  var order = 0

  static func < (left: TokenThemeRank, right: TokenThemeRank) -> Bool {
    (left.isLifted ? 1 : 0, left.settings, left.isChosen ? 1 : 0, left.order)
      < (right.isLifted ? 1 : 0, right.settings, right.isChosen ? 1 : 0, right.order)
  }
}

/// A token file in terms of the theme rule: its words and the variants that it serves.
struct TokenThemeFile {
  /// A variant for which the `variants` map names the file.
  private struct Choice {
    var condition: TokenCondition
    var order: Int
  }

  let layer: TokenLayerFile
  /// The settings that the name specifies; nil for a name with none, or with contradictory ones.
  let condition: TokenCondition?
  /// The words that name its family, in alphabetical order.
  ///
  /// Those of a theme end with the last folder or file that speaks of settings: `acme-light/buttons.json` is of acme.
  private(set) var furtherWords: [String]
  /// True if only folders and files inside that one have words for a family: `light/acme.json`.
  private let isNamedInside: Bool
  /// True if its name contains only base words.
  let isBase: Bool
  /// True if its name contains base words and words of a family that has themes: the base of that family.
  private(set) var isFamilyBase = false
  private let holdsBase: Bool
  /// True if it is the only file.
  private let isLone: Bool
  private var choices: [Choice] = []
  /// True if a theme with further words also counts by its name, although the map names it.
  private var isFamily = true

  /// True for a theme of a family that has only themes for light, next to others that do: it serves all variants.
  var isLoneOfFamily = false

  /// True if the `variants` map names it.
  var isChosen: Bool { !choices.isEmpty }

  /// True if its name, as far as it counts, is that of a theme.
  var isNamedTheme: Bool { condition != nil && !isLone && (!isChosen || furtherWords.isEmpty || isFamily) }

  /// True if it serves all variants without being a base.
  var isOther: Bool { condition == nil && !isBase && !isFamilyBase && !isLone && !isChosen }

  /// True for a token set of Tokens Studio, whose families need no theme.
  var isSet: Bool { layer.file.set != nil }

  /// Reads the names of files; `chosen` are indices of files by variant.
  static func all(_ layers: [TokenLayerFile], chosen: [Variant: [Int]], isLone: Bool) -> [TokenThemeFile] {
    let names = names(layers)
    var files = zip(layers, names).map { TokenThemeFile($0, $1, isLone: isLone) }
    for variant in Variant.allCases {
      for (order, file) in (chosen[variant] ?? []).enumerated() where files.indices.contains(file) {
        files[file].choices.append(Choice(condition: TokenCondition(naming: variant), order: order))
      }
    }
    return files
  }

  /// Decides which words name families, once it is known which tokens files repeat.
  ///
  /// Names inside the folder of a theme, such as `light/acme.json`, name none next to `zeta-light/colors.json`, unless
  /// they distinguish files that repeat each other's tokens.
  static func settle(_ files: inout [TokenThemeFile], _ definitions: TokenDefinitions) {
    var isNextToOthers = false
    var isDistinguished = false
    for repeated in definitions.repeated where repeated.kind == .color {
      let themes = repeated.files.filter { files[$0].condition != nil }
      let inside = themes.filter { files[$0].isNamedInside }
      isNextToOthers = isNextToOthers || !inside.isEmpty && inside.count < themes.count
      let first = inside.first.map { files[$0].furtherWords }
      isDistinguished = isDistinguished || inside.contains { files[$0].furtherWords != first }
    }
    if isNextToOthers, !isDistinguished {
      for index in files.indices where files[index].isNamedInside { files[index].furtherWords = [] }
    }
    var sizes: [[String]: Int] = [:]
    for file in files where file.condition != nil { sizes[file.furtherWords, default: 0] += 1 }
    for index in files.indices { files[index].isFamily = sizes[files[index].furtherWords, default: 0] > 1 }
    findBases(of: sizes.keys.map { Set($0) }, among: &files)
  }

  /// Finds the files whose names have base words and no word that some theme lacks: `acme.base` next to `acme.dark`.
  private static func findBases(of families: [Set<String>], among files: inout [TokenThemeFile]) {
    for index in files.indices where files[index].holdsBase && !files[index].isSet {
      let words = files[index].furtherWords
      files[index].isFamilyBase =
        files[index].condition == nil && !words.isEmpty && families.contains { $0.isSuperset(of: words) }
    }
  }

  private init(_ layer: TokenLayerFile, _ parts: [String], isLone: Bool) {
    self.layer = layer
    self.isLone = isLone
    let whole = TokenWords(parts.joined(separator: "/"))
    let words = parts.map { TokenWords($0) }
    isBase = whole.isBase
    holdsBase = whole.holdsBase
    condition = whole.isTheme ? whole.condition : nil
    let last = condition == nil ? nil : words.lastIndex { $0.condition.weight > 0 }
    let own = words.prefix((last ?? words.count) + 1).flatMap { $0.family }
    isNamedInside = own.isEmpty
    furtherWords = Set(own.isEmpty ? words.flatMap { $0.family } : own).ordered { $0.precedesInBytes($1) }
  }

  /// Returns its rank in a variant; nil if it does not serve it.
  func rank(in variant: Variant) -> TokenThemeRank? {
    var best: TokenThemeRank?
    if isLone || condition == nil && (!isChosen || isBase || isFamilyBase) {
      best = TokenThemeRank(settings: 0, order: isFamilyBase ? 1 : 0)
    } else if isNamedTheme, let condition, isLoneOfFamily || condition.holds(in: variant) {
      best = TokenThemeRank(settings: condition.rank)
    }
    for choice in choices where choice.condition.holds(in: variant) {
      let rank = TokenThemeRank(settings: choice.condition.rank, isChosen: true, order: choice.order)
      best = best.map { max($0, rank) } ?? rank
    }
    return best
  }

  /// Returns true if the order of the two is explicit.
  func isOrdered(with other: TokenThemeFile) -> Bool {
    layer.series != nil && layer.series == other.layer.series || isImported(with: other)
  }

  /// Returns true if a third file imports both, or one imports the other.
  func isImported(with other: TokenThemeFile) -> Bool { !layer.entries.isDisjoint(with: other.layer.entries) }

  /// The folders and the name of each path below the common folder of all, without file extensions.
  ///
  /// Where only one file has token sets, the names of these sets say everything.
  private static func names(_ layers: [TokenLayerFile]) -> [[String]] {
    let wholes = Set(layers.filter { $0.file.set != nil }.map { $0.file.path })
    let sets = layers.map { wholes.count == 1 ? $0.file.set : nil }
    let parts = zip(layers, sets).map { PalettePath.parts(of: $1 ?? $0.path) }
    let folders = zip(parts, sets).filter { $1 == nil }.map { $0.0.dropLast() }
    var shared = folders.first ?? []
    for folder in folders {
      let count = zip(shared, folder).prefix { $0 == $1 }.count
      shared = shared.prefix(count)
    }
    return zip(parts, sets).map { part, set in
      part.dropFirst(set == nil ? shared.count : 0).map { TokenFileName.bare($0) }
    }
  }
}
