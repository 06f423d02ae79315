import Foundation
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
    #expect(throws: ProgramProblem.tooMuch(limit: 1_000)) { try Platform.run("yes", [], limit: 1_000) }
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
