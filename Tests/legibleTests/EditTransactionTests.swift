import Foundation
import PaletteLoading
import PaletteModel
import Testing

@testable import legible

/// Several files that change together or not at all.
@Suite struct EditTransactionTests {
  private static let changes = [
    FileChange(file: "a", old: Array("old a".utf8), new: Array("new a".utf8)),
    FileChange(file: "in/b", old: Array("old ü\r\n".utf8), new: Array("new \u{1} \"ü\"\r\n".utf8)),
  ]

  @Test func theJournalIsReadAsItWasWritten() throws {
    let journal = try #require(EditJournal(Self.changes))
    #expect(EditJournal(bytes: journal.bytes) == journal)
    #expect(EditJournal(bytes: Array("{}".utf8)) == nil)
    #expect(EditJournal(bytes: Array(journal.bytes.dropLast(3))) == nil)
    #expect(EditJournal([FileChange(file: "a", old: [0xFF], new: [])]) == nil)
  }

  @Test(arguments: [true, false])
  func filesChangeAndNothingIsLeft(_ isRepository: Bool) throws {
    let scratch = try Self.folder(isRepository: isRepository)
    let transaction = EditTransaction(base: scratch.path)
    #expect(transaction.journal.hasSuffix(isRepository ? "/.git/legible-journal" : "/.legible-journal"))
    try transaction.write(Self.changes)
    #expect(try Self.texts(scratch) == ["new a", "new \u{1} \"ü\"\r\n"])
    #expect(try transaction.complete() == nil)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.path).filter { $0.contains("legible") } == [])
  }

  @Test func aFileThatHasChangedStopsAll() throws {
    let scratch = try Self.folder()
    try scratch.file("in/b", holding: Array("other".utf8))
    let problem = #expect(throws: Diagnostic.self) { try EditTransaction(base: scratch.path).write(Self.changes) }
    #expect(problem?.message.contains("changed since it was read") == true)
    #expect(problem?.location.file == "in/b")
    #expect(try Self.texts(scratch) == ["old a", "other"])
  }

  @Test func aFileThatIsGoneStopsAll() throws {
    let scratch = try Self.folder()
    try FileManager.default.removeItem(atPath: scratch.path + "/in/b")
    let problem = #expect(throws: Diagnostic.self) { try EditTransaction(base: scratch.path).write(Self.changes) }
    #expect(problem?.kind == .missingInput)
    #expect(try scratch.text("a") == "old a")
  }

  @Test func whatCannotBeFinishedIsTakenBack() throws {
    let scratch = try Self.folder()
    // A folder in the way of the second file lets the run fail before anything has its place.
    try FileManager.default.removeItem(atPath: scratch.path + "/in/b")
    try scratch.file("in/b/c")
    #expect(throws: (any Error).self) { try EditTransaction(base: scratch.path).write(Self.changes) }
    #expect(try scratch.text("a") == "old a")
    #expect(try EditTransaction(base: scratch.path).complete() == nil)
  }

  @Test func anInterruptedRunIsCompleted() throws {
    for states in [["old a", "old ü\r\n"], ["new a", "old ü\r\n"], ["new a", "new \u{1} \"ü\"\r\n"]] {
      let scratch = try Self.folder()
      let transaction = EditTransaction(base: scratch.path)
      try scratch.file("a", holding: Array(states[0].utf8))
      try scratch.file("in/b", holding: Array(states[1].utf8))
      try scratch.file("in/.legible-1-0.tmp")
      try scratch.file(".legible-journal", holding: #require(EditJournal(Self.changes)).bytes)
      let completion = try #require(try transaction.complete())
      #expect(completion.completed == ["a", "in/b"])
      #expect(completion.foreign == [])
      #expect(try Self.texts(scratch) == ["new a", "new \u{1} \"ü\"\r\n"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/in") == ["b"])
      #expect(try transaction.complete() == nil)
    }
  }

  @Test func aFileThatSomebodyChangedSinceStays() throws {
    let scratch = try Self.folder()
    try scratch.file("a", holding: Array("mine".utf8))
    try scratch.file(".legible-journal", holding: #require(EditJournal(Self.changes)).bytes)
    let completion = try #require(try EditTransaction(base: scratch.path).complete())
    #expect(completion.foreign == ["a"])
    #expect(try Self.texts(scratch) == ["mine", "new \u{1} \"ü\"\r\n"])
  }

  @Test func aJournalThatCannotBeReadIsTold() throws {
    let scratch = try Self.folder()
    try scratch.file(".legible-journal", holding: Array("half".utf8))
    #expect(throws: Diagnostic.self) { try EditTransaction(base: scratch.path).complete() }
    #expect(EditTransaction.warning(for: [scratch.path])?.contains("legible fix") == true)
  }

  private static func folder(isRepository: Bool = false) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    if isRepository { try scratch.file(".git/HEAD") }
    for change in changes { try scratch.file(change.file, holding: change.old) }
    return scratch
  }

  private static func texts(_ scratch: borrowing ScratchFolder) throws -> [String] {
    try changes.map { try scratch.text($0.file) }
  }
}
