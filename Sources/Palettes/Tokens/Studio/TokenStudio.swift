import FileSyntax

/// Reads token sets and themes in the formats of Tokens Studio.
///
/// One file contains all sets under their names, next to `$themes` and `$metadata`; or a folder contains
/// `$themes.json`, `$metadata.json` and a file for each set. The names of sets are not part of the names of tokens.
/// Without any theme the sets are files like others: merged in their order, and by the words of their names.
struct TokenStudio {
  private static let themesName = "$themes.json"
  private static let metadataName = "$metadata.json"
  /// The name of the axis for themes without a group.
  private static let ungrouped = "theme"

  private var sets: TokenStudioSets
  private var themes: [TokenStudioTheme] = []
  /// Sets that no theme names.
  private var strangers: [String] = []
  private var diagnostics: [Diagnostic] = []

  /// Returns true if a file contains token sets under their names.
  static func isWhole(_ file: TokenFile) -> Bool { file.holdsSets }

  /// Returns true if an object has token sets under their names, with their themes or their order next to them.
  static func isMarked(_ root: JSONValue) -> Bool {
    root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil
  }

  /// Returns true if a file contains token sets and themes that select some.
  static func holdsThemes(_ file: TokenFile) -> Bool {
    isWhole(file) && (file.root["$themes"]?.elements.contains { _ in true } ?? false)
  }

  /// The token sets of a file that contains them under their names, as files in their order.
  static func layers(of whole: TokenLayerFile) -> [TokenLayerFile] {
    sets(in: whole.file).map { name, part in
      var part = part
      part.set = name
      return TokenLayerFile(
        path: "\(whole.path)/\(name)", label: name, file: part, root: whole.root, series: whole.path)
    }
  }

  /// The object with the token sets in what Tokens Studio stores at a server; nil for any other document.
  static func stored(in root: JSONValue) -> JSONValue? {
    guard root.kind == .object, root.count <= 3, root["updatedAt"]?.kind == .string, let sets = root["values"],
      sets.kind == .object, !root.members.contains(where: { !["version", "updatedAt", "values"].contains($0.key) })
    else { return nil }
    return TokenColorInfluence.holds(["value", "$value"], sets) || isMarked(sets) ? sets : nil
  }

  /// The token sets of a file that contains them under their names.
  static func sets(in file: TokenFile) -> [(name: String, file: TokenFile)] {
    file.root.members.filter { member in
      member.value.kind == .object && !member.withKeyUTF8 { $0.first == UInt8(ascii: "$") }
    }.map { (name: $0.key, file: file.part($0.value)) }
  }

  /// Returns true if a file of this name lists the themes or the order of the sets around it.
  static func isIndex(_ name: String) -> Bool { [themesName, metadataName].contains(name.lastPathPart) }

  /// Returns true for a `$metadata.json` of another tool: it has members, but neither an order of sets nor themes next
  /// to it.
  static func isForeignIndex(_ path: String, among paths: [String], _ files: inout TokenFileStore) -> Bool {
    guard path.lastPathPart == metadataName, let root = files.glance(at: path)?.root, root.count > 0,
      root["tokenSetOrder"] == nil
    else { return false }
    return !paths.contains(PalettePath.folder(of: path).appending(item: themesName))
  }

  /// Reads a file with all its sets; returns them if no theme selects any.
  static func read(
    _ whole: TokenFilePlace, from root: String, _ files: inout TokenFileStore, into set: inout TokenSet
  ) -> [TokenLayerFile] {
    set.indexes.append(.init(name: whole.file.name, dialect: "Tokens Studio"))
    var studio = TokenStudio(
      TokenStudioSets(in: nil, inside: whole.file.folder, from: root, ordered: whole.path, files))
    for member in whole.value.members where !member.withKeyUTF8({ $0.first == UInt8(ascii: "$") }) {
      let place = whole.with(member.value)
      if member.value.kind == .object {
        studio.sets.add(member.key, whole.file.part(member.value), at: "\(whole.path)/\(member.key)")
      } else {
        let message = "the token set \(member.key.inQuotes) is not an object; write { \"name\": { \"$value\": … } }"
        studio.diagnostics.append(TokenStudioTheme.problem(message, at: place))
      }
    }
    return studio.finish(
      order: whole.value["$metadata"]?["tokenSetOrder"].map(whole.with), themes: whole.value["$themes"].map(whole.with),
      &files, into: &set)
  }

  /// Reads folders whose indexes are given; the files of their sets are removed from a list, or left in their order if
  /// no theme selects any.
  static func read(
    folders indexes: [(path: String, bounds: String, root: String)], _ plain: inout [TokenLayerFile],
    _ files: inout TokenFileStore, into set: inout TokenSet
  ) {
    var known: Set<String> = []
    var folders = indexes.map { (path: PalettePath.folder(of: $0.path), bounds: $0.bounds, root: $0.root) }
    folders.removeAll { !known.insert($0.path).inserted }
    // A nested folder comes first, as its files are not sets of the outer one.
    let order = folders.indices.ordered { (-folders[$0].path.utf8.count, $0) < (-folders[$1].path.utf8.count, $1) }
    for (folder, bounds, root) in order.map({ folders[$0] }) {
      let own = plain.filter { PalettePath.isPath($0.path, inside: folder) }
      plain.removeAll { PalettePath.isPath($0.path, inside: folder) }
      plain += read(folder: folder, inside: bounds, from: root, own, &files, into: &set)
    }
  }

  private static func read(
    folder: String, inside bounds: String, from root: String, _ own: [TokenLayerFile], _ files: inout TokenFileStore,
    into set: inout TokenSet
  ) -> [TokenLayerFile] {
    let indexes = [metadataName, themesName].map { name -> TokenFilePlace? in
      let path = folder.appending(item: name)
      guard files.isFile(at: path), let file = files.file(at: path) else { return nil }
      set.indexes.append(.init(name: file.name, dialect: "Tokens Studio"))
      return TokenFilePlace(path: path, file: file, value: file.root)
    }
    var studio = TokenStudio(TokenStudioSets(in: folder, inside: bounds, from: root, ordered: folder, files))
    let start = folder == "." ? 0 : PalettePath.joining(folder, "").utf8.count + 1
    for item in own {
      let name = String(Substring(PalettePath.joining(item.path, "").utf8.dropFirst(start)))
      studio.sets.add(TokenFileName.bare(name), item.file, at: item.path)
    }
    let order = indexes[0].flatMap { index in index.value["tokenSetOrder"].map(index.with) }
    return studio.finish(order: order, themes: indexes[1], &files, into: &set)
  }

  private init(_ sets: TokenStudioSets) { self.sets = sets }

  private mutating func finish(
    order: TokenFilePlace?, themes list: TokenFilePlace?, _ files: inout TokenFileStore, into set: inout TokenSet
  ) -> [TokenLayerFile] {
    if let order { sets.sort(by: order) }
    if let list { themes = TokenStudioTheme.all(in: list, &diagnostics) }
    for theme in themes {
      for (name, place) in theme.sets { sets.open(name, for: theme.name, at: place) }
    }
    files = sets.files
    if let list, !themes.isEmpty { join(list, into: &set) }
    set.diagnostics += diagnostics + sets.diagnostics
    // There is no explicit order if the sets are files of a folder that no list orders.
    let sets = order == nil ? sets.withoutOrder : sets.all
    return themes.isEmpty ? sets : []
  }

  /// Adds the sets as layers and each group of themes as an axis.
  private mutating func join(_ list: TokenFilePlace, into set: inout TokenSet) {
    let groups = groups()
    let first = (layer: set.layers.count, axis: set.axes.count)
    set.layers += sets.all.map { $0.file }
    set.axes += groups.map { group in
      var axis = TokenAxis(
        .modifier, named: group[0].group ?? Self.ungrouped, contexts: group.map { $0.name }, at: group[0].place.location
      )
      axis.places = group.map { $0.place.location }
      return axis
    }
    var uses: [String: [(axis: Int, context: Int)]] = [:]
    for (axis, group) in groups.enumerated() {
      for (context, theme) in group.enumerated() {
        for name in theme.sets.map({ $0.name }) {
          // A source only answers references: it never replaces what another group of themes enables.
          let isOfOthers =
            !theme.enabled.contains(name)
            && groups.indices.contains { other in
              other != axis && groups[other].contains { $0.enabled.contains(name) }
            }
          if !isOfOthers { uses[name, default: []].append((axis, context)) }
        }
      }
    }
    let mentioned = themes.reduce(into: Set<String>()) { $0.formUnion($1.mentioned) }
    strangers = sets.names.filter { uses[$0] == nil && !mentioned.contains($0) }
    var steps = TokenStudioSteps(sizes: groups.map { $0.count }, firstAxis: first.axis)
    // What no theme names is beneath what one enables, wherever it stands in the order.
    for (index, name) in sets.names.enumerated() where uses[name] == nil {
      guard !mentioned.contains(name), let served = Self.contexts(serving: name, in: groups) else {
        leaveOut(name, sets.all[index].file, from: &set)
        continue
      }
      if served.isEmpty { steps.add(first.layer + index) } else { steps.add(first.layer + index, chosenBy: served) }
    }
    for (index, name) in sets.names.enumerated() {
      guard let uses = uses[name] else { continue }
      steps.add(first.layer + index, chosenBy: uses)
      set.themedLayers.insert(first.layer + index)
    }
    set.steps += steps.finished()
    warnOfStrangers(at: list)
  }

  /// The contexts that a set serves by the words of its name, none for all of them; nil for a set of settings that no
  /// theme has.
  private static func contexts(
    serving name: String, in groups: [[TokenStudioTheme]]
  ) -> [(axis: Int, context: Int)]? {
    let words = TokenWords(name)
    guard words.isTheme else { return [] }
    let served = groups.enumerated().flatMap { axis, group in
      group.indices.filter { context in
        TokenWords(group[context].name, topic: group[0].group ?? "").condition == words.condition
      }.map { (axis: axis, context: $0) }
    }
    if !served.isEmpty { return served }
    return words.condition == TokenCondition(appearance: .light) ? [] : nil
  }

  /// Notes a set that every theme disables, if it holds colors.
  private func leaveOut(_ name: String, _ file: TokenFile, from set: inout TokenSet) {
    let count = TokenContext.merged([file], modes: []).tokens.count
    guard count > 0 else { return }
    let place = file.location(ofByte: file.root.range.lowerBound)
    set.omissions.append(Omission(.context, name, at: place))
  }

  private mutating func warnOfStrangers(at list: TokenFilePlace) {
    guard !strangers.isEmpty else { return }
    let names = strangers.prefix(12).map { $0.inQuotes } + (strangers.count > 12 ? ["others"] : [])
    let (noun, verb, object) = strangers.count == 1 ? ("set", "it applies", "it") : ("sets", "they apply", "them")
    let message =
      "no theme refers to the \(noun) \(names.inWords("or")), so \(verb) to every theme of the same settings, beneath "
      + "the sets that it enables; enable or disable \(object) in the themes"
    diagnostics.append(Diagnostic(.warning, .badData, message, at: list.location))
  }

  /// The themes by group, in the order in which the groups occur; those without a group are one.
  private mutating func groups() -> [[TokenStudioTheme]] {
    var groups: [[TokenStudioTheme]] = []
    var known: [String?: Int] = [:]
    for theme in themes {
      guard let index = known[theme.group] else {
        known[theme.group] = groups.count
        groups.append([theme])
        continue
      }
      if groups[index].contains(where: { $0.name == theme.name }) {
        let message = "the theme \(theme.name.inQuotes) occurs twice; rename one of them"
        diagnostics.append(Diagnostic(.warning, .badData, message, at: theme.place.location))
      }
      groups[index].append(theme)
    }
    return groups
  }
}
