import Foundation
import TestSupport
import Testing

/// Files with very many problems: a terminal shows the first ones, a pipe has all.
@Suite struct ManyProblemsTests {
  @Test(arguments: [25, 26, 400]) func aPipeHasEveryProblem(count: Int) throws {
    let scratch = try ScratchFolder()
    try write(count, to: scratch)
    let run = try Binary.run(["audit", "\(scratch.path)/App", "--quiet"])
    #expect(errors(of: run.errors).count == count, "\(run.errors.prefix(600))")
  }

  #if os(Linux)
    /// Each file has its own count.
    @Test(
      .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
      arguments: [
        (25, 25, nil), (26, 26, "legible.json: 1 more error;"), (400, 26, "legible.json: 375 more errors;"),
      ])
    func aTerminalShowsTheFirst(count: Int, lines: Int, rest: String?) throws {
      let scratch = try ScratchFolder()
      try write(count, to: scratch)
      let terminal = Process()
      terminal.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      let command = "'\(try Binary.executable().path)' audit '\(scratch.path)/App' --quiet >'\(scratch.path)/out'"
      terminal.arguments = ["-qec", command, "\(scratch.path)/typescript"]
      let output = Pipe()
      terminal.standardInput = FileHandle.nullDevice
      terminal.standardOutput = output
      try terminal.run()
      let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      terminal.waitUntilExit()
      let errors = errors(of: shown)
      #expect(errors.count == lines, "\(shown.prefix(600))")
      if let rest { #expect(errors.last?.contains(rest) == true, "\(errors.last ?? "")") }
    }
  #endif

  private func write(_ count: Int, to scratch: borrowing ScratchFolder) throws {
    let pairs = (0..<count).map { "{ \"foreground\": \"None\($0)\", \"on\": \"#FFFFFF\" }" }.joined(separator: ",\n")
    _ = try scratch.file("App/legible.json", holding: Array("{ \"version\": 1, \"pairs\": [\(pairs)] }".utf8))
  }

  private func errors(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains("legible.json") && $0.contains("error") }
  }
}
