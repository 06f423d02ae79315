import FileSyntax

/// The palettes among Theo files: entries, which no other file imports, that contradict each other are separate.
enum TheoPalettes {
  struct Palette {
    var paths: [String]
    /// The entry that imports the most.
    var name: String
    /// The value of each repeated token, by the number of its different values.
    fileprivate var values: [String: Int] = [:]
    /// The number of files of that entry.
    fileprivate var size = 0
  }

  /// Distributes files so that all entries of a palette agree, each to the first palette with which it does.
  static func split(_ layers: [TokenLayerFile], _ files: inout TokenFileStore) -> [Palette] {
    guard !layers.isEmpty else { return [] }
    let (all, imports) = TheoImports.read(layers, &files)
    let definitions = TokenDefinitions(all.map { $0.file })
    let values = self.values(definitions)
    let owners = Dictionary(firstOf: all.enumerated().map { ($1.path, $0) })
    var palettes: [Palette] = []
    for entry in all where imports.isEntry(entry.path) {
      let own = imports.closure(of: entry.path).compactMap { owners[$0] }.sorted()
      var effective: [String: Int] = [:]
      // An importer follows what it imports, and so takes precedence.
      for file in own { for (path, value) in values[file, default: [:]] { effective[path] = value } }
      let place = palettes.firstIndex { palette in
        effective.allSatisfy { path, value in palette.values[path] ?? value == value }
      }
      let index = place ?? palettes.count
      if place == nil { palettes.append(Palette(paths: [], name: entry.path)) }
      palettes[index].values.merge(effective)
      palettes[index].paths.append(entry.path)
      if own.count > palettes[index].size { (palettes[index].name, palettes[index].size) = (entry.path, own.count) }
    }
    if palettes.count == 1 { palettes[0].name = PalettePath.folder(of: palettes[0].name) }
    return palettes
  }

  /// The numbers of the values that each file gives to color tokens which several files define.
  private static func values(_ definitions: TokenDefinitions) -> [Int: [String: Int]] {
    var values: [Int: [String: Int]] = [:]
    for repeated in definitions.repeated where repeated.kind == .color {
      var examples: [Int] = []
      for file in repeated.files {
        let known = examples.prefix(mostValues).firstIndex { definitions.isSame(repeated.path, in: $0, and: file) }
        values[file, default: [:]][repeated.path] = known ?? examples.count
        if known == nil { examples.append(file) }
      }
    }
    return values
  }

  /// The different values of one token that are compared; further ones count as different.
  private static let mostValues = 32
}

extension [String: Int] {
  /// Adds the entries of another dictionary.
  fileprivate mutating func merge(_ other: [String: Int]) {
    for (key, value) in other { self[key] = value }
  }
}
