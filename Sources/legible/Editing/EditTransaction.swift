import PaletteLoading
import PaletteModel

/// Writes several files so that all of them change or none does, whatever happens on the way.
///
/// Everything that can fail comes first: the files are compared with what was read, and their new bytes are written out
/// beside them. Then the journal is written, and only then do the files change. A run that dies before leaves all files
/// old; one that dies later is completed by the next (`complete`). No two runs do this at once.
struct EditTransaction {
  /// The folder that paths start from.
  private let base: String
  /// The folder of the journal, which is locked meanwhile: the repository's `.git`, else the base itself.
  private let folder: String
  /// The path of the journal.
  let journal: String
  /// Is told that another run is waited for.
  private let waiting: () -> Void

  /// Prepares for files whose paths start from a folder.
  init(base: String, waiting: @escaping () -> Void = {}) {
    self.base = base
    self.waiting = waiting
    let repository = base == "/" ? "/.git" : base + "/.git"
    let hasRepository = (try? Platform.kind(of: repository)) == .folder
    folder = hasRepository ? repository : base
    journal = hasRepository ? repository + "/legible-journal" : path(".legible-journal", in: base)
  }

  /// A line about an interrupted run that waits to be completed around paths; nil where there is none.
  static func warning(for paths: [String]) -> String? {
    let transaction = EditTransaction(base: Platform.displayBase(for: paths.isEmpty ? ["."] : paths))
    guard (try? Platform.kind(of: transaction.journal)) != nil else { return nil }
    return "warning: 'legible fix' was interrupted while it wrote; run it again to complete what it began"
  }

  /// What an interrupted run left, and what became of it.
  struct Completion {
    /// The files that have their new bytes now.
    var completed: [String] = []
    /// The files that somebody changed in between; they stay as they are.
    var foreign: [String] = []
  }

  /// Changes the files.
  ///
  /// - Throws: a `Diagnostic` where a file has changed since it was read, `OutputProblem` where one cannot be written.
  func write(_ changes: [FileChange]) throws {
    guard let notes = EditJournal(changes) else { throw Self.unreadable(journal) }
    try Platform.withLock(on: folder, waiting: waiting) {
      try check(changes)
      sweep(changes)
      var staged = StagedFiles()
      for change in changes { try staged.add(change.new, toFile: path(change.file, in: base)) }
      try Platform.write(notes.bytes, toFile: journal)
      do {
        try check(changes)
        try staged.place()
      } catch {
        try undo(changes)
        try Platform.remove(journal)
        throw error
      }
      try Platform.remove(journal)
      try Platform.synchronize(folder)
    }
  }

  /// Finishes what an interrupted run began; nil where there is nothing to finish.
  func complete() throws -> Completion? {
    guard (try? Platform.kind(of: journal)) != nil else { return nil }
    return try Platform.withLock(on: folder, waiting: waiting) {
      guard let bytes = try? Platform.read(journal) else { return nil }
      guard let notes = EditJournal(bytes: bytes) else { throw Self.unreadable(journal) }
      sweep(notes.files)
      var result = Completion()
      for change in notes.files {
        switch try? Platform.read(path(change.file, in: base)) {
        case change.new: result.completed.append(change.file)
        case change.old:
          try Platform.write(change.new, toFile: path(change.file, in: base))
          result.completed.append(change.file)
        default: result.foreign.append(change.file)
        }
      }
      try Platform.remove(journal)
      return result
    }
  }

  /// Throws for the first file that is not what it was.
  private func check(_ changes: [FileChange]) throws(Diagnostic) {
    for change in changes {
      do {
        guard try Platform.read(path(change.file, in: base)) != change.old else { continue }
      } catch {
        throw error.diagnostic(at: change.file)
      }
      let message = "the file has changed since it was read, so that nothing is written; run the command again"
      throw Diagnostic(.error, .badData, message, at: SourceLocation(file: change.file))
    }
  }

  /// Gives the files that have changed their old bytes back.
  private func undo(_ changes: [FileChange]) throws {
    for change in changes where (try? Platform.read(path(change.file, in: base))) == change.new {
      try Platform.write(change.old, toFile: path(change.file, in: base))
    }
  }

  /// Takes away what dead runs left beside the files.
  private func sweep(_ changes: [FileChange]) {
    for folder in Set(changes.map { Platform.parent(of: path($0.file, in: base)) }).sorted() { Platform.sweep(folder) }
  }

  private static func unreadable(_ journal: String) -> Diagnostic {
    let message = "the journal of an interrupted run cannot be read; compare the files it names by hand and remove it"
    return Diagnostic(.error, .badData, message, at: SourceLocation(file: journal))
  }
}

/// The absolute path of a file that is named from a folder.
private func path(_ file: String, in base: String) -> String { Platform.absolute(file, from: base) }
