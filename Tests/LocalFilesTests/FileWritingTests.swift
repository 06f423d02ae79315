import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes

/// Files that are replaced in one step, folders that one run at a time writes to, and the remains of dead runs.
@Suite struct FileWritingTests {
  private static let stray = ".legible-4711-0.tmp"

  @Test(arguments: [
    (".legible-1-0.tmp", true), (".legible-4711-99.tmp", true), (".legible-1.tmp", false), (".legible-1-0.tmp2", false),
    (".legible--0.tmp", false), (".legible-a-0.tmp", false), ("legible-1-0.tmp", false), (".legible-1-0-0.tmp", false),
    (".legible-.tmp", false), (".legible.tmp", false),
  ])
  func temporaryFilesAreToldByTheirNames(_ name: String, _ isOne: Bool) {
    #expect(TemporaryName.isOne(name) == isOne)
  }

  @Test func ownNamesAreTold() {
    #expect(TemporaryName.isOne(TemporaryName.make(process: getpid(), number: 3)))
  }

  @Test func whatDeadRunsLeaveIsTakenAwayAndNothingElse() throws {
    let scratch = try ScratchFolder()
    for name in [Self.stray, "report.md", ".legible-x-0.tmp", "legible-1-0.tmp"] { try scratch.file(name) }
    try scratch.file(".legible-1-1.tmp/inner")
    try Platform.withLock(on: scratch.path) {}
    #expect(
      try names(in: scratch) == [".legible-1-1.tmp", ".legible-x-0.tmp", "legible-1-0.tmp", "report.md"])
  }

  @Test func whatALivingRunWritesStays() throws {
    let scratch = try ScratchFolder()
    let file = try FileHandle(forWritingTo: scratch.file(Self.stray))
    #expect(Platform.keep(file.fileDescriptor))
    try Platform.withLock(on: scratch.path) {}
    #expect(try names(in: scratch) == [Self.stray])
    try file.close()
    try Platform.withLock(on: scratch.path) {}
    #expect(try names(in: scratch) == [])
  }

  @Test func aFileSweptBeforeItWasKeptIsNotUsed() throws {
    let scratch = try ScratchFolder()
    let file = try FileHandle(forWritingTo: scratch.file(Self.stray))
    Platform.sweep(scratch.path)
    #expect(!Platform.keep(file.fileDescriptor))
  }

  @Test func aSingleWriteSweepsUnlessSomebodyHoldsTheLock() throws {
    let scratch = try ScratchFolder()
    let file = "\(scratch.path)/baseline.json"
    try Platform.withLock(on: scratch.path) {
      try scratch.file(Self.stray)
      #expect(try Platform.write([1], toFile: file))
    }
    #expect(try names(in: scratch) == [Self.stray, "baseline.json"])
    #expect(try Platform.write([2], toFile: file))
    #expect(try names(in: scratch) == ["baseline.json"])
  }

  @Test func oneWaitsForTheOtherAndNotForEver() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    let problem = #expect(throws: OutputProblem.self) {
      try Platform.withLock(on: path) {
        try Platform.withLock(on: path, patience: .milliseconds(30)) { Issue.record("two at once") }
      }
    }
    #expect(problem == .busy(path))
    #expect(problem?.status == 73)
    #expect(try Platform.withLock(on: path, patience: .zero) { 5 } == 5)
  }

  @Test func waitingIsToldOnce() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    var told = 0
    #expect(throws: OutputProblem.busy(path)) {
      try Platform.withLock(on: path) {
        try Platform.withLock(on: path, patience: .milliseconds(700), waiting: { told += 1 }) {}
      }
    }
    #expect(told == 1)
  }

  @Test func theLockEndsWithAnError() throws {
    let scratch = try ScratchFolder()
    #expect(throws: CancellationError.self) {
      try Platform.withLock(on: scratch.path) { throw CancellationError() }
    }
    try Platform.withLock(on: scratch.path, patience: .zero) {}
    #expect(try names(in: scratch) == [])
  }

  @Test func workUnderTheLockIsNeverInterleaved() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    try Platform.write(Array("0".utf8), toFile: "\(path)/count")
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try Platform.withLock(on: path) {
            let count = Int(String(decoding: try Platform.read("\(path)/count"), as: UTF8.self)) ?? 0
            try Platform.write(Array("\(count + 1)".utf8), toFile: "\(path)/count")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.text("count") == "8")
    #expect(try names(in: scratch) == ["count"])
  }

  @Test func nothingChangesBeforeAllIsWritten() throws {
    let scratch = try ScratchFolder()
    for name in ["a", "b", "d"] { try scratch.file(name, holding: Array("old".utf8)) }
    var staged = StagedFiles()
    for name in ["a", "b", "c"] { try staged.add(Array("new".utf8), toFile: "\(scratch.path)/\(name)") }
    staged.remove("\(scratch.path)/d")
    #expect(try texts(["a", "b", "c", "d"], in: scratch) == ["old", "old", "", "old"])
    try staged.place()
    #expect(try texts(["a", "b", "c"], in: scratch) == ["new", "new", "new"])
    #expect(try names(in: scratch) == ["a", "b", "c"])
  }

  @Test func manyFilesAreStagedAtOnce() throws {
    let scratch = try ScratchFolder()
    var staged = StagedFiles()
    for number in 0..<300 { try staged.add([UInt8(number % 256)], toFile: "\(scratch.path)/\(number)") }
    try staged.place()
    #expect(try names(in: scratch).count == 300)
    #expect(try Platform.read("\(scratch.path)/299") == [43])
  }

  @Test func whatCannotBeWrittenChangesNothingAndLeavesNothing() throws {
    let scratch = try ScratchFolder()
    try scratch.file("a", holding: Array("old".utf8))
    #expect(throws: OutputProblem.self) {
      var staged = StagedFiles()
      try staged.add(Array("new".utf8), toFile: "\(scratch.path)/a")
      try staged.add(Array("new".utf8), toFile: "\(scratch.path)/missing/b")
      try staged.place()
    }
    #expect(try scratch.text("a") == "old")
    #expect(try names(in: scratch) == ["a"])
  }

  @Test func filesThatCannotTakeTheirPlacesLeaveNothing() throws {
    let scratch = try ScratchFolder()
    #expect(throws: OutputProblem.self) {
      var staged = StagedFiles()
      for name in ["a", "b", "c"] { try staged.add(Array("new".utf8), toFile: "\(scratch.path)/\(name)") }
      try scratch.file("b/inner")
      try staged.place()
    }
    #expect(try names(in: scratch) == ["a", "b"])
  }

  private func texts(_ names: [String], in scratch: borrowing ScratchFolder) throws -> [String] {
    var texts: [String] = []
    for name in names { texts.append(try scratch.text(name)) }
    return texts
  }

  private func names(in scratch: borrowing ScratchFolder) throws -> [String] {
    try Platform.list(scratch.path).map(\.name).sorted()
  }
}
