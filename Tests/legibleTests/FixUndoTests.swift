import Foundation
import TestSupport
import Testing

/// The way back that `legible fix --write` names.
@Suite struct FixUndoTests {
  private static func repository() throws -> ScratchRepository? {
    guard let repository = try ScratchRepository.make() else { return nil }
    let pair = ##"{ "foreground": "Ink", "on": "#FFFFFF" }"##
    try repository.write(
      "My App/legible.json", ##"{ "version": 1, "name": "App", "sources": ["Colors.xcassets"], "pairs": [\##(pair)] }"##
    )
    try repository.writeColor("My App/Colors.xcassets/Ink", "999999")
    try repository.commit("one")
    return repository
  }

  private static func fix(_ folder: String, _ path: String) throws -> String {
    let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    return try Binary.run(["fix", path, "--write"], environment: environment, in: folder).output
  }

  /// The printed command restores the files, above the repository as well as in it.
  @Test(arguments: [false, true]) func gitRestoresWhatWasWritten(isOutside: Bool) throws {
    guard let repository = try Self.repository() else { return }
    let place = URL(fileURLWithPath: repository.path)
    let current = isOutside ? place.deletingLastPathComponent().path : place.path
    let output = try Self.fix(current, isOutside ? place.lastPathComponent + "/My App" : "My App")
    #expect(try repository.git("status", "--porcelain") != "")
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("To undo: git ") }, "\(output)")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(line.dropFirst("To undo: ".count))]
    shell.currentDirectoryURL = URL(fileURLWithPath: current)
    try shell.run()
    shell.waitUntilExit()
    #expect(try repository.git("status", "--porcelain") == "", "\(line)")
  }

  /// Git would also take back what a person changed before.
  @Test func changesOfAPersonAreNotTakenBack() throws {
    guard let repository = try Self.repository() else { return }
    try repository.writeColor("My App/Colors.xcassets/Ink", "9A9A9A")
    let output = try Self.fix(repository.path, "My App")
    let words = "No undo with Git, because My App/Colors.xcassets/Ink.colorset/Contents.json had changes before"
    #expect(output.contains(words) && !output.contains("git restore"), "\(output)")
    try FileManager.default.removeItem(atPath: repository.path + "/.git")
    try repository.writeColor("My App/Colors.xcassets/Ink", "999999")
    #expect(try Self.fix(repository.path, "My App").contains("\nNo undo without Git; the old color is before each →"))
  }
}
