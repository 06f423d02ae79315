import Testing

/// The modules that each target may import, and those that no target may use.
@Suite struct ArchitectureImportTests {
  private static let systemLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// The plugin is not part of the tool: SwiftPM runs it, and its interface uses Foundation types.
  @Test func onlyTheRimImportsFoundationAndOnlyItsEssentials() {
    let offenders = Repository.sources.filter { $0.target != "AuditContrastPlugin" }.filter { file in
      file.imports.contains {
        $0.hasPrefix("Foundation")
          && !(["LocalFiles", "legible"].contains(file.target) && $0 == "FoundationEssentials")
      }
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test func onlyPlatformFilesImportTheSystem() {
    let offenders = Repository.sources.filter { file in
      !file.imports.isDisjoint(with: Self.systemLibraries) && !file.name.hasPrefix("Platform")
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test func conditionalCodeForSystemsStandsInPlatformFiles() {
    let offenders = Repository.sources.filter { $0.target != "AuditContrastPlugin" }.filter { file in
      (file.uses("#if canImport") || file.uses("#if os")) && !file.name.hasPrefix("Platform")
    }
    #expect(offenders.map(\.path) == [])
  }

  /// None of SwiftUI's, Testing's or Foundation's names is among them, so that whoever imports those need not qualify.
  @Test func theLibraryHasFewPublicTypes() {
    let files = Repository.sources.filter { $0.target == "LegibleKit" }
    let lines = files.flatMap { String(decoding: $0.code, as: UTF8.self).split(separator: "\n") }
    let names = lines.filter { $0.hasPrefix("public ") }.compactMap { line in
      line.split(separator: " ").dropFirst(2).first.map { $0.prefix { $0.isLetter } }
    }
    #expect(
      names.sorted() == ["AuditSession", "Comparison", "Legible", "LegibleError", "ProposedEdits", "Report", "Screen"])
    #expect(files.allSatisfy { $0.imports.isDisjoint(with: ["Testing", "XCTest", "SwiftUI"]) })
  }

  @Test func theEngineSeesNoWorld() {
    let offenders = Repository.sources.filter { file in
      ["AuditEngine", "AuditReports"].contains(file.target)
        && (!file.imports.isDisjoint(with: ["LocalFiles", "Synchronization"])
          || ["async ", "await ", "any ", "Continuous" + "Clock", "as? "].contains(where: file.uses))
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test(arguments: [
    "fatalError(", "preconditionFailure(", "try!", "as!", "@unchecked Sendable", "String(format:",
    "JSONSerialization", "ObjectIdentifier", "AnyObject",
  ])
  func nothingUses(_ construct: String) {
    #expect(Repository.sources.filter { $0.uses(construct) }.map(\.path) == [])
  }

  /// Threads write their results into one buffer, each in its own places, which no compiler can check.
  ///
  /// A page has one thread, and calls functions that find the session in a global variable.
  @Test func onlyThreadsShareMemory() {
    let offenders = Repository.sources.filter { $0.uses("nonisolated(unsafe)") }
    #expect(offenders.map(\.name).sorted() == ["Ask", "PlatformProgramGroups", "PlatformThreads", "Workers"])
  }

  /// One gate: only the console writes to a stream of the process, and it lets no control characters through.
  @Test(arguments: ["to: .output", "to: .error", "print("])
  func onlyTheConsoleWritesToStreams(_ call: String) {
    let tool = Repository.sources.filter {
      ["legible", "LocalFiles", "AuditReports"].contains($0.target)
    }
    #expect(tool.filter { $0.uses(call) && $0.name != "Console" }.map(\.path) == [])
  }

  /// A machine that is busy with something else proves nothing; tests count steps instead, and benchmarks measure.
  @Test(arguments: [
    "Continuous" + "Clock", "Suspending" + "Clock", "Date" + "()", "Date" + ".now", "timeInterval" + "SinceNow",
    "timeInterval" + "Since(",
    ".now" + "()",
    "Dispatch" + "Time", "Dispatch" + "WallTime", "clock_" + "gettime", "clock" + "()", "gettime" + "ofday",
    "time" + "(nil)",
    "get" + "rusage", "system" + "Uptime", "mach_" + "absolute_time", "CFAbsolute" + "Time", ".time" + "Limit",
  ])
  func noTestMeasuresTime(_ clock: String) {
    let word = Array(clock.utf8)
    let offenders = Self.tests.filter { $0.code.firstIndex(of: word, from: 0) != nil }
    #expect(Self.tests.count > 300 && offenders.map(\.path) == [])
  }

  private static let tests = Repository.paths(below: "Tests").filter {
    $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Benchmarks/")
  }.map(SourceFile.init)

  /// Members that pull the tables of ICU into the static binary.
  @Test(arguments: ["trimmingCharacters", "formatted("])
  func nothingCalls(_ member: String) {
    let offenders = Repository.sources.filter { $0.code.firstIndex(of: Array(".\(member)".utf8), from: 0) != nil }
    #expect(offenders.map(\.path) == [])
  }

  @Test func literalsAndCommentsAreNoCode() {
    let source = ##"let a = "try! \(b("as!"))" /* class */; let c = #"\"try!"# // fatalError("##
    let code = String(decoding: CodeBlanking.code(of: Array(source.utf8)), as: UTF8.self)
    #expect(code.count == source.count)
    #expect(code.filter { $0 != " " } == "leta=;letc=")
  }
}
