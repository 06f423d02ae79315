import Foundation
import TestSupport
import Testing

/// `legible try --from` from outside.
@Suite struct TryCandidatesTests {
  private struct Answer: Decodable {
    struct Candidate: Decodable {
      struct Change: Decodable {
        let from: String?
        let to: String
        let token: String
      }

      let broken: Int
      let changes: [Change]
      let cleared: Int
      let failing: Int?
      let name: String
      let notUsed: [String]
    }

    let candidates: [Candidate]
    let failing: Int
  }

  private static let audit = """
    { "version": 1, "sources": ["colors.tokens.json"],
      "pairs": [{ "foreground": ["Title", "Muted"], "on": "Card", "role": "text" }] }
    """

  /// A folder with a palette in `App`, and other files.
  private static func folder(_ files: KeyValuePairs<String, String> = [:]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let colors = tokens(["Title": "#111111", "Muted": "#999999", "Card": "#FFFFFF"])
    for (path, text) in [("App/legible.json", audit), ("App/colors.tokens.json", colors)] + files.map({ $0 }) {
      _ = try folder.file(path, holding: Array(text.utf8))
    }
    return folder
  }

  private static func tokens(_ colors: KeyValuePairs<String, String>) -> String {
    let tokens = colors.map { #""\#($0.key)": { "$type": "color", "$value": "\#($0.value)" }"# }
    return "{ \(tokens.joined(separator: ", ")) }"
  }

  private func run(_ arguments: String..., in folder: borrowing ScratchFolder) throws -> Binary.Result {
    try Binary.run(["try"] + arguments, in: folder.path)
  }

  @Test func candidatesOfEveryKindAreCompared() throws {
    let folder = try Self.folder([
      "New.xcassets/Muted.colorset/Contents.json": """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x59", "green": "0x59", "blue": "0x59", "alpha": "1" } } }] }
      """,
      "new.tokens.json": Self.tokens(["Muted": "#767676", "Extra": "#000000"]),
      "edits.txt": "# darker\n\nMuted='#6F6F6F'\n  \"Title=#000000\"  \r\nNone=#FFFFFF\n",
    ])
    let run = try run(
      "App", "--from", "New.xcassets", "--from", "new.tokens.json", "--from", "edits.txt", "--format", "json",
      in: folder)
    #expect(run.status == 0)
    let found = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(found.failing == 8)
    #expect(found.candidates.map(\.name) == ["New.xcassets", "new.tokens.json", "edits.txt"])
    #expect(found.candidates.map(\.failing) == [0, 0, 0])
    #expect(found.candidates.map(\.cleared) == [8, 8, 8])
    #expect(found.candidates.map(\.notUsed) == [[], ["Extra"], ["None"]])
    #expect(found.candidates.map { $0.changes.map(\.to) } == [["#595959"], ["#767676"], ["#6F6F6F", "#000000"]])
    #expect(try folder.text("App/colors.tokens.json").contains("#999999"))
  }

  @Test func aCandidateThatBreaksFailsAsAnEditDoes() throws {
    let folder = try Self.folder(["edits.txt": "Title=#AAAAAA\n"])
    let run = try run("--in", "App", "--from", "edits.txt", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("8 failing cells → 16: 0 fixed, 8 broken; 1 token changed"), "\(run.output)")
    #expect(run.output.contains("Gate: failed"))
    #expect(try self.run("App", "--from", "edits.txt", "--fail-on", "never", in: folder).status == 0)
  }

  @Test(
    arguments: [
      ("missing.xcassets", nil, 66, "missing.xcassets:1:1: error: there is no such file or folder; specify an asset"),
      ("missing.txt", nil, 66, "missing.txt:1:1: error: there is no such file or folder; specify an asset catalog"),
      ("bad.txt", "Muted=#111111\nTitle\n", 65, "bad.txt:2:1: error: 'Title' is not an edit; use TOKEN=COLOR"),
      ("bad.txt", "Muted=#11111\n", 65, "bad.txt:1:1: error: '#11111' is not a color"),
      ("bad.txt", "Muted=Nothing\n", 65, "bad.txt:1:1: error: 'Nothing' is not a color"),
      ("empty.txt", "# nothing\n", 65, "empty.txt:1:1: error: no edits found; specify one per line"),
      ("bad.tokens.json", "{ \"Muted\": ", 65, "bad.tokens.json:1:"),
    ] as [(String, String?, Int32, String)])
  func aBadCandidateIsReportedAndTheOthersCompared(
    _ file: String, _ content: String?, _ status: Int32, _ words: String
  ) throws {
    let folder = try Self.folder(["good.txt": "Muted=#595959\n"])
    if let content { _ = try folder.file(file, holding: Array(content.utf8)) }
    let run = try run("App", "--from", file, "--from", "good.txt", in: folder)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.contains("good.txt: 8 failing cells → 0: 8 fixed"), "\(run.output)")
  }

  @Test func linksThatLeaveTheRootAreNotFollowed() throws {
    let folder = try Self.folder()
    let outside = try ScratchFolder()
    let secret = try outside.file("secret.txt", holding: Array("Muted=#595959\n".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/edits.txt", withDestinationPath: secret.path)
    let run = try run("App", "--from", "edits.txt", in: folder)
    #expect(run.status == 66)
    #expect(run.errors.contains("edits.txt:1:1: error: this is outside the root"), "\(run.errors)")
    #expect(!run.output.contains("#595959"))
  }

  @Test(arguments: [
    (["App", "--from", "a.txt", "--watch"], "--watch and --from cannot be combined"),
    (["Muted=#595959", "--from", "a.txt"], "put the edit in a file"),
    (["App", "--from", "a.txt", "--format", "markdown"], "use --format text or --format json"),
    ([], "an edit is required; specify TOKEN=COLOR, or candidates with --from FILE"),
  ])
  func combinationsThatAreNotUnderstood(_ arguments: [String], _ words: String) throws {
    let folder = try Self.folder()
    let run = try Binary.run(["try"] + arguments, in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
