import PaletteModel

/// Tells which of some token files hold themes, by their names or as an audit file says.
///
/// `tokens/light.json` and `tokens/dark.json` are themes, as their paths differ by words for settings alone. A file
/// without such words counts always and comes first; after it, each in the variants that its words speak of, come the
/// themes, those that speak of more settings last.
struct TokenThemeFiles {
  /// What is merged in each variant: indices of files.
  private(set) var layers: [[Int]]
  /// Files that look like themes of their own but stand for no variant.
  private(set) var strangers: [Int] = []

  /// Tells the themes among files by the words of their paths.
  init(_ paths: [String]) {
    let names = Self.names(paths)
    var groups: [[String]: Set<TokenCondition>] = [:]
    for name in names where !name.isContradictory { groups[name.rest, default: []].insert(name.condition) }
    let isThemed = groups.values.contains { $0.count > 1 }
    let all = names.map { name -> TokenCondition? in
      let isTheme = isThemed && !name.isContradictory && name.condition.weight > 0
      return isTheme && (groups[name.rest]?.count ?? 0) > 1 ? name.condition : nil
    }
    let strangers = names.indices.filter { index in
      isThemed && all[index] == nil && names[index].condition.weight > 0 && !names[index].isContradictory
    }
    let without = Set(strangers)
    self.strangers = strangers
    layers = Variant.allCases.map { variant in
      let always = paths.indices.filter { all[$0] == nil && !without.contains($0) }
      let themes = paths.indices.filter { all[$0]?.holds(in: variant) ?? false }
      return always + themes.sorted { ((all[$0]?.weight ?? 0), $0) < ((all[$1]?.weight ?? 0), $1) }
    }
  }

  /// Takes the themes as an audit file names them: a file that it names in some variants counts in those alone.
  init(_ paths: [String], chosen: [Variant: [Int]]) {
    let themed = Set(chosen.values.joined())
    let always = paths.indices.filter { !themed.contains($0) }
    layers = Variant.allCases.map { variant in
      let plainer = TokenAxis.plainer(than: variant).lazy.compactMap { chosen[$0] }.first
      return always + (chosen[variant] ?? plainer ?? [])
    }
  }

  /// The different lists of files, and which of them each variant has.
  var contexts: (layers: [[Int]], choices: [Int]) {
    var different: [[Int]] = []
    let choices = layers.map { list in
      if let known = different.firstIndex(of: list) { return known }
      different.append(list)
      return different.count - 1
    }
    return (different, choices)
  }

  /// The words of each path below the folder that all are in, without the endings of file names.
  private static func names(_ paths: [String]) -> [TokenConditionName] {
    let parts = paths.map { PaletteSourcePath.parts(of: $0) }
    let folders = parts.map { $0.dropLast() }
    var shared = folders.first ?? []
    for folder in folders {
      let count = zip(shared, folder).prefix { $0 == $1 }.count
      shared = shared.prefix(count)
    }
    return parts.map { part in
      let bare = part.dropFirst(shared.count).joined(separator: "/")
      return TokenConditionName(TokenFileName.bare(bare))
    }
  }
}

/// The endings of token files.
enum TokenFileName {
  /// The endings, longer ones first.
  static let endings = [".tokens.json", ".resolver.json", ".tokens", ".json5", ".jsonc", ".json"]

  /// Whether a file of this name holds tokens or names files that do, whatever is in it.
  static func isPlain(_ name: String) -> Bool {
    [".tokens", ".tokens.json", ".resolver.json"].contains { name.hasSuffix($0) } || TokenStudio.isIndex(name)
  }

  /// A name without its ending.
  static func bare(_ name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}
