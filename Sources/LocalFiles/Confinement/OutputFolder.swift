import Palettes

/// A folder that a run writes into, created if missing; no link in it is written through.
package struct OutputFolder {
  /// The absolute path without links.
  package let path: String

  /// Enters a folder that the command line names: it may be anywhere, but no link of a checkout may redirect it.
  package init(named folder: String) throws(OutputProblem) {
    try self.init(folder, within: ReadingRoot.holding(folder))
  }

  /// Enters a folder below a root.
  ///
  /// - Throws: `OutputProblem.outsideRoot` if it is elsewhere, before anything is created.
  package init(_ folder: String, within root: ReadingRoot?) throws(OutputProblem) {
    let whole = Platform.absolute(folder, from: Platform.currentFolder)
    try Self.check(whole, root, folder)
    try Platform.createFolder(whole)
    do throws(FileProblem) {
      path = try root.resolve(whole)
    } catch {
      throw error == .outsideRoot ? .outsideRoot(folder) : .cannotCreate(folder, error.words)
    }
  }

  private init(path: String) { self.path = path }

  /// Throws if a folder, existing or not, is outside of a root or in the folder of git.
  package static func check(_ folder: String, _ root: ReadingRoot?, _ name: String) throws(OutputProblem) {
    let whole = Platform.absolute(folder, from: Platform.currentFolder)
    var start = whole
    while start != "/", !Platform.isThere(start) { start = Platform.parent(of: start) }
    let real: String
    do throws(FileProblem) {
      real = try root.resolve(start)
    } catch {
      throw root != nil ? .outsideRoot(name) : .cannotCreate(name, error.words)
    }
    let rest = whole.split(separator: "/").dropFirst(start.split(separator: "/").count)
    guard !GitFolder.holds(rest.reduce(real) { PathParts.joined($0, String($1)) }) else { throw .inGitFolder(name) }
  }

  /// Enters a folder in this one, created if missing; throws for a link of that name.
  package func folder(_ name: String) throws(OutputProblem) -> OutputFolder {
    let inner = PathParts.joined(path, name)
    guard !Platform.isLink(inner) else { throw .isLink(inner) }
    try Platform.createFolder(inner)
    return OutputFolder(path: inner)
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { PathParts.joined(path, name) }

  /// Replaces a file in it in one step unless it is an input of the run.
  package func write(_ bytes: [UInt8], to name: String, besides inputs: InputFiles) throws(OutputProblem) {
    try inputs.check(file(name), as: file(name))
    try Platform.write(bytes, toFile: file(name))
  }
}
