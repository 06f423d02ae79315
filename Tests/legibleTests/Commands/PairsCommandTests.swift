import Foundation
import TestSupport
import Testing

/// `legible pairs` from outside.
@Suite struct PairsCommandTests {
  private struct Answer: Decodable {
    struct Audit: Decodable {
      struct Pair: Decodable {
        let foreground: String
        let surface: String
        let role: String
        let found: [String]
        let declared: [String]
        let reason: String?
      }

      struct Proposal: Decodable {
        struct Pair: Decodable {
          let on: String
          let role: String
        }

        let pairs: [Pair]
      }

      struct Coverage: Decodable {
        let texts: Int
        let resolved: Int
      }

      let id: String
      let pairs: [Pair]
      let proposal: Proposal
      let coverage: Coverage
      let unused: [String]
    }

    let audits: [Audit]
  }

  private static let auditFile = """
    { "version": 1, "name": "Demo", "source": { "roots": ["App"] },
      "pairs": [{ "foreground": "#FFFFFF", "on": "#000000", "role": "text" },
                { "foreground": "#1C1C1E", "on": "#FFFFFF", "role": "text" }] }
    """
  private static let views = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack {
          Text("a").foregroundStyle(Color(red: 1, green: 1, blue: 1)).font(.system(size: 17, weight: .semibold))
          Image(systemName: "plus").foregroundStyle(.secondary)
          Text("b").foregroundStyle(theme.ink)
        }.background(Color(red: 0, green: 0, blue: 0))
        Text("c").foregroundStyle(.primary).background(.thinMaterial)
        Text("d")
      }
    }
    """

  private static func folder(withAuditFile: Bool = true) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    if withAuditFile { try folder.file("legible.json", holding: Array(auditFile.utf8)) }
    try folder.file("App/Card.swift", holding: Array(views.utf8))
    return folder
  }

  private static func answer(_ folder: borrowing ScratchFolder, _ path: String = ".") throws -> Answer.Audit {
    let run = try Binary.run(["pairs", path, "--format", "json"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    return try #require(answer.audits.first)
  }

  @Test func comparesWithTheAuditFile() throws {
    let audit = try Self.answer(Self.folder())
    #expect(audit.id == "demo")
    #expect(audit.unused == ["#1C1C1E|#FFFFFF|text|normal"])
    let declared = audit.pairs.filter { !$0.declared.isEmpty }
    #expect(declared.map(\.foreground) == ["#FFFFFF"] && declared.map(\.found) == [["container"]])
    #expect(audit.pairs.compactMap(\.reason) == ["theme is not declared in any file that was read"])
    #expect(audit.coverage.texts == 4)
  }

  @Test func readsAnyFolderOfSwiftFiles() throws {
    let folder = try Self.folder(withAuditFile: false)
    let audit = try Self.answer(folder, "App")
    #expect(audit.id == "app")
    #expect(audit.unused == [] && audit.pairs.allSatisfy { $0.declared.isEmpty })
    let file = try Self.answer(folder, "App/Card.swift")
    #expect(file.pairs.count == audit.pairs.count)
  }

  /// A proposal can be declared unchanged, and is then no longer proposed.
  @Test func theProposalIsAnAuditFile() throws {
    let folder = try Self.folder()
    let run = try Binary.run(["pairs", "--format", "json"], in: folder.path)
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let audit = try #require((whole["audits"] as? [[String: Any]])?.first)
    var file = try #require(audit["proposal"] as? [String: Any])
    #expect((file["pairs"] as? [Any])?.count == 3)
    file["version"] = 1
    file["source"] = ["roots": ["App"]]
    try folder.file("legible.json", holding: Array(try JSONSerialization.data(withJSONObject: file)))
    let next = try Self.answer(folder)
    #expect(next.proposal.pairs.count == 1 && next.unused == [])
    #expect(next.pairs.count { !$0.declared.isEmpty } == 3)
  }

  @Test func textStaysWithin80Columns() throws {
    let folder = try Self.folder()
    let run = try Binary.run(["pairs"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
    for words in [
      "Not declared (3 pairs):", "Declared (1 pair):", "text 17 pt semibold",
      "Undetermined (1 pair):", "Declared, but not found in any source that could be read (1 pair):",
      "Coverage:", "1 of 4 SwiftUI text elements was measured",
    ] {
      #expect(run.output.contains(words), "\(words) in \(run.output)")
    }
  }

  @Test func markdownHasATableForEachKind() throws {
    let folder = try Self.folder()
    let run = try Binary.run(["pairs", "--format", "markdown"], in: folder.path)
    #expect(run.output.contains("# Pairs in the sources of Demo"))
    #expect(run.output.contains("| thin material over system:systemBackground | text "), "\(run.output)")
    #expect(run.output.contains("Not measured: "))
  }

  @Test func aFolderWithoutSwiftIsAnError() throws {
    let folder = try ScratchFolder()
    let run = try Binary.run(["pairs"], in: folder.path)
    #expect(run.status == 66)
    #expect(run.errors.contains("there is no Swift file in"), "\(run.errors)")
  }
}
