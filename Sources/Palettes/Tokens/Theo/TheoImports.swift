import FileSyntax

/// The files that Theo files import: each is read before the one that imports it, which so takes precedence.
struct TheoImports: Sendable {
  /// The imports of one file.
  struct Imports: Sendable {
    /// The paths of those that can be read, in order.
    var paths: [String] = []
    /// The first that cannot be read, with the reason.
    var missing: (place: JSONValue, message: String)?
  }

  /// The imports by the path of the file that names them.
  private(set) var imports: [String: Imports] = [:]
  /// The paths that some file imports.
  private var imported: Set<String> = []
  /// The files that are imported, and no input themselves.
  private var found: [String: TokenFile] = [:]

  /// Adds to a list of files those that they import, each before the first that imports it.
  static func read(
    _ layers: [TokenLayerFile], _ files: inout TokenFileStore
  ) -> (layers: [TokenLayerFile], imports: TheoImports) {
    guard layers.contains(where: { $0.file.dialect.isTheo }) else { return (layers, TheoImports()) }
    var all = TheoImports()
    let known = Dictionary(firstOf: layers.map { ($0.path, $0) })
    var ordered: [TokenLayerFile] = []
    var done: Set<String> = []
    for layer in layers { all.add(layer, known, &done, &ordered, &files) }
    return (all.grouped(ordered), all)
  }

  /// Adds a file after those that it imports, without recursion.
  private mutating func add(
    _ layer: TokenLayerFile, _ known: [String: TokenLayerFile], _ done: inout Set<String>,
    _ ordered: inout [TokenLayerFile], _ files: inout TokenFileStore
  ) {
    var open = [(layer, 0)]
    guard done.insert(layer.path).inserted else { return }
    while let (current, next) = open.popLast() {
      if imports[current.path] == nil { imports[current.path] = read(current.file, files: &files) }
      let paths = imports[current.path]?.paths ?? []
      guard next < paths.count else {
        ordered.append(current)
        continue
      }
      open.append((current, next + 1))
      guard done.insert(paths[next]).inserted else { continue }
      if let other = known[paths[next]] {
        open.append((other, 0))
      } else if let file = found[paths[next]] {
        let item = TokenLayerFile(path: file.path, label: file.name.lastPathPart, file: file, root: current.root)
        open.append((item, 0))
      }
    }
  }

  private mutating func read(_ file: TokenFile, files: inout TokenFileStore) -> Imports {
    var result = Imports()
    guard file.dialect.isTheo, let list = file.root["imports"] else { return result }
    for element in list.elements {
      guard let name = element.string else { continue }
      switch path(of: name, in: file, &files) {
      case .file(let path):
        result.paths.append(path)
        imported.insert(path)
      case .mistake(let message): result.missing = result.missing ?? (element, message)
      }
    }
    return result
  }

  private mutating func path(
    of name: String, in file: TokenFile, _ files: inout TokenFileStore
  ) -> TokenLinks.Target<String> {
    switch TokenLinks.path(of: name, from: file.path, inside: file.folder) {
    case .mistake(let message): return .mistake(message)
    case .file(let path):
      if files.isOutside(path) { return .mistake(TokenLinks.outside(name)) }
      guard files.isFile(at: path) else {
        return .mistake("there is no file \(name.inQuotes); add it, or correct the path")
      }
      guard var imported = files.file(at: path) else {
        return .mistake("the file \(name.inQuotes) cannot be read; fix the error in that file")
      }
      imported.folder = file.folder
      found[path] = imported
      return .file(path)
    }
  }

  /// Returns true if no file imports the one at a path.
  func isEntry(_ path: String) -> Bool { !imported.contains(path) }

  /// The files with the entries to which they belong: files that no other one imports, with all that they do.
  private func grouped(_ layers: [TokenLayerFile]) -> [TokenLayerFile] {
    var entries: [String: Set<Int>] = [:]
    for (number, layer) in layers.enumerated() where layer.file.dialect.isTheo && isEntry(layer.path) {
      for path in closure(of: layer.path) { entries[path, default: []].insert(number) }
    }
    return layers.map { layer in
      var layer = layer
      layer.entries = entries[layer.path] ?? []
      return layer
    }
  }

  /// A file and all that it imports, directly or through others, in the order in which aliases are looked for.
  ///
  /// A file's own come first, then those of its imports, the last one before the others.
  func closure(of path: String) -> [String] {
    var order: [String] = []
    var known: Set<String> = []
    var open = [path]
    while let path = open.popLast() {
      guard known.insert(path).inserted else { continue }
      order.append(path)
      open += imports[path]?.paths ?? []
    }
    return order
  }
}
