import Foundation
import TestSupport
import Testing

/// Commands that the terminal prints, run where they were printed.
@Suite struct PastedCommandTests {
  private static let view = """
    import SwiftUI

    struct Card: View {
      var body: some View { VStack { Text("Title").font(.body).foregroundStyle(Color("Ink")) }.background(Color("Paper")) }
    }

    """

  /// Fills a folder `app` with a catalog in `Design kit/Resources`, and sources next to it.
  private static func fill(_ folder: borrowing ScratchFolder) throws {
    for (name, digits) in [("Ink", "99"), ("Paper", "FF")] {
      try folder.gray(digits, in: "app/Design kit/Resources/Colors.xcassets/\(name).colorset")
    }
    try folder.file("app/Design kit/Resources/Card.swift", holding: Array(view.utf8))
  }

  /// The commands in an output, as the words of a shell: each is the end of a line.
  private static func commands(in output: String) -> [[String]] {
    output.split(separator: "\n").compactMap { line in
      line.range(of: "legible ").map { words(of: line[$0.upperBound...]) }
    }.filter { ["fix", "try", "contrast", "init"].contains($0.first) }
  }

  private static func words(of text: Substring) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in text {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words
  }

  @Test(
    arguments: [false, true],
    [
      ("app", ".", "."), ("app", "Design kit", "Design kit"), ("app", "./Design kit/", "./Design kit/"),
      ("app/Design kit", "Resources", "Resources"), ("app/Design kit", ".", "."),
      ("app/Design kit", "../Design kit/Resources", "../Design kit/Resources"),
      (".", "app/Design kit", "app/Design kit"),
      ("app", "Design kit/Resources/Colors.xcassets", "Design kit/Resources/Colors.xcassets"),
      ("app", "/", "Design kit"),
    ])
  func worksWhereItWasPrinted(isRepository: Bool, _ place: (folder: String, typed: String, shown: String)) throws {
    let folder = try ScratchFolder()
    try Self.fill(folder)
    if isRepository { try folder.file("app/.git/HEAD", holding: Array("ref: refs/heads/main\n".utf8)) }
    let current = "\(folder.path)/\(place.folder)"
    let typed = place.typed == "/" ? "\(folder.path)/app/Design kit" : place.typed
    let run = try Binary.run(["audit", typed, "--verbose"], in: current)
    let commands = Self.commands(in: run.output)
    #expect(commands.contains { $0.first == "fix" && $0.last == "--write" }, "\(run.output)\(run.errors)")
    for command in commands where command.first == "fix" {
      #expect(place.shown == "." || command.contains(place.shown), "\(command) does not name \(place.shown)")
    }
    for command in commands.filter({ $0.last != "--write" }) + commands.filter({ $0.last == "--write" }) {
      let pasted = try Binary.run(command, in: current)
      #expect(pasted.status == 0, "\(command): \(pasted.errors)")
      let words =
        command.last == "--write" ? "Changed 1 file: 8 failing measurements → 0" : "Ink.colorset/Contents.json"
      #expect(command.first != "fix" || (pasted.output + pasted.errors).contains(words), "\(command): \(pasted)")
    }
    #expect(try Binary.run(["audit", typed], in: current).output.contains("8 pass"))
  }

  @Test func noAbsolutePathIsPrinted() throws {
    let folder = try ScratchFolder()
    try Self.fill(folder)
    try folder.file("elsewhere/empty.txt", holding: [])
    let run = try Binary.run(["audit", "\(folder.path)/app/Design kit", "--verbose"], in: folder.path + "/elsewhere")
    #expect(run.status == 1 && run.output.contains("legible fix"), "\(run.errors)")
    #expect(!run.output.contains(folder.path), "\(run.output)")
  }

  /// What a fix leaves is told with commands, and so are the files that a history waits for.
  @Test func messagesOfOtherCommandsNamePathsAsTyped() throws {
    guard let repository = try ScratchRepository.make() else { return }
    let file = """
      { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
        "pairs": [{ "foreground": "#FFFFFF", "on": "Tint" }, { "foreground": "Tint", "on": "#000000" }] }
      """
    try repository.write("Some/App/legible.json", file)
    try repository.writeColor("Some/App/Colors.xcassets/Tint", "888888")
    try repository.commit("one")
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    let fix = try Binary.run(
      ["fix", "App", "--policy", "wcag22-aaa"], environment: path, in: repository.path + "/Some")
    let commands = Self.commands(in: fix.errors)
    #expect(!commands.isEmpty && commands.allSatisfy { $0.contains("App") }, "\(fix.errors)")
    try repository.write("Some/App/legible.json", file + " ")
    let audit = try Binary.run(
      ["audit", "App", "--history", "h.jsonl", "--fail-on", "never"], environment: path, in: repository.path + "/Some")
    #expect(audit.output.contains("h.jsonl was not changed because App/legible.json has changes"), "\(audit.output)")
  }

  @Test func aMissingPathIsNamedAsTyped() throws {
    let folder = try ScratchFolder()
    try Self.fill(folder)
    try folder.file("app/.git/HEAD", holding: Array("ref: refs/heads/main\n".utf8))
    let run = try Binary.run(["audit", "../Desin kit"], in: folder.path + "/app/Design kit")
    #expect(run.status == 66)
    let words = "'../Desin kit': there is no such file or folder; did you mean '../Design kit'?"
    #expect(run.errors == "../Desin kit:1:1: error: \(words)\n")
  }

  @Test func isNeverBrokenIntoLines() throws {
    let folder = try ScratchFolder()
    let deep = "app/" + repeatElement("a folder with a long name", count: 4).joined(separator: "/")
    try Self.fill(folder)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(deep), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("app/Design kit"), to: folder.url.appendingPathComponent(deep + "/kit"))
    let output = try Binary.run(["audit", deep], in: folder.path).output
    #expect(output.contains("\nTo make this edit, run\nlegible fix '\(deep)' --write\n"), "\(output)")
  }
}
