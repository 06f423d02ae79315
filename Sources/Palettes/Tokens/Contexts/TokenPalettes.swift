import FileSyntax

/// The independent palettes among token files that were found in a folder: each is audited apart.
///
/// Files that give one color token different values, with no theme or import to choose between them, cannot be one
/// palette. Folders that contain such files are palettes of their own; a folder whose tokens another one refers to
/// belongs to that one. Folders of themes, such as `light` and `dark`, are never separated: one next to them that
/// contradicts them is an error, too. Theo files are separated by those that no other one imports. Each folder with a resolver or
/// with themes of Tokens Studio is a palette too. Files of one folder are never separated, except for Theo: a
/// contradiction among them is an error.
struct TokenPalettes {
  package struct Palette: Equatable, Sendable {
    /// The files, in the order in which they were found.
    var paths: [String]
    /// The folder that contains all of them, the Theo file that imports the most of it, or the file of its token sets.
    package var name: String
  }

  /// The palettes, at least one if there is a file.
  private(set) var palettes: [Palette] = []

  /// The files of one palette, by index.
  private struct Unit {
    /// Those of the folder that it is named after.
    var own: [Int]
    /// These with others that it refers to, or that refer to it.
    var files: [Int]
    /// Those that no other palette has.
    let first: [Int]

    init(_ own: [Int]) { (self.own, files, first) = (own, own, own) }
  }

  private let layers: [TokenLayerFile]
  /// The path of the file of each layer, which token sets of one file share.
  private let sources: [String]
  private let names: [TokenFileNames]

  /// The deepest nesting of folders that is separated.
  private static let greatestDepth = 64
  /// The most palettes of one folder; more are an error that says to name one.
  package static let most = 64

  /// Separates files that were found in a folder.
  init(_ paths: [String], inside folder: String, _ files: inout TokenFileStore) {
    var plain: [TokenLayerFile] = []
    var sources: [String] = []
    var special: [String] = []
    var unreadable: [String] = []
    for path in paths {
      guard var file = files.glance(at: path) else {
        unreadable.append(path)
        continue
      }
      file.folder = PalettePath.isPath(path, inside: folder) ? folder : PalettePath.folder(of: path)
      if TokenStudio.isIndex(path) || TokenStudio.holdsThemes(file) || TokenResolver.isResolver(file) {
        special.append(path)
      } else {
        let layer = TokenLayerFile(path: path, label: path.lastPathPart, file: file, root: folder)
        let own = TokenStudio.isWhole(file) ? TokenStudio.layers(of: layer) : [layer]
        plain += own
        sources += own.map { _ in path }
      }
    }
    (layers, self.sources) = (plain, sources)
    names = plain.map { TokenFileNames($0.file) }
    let indexes = special.filter { path in
      TokenStudio.isIndex(path) || files.glance(at: path).map { TokenResolver.isResolver($0) } ?? false
    }
    let studios = Self.separate(indexes.map { PalettePath.folder(of: $0) })
    var rest = Array(layers.indices)
    for studio in studios {
      let own = rest.filter { PalettePath.isPath(sources[$0], inside: studio) }
      rest.removeAll { own.contains($0) }
      let taken = special.filter { PalettePath.isPath($0, inside: studio) }
      special.removeAll { taken.contains($0) }
      palettes.append(Palette(paths: Self.sorted(taken + own.map { sources[$0] }, like: paths), name: studio))
    }
    if special.isEmpty {
      palettes += apart(rest, &files)
    } else {
      palettes += beside(special, rest, inside: folder, like: paths, &files)
    }
    palettes.order { $0.name.precedesInBytes($1.name) }
    palettes.addToFirst(unreadable)
  }

  /// The paths of some files, each once.
  private func paths(of files: [Int]) -> [String] {
    var known: Set<String> = []
    return files.map { sources[$0] }.filter { known.insert($0).inserted }
  }

  /// The palettes of files that no index names.
  private func apart(_ rest: [Int], _ files: inout TokenFileStore) -> [Palette] {
    let theo = rest.filter { layers[$0].file.dialect.isTheo }
    let others = rest.filter { !layers[$0].file.dialect.isTheo }
    var palettes = TheoPalettes.split(theo.map { layers[$0] }, &files).map { Palette(paths: $0.paths, name: $0.name) }
    let units = split(others)
    let folders = units.map { commonFolder(of: $0.own) }
    palettes += zip(units, folders).map { unit, folder in
      let isShared = folders.filter { $0 == folder }.count > 1
      return Palette(paths: paths(of: unit.files.sorted()), name: isShared ? commonFolder(of: unit.first) : folder)
    }
    // One palette where Theo and other files do not contradict each other, which the theme rule decides.
    guard palettes.count == 2, !theo.isEmpty, !others.isEmpty, agree(theo, others) else { return palettes }
    return [Palette(paths: palettes.flatMap { $0.paths }, name: commonFolder(of: theo + others))]
  }

  /// The palettes of resolvers and token sets with themes among other files: all are one, unless these are several of their own.
  ///
  /// What resolvers and themes leave out is read over what they name; sets that several palettes surround are one more,
  /// or belong to those that refer to them.
  private func beside(
    _ special: [String], _ rest: [Int], inside folder: String, like paths: [String], _ files: inout TokenFileStore
  ) -> [Palette] {
    let whole = Palette(paths: Self.sorted(special + self.paths(of: rest), like: paths), name: folder)
    var sets = Set<String>()
    for path in special where !TokenStudio.isIndex(path) {
      guard let file = files.glance(at: path), !TokenResolver.isResolver(file) else { return [whole] }
      sets.formUnion(TokenFileNames(file).defined)
    }
    let folders = special.filter { TokenStudio.isIndex($0) }.map { PalettePath.folder(of: $0) }
    let own = rest.filter { file in folders.contains { PalettePath.isPath(sources[file], inside: $0) } }
    for file in own { sets.formUnion(names[file].defined) }
    var palettes = apart(rest.filter { !own.contains($0) }, &files)
    guard palettes.count > 1 else { return [whole] }
    let studio = special + self.paths(of: own)
    var isNeeded = false
    for index in palettes.indices where refers(palettes[index], to: sets) {
      palettes[index].paths = Self.sorted(palettes[index].paths + studio, like: paths)
      isNeeded = true
    }
    let name = special.count == 1 && folders.isEmpty ? special[0] : Set(folders).count == 1 ? folders[0] : folder
    return isNeeded ? palettes : palettes + [Palette(paths: Self.sorted(studio, like: paths), name: name)]
  }

  /// Returns true if a palette refers to some names that it does not define.
  private func refers(_ palette: Palette, to sets: Set<String>) -> Bool {
    let paths = Set(palette.paths)
    let own = layers.indices.filter { paths.contains(sources[$0]) }
    let defined = own.reduce(into: Set<String>()) { $0.formUnion(names[$1].defined) }
    return own.contains { !names[$0].used.subtracting(defined).isDisjoint(with: sets) }
  }

  /// The folders of resolvers and of themes of Tokens Studio, if there are several and none contains another.
  private static func separate(_ folders: [String]) -> [String] {
    var known: Set<String> = []
    let all = folders.filter { known.insert($0).inserted }
    let outer = all.filter { own in !all.contains { $0 != own && PalettePath.isPath(own, inside: $0) } }
    return outer.count > 1 ? outer : []
  }

  private static func sorted(_ paths: [String], like order: [String]) -> [String] {
    let own = Set(paths)
    return order.filter { own.contains($0) }
  }

  /// Separates files by their folders until no two folders of a palette contradict each other.
  private func split(_ files: [Int], depth: Int = 0) -> [Unit] {
    guard files.count > 1, depth < Self.greatestDepth else { return files.isEmpty ? [] : [Unit(files)] }
    let conflicts = TokenThemes(files.map { layers[$0] }, chosen: [:]).conflicts
    let (groups, areThemes) = conflicts.isEmpty ? ([], []) : grouped(files)
    guard groups.count > 1 else { return [Unit(files)] }
    var owner: [Int: Int] = [:]
    for (number, group) in groups.enumerated() { for file in group { owner[file] = number } }
    let isOfThemes = conflicts.contains { first, second in
      let (one, other) = (owner[files[first]] ?? 0, owner[files[second]] ?? 0)
      return one != other && (areThemes[one] || areThemes[other])
    }
    guard !isOfThemes else { return [Unit(files)] }
    guard conflicts.allSatisfy({ owner[files[$0.0]] == owner[files[$0.1]] }) else {
      return joined(groups.flatMap { split($0, depth: depth + 1) })
    }
    let inner = Set(conflicts.compactMap { owner[files[$0.0]] })
    let rest = groups.indices.filter { !inner.contains($0) }.flatMap { groups[$0] }
    let parts = inner.sorted().flatMap { split(groups[$0], depth: depth + 1) }
    // A contradiction within one folder is an error, which separates nothing.
    guard parts.count > inner.count else { return [Unit(files)] }
    return joined((rest.isEmpty ? [] : [Unit(rest)]) + parts)
  }

  /// Gives each palette the one that it refers to, and one that refers to several to each of them.
  ///
  /// A palette that is given to others is none of its own, unless it would contradict them.
  private func joined(_ units: [Unit]) -> [Unit] {
    let defined = units.map { unit in unit.files.reduce(into: Set<String>()) { $0.formUnion(names[$1].defined) } }
    var needed: Set<Int> = []
    var all = units
    for own in units.indices {
      let used = units[own].files.reduce(into: Set<String>()) { $0.formUnion(names[$1].used) }
      let missing = used.subtracting(defined[own])
      let others = units.indices.filter { $0 != own && !missing.isDisjoint(with: defined[$0]) }
      guard !others.isEmpty, others.allSatisfy({ agree(units[own].files, units[$0].files) }) else { continue }
      if others.count == 1 {
        let base = units[others[0]]
        all[own].files += base.files
        if base.files.count > units[own].files.count { all[own].own = base.own }
        needed.insert(others[0])
      } else {
        for other in others { all[other].files += units[own].files }
        needed.insert(own)
      }
    }
    return all.indices.filter { !needed.contains($0) }.map { all[$0] }
  }

  /// Returns true if some files can be one palette: none of one list contradicts one of the other.
  private func agree(_ one: [Int], _ other: [Int]) -> Bool {
    let all = one + other
    let own = Set(one)
    return TokenThemes(all.map { layers[$0] }, chosen: [:]).conflicts.allSatisfy { first, second in
      own.contains(all[first]) == own.contains(all[second])
    }
  }

  /// The files by the folder below the one that they share, with true for folders of themes; those in that folder itself
  /// are one group.
  ///
  /// Folders of themes of one family are one group, with the files of these themes that are in the shared folder.
  private func grouped(_ files: [Int]) -> (groups: [[Int]], areThemes: [Bool]) {
    let depth = PalettePath.parts(of: commonFolder(of: files)).filter { $0 != "." }.count
    let places = files.map { file -> (folder: String?, words: TokenWords) in
      let parts = PalettePath.parts(of: sources[file])
      let isInside = parts.count > depth + 1
      let name = isInside ? parts[depth] : TokenFileName.bare(layers[file].path.lastPathPart)
      return (isInside ? name : nil, TokenWords(name))
    }
    let outside = Set(places.filter { $0.folder == nil && $0.words.isTheme }.map { Set($0.words.family) })
    var numbers: [String: Int] = [:]
    var groups: [[Int]] = []
    var areThemes: [Bool] = []
    for (file, place) in zip(files, places) {
      let isTheme = place.folder != nil && place.words.isTheme
      let family = Set(place.words.family)
      let words = family.ordered { $0.precedesInBytes($1) }.joined(separator: " ")
      let folder = isTheme ? outside.contains(family) ? "" : "theme \(words)" : place.folder.map { "/\($0)" }
      let key = folder ?? ""
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append([])
        areThemes.append(false)
      }
      groups[number].append(file)
      areThemes[number] = areThemes[number] || isTheme
    }
    return (groups, areThemes)
  }

  /// The innermost folder that contains all of some files.
  private func commonFolder(of files: [Int]) -> String {
    var shared: [String]?
    for file in files {
      let folder = Array(PalettePath.parts(of: sources[file]).dropLast())
      shared = shared.map { known in Array(zip(known, folder).prefix { $0 == $1 }.map { $0.0 }) } ?? folder
    }
    let isAbsolute = files.first.map { sources[$0].hasPrefix("/") } ?? false
    let folder = (shared ?? []).joined(separator: "/")
    return isAbsolute ? "/" + folder : folder.isEmpty ? "." : folder
  }
}

extension [TokenPalettes.Palette] {
  /// Adds files that cannot be read to the first palette, whose audit says so.
  fileprivate mutating func addToFirst(_ unreadable: [String]) {
    guard !unreadable.isEmpty else { return }
    if isEmpty { append(.init(paths: [], name: PalettePath.folder(of: unreadable[0]))) }
    self[0].paths += unreadable
  }
}
