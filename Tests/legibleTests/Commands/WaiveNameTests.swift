import Foundation
import TestSupport
import Testing

/// The names of findings that `legible waive` takes: those that reports print.
@Suite struct WaiveNameTests {
  private static let auditFile = """
    { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
      "pairs": [
        { "foreground": "#FFFFFF", "on": "system:systemGreen", "name": "bell: badge", "variants": ["light"] },
        { "foreground": "Ink", "on": "Paper", "name": "card: title", "variants": ["light"] },
        { "foreground": "Ink", "on": "Wall", "name": "card: note", "variants": ["light"] }
      ] }

    """
  private static let view = """
    import SwiftUI
    struct Bell: View {
      let isNew: Bool, isOn: Bool
      var body: some View {
        Text("a").foregroundStyle(isNew ? .yellow : Color(hex: 0xCCCCCC)).background(isOn ? .white : Color(hex: 0xEEEEEE))
      }
    }

    """
  private static let usual = ["--reason", "redesign", "--until", "2999-03-31", "--rule", "low-text-contrast"]

  private static func app() throws -> ScratchFolder {
    try ScratchFolder.app(auditFile, grays: [("Ink", "80"), ("Paper", "FF"), ("Wall", "F0")])
  }

  @Test(arguments: [
    "white on systemGreen", "#FFFFFF on system:systemGreen", "bell: badge", "Bell: badge", "Bell", "badge",
    "badge (white on systemGreen)", "bell: badge (#FFFFFF on system:systemGreen)", "legible.json:3",
    "App/legible.json:3:5", "legible.json, line 3", "Bell and gong (white on systemGreen)",
  ])
  func isTakenAsPrinted(_ operand: String) throws {
    let folder = try Self.app()
    let run = try Binary.run(["waive", operand] + Self.usual, in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(##""pair": "#FFFFFF|system:systemGreen|text|normal""##), "\(run.output)")
  }

  /// The words behind `legible` of each printed command, each word without its quotes.
  private static func commands(in text: String) -> [[String]] {
    text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "    legible waive ").map { start in
        line[start.upperBound...].components(separatedBy: "'").enumerated().flatMap { place, part in
          place % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
        }
      }
    }
  }

  @Test(arguments: [
    ("card", "'card' matches 2 findings", 2), ("Ink on Wal", "no finding matches 'Ink on Wal'", 1),
    ("App/legible.json:7", "no finding matches 'App/legible.json:7'", 3),
  ])
  func printsACommandForEachCandidate(_ operand: String, _ words: String, _ count: Int) throws {
    let folder = try Self.app()
    let run = try Binary.run(["waive", operand] + Self.usual, in: folder.path)
    #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
    let commands = Self.commands(in: run.errors)
    #expect(commands.count == count, "\(run.errors)")
    for command in commands {
      let pasted = try Binary.run(["waive"] + command + ["--dry-run"], in: folder.path)
      #expect(pasted.status == 0 && pasted.output.contains("redesign"), "\(command): \(pasted.errors)")
    }
  }

  /// The place of a pair in the sources is the same before and after `setup`, from every folder.
  @Test(arguments: [(".", "app/Bell.swift:5"), ("app", "Bell.swift:5"), (".", "Bell.swift, line 5")])
  func aLineOfCodeIsTakenAfterSetup(_ place: (folder: String, operand: String)) throws {
    let folder = try ScratchFolder()
    try folder.file("app/Bell.swift", holding: Array(Self.view.utf8))
    #expect(try Binary.run(["setup", "app", "--yes"], in: folder.path).status == 0)
    let current = "\(folder.path)/\(place.folder)"
    let report = try Binary.run(["audit", place.folder == "." ? "app" : ".", "--verbose"], in: current).output
    #expect(report.contains("Bell.swift") && !report.contains("legible.json:"), "\(report)")
    let run = try Binary.run(["waive", place.operand] + Self.usual, in: current)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Two findings of one line have fingerprints of their own, and each printed command waives one of them.
  @Test func everyFingerprintIsOfOneFinding() throws {
    let folder = try ScratchFolder()
    try folder.file("app/Bell.swift", holding: Array(Self.view.utf8))
    #expect(try Binary.run(["setup", "app", "--yes"], in: folder.path).status == 0)
    let usual = Array(Self.usual.prefix(4))
    let listed = try Binary.run(["waive", "app/Bell.swift:5"] + usual, in: folder.path)
    let commands = Self.commands(in: listed.errors).filter { $0[0].hasPrefix("contrast|") }
    #expect(listed.status == 64 && commands.count == 2, "\(listed.errors)")
    for command in commands {
      let run = try Binary.run(["waive", command[0]] + usual + ["--dry-run"], in: folder.path)
      #expect(run.status == 0 && !run.output.contains("also waives"), "\(command[0]): \(run.errors)")
    }
  }
}
