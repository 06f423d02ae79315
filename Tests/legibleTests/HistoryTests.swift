import Foundation
import TestSupport
import Testing

/// `legible audit --history FILE` in scratch repositories.
@Suite struct HistoryTests {
  private static let auditFile = """
    { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
      "pairs": [{ "foreground": "Text", "on": "#FFFFFF" }] }
    """

  private static func audit(_ folder: String, _ arguments: String...) throws -> Binary.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Binary.run(
      ["audit", "App", "--fail-on", "never"] + arguments, environment: ["PATH": path], in: folder)
  }

  @Test func hasOneLineForEachCommit() throws {
    guard let repository = try ScratchRepository.make() else { return }
    try repository.write("App/legible.json", Self.auditFile)
    for color in ["8A8A8A", "999999"] {
      try repository.writeColor("App/Colors.xcassets/Text", color)
      try repository.commit(color)
      for _ in 0..<2 {
        let run = try Self.audit(repository.path, "--history", "h.jsonl")
        #expect(run.status == 0, "\(run.errors)")
      }
    }
    let lines = try repository.folder.text("h.jsonl").split(separator: "\n")
    let commits = try repository.git("rev-list", "--reverse", "HEAD").split(separator: "\n")
    #expect(lines.count == 2)
    for (line, commit) in zip(lines, commits) { #expect(line.hasPrefix("{\"commit\":\"\(commit)\",\"date\":\"20")) }
    #expect(lines[1].contains(#""fail":8,"#) && lines[1].contains(#""worst":{"pair":"Text on #FFFFFF","ratio":2.8"#))
    #expect(try repository.folder.text("h.svg").contains(">8 fail</text>"))
    let page = try Self.audit(repository.path, "--history", "h.jsonl", "--format", "html")
    #expect(page.output.contains("8 failing measurements on ") && page.output.contains("<polyline"))
  }

  @Test func addsNothingForWhatIsNotCommitted() throws {
    guard let repository = try ScratchRepository.make() else { return }
    try repository.write("App/legible.json", Self.auditFile)
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let unborn = try Self.audit(repository.path, "--history", "h.jsonl")
    #expect(unborn.status == 66 && unborn.errors.contains("HEAD has no commit yet"))
    try repository.commit("one")
    try repository.writeColor("App/Colors.xcassets/Text", "999999")
    let run = try Self.audit(repository.path, "--history", "h.jsonl")
    let place = "App/Colors.xcassets/Text.colorset/Contents.json"
    #expect(run.output.hasSuffix("h.jsonl was not changed because \(place) has changes that are not committed\n"))
    #expect(try repository.folder.text("h.jsonl") == "")
  }

  @Test func refusesAFileThatIsNoHistory() throws {
    guard let repository = try ScratchRepository.make() else { return }
    try repository.write("App/legible.json", Self.auditFile)
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    try repository.commit("one")
    let run = try Self.audit(repository.path, "--history", "App/legible.json")
    #expect(run.status == 65 && run.errors.contains("App/legible.json:1:1: error: this is not a line of a history"))
    #expect(try repository.folder.text("App/legible.json") == Self.auditFile)
    #expect(try Self.audit(repository.path, "--history", "h.jsonl", "--watch").status == 64)
  }
}
