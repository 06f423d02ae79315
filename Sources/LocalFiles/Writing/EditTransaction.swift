import AuditEngine
import FileSyntax
package import Palettes

/// Writes several files so that either all or none of them change, whatever happens on the way.
///
/// Everything that can fail comes first: the files are compared with the bytes that were read, and their new bytes are
/// written next to them. Then the journal is written, and only then do the files change. A run that dies before that
/// leaves all files old; one that dies later is completed by the next that may write (`complete`). No two runs do this
/// at once. Every file is below a root after links are followed, and is one that an editor accepts.
package struct EditTransaction {
  /// The folder that paths are relative to; it is locked meanwhile.
  private let base: String
  /// The roots that contain the files.
  private let roots: [ReadingRoot]
  private let state: StateFolder
  /// The path of the journal.
  let journal: String
  /// The path of the list of files next to which bytes are about to be written, for a run that dies before its journal.
  let intention: String
  /// Called when another run is waited for.
  private let waiting: () -> Void

  /// Prepares for the files of some paths.
  ///
  /// - Throws: `OutputProblem` if there is no place for a journal that a checkout cannot bring.
  package init(for paths: [String], waiting: @escaping () -> Void = {}) throws(OutputProblem) {
    let base = Platform.displayBase(for: paths)
    try self.init(base: base, roots: paths.map { ReadingRoot.around($0) }, waiting: waiting)
  }

  /// Prepares for files whose paths start from a folder; the journal is that of this user by default.
  init(
    base: String, roots: [ReadingRoot], state: StateFolder? = nil, waiting: @escaping () -> Void = {}
  ) throws(OutputProblem) {
    self.base = (try? Platform.realPath(base)) ?? base
    self.roots = roots
    self.waiting = waiting
    if let state { self.state = state } else { self.state = try StateFolder(outside: self.base) }
    let name = SHA256.hex(of: Array(self.base.utf8))
    journal = self.state.file("journal-\(name)")
    intention = self.state.file("intention-\(name)")
  }

  /// Returns a line about an interrupted run that waits to be completed around paths; nil if there is none.
  package static func warning(for paths: [String]) -> String? {
    guard let transaction = try? EditTransaction(for: paths.isEmpty ? ["."] : paths), transaction.isPending else {
      return nil
    }
    return "warning: 'legible fix' was interrupted while writing; complete its changes with: legible fix --recover"
  }

  /// True if an interrupted run waits to be completed.
  var isPending: Bool { Platform.isThere(journal) }

  /// The remains of an interrupted run, and their outcome.
  package struct Completion {
    /// The files that now have their new bytes.
    package var completed: [String] = []
    /// The files that were changed in between by others; they stay unchanged.
    package var foreign: [String] = []
    /// The number of temporary files that were removed.
    package var removed = 0
    /// True if the run died before it changed a file.
    package var changedNothing = false
  }

  /// Changes the files.
  ///
  /// - Throws: a `Diagnostic` if a file has changed since it was read, `OutputProblem` if one cannot be written.
  package func write(_ changes: [FileChange]) throws {
    guard let notes = EditJournal(changes, in: base),
      let intended = EditJournal(changes.map { FileChange(file: $0.file, old: [], new: []) }, in: base)
    else { throw unreadable }
    try Platform.withLock(on: base, waiting: waiting) {
      sweepIntended()
      let places = try changes.map { change throws(Diagnostic) in try place(of: change.file) }
      try check(changes, at: places)
      sweep(places)
      try Platform.write(intended.bytes(state), toFile: intention)
      defer { try? Platform.remove(intention) }
      var staged = StagedFiles()
      for (change, place) in zip(changes, places) { try staged.add(change.new, toFile: place) }
      try Platform.write(notes.bytes(state), toFile: journal)
      do {
        try check(changes, at: places)
        try staged.place()
      } catch {
        try undo(changes, at: places)
        try Platform.remove(journal)
        throw error
      }
      try Platform.remove(journal)
      try Platform.synchronize(state.path)
    }
  }

  /// Completes an interrupted run, and removes its temporary files; nil if there is nothing to finish.
  package func complete() throws -> Completion? {
    guard isPending || Platform.isThere(intention) else { return nil }
    return try Platform.withLock(on: base, waiting: waiting) {
      var result = Completion()
      result.removed = sweepIntended()
      guard let bytes = try? Platform.read(journal, followsLink: false) else {
        result.changedNothing = true
        return result.removed > 0 ? result : nil
      }
      guard let notes = EditJournal(bytes: bytes, in: base, state) else { throw unreadable }
      for change in notes.files {
        guard let place = try? place(of: change.file) else {
          result.foreign.append(change.file)
          continue
        }
        sweep([place])
        switch try? Platform.read(place, followsLink: false) {
        case change.new: result.completed.append(change.file)
        case change.old:
          try Platform.write(change.new, toFile: place)
          result.completed.append(change.file)
        default: result.foreign.append(change.file)
        }
      }
      try Platform.remove(journal)
      return result
    }
  }

  /// The path of a file, without links.
  ///
  /// - Throws: an error for one outside of the roots, and for one that no editor accepts.
  private func place(of file: String) throws(Diagnostic) -> String {
    do throws(FileProblem) {
      guard PaletteEditor.all.contains(where: { $0.accepts(file) }) else {
        throw .other("this is neither a catalog file nor a token file, so it is not edited")
      }
      let place = try roots.resolve(Platform.absolute(file, from: base))
      guard !GitFolder.holds(place) else { throw .other("this is in the folder of Git, so it is not edited") }
      return place
    } catch {
      throw error.diagnostic(at: file)
    }
  }

  /// Throws for the first file that has changed.
  private func check(_ changes: [FileChange], at places: [String]) throws(Diagnostic) {
    for (change, place) in zip(changes, places) {
      do {
        guard try Platform.read(place, followsLink: false) != change.old else { continue }
      } catch {
        throw error.diagnostic(at: change.file)
      }
      let message = "the file has changed since it was read, so nothing is written; run the command again"
      throw Diagnostic(.error, .badData, message, at: SourceLocation(file: change.file))
    }
  }

  /// Restores the old bytes of the files that have changed.
  private func undo(_ changes: [FileChange], at places: [String]) throws {
    for (change, place) in zip(changes, places)
    where (try? Platform.read(place, followsLink: false)) == change.new {
      try Platform.write(change.old, toFile: place)
    }
  }

  /// Removes the remains of dead runs next to the files.
  @discardableResult
  private func sweep(_ places: [String]) -> Int {
    Set(places.map { Platform.parent(of: $0) }).sorted().reduce(0) { $0 + Platform.sweep($1) }
  }

  /// Removes the temporary files of a run that died before or after its journal, wherever it wrote them; returns their
  /// number.
  @discardableResult
  private func sweepIntended() -> Int {
    guard let bytes = try? Platform.read(intention, followsLink: false) else { return 0 }
    let files = EditJournal(bytes: bytes, in: base, state)?.files ?? []
    let count = sweep(files.compactMap { try? place(of: $0.file) })
    try? Platform.remove(intention)
    return count
  }

  private var unreadable: Diagnostic {
    let message =
      "the journal from an interrupted run was not created here by you, so it is ignored; check the color files "
      + "yourself, then remove the journal"
    return Diagnostic(.error, .badData, message, at: SourceLocation(file: journal))
  }
}
