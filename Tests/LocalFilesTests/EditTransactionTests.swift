import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes

/// Several files that change together or not at all.
@Suite struct EditTransactionTests {
  private static let changes = [
    FileChange(file: "a.tokens", old: Array("old a".utf8), new: Array("new a".utf8)),
    FileChange(
      file: "in/b.colorset/Contents.json", old: Array("old ü\r\n".utf8), new: Array("new \u{1} \"ü\"\r\n".utf8)),
  ]

  @Test func theJournalIsReadAsItWasWritten() throws {
    let scratch = try ScratchFolder()
    let state = StateFolder(at: scratch.path + "/state")
    let journal = try #require(EditJournal(Self.changes, in: "/app"))
    let bytes = try journal.bytes(state)
    #expect(EditJournal(bytes: bytes, in: "/app", state) == journal)
    #expect(EditJournal(bytes: bytes, in: "/other", state) == nil)
    #expect(EditJournal(bytes: Array("{}".utf8), in: "/app", state) == nil)
    #expect(EditJournal(bytes: Array(bytes.dropLast(3)), in: "/app", state) == nil)
    #expect(EditJournal([FileChange(file: "a", old: [0xFF], new: [])], in: "/app") == nil)
  }

  @Test func aJournalOfAnotherUserIsNotRead() throws {
    let scratch = try ScratchFolder()
    let (own, other) = (StateFolder(at: scratch.path + "/own"), StateFolder(at: scratch.path + "/other"))
    let journal = try #require(EditJournal(Self.changes, in: "/app"))
    _ = try own.authenticationCode(of: [])
    #expect(EditJournal(bytes: try journal.bytes(other), in: "/app", own) == nil)
  }

  @Test func aKeyThatOthersCanReadIsNotUsed() throws {
    let scratch = try ScratchFolder()
    let state = StateFolder(at: scratch.path + "/state")
    let first = try state.authenticationCode(of: [1])
    #expect(try state.authenticationCode(of: [1]) == first)
    #expect(state.isCode(first, of: [1]) && !state.isCode(first, of: [2]))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: state.file("key"))
    #expect(!state.isCode(first, of: [1]))
    #expect(try state.authenticationCode(of: [1]) != first)
  }

  @Test func theStateFolderLiesOutsideOfWhatIsEdited() throws {
    let home = try #require(Platform.home)
    #expect(throws: OutputProblem.self) { try StateFolder(outside: "/") }
    if Platform.environment("XDG_STATE_HOME") == nil {
      #expect(throws: OutputProblem.self) { try StateFolder(outside: home) }
    }
  }

  @Test(arguments: [true, false])
  func filesChangeAndNothingIsLeft(_ isRepository: Bool) throws {
    let scratch = try Self.folder(isRepository: isRepository)
    let transaction = try Self.transaction(scratch)
    #expect(transaction.journal.hasPrefix(Self.state(scratch).path))
    try transaction.write(Self.changes)
    #expect(try Self.texts(scratch) == ["new a", "new \u{1} \"ü\"\r\n"])
    #expect(try transaction.complete() == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.state(scratch).path) == ["key"])
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: scratch.path + "/app").filter { $0.contains("legible") } == []
    )
  }

  @Test func aFileThatHasChangedStopsAll() throws {
    let scratch = try Self.folder()
    try scratch.file("app/" + Self.changes[1].file, holding: Array("other".utf8))
    let problem = #expect(throws: Diagnostic.self) { try Self.transaction(scratch).write(Self.changes) }
    #expect(problem?.message.contains("changed since it was read") == true)
    #expect(problem?.location.file == Self.changes[1].file)
    #expect(try Self.texts(scratch) == ["old a", "other"])
  }

  @Test func aFileThatIsGoneStopsAll() throws {
    let scratch = try Self.folder()
    try FileManager.default.removeItem(atPath: scratch.path + "/app/" + Self.changes[1].file)
    let problem = #expect(throws: Diagnostic.self) { try Self.transaction(scratch).write(Self.changes) }
    #expect(problem?.kind == .missingInput)
    #expect(try scratch.text("app/a.tokens") == "old a")
  }

  @Test func whatCannotBeFinishedIsTakenBack() throws {
    let scratch = try Self.folder()
    // A folder in place of the second file makes the run fail before anything is moved.
    try FileManager.default.removeItem(atPath: scratch.path + "/app/" + Self.changes[1].file)
    try scratch.file("app/" + Self.changes[1].file + "/c")
    #expect(throws: (any Error).self) { try Self.transaction(scratch).write(Self.changes) }
    #expect(try scratch.text("app/a.tokens") == "old a")
    #expect(try Self.transaction(scratch).complete() == nil)
  }

  @Test func anInterruptedRunIsCompleted() throws {
    for states in [["old a", "old ü\r\n"], ["new a", "old ü\r\n"], ["new a", "new \u{1} \"ü\"\r\n"]] {
      let scratch = try Self.folder()
      let transaction = try Self.transaction(scratch)
      try scratch.file("app/a.tokens", holding: Array(states[0].utf8))
      try scratch.file("app/" + Self.changes[1].file, holding: Array(states[1].utf8))
      try scratch.file("app/in/b.colorset/.legible-1-0.tmp")
      try Self.leave(Self.changes, scratch)
      let completion = try #require(try transaction.complete())
      #expect(completion.completed == Self.changes.map(\.file))
      #expect(completion.foreign == [])
      #expect(try Self.texts(scratch) == ["new a", "new \u{1} \"ü\"\r\n"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/app/in/b.colorset") == ["Contents.json"])
      #expect(try transaction.complete() == nil)
    }
  }

  @Test func aFileThatSomebodyChangedSinceStays() throws {
    let scratch = try Self.folder()
    try scratch.file("app/a.tokens", holding: Array("mine".utf8))
    try Self.leave(Self.changes, scratch)
    let completion = try #require(try Self.transaction(scratch).complete())
    #expect(completion.foreign == ["a.tokens"])
    #expect(try Self.texts(scratch) == ["mine", "new \u{1} \"ü\"\r\n"])
  }

  /// A journal that this user made names nothing but files of colors inside the root.
  @Test func aJournalReachesNothingElse() throws {
    let scratch = try Self.folder()
    try scratch.file("outside.tokens", holding: Array("old".utf8))
    try scratch.file("app/notes.txt", holding: Array("old".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/app/link.tokens", withDestinationPath: "../outside.tokens")
    let names = ["../outside.tokens", scratch.path + "/outside.tokens", "link.tokens", "notes.txt"]
    try Self.leave(names.map { FileChange(file: $0, old: Array("old".utf8), new: Array("new".utf8)) }, scratch)
    let completion = try #require(try Self.transaction(scratch).complete())
    #expect(completion.foreign == names)
    #expect(try scratch.text("outside.tokens") == "old")
    #expect(try scratch.text("app/notes.txt") == "old")
  }

  @Test func aJournalThatCannotBeReadIsTold() throws {
    let scratch = try Self.folder()
    let transaction = try Self.transaction(scratch)
    _ = try Self.state(scratch).authenticationCode(of: [])
    try Platform.write(Array("half".utf8), toFile: transaction.journal)
    #expect(throws: Diagnostic.self) { try transaction.complete() }
    #expect(transaction.isPending)
  }

  /// A run that died before its journal changed nothing, and left its bytes beside the files; the lock itself sweeps
  /// the folder of all.
  @Test(arguments: [true, false])
  func temporaryFilesOfADeadRunAreRemoved(_ recovers: Bool) throws {
    let scratch = try Self.folder()
    let transaction = try Self.transaction(scratch)
    let base = try Platform.realPath(scratch.path + "/app")
    let intended = Self.changes.map { FileChange(file: $0.file, old: [], new: []) }
    let intention = try #require(EditJournal(intended, in: base))
    try Platform.write(intention.bytes(Self.state(scratch)), toFile: transaction.intention)
    for file in ["app/.legible-99-0.tmp", "app/in/b.colorset/.legible-99-1.tmp"] { try scratch.file(file) }
    try scratch.file("app/in/b.colorset/.other.tmp")
    if recovers {
      let completion = try #require(try transaction.complete())
      #expect(completion.changedNothing && completion.removed == 1 && completion.completed == [])
      #expect(try Self.texts(scratch) == Self.changes.map { String(decoding: $0.old, as: UTF8.self) })
    } else {
      try transaction.write([Self.changes[0]])
    }
    #expect(!Platform.isThere(transaction.intention))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/app").sorted() == ["a.tokens", "in"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/app/in/b.colorset").sorted()
        == [".other.tmp", "Contents.json"])
  }

  private static func state(_ scratch: borrowing ScratchFolder) -> StateFolder {
    StateFolder(at: scratch.path + "/state")
  }

  private static func transaction(_ scratch: borrowing ScratchFolder) throws -> EditTransaction {
    let base = scratch.path + "/app"
    return try EditTransaction(base: base, roots: [.around(base)], state: state(scratch))
  }

  /// Leaves the journal of a run that died.
  private static func leave(_ changes: [FileChange], _ scratch: borrowing ScratchFolder) throws {
    let base = try Platform.realPath(scratch.path + "/app")
    let journal = try #require(EditJournal(changes, in: base))
    try Platform.write(journal.bytes(state(scratch)), toFile: transaction(scratch).journal)
  }

  private static func folder(isRepository: Bool = false) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    if isRepository { try scratch.file("app/.git/HEAD") }
    for change in changes { try scratch.file("app/" + change.file, holding: change.old) }
    return scratch
  }

  private static func texts(_ scratch: borrowing ScratchFolder) throws -> [String] {
    try changes.map { try scratch.text("app/" + $0.file) }
  }
}
