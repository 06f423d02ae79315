import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// The summary uses the columns of a terminal, from 80 up to 120; a file always has 80.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))) struct TerminalWidthTests {
    @Test(arguments: [(40, 80), (80, 80), (100, 100), (120, 120), (200, 120)])
    func aTerminalHasItsColumns(columns: Int, most: Int) throws {
      let widths = try lines(columns).map(\.count)
      #expect((widths.max() ?? 0) <= most, "\(widths)")
      #expect((widths.max() ?? 0) > most - 20, "\(widths)")
    }

    @Test func aFileHasEightyColumns() throws {
      let scratch = try ScratchFolder()
      try write(to: scratch)
      let run = try Binary.run(["audit", "\(scratch.path)/App"])
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
    }

    @Test(arguments: [("100", 100), ("200", 120), ("40", 80), ("0", 80), ("x", 80)])
    func aPipeHasTheColumnsOfTheEnvironment(_ columns: String, _ most: Int) throws {
      let scratch = try ScratchFolder()
      try write(to: scratch)
      let run = try Binary.run(["audit", "\(scratch.path)/App"], environment: ["COLUMNS": columns])
      let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= most && widest > most - 20, "\(widest)")
    }

    /// Two names that differ only at their ends stay different.
    @Test(arguments: [80, 120]) func namesAreNotCut(columns: Int) throws {
      let text = try lines(columns).joined(separator: " ")
      #expect(text.contains("semantic/foreground/placeholder/disabled/first"), "\(text)")
      #expect(text.contains("semantic/foreground/placeholder/disabled/second"), "\(text)")
    }

    private func lines(_ columns: Int) throws -> [String] {
      let scratch = try ScratchFolder()
      try write(to: scratch)
      let terminal = Process()
      terminal.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      let command = "stty cols \(columns); NO_COLOR=1 '\(try Binary.executable().path)' audit '\(scratch.path)/App'"
      terminal.arguments = ["-qec", command, "\(scratch.path)/typescript"]
      let output = Pipe()
      terminal.standardInput = FileHandle.nullDevice
      terminal.standardOutput = output
      try terminal.run()
      let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      terminal.waitUntilExit()
      return shown.split(whereSeparator: \.isNewline).map { String($0).trimmingCharacters(in: .whitespaces) }
    }

    private func write(to scratch: borrowing ScratchFolder) throws {
      let names = ["first", "second"].map { "semantic/foreground/placeholder/disabled/\($0)" }
      let pairs = names.map { "{ \"foreground\": \"\($0)\", \"on\": \"semantic/background/page\" }" }
      _ = try scratch.file(
        "App/legible.json",
        holding: Array("{ \"version\": 1, \"pairs\": [\(pairs.joined(separator: ","))] }".utf8))
      for name in names + ["semantic/background/page"] {
        let value = name.hasSuffix("page") ? "0xFF" : "0xAA"
        let components =
          "{ \"red\": \"\(value)\", \"green\": \"\(value)\", \"blue\": \"\(value)\", \"alpha\": \"1\" }"
        let color = "{ \"color-space\": \"srgb\", \"components\": \(components) }"
        let set = "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": \(color) }], \"info\": { \"version\": 1 } }"
        _ = try scratch.file("App/Colors.xcassets/\(name).colorset/Contents.json", holding: Array(set.utf8))
      }
      for folder in ["semantic", "semantic/foreground", "semantic/foreground/placeholder", "semantic/background"] {
        _ = try scratch.file(
          "App/Colors.xcassets/\(folder)/Contents.json",
          holding: Array("{ \"info\": { \"version\": 1 }, \"properties\": { \"provides-namespace\": true } }".utf8))
      }
      _ = try scratch.file(
        "App/Colors.xcassets/semantic/foreground/placeholder/disabled/Contents.json",
        holding: Array("{ \"info\": { \"version\": 1 }, \"properties\": { \"provides-namespace\": true } }".utf8))
    }
  }
#endif
