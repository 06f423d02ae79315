package import Palettes

/// A file that the command line names: it may be anywhere, but no link of a checkout may redirect it.
package struct NamedFile {
  /// The path as typed.
  package let path: String
  private let root: ReadingRoot?

  package init(_ path: String) {
    self.path = path
    root = ReadingRoot.holding(path)
  }

  /// Reads the whole file.
  package func read(limit: Int = Platform.largestFile) throws(FileProblem) -> [UInt8] {
    guard let root else { return try Platform.read(path, limit: limit) }
    return try Platform.read(root.resolve(path), limit: limit, followsLink: false)
  }

  /// Replaces the file in one step unless it is an input of the run; returns true if it changed.
  ///
  /// A pipe or device outside of any root is written to directly.
  @discardableResult
  package func write(_ bytes: [UInt8], besides inputs: InputFiles) throws(OutputProblem) -> Bool {
    // The root of the file system holds every device; it is nobody's checkout.
    if root == nil || root?.folder == "/", (try? Platform.kind(of: path)) == .other {
      try Platform.overwrite(path, with: bytes)
      return true
    }
    let target = try target()
    try inputs.check(target, as: path)
    return try Platform.write(bytes, toFile: target)
  }

  /// The path of the file without links; a path in its folder if there is no file yet.
  private func target() throws(OutputProblem) -> String {
    let whole = Platform.absolute(path, from: Platform.currentFolder)
    let parts = PathParts(of: whole)
    let target: String
    do throws(FileProblem) {
      target =
        Platform.isThere(whole)
        ? try root.resolve(whole) : PathParts.joined(try root.resolve(parts.folder), parts.name)
    } catch {
      throw error == .outsideRoot ? .outsideRoot(path) : .cannotCreate(path, error.words)
    }
    guard !GitFolder.holds(target) else { throw .inGitFolder(path) }
    return target
  }
}
