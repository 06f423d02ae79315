import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// The waivers that the page offers to paste.
@Suite struct PastedWaiverTests {
  /// The command and the text of each finding; nil for one without.
  private static func waivers(of files: FolderFiles) throws -> [[String]?] {
    let report = AuditPipeline(AuditSettings(), workers: .one).report(on: VisibleFiles([], in: files.tree))
    let data = try JSONDocument(parsing: PageData(report).bytes).root
    return (data["audits"].map { Array($0.elements) } ?? []).flatMap { audit in
      (audit["waivers"].map { Array($0.elements) } ?? []).map { waiver in
        waiver.kind == .null ? nil : Array(waiver.elements).compactMap(\.string)
      }
    }
  }

  private static let end = #""reason": "give the reason", "until": "YYYY-MM-DD", "ratio": 3.45 }"#
  private static let wish = "--rule low-text-contrast --reason 'give the reason' --until YYYY-MM-DD"

  @Test func anAuditFileGetsTheRecordThatTheToolWrites() throws {
    let waivers = try Self.waivers(of: .failing)
    #expect(
      waivers.compactMap(\.self) == [
        [
          "legible waive 'contrast|text|paper|text|normal' \(Self.wish)",
          #"{ "rule": "low-text-contrast", "pair": "text|paper|text|normal", \#(Self.end)"#,
        ]
      ])
  }

  @Test func withoutAnAuditFileTheSourceGetsTheComment() throws {
    let view = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          VStack { Text("a").font(.body).foregroundStyle(Color.white) }.background(Color.white)
        }
      }

      """
    let text = "// legible:waive invisible-text give the reason, until YYYY-MM-DD, at 1.00"
    let waivers = try Self.waivers(
      of: FolderFiles(["Card.swift": view, "colors.tokens.json": FolderFiles.tokens("#000")]))
    let command = try #require(waivers.compactMap(\.self).first)
    #expect(command.count == 2 && command[1] == text, "\(waivers)")
    #expect(command[0].hasSuffix("--until YYYY-MM-DD --in-source"))
  }
}
