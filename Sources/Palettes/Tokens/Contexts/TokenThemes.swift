import FileSyntax

/// The rule of themes: which token files serve which variant, in which order, and in how many audits.
///
/// **Words** (`TokenWords`). The path below the common folder of all files, without its extension, is split into words.
/// Words for light and dark, for increased contrast (`highcontrast`, `hc`, `contrast`, which alone serve both
/// appearances) and for reduced transparency make a file a *theme*. Words such as `theme`, `color` and those of a base
/// are ignored; any other word of a theme, up to the folder or file that speaks of settings, names its *family*. A file
/// whose words are all those of a base is a *base*. A file with a word of a base and those of a family that has themes is
/// the base of that family. Every other file is *other*.
///
/// **Variants.** A lone file serves all variants, and so do bases and other files. A theme serves the variants of its
/// words. The `variants` map of an audit file adds to that: a file that it names for a variant counts there like a
/// theme with the words of that variant. A file that is neither a theme nor a base by its name then counts only in
/// those variants.
///
/// **Ranks.** In each variant the file with the highest rank gives a token its value: appearance and contrast, then
/// contrast alone, then appearance, then bases and other files. (Reduced transparency comes between contrast and
/// appearance.) Among files of one rank those of the map come first, the last that it lists before the others.
///
/// **Families** (`TokenThemeGroups`). Themes of one family, at least two with its base, whose color tokens those of
/// another repeat are an audit of their own, together with everything that is in no such family. The words that tell families apart name
/// them, so that files with different names of their own stay together; other files with such a word belong to its
/// family. Families that repeat none are parts of one palette. Token sets need no theme: a set that gives a color token
/// another value is a family, over those of none.
///
/// **Conflicts.** Nothing is merged by the order of paths. These are errors that name both files and the line to write:
/// two files of one rank that give one color token different values for one variant; an other file that repeats a color
/// token of a theme; a theme with further words that is not a family, or that is next to themes without further words,
/// and repeats a color token of another theme. The theme at fault is left out, of an other file only the tokens
/// that it repeats. Values are compared as written, then as colors with their references resolved. Composites with two
/// values are a warning, as are fonts if a pair takes its own from a token; tokens without a color do not conflict unless
/// they change one. Sets of one Tokens Studio file have an explicit order, which decides among those of one family.
struct TokenThemes {
  /// The files of one audit.
  struct Audit {
    /// The name of its family; empty if there is no choice among families, and for themes of no family.
    var family: String
    /// For each variant the indices of the files in the order in which they are merged.
    var layers: [[Int]]

    /// The different lists of files, and the one for each variant.
    var contexts: (layers: [[Int]], choices: [Int]) {
      var different: [[Int]] = []
      let choices = layers.map { list in
        if let known = different.firstIndex(of: list) { return known }
        different.append(list)
        return different.count - 1
      }
      return (different, choices)
    }
  }

  /// The audits, at least one; several if families repeat each other's tokens.
  private(set) var audits: [Audit] = []
  /// The contradictions among the files, unsorted.
  private(set) var diagnostics: [Diagnostic] = []
  /// Values without a color for which two files of one rank differ; they matter if they change one.
  private(set) var looseTies: [TokenThemeTie] = []
  /// Pairs of files, by index, that contradict each other about a color.
  private(set) var conflicts: [(Int, Int)] = []
  /// The color tokens to which files of one rank give different values, each with the indices of those files.
  private(set) var disputes: [String: Set<TokenSet.Dispute>] = [:]
  /// The sets with colors that later sets replace for no reason that their names give.
  private(set) var omissions: [Omission] = []
  /// The composites for which two files of one rank differ.
  private(set) var composites: Set<String> = []
  /// The files as the rule sees them.
  private(set) var files: [TokenThemeFile]

  /// For each file the tokens whose values do not count, because it is not a theme and repeats those of themes.
  private(set) var withheld: [Int: Set<String>] = [:]

  private let definitions: TokenDefinitions
  private let areFontsUsed: Bool
  private var colors: TokenTieColors
  private var isLeftOut: [Bool]
  /// The token sets of families that exclude others.
  private var isLifted: [Bool]
  private var contexts: [Context] = []

  /// Applies the rule to files in the order in which they are named; `chosen` is the `variants` map.
  ///
  /// Files next to a resolver or sets with themes are not alone, even if there is only one; `links` are the files that
  /// they may refer to.
  init(
    _ layers: [TokenLayerFile], chosen: [Variant: [Int]], isAlone: Bool = true, areFontsUsed: Bool = false,
    links: TokenLinks = TokenLinks()
  ) {
    let isLone = isAlone && layers.count == 1 && chosen.isEmpty
    files = TokenThemeFile.all(layers, chosen: chosen, isLone: isLone)
    isLeftOut = Array(repeating: false, count: files.count)
    isLifted = isLeftOut
    definitions = files.count > 1 ? TokenDefinitions(layers.map { $0.file }) : TokenDefinitions([])
    self.areFontsUsed = areFontsUsed
    colors = TokenTieColors(definitions.files, links)
    TokenThemeFile.settle(&files, definitions)
    findContexts()
    leaveOutOthers()
    audits = contexts.map { context in
      Audit(family: context.name, layers: Variant.allCases.map { serving($0, without: context.hidden) })
    }
    findTies()
    findReplaced()
  }

  /// The audits with files of one rank in reverse order.
  var reversed: [Audit] {
    let names = audits.map { $0.family }
    return zip(names, audits).map { name, audit in
      Audit(
        family: name,
        layers: zip(Variant.allCases, audit.layers).map { variant, list in
          list.ordered { (rank(of: $0, in: variant), -$0) < (rank(of: $1, in: variant), -$1) }
        })
    }
  }

  private func rank(of file: Int, in variant: Variant) -> TokenThemeRank {
    var rank = files[file].rank(in: variant) ?? TokenThemeRank(settings: 0)
    rank.isLifted = isLifted[file]
    return rank
  }

  /// The files that serve a variant, the highest rank last.
  private func serving(_ variant: Variant, without hidden: Set<Int>) -> [Int] {
    let serving = files.indices.filter { !isLeftOut[$0] && !hidden.contains($0) && files[$0].rank(in: variant) != nil }
    return serving.ordered { (rank(of: $0, in: variant), $0) < (rank(of: $1, in: variant), $1) }
  }
}

extension TokenThemes {
  /// One choice among families that repeat each other's tokens.
  private struct Context {
    var name: String
    /// The files of the families that are not chosen.
    var hidden: Set<Int> = []
  }

  /// Makes one context for each audit; leaves out themes that repeat tokens of others without being a family.
  private mutating func findContexts() {
    let groups = TokenThemeGroups(files, definitions)
    contexts = [Context(name: "")]
    for cluster in groups.clusters {
      for fault in cluster.faults {
        for file in fault.files { isLeftOut[file] = true }
        conflicts.append((fault.tie.first, fault.tie.second))
        diagnostics.append(wording.error(fault))
      }
      guard cluster.families.count > 1 else { continue }
      for own in cluster.lone {
        for file in own { files[file].isLoneOfFamily = true }
        diagnostics += own.prefix(1).map { wording.note(lone: $0) }
      }
      guard contexts.count * cluster.families.count <= TokenPermutations.most else {
        diagnostics.append(wording.tooMany(cluster.families))
        continue
      }
      for family in cluster.families where !family.words.isEmpty {
        for file in family.files where files[file].isSet { isLifted[file] = true }
      }
      let relatives = self.relatives(of: cluster.families)
      contexts = contexts.flatMap { context in
        cluster.families.indices.map { own in
          let name = [context.name, cluster.families[own].name].filter { !$0.isEmpty }.joined(separator: ", ")
          return Context(
            name: name, hidden: context.hidden.union(hidden(in: own, of: cluster.families)).union(relatives[own]))
        }
      }
    }
    guard contexts.contains(where: { !$0.hidden.isEmpty }) else { return }
    let needs = TokenFamilyNeeds(definitions)
    for index in contexts.indices { contexts[index].hidden = needs.hidden(contexts[index].hidden) }
  }

  /// The files of families that are not chosen; a family of sets stands over the sets of none.
  private func hidden(in own: Int, of families: [TokenThemeGroups.Group]) -> Set<Int> {
    families.indices.reduce(into: []) { hidden, other in
      if other != own, !(families[other].words.isEmpty && families[other].isOfSets) {
        hidden.formUnion(families[other].files)
      }
    }
  }

  /// The files of no family that belong to others than each one, as they have all of their words.
  private func relatives(of families: [TokenThemeGroups.Group]) -> [Set<Int>] {
    let members = families.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    var hidden: [Set<Int>] = Array(repeating: [], count: families.count)
    for file in files.indices where !members.contains(file) && !files[file].isChosen {
      let words = Set(files[file].furtherWords)
      let counts = families.map { words.isSuperset(of: $0.words) ? $0.words.count : 0 }
      for (family, count) in counts.enumerated() where count < counts.max() ?? 0 { hidden[family].insert(file) }
    }
    return hidden
  }

  /// Withholds the color tokens of other files that themes have too.
  private mutating func leaveOutOthers() {
    var faults: [Int: TokenThemeTie] = [:]
    for repeated in definitions.repeated where repeated.kind == .color {
      for other in repeated.files where files[other].isOther && !files[other].isSet {
        let theme = repeated.files.first { theme in
          files[theme].isNamedTheme && !isLeftOut[theme] && !files[theme].isOrdered(with: files[other])
            && contexts.contains { $0.hidden.isDisjoint(with: [theme, other]) }
        }
        guard let theme else { continue }
        faults[other, default: TokenThemeTie(first: theme, second: other)].add(repeated.path)
        withheld[other, default: []].insert(repeated.path)
      }
    }
    for (other, fault) in faults.ordered(by: { $0.key < $1.key }) {
      // The names of variables and aliases are those of their file.
      let dialect = files[other].layer.file.dialect
      isLeftOut[other] = dialect.isTheo || dialect.isFigma
      conflicts.append((fault.first, fault.second))
      let hasMore = !definitions.names(in: other).isSubset(of: withheld[other] ?? [])
      let beside = contexts.filter { !$0.hidden.contains(other) }.reduce(into: Set<Int>()) { all, context in
        all.formUnion(files.indices.filter { !context.hidden.contains($0) && faults[$0] == nil })
      }
      diagnostics.append(wording.error(other: fault, hasMore: hasMore, beside: beside))
    }
  }

  /// Records tokens to which two files of the highest rank give different values for a variant.
  private mutating func findTies() {
    var ties: [TokenThemeTie.Key: TokenThemeTie] = [:]
    for repeated in definitions.repeated where repeated.kind != .font || areFontsUsed {
      for (owners, context) in together(repeated) where owners.count > 1 {
        for variant in Variant.allCases {
          guard let (all, others) = tie(repeated, among: owners, of: context, in: variant), let other = others.first
          else {
            continue
          }
          let key = TokenThemeTie.Key(first: all[0], second: other, kind: repeated.kind)
          ties[key, default: TokenThemeTie(first: all[0], second: other, in: variant)].add(repeated.path, others)
          if repeated.kind == .color {
            let served = serving(variant, without: contexts[context].hidden)
            disputes[repeated.path, default: []].insert(TokenSet.Dispute(layers: all, all: served))
          }
          if repeated.kind == .composite { composites.insert(repeated.path) }
        }
      }
    }
    for (key, tie) in ties.ordered(by: { $0.key < $1.key }) {
      switch key.kind {
      case .color:
        conflicts += tie.others.union([tie.second]).sorted().map { (tie.first, $0) }
        diagnostics.append(wording.error(tie: tie))
      case .composite, .font: diagnostics.append(wording.warning(tie: tie))
      case .other: looseTies.append(tie)
      }
    }
  }

  /// Warns of ordered sets whose colors others replace, although neither is a base or has other settings in its name.
  private mutating func findReplaced() {
    guard files.contains(where: { $0.layer.series != nil }) else { return }
    var replaced: [Int: (by: Int, paths: Set<String>)] = [:]
    for repeated in definitions.repeated where repeated.kind == .color {
      for (owners, context) in together(repeated) where owners.count > 1 {
        for variant in Variant.allCases {
          let ranked = owners.filter { files[$0].rank(in: variant) != nil }
          guard let best = ranked.map({ rank(of: $0, in: variant) }).max() else { continue }
          let equal = ranked.filter { rank(of: $0, in: variant) == best && files[$0].layer.series != nil }
          guard let last = equal.last else { continue }
          for file in equal.dropLast()
          where !files[file].isBase && files[file].isOrdered(with: files[last])
            && !isSame(repeated, in: file, and: last, of: context, variant)
          {
            replaced[file, default: (last, [])].paths.insert(repeated.path)
          }
        }
      }
    }
    for (file, other) in replaced.ordered(by: { $0.key < $1.key }) {
      let first = other.paths.min { $0.precedesInBytes($1) } ?? ""
      let place = definitions.location(of: first, in: file)
      diagnostics.append(wording.warning(replaced: file, by: other.by, other.paths.count, at: place))
      omissions.append(Omission(.context, files[file].layer.label, at: place))
    }
  }

  /// The different lists of files with a token that are read together in an audit, each with the number of that audit.
  private func together(_ repeated: TokenDefinitions.Repeated) -> [(owners: [Int], context: Int)] {
    let counting = repeated.files.filter { !isLeftOut[$0] && withheld[$0]?.contains(repeated.path) != true }
    var different: [(owners: [Int], context: Int)] = []
    for (number, context) in contexts.enumerated() {
      let visible = context.hidden.isEmpty ? counting : counting.filter { !context.hidden.contains($0) }
      if !different.contains(where: { $0.owners == visible }) { different.append((visible, number)) }
    }
    return different
  }

  /// Returns true if two files give a token equal values as written, or equal colors in a variant.
  private mutating func isSame(
    _ repeated: TokenDefinitions.Repeated, in first: Int, and second: Int, of context: Int, _ variant: Variant
  ) -> Bool {
    if definitions.isSame(repeated.path, in: first, and: second) { return true }
    guard repeated.kind == .color || repeated.kind == .composite,
      !definitions.areTexts(repeated.path, in: first, and: second)
    else { return false }
    let keys = [first, second].map { TokenTieColors.Key(file: $0, context: context, variant: variant) }
    for key in keys where !colors.isKnown(key) {
      let all = serving(variant, without: contexts[context].hidden)
      let rank = rank(of: key.file, in: variant)
      let lower = all.filter { $0 != key.file && self.rank(of: $0, in: variant) <= rank }
      colors.note(lower + [key.file] + all.filter { self.rank(of: $0, in: variant) > rank }, for: key)
    }
    return colors.isSame(repeated.path, in: keys[0], and: keys[1])
  }

  /// The files of the highest rank that give a token its value, and those whose value is not that of the first.
  private mutating func tie(
    _ repeated: TokenDefinitions.Repeated, among owners: [Int], of context: Int, in variant: Variant
  ) -> (all: [Int], others: [Int])? {
    var best: (rank: TokenThemeRank, files: [Int])?
    for file in owners {
      guard files[file].rank(in: variant) != nil else { continue }
      let rank = rank(of: file, in: variant)
      if let known = best, rank < known.rank { continue }
      if let known = best, rank == known.rank { best?.files = known.files + [file] } else { best = (rank, [file]) }
    }
    guard let all = best.map({ effective($0.files) }), let first = all.first, all.count > 1 else { return nil }
    let others = all.dropFirst().filter { file in
      !files[file].isOrdered(with: files[first]) && !isSame(repeated, in: first, and: file, of: context, variant)
    }
    return others.isEmpty ? nil : (all: all, others: others)
  }

  /// The files without those that a later one replaces by their explicit order.
  private func effective(_ all: [Int]) -> [Int] {
    guard all.count <= Self.mostOrdered, all.contains(where: { !files[$0].layer.entries.isEmpty }) else { return all }
    return all.filter { file in !all.contains { $0 > file && files[$0].isOrdered(with: files[file]) } }
  }

  /// The files of one token whose order is looked at; more are as if they had none.
  private static let mostOrdered = 64

  /// The files, without the values that do not count.
  var layers: [TokenLayerFile] {
    files.indices.map { index in
      var layer = files[index].layer
      layer.file.withheld = isLeftOut[index] ? [] : withheld[index] ?? []
      return layer
    }
  }

  /// The words for the problems.
  var wording: TokenThemeWording { TokenThemeWording(files: files, definitions: definitions) }
}
