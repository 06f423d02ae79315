import Foundation
import TestSupport
import Testing

@testable import LocalFiles

/// Other programs, run by the tool.
@Suite struct ProgramTests {
  @Test func muchInputAndOutputPassAtOnce() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let run = try Platform.run("cat", ["-"], input: bytes)
    #expect(run.status == 0 && run.output == bytes && run.errors == "")
  }

  @Test func aProgramThatReadsNothingIsNoHindrance() throws {
    Platform.ignoreBrokenPipes()
    let run = try Platform.run(
      "sh", ["-c", "echo out; echo err >&2; exit 3"], input: Array(repeating: 0, count: 1 << 20))
    #expect(run.status == 3 && run.output == Array("out\n".utf8) && run.errors == "err\n")
    #expect(try Platform.run("sh", ["-c", "kill -9 $$"]).status == 137)
  }

  @Test func whatCannotRunIsTold() throws {
    #expect(throws: ProgramProblem.notFound) { try Platform.run("no-such-program-anywhere", []) }
    #expect(throws: ProgramProblem.tooMuch(limit: 1_000)) {
      try Platform.run("yes", [], bounds: ProgramBounds(output: 1_000))
    }
    let limited = ProgramBounds(processorSeconds: 5)
    #expect(throws: ProgramProblem.notFound) { try Platform.run("no-such-program-anywhere", [], bounds: limited) }
  }

  /// A program that waits, one that keeps its streams closed, and one that computes without end.
  @Test(arguments: [
    (["-c", "sleep 60"], ProgramBounds(seconds: 1)), (["-c", "exec >&- 2>&-; sleep 60"], ProgramBounds(seconds: 1)),
    (["-c", "while :; do :; done"], ProgramBounds(seconds: 50, processorSeconds: 1)),
  ])
  func endlessProgramsAreEnded(_ arguments: [String], _ bounds: ProgramBounds) {
    #expect(throws: ProgramProblem.tooLong(seconds: 1)) { try Platform.run("sh", arguments, bounds: bounds) }
  }

  /// A pipe comes to its end once all that could write to it have ended, which those that go on would do with a word.
  @Test func aProgramEndsWithEverythingThatItStarted() throws {
    let scratch = try ScratchFolder()
    let pipe = scratch.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let script = "exec 3>'\(pipe)'; (sleep 60; echo late >&3) & sleep 60; echo late >&3"
    #expect(throws: ProgramProblem.tooLong(seconds: 1)) {
      try Platform.run("sh", ["-c", script], bounds: ProgramBounds(seconds: 1))
    }
    _ = fcntl(reader, F_SETFL, 0)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
  }

  @Test func argumentsAreNoPartOfTheScriptThatSetsLimits() throws {
    let words = ["$(echo x)", "; echo y", "'\"`echo z`", "-c", ""]
    let run = try Platform.run("printf", ["%s|"] + words, bounds: ProgramBounds(processorSeconds: 5, memory: 1 << 30))
    #expect(String(decoding: run.output, as: UTF8.self) == words.map { $0 + "|" }.joined())
  }

  @Test func variablesAreLeftOutByName() throws {
    let run = try Platform.run("env", [], without: ["PATH"])
    #expect(!String(decoding: run.output, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("PATH=") })
  }

  /// Each program prints its pipes; another one's pipe would keep that one waiting for its end.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "needs /proc"))
  func programsThatStartAtOnceInheritNoPipesOfOneAnother() async throws {
    let script = "cd /proc/$$/fd && readlink 0 1 2 && readlink *"
    let pipes = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<10).map { _ in
            let run = try Platform.run("sh", ["-c", script])
            return String(decoding: run.output, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("pipe:") }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let standard = pipes.map { Set($0.prefix(3)) }
    let known = standard.reduce(into: Set<Substring>()) { $0.formUnion($1) }
    let inherited = zip(pipes, standard).flatMap { all, own in Set(all).subtracting(own).intersection(known) }
    #expect(known.count == 240 && inherited == [])
  }
}
