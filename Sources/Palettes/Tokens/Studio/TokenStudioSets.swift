import FileSyntax

/// The token sets of Tokens Studio by their names, in the order in which they are merged.
struct TokenStudioSets {
  private(set) var files: TokenFileStore
  private(set) var diagnostics: [Diagnostic] = []
  /// The sets in order.
  private(set) var all: [TokenLayerFile] = []
  /// Their names, in the same order.
  private(set) var names: [String] = []
  /// The folder with a file for each set; nil if one file contains all.
  private let folder: String?
  /// The folder that everything the sets refer to must be in; empty if anything may be read.
  private let bounds: String
  /// The folder from which the paths of an audit file start.
  private let root: String
  /// The name for the order of these sets.
  private let series: String
  /// The names of existing sets, readable or not.
  private var known: Set<String> = []
  /// The number of remaining suggestions: each costs a pass over all names.
  private var suggestionsLeft = 100

  /// Starts without sets.
  init(
    in folder: String?, inside bounds: String, from root: String, ordered series: String, _ files: TokenFileStore
  ) {
    (self.folder, self.bounds, self.root, self.series, self.files) = (folder, bounds, root, series, files)
  }

  /// Adds a set after the others; the first of a name counts.
  mutating func add(_ name: String, _ file: TokenFile, at path: String) {
    guard known.insert(name).inserted else { return }
    var file = file
    file.set = name
    all.append(TokenLayerFile(path: path, label: name, file: file, root: root, series: series))
    names.append(name)
  }

  /// The sets for the theme rule if no list orders them: those of one file keep their order in it.
  var withoutOrder: [TokenLayerFile] {
    guard folder != nil else { return all }
    return all.map { set in
      var set = set
      set.series = nil
      return set
    }
  }

  /// Sorts the sets by `tokenSetOrder`, those that it lacks last.
  mutating func sort(by order: TokenFilePlace) {
    guard order.value.kind == .array else {
      let message = "tokenSetOrder must be an array of set names; write [\"core\", …]"
      return diagnostics.append(TokenStudioTheme.problem(message, at: order))
    }
    var ranks: [String: Int] = [:]
    for element in order.value.elements {
      guard let name = element.string else {
        let message = "tokenSetOrder must contain only set names; use a string, or remove this element"
        diagnostics.append(TokenStudioTheme.problem(message, at: order.with(element)))
        continue
      }
      guard ranks[name] == nil else { continue }
      ranks[name] = ranks.count
      if !isThere(name) {
        let remedy = question(for: name, else: "; add the set, or remove the name")
        let message = "tokenSetOrder contains the set \(name.inQuotes), which does not exist\(remedy)"
        diagnostics.append(Diagnostic(.warning, .badData, message, at: order.with(element).location))
      }
    }
    let places = names.indices.ordered { (ranks[names[$0]] ?? .max, $0) < (ranks[names[$1]] ?? .max, $1) }
    (all, names) = (places.map { all[$0] }, places.map { names[$0] })
  }

  /// Makes sure that a set selected by a theme exists; otherwise records an error at its name.
  mutating func open(_ name: String, for theme: String, at place: TokenFilePlace) {
    guard !isThere(name) else { return }
    let remedy = question(for: name, else: "; add the set, or disable it in the theme")
    let message = "the theme \(theme.inQuotes) enables the set \(name.inQuotes), which does not exist\(remedy)"
    diagnostics.append(
      Diagnostic(.error, folder == nil ? .badData : .missingInput, message, at: place.location))
  }

  /// Returns true if there is a set of this name, which is opened if it is a file that was not named.
  private mutating func isThere(_ name: String) -> Bool {
    if known.contains(name) { return true }
    guard let folder else { return false }
    let path = PalettePath.joining(folder, name + ".json")
    guard PalettePath.isPath(path, inside: folder), files.isFile(at: path) else { return false }
    guard var file = files.file(at: path) else { return known.insert(name).inserted }
    file.folder = bounds
    add(name, file, at: path)
    return true
  }

  private mutating func question(for name: String, else remedy: String) -> String {
    guard suggestionsLeft > 0 else { return remedy }
    suggestionsLeft -= 1
    return NameSuggestion.question(for: name, among: names, else: remedy)
  }
}
