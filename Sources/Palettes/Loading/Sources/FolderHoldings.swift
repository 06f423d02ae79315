import FileSyntax

/// The files of a folder without palettes that show colors or texts in a form that no audit reads, by their names.
struct FolderHoldings {
  /// The most folders that are searched.
  static let mostFolders = 10_000
  /// The most documents that are read to find out if they state colors.
  static let mostDocuments = 64

  /// A kind of files, with the command that serves them.
  private struct Kind: Sendable {
    let endings: [String]
    let noun: String
    /// The words after the noun for files that were read.
    var addition = ""
    /// The next step; `PATH` becomes the first of the files.
    let step: String

    func accepts(_ name: String) -> Bool { endings.contains { name.lowercased().hasSuffix($0) } }

    func counted(_ count: Int) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")\(addition)" }
  }

  private static let look = "take screenshots of the app, and run: legible look SHOT.png"
  private static let contrast = "to measure two of their colors, run: legible contrast FOREGROUND BACKGROUND"

  /// The kinds, those first for which a command does most.
  private static let kinds = [
    Kind(
      endings: [".md", ".markdown", ".mdown"], noun: "document", addition: " with colors",
      step: "to make a catalog and an audit file of one, run: legible init PATH"),
    Kind(endings: SourceFinder.interfaceEndings, noun: "Interface Builder file", step: look),
    Kind(endings: SourceFinder.objectiveCEndings, noun: "Objective-C file", step: look),
    Kind(endings: [".css", ".scss", ".sass", ".less", ".styl", ".pcss"], noun: "style sheet", step: contrast),
    Kind(
      endings: [".kt", ".dart", ".tsx", ".jsx", ".vue", ".html"], noun: "web or Android source file", step: contrast),
    Kind(
      endings: [".png"], noun: "PNG image", step: "if they are screenshots of the app, run: legible look PATH"),
    Kind(
      endings: [".fig", ".sketch", ".xd", ".pdf", ".ase", ".clr"], noun: "design file",
      step: "export its colors as a token file (.tokens.json)"),
  ]

  /// The numbers of files by kind, and the first of each.
  private var found = [(count: Int, first: String)?](repeating: nil, count: kinds.count)
  private var documents = 0

  /// Looks through a folder, except for `DependencyFolders` and assets.
  init(of folder: String, in tree: FileTree) {
    var open = [folder]
    var visited: Set<String> = []
    var next = 0
    while next < open.count, next < Self.mostFolders {
      let folder = open[next]
      next += 1
      guard visited.insert(tree.identity(folder)).inserted, let items = try? tree.list(folder) else { continue }
      for item in items.sortedByName() where CatalogFolder(named: item.name) == .group {
        let path = folder.appending(item: item.name)
        if item.kind == .file { note(path, in: tree) }
        if item.kind == .folder, !DependencyFolders.areSkipped(item.name, in: folder) { open.append(path) }
      }
    }
  }

  private mutating func note(_ path: String, in tree: FileTree) {
    let name = path.lastPathPart
    guard let index = Self.kinds.firstIndex(where: { $0.accepts(name) }) else { return }
    if index == 0 {
      guard documents < Self.mostDocuments else { return }
      documents += 1
      guard (try? tree.read(path)).map(Self.statesColors) ?? false else { return }
    }
    found[index] = (found[index].map { $0.count + 1 } ?? 1, found[index]?.first ?? path)
  }

  /// The files in words, then the next step after a semicolon; nil without any.
  var words: String? {
    let own = found.indices.compactMap { index in found[index].map { (Self.kinds[index], $0) } }
    guard let (kind, first) = own.first else { return nil }
    return own.map { $0.counted($1.count) }.inWords() + "; " + Self.step(kind, first.first)
  }

  /// The kind of a file in words, then the next step after a semicolon; nil for none of the kinds.
  static func words(ofFile path: String) -> String? {
    guard let kind = kinds.first(where: { $0.accepts(path.lastPathPart) }) else { return nil }
    let step = Self.step(kind, path)
    let article = kind.noun.hasPrefix("I") || kind.noun.hasPrefix("O") ? "an" : "a"
    return "this is \(article) \(kind.noun), which an audit does not read; \(step)"
  }

  private static func step(_ kind: Kind, _ path: String) -> String {
    kind.step.split(separator: " ").map { $0 == "PATH" ? inShell(path) : String($0) }.joined(separator: " ")
  }

  /// A path as one word of a shell.
  private static func inShell(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    if isPlain, path.utf8.first != UInt8(ascii: "-") { return path }
    return path.utf8.contains(UInt8(ascii: "'")) ? "FILE" : path.inQuotes(upTo: 4_096)
  }

  /// Returns true if a text has at least two colors as a hash sign with six hexadecimal digits, letters among them.
  private static func statesColors(_ bytes: [UInt8]) -> Bool {
    var (count, hasLetters) = (0, false)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") && index + 6 < bytes.count {
      let digits = bytes[(index + 1)...(index + 6)]
      let isLonger = index + 7 < bytes.count && bytes[index + 7].hexValue != nil
      guard !isLonger, digits.allSatisfy({ $0.hexValue != nil }) else { continue }
      count += 1
      hasLetters = hasLetters || digits.contains { $0 > UInt8(ascii: "9") }
      if count > 1, hasLetters { return true }
    }
    return false
  }
}
