import PaletteModel

/// A folder that a run writes into, made where there is none; no link in it is written through.
package struct OutputFolder {
  /// The absolute path without links.
  package let path: String

  /// Enters a folder that the command line names: it may lie anywhere, but no link of a checkout leads it elsewhere.
  package init(named folder: String) throws(OutputProblem) {
    try self.init(folder, within: ReadingRoot.holding(folder))
  }

  /// Enters a folder below a root.
  ///
  /// - Throws: `OutputProblem.outsideRoot` where it lies elsewhere, before anything is made.
  package init(_ folder: String, within root: ReadingRoot?) throws(OutputProblem) {
    let whole = Platform.absolute(folder, from: Platform.currentFolder)
    if let root { try Self.check(whole, root, folder) }
    try Platform.createFolder(whole)
    do throws(FileProblem) {
      path = try root.resolve(whole)
    } catch {
      throw error == .outsideRoot ? .outsideRoot(folder) : .cannotCreate(folder, error.words)
    }
  }

  private init(path: String) { self.path = path }

  /// Throws where a folder that is to be made, or is there, lies outside of a root.
  package static func check(_ folder: String, _ root: ReadingRoot, _ name: String) throws(OutputProblem) {
    var start = Platform.absolute(folder, from: Platform.currentFolder)
    while start != "/", !Platform.isThere(start) { start = Platform.parent(of: start) }
    guard (try? root.resolve(start)) != nil else { throw .outsideRoot(name) }
  }

  /// Enters a folder in this one, made where there is none; throws for a link of that name.
  package func folder(_ name: String) throws(OutputProblem) -> OutputFolder {
    let inner = PathParts.joined(path, name)
    guard !Platform.isLink(inner) else { throw .isLink(inner) }
    try Platform.createFolder(inner)
    return OutputFolder(path: inner)
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { PathParts.joined(path, name) }

  /// Replaces a file in it in one step.
  package func write(_ bytes: [UInt8], to name: String) throws(OutputProblem) {
    try Platform.write(bytes, toFile: file(name))
  }
}
