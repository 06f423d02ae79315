/// Files that change together: all bytes are on the disk before the first file gets its own.
///
/// An error such as a lack of space or permission thus changes nothing. A run that dies while the files are moved to
/// their places, which is a matter of milliseconds, leaves each of them either old or new. For the holder of the lock
/// on the folder of the files or on its parent.
package struct StagedFiles: ~Copyable {
  private var replacements: [Platform.Replacement] = []
  private var removals: [String] = []
  private var folders: Set<String> = []
  private var placed = 0

  /// Starts with no file.
  package init() {}

  deinit { for replacement in replacements[placed...] { Platform.discard(replacement) } }

  /// Writes the bytes of a file out; it is the next to take its place.
  package mutating func add(_ bytes: [UInt8], toFile path: String) throws(OutputProblem) {
    replacements.append(try Platform.prepare(bytes, for: path, number: replacements.count))
    folders.insert(Platform.folder(of: path))
  }

  /// Marks a file that is removed when all others are in their places.
  package mutating func remove(_ path: String) {
    removals.append(path)
    folders.insert(Platform.folder(of: path))
  }

  /// Lets the files take their places in the order in which they were added, and makes it last.
  ///
  /// The folders are synchronized at the end: file systems keep changes of names in order, and a wait between two of
  /// them would be a chance to die in between.
  package mutating func place() throws(OutputProblem) {
    var isChanged = !removals.isEmpty
    flush()
    while placed < replacements.count {
      placed += 1
      if try Platform.finish(replacements[placed - 1]) { isChanged = true }
    }
    for path in removals { try Platform.remove(path) }
    guard isChanged else { return }
    for folder in folders.sorted() { try Platform.synchronize(folder) }
    flush()
  }

  /// Flushes the drive once for all files: the folder of the first file is on the drive of the others.
  private func flush() {
    if let folder = folders.min() { Platform.flush(folder) }
  }
}
