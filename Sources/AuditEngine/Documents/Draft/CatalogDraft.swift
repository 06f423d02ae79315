import FileSyntax
import Palettes

/// An asset catalog of the colors that a document states.
package struct CatalogDraft: Sendable {
  package struct File: Sendable {
    /// The path from the folder of the catalog.
    package var path: String
    /// The bytes of the file.
    package var bytes: [UInt8]
  }

  /// The name of the catalog's folder.
  package let name: String
  /// The files, a folder's own before those in it; empty without colors.
  package private(set) var files: [File] = []
  /// The tokens that the files hold.
  package private(set) var tokens: [DocumentToken] = []
  /// The color sets that the document holds whole.
  package private(set) var colorsets: [DocumentColorset] = []
  /// Tokens that a catalog cannot hold.
  private(set) var leftovers: [Leftover] = []

  /// Writes tokens, and color sets that the document holds whole.
  init(name: String, tokens: [DocumentToken], colorsets: [DocumentColorset]) {
    self.name = name
    var taken: [String: String] = [:]
    var folders: Set<String> = []
    let whole = colorsets.map { ($0.name, $0.bytes, DocumentToken?.none, $0.line) }
    var sets: [String: DocumentColorset] = [:]
    for set in colorsets where sets[set.name] == nil { sets[set.name] = set }
    let stated = tokens.map { ($0.name, Array(ColorsetText.colorset($0.values).utf8), Optional($0), $0.line) }
    for (name, bytes, token, line) in whole + stated {
      let key = name.lowercased()
      if let other = taken[key] {
        let same =
          other == name ? "also a color set in the document" : "the same file as \(other.inQuotes) on some disks"
        leftovers.append(Leftover(line, "\(name.inQuotes) is \(same); rename one of them"))
        continue
      }
      let parts = PalettePath.parts(of: name)
      taken[key] = name
      for count in parts.indices.dropFirst() {
        let folder = parts[..<count].joined(separator: "/")
        if folders.insert(folder).inserted { add("\(folder)/Contents.json", ColorsetText.folder(isNamespace: true)) }
      }
      files.append(File(path: "\(name).colorset/Contents.json", bytes: bytes))
      if let token { self.tokens.append(token) } else if let set = sets[name] { self.colorsets.append(set) }
    }
    guard !files.isEmpty else { return }
    files.insert(File(path: "Contents.json", bytes: Array(ColorsetText.folder(isNamespace: false).utf8)), at: 0)
  }

  private mutating func add(_ path: String, _ text: String) { files.append(File(path: path, bytes: Array(text.utf8))) }

  /// The catalog as the loader reads it, with the problems of color sets that the document holds whole.
  var contents: (palette: Palette, diagnostics: [Diagnostic]) {
    guard !files.isEmpty else { return (Palette([]), []) }
    let tree = MemoryFiles(files.map { ("\(name)/\($0.path)", $0.bytes) }).tree
    var sources = PaletteFiles(from: tree)
    sources.add(catalogs: [name])
    let contents = sources.load(workers: .one)
    return (contents.permutations.first?.palette ?? Palette([]), sources.diagnostics + contents.diagnostics)
  }
}
