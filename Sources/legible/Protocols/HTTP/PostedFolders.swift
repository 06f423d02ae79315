/// The folders around posted files.
struct PostedFolders: Sendable {
  struct Item: Hashable, Sendable {
    /// The name without the folder.
    let name: String
    /// True for a folder, false for a file.
    let isFolder: Bool
  }

  /// The items of each folder, by its path from the root; `.` is the root.
  private(set) var items: [String: [Item]] = [".": []]

  /// The most folders of one request.
  static let mostFolders = 100_000
  /// The most folders in each other.
  static let greatestFolderDepth = 64

  /// Finds the folders around files.
  ///
  /// - Throws: a problem for too many, and for a path that is both a file and a folder.
  init(around files: [String: [UInt8]]) throws(HTTPProblem) {
    for file in files.keys.sorted() { try add(file) }
    if let both = items.keys.filter({ files[$0] != nil }).min() {
      throw HTTPProblem(.badRequest, "'\(both)' is both a file and a folder; rename one of them")
    }
  }

  private mutating func add(_ file: String) throws(HTTPProblem) {
    guard file.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.greatestFolderDepth else {
      throw HTTPProblem(.badRequest, "a file is nested in more than \(Self.greatestFolderDepth) folders")
    }
    var (path, isFolder) = (file, false)
    while true {
      let cut = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = cut.map { String(path[..<$0]) } ?? "."
      let name = cut.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      let isKnown = items[folder] != nil
      items[folder, default: []].append(Item(name: name, isFolder: isFolder))
      if isKnown { return }
      guard items.count <= Self.mostFolders else {
        throw HTTPProblem(.contentTooLarge, "the files are in more than \(Self.mostFolders) folders")
      }
      (path, isFolder) = (folder, true)
    }
  }
}
