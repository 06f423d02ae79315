import Foundation
import TestSupport
import Testing

/// Former ids of rules through the built binary: each still works and names the new id.
@Suite struct RenamedRuleTests {
  private static let words = "the rule 'unlabelled-icon' is now called 'unlabeled-icon'"

  private static func app(settings: String = "", note: String = "") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let auditFile = """
      { "version": 1, "name": "Demo", "source": { "roots": ["App"] }, \(settings)
        "pairs": [{ "foreground": "#1C1C1E", "on": "#FFFFFF", "role": "text" }] }
      """
    let bar = """
      import SwiftUI

      struct Bar: View {
        var body: some View {
          Button { add() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }\(note)
        }
      }
      """
    try folder.file("legible.json", holding: Array(auditFile.utf8))
    try folder.file("App/Bar.swift", holding: Array(bar.utf8))
    return folder
  }

  private static func audit(_ folder: borrowing ScratchFolder, _ options: [String] = []) throws -> Binary.Result {
    try Binary.run(["audit", ".", "--today", "2026-11-22", "--fail-on", "warning"] + options, in: folder.path)
  }

  @Test func theNewIdIsReported() throws {
    let run = try Self.audit(Self.app())
    #expect(run.status == 1 && run.output.contains("unlabeled-icon"), "\(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).contains("unlabelled"))
  }

  @Test(arguments: [
    #""waivers": [{ "rule": "unlabelled-icon", "reason": "r", "until": "2027-01-31" }],"#,
    #""rules": { "unlabelled-icon": "off" },"#,
  ])
  func auditFilesMayUseTheFormerId(_ settings: String) throws {
    let run = try Self.audit(Self.app(settings: settings), ["--format", "json"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\(Self.words); use 'unlabeled-icon'"), "\(run.output)\(run.errors)")
  }

  @Test func requirementsMayUseTheFormerId() throws {
    let settings = #""requirements": [{ "id": "G-1", "title": "icons", "rules": ["unlabelled-icon"] }],"#
    let run = try Self.audit(Self.app(settings: settings), ["--format", "json"])
    #expect(run.output.contains(#""findings":1,"id":"G-1","status":"fail""#), "\(run.output)")
  }

  @Test(arguments: ["unlabelled-icon", "unlabelled-*"]) func exceptionsInCodeMayUseTheFormerId(_ rule: String) throws {
    let run = try Self.audit(Self.app(note: " // legible:waive \(rule) r, until 2027-01-31"), ["--format", "json"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let isNamed = run.output.contains("\(Self.words); use 'unlabeled-icon'")
    #expect(isNamed == (rule == "unlabelled-icon"), "\(run.output)")
  }

  @Test func aBaselineWithTheFormerIdStillMatches() throws {
    let folder = try Self.app()
    #expect(try Self.audit(folder, ["--baseline", "b.json", "--update-baseline"]).status == 0)
    let path = folder.path + "/b.json"
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    let former = recorded.replacingOccurrences(of: "\"unlabeled-icon|", with: "\"unlabelled-icon|")
    #expect(former != recorded)
    try former.write(toFile: path, atomically: true, encoding: .utf8)
    let run = try Self.audit(folder, ["--baseline", "b.json", "--format", "json"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\(Self.words); update the baseline with --update-baseline"), "\(run.output)")
    #expect(try Self.audit(folder, ["--baseline", "b.json", "--update-baseline"]).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == recorded)
  }

  @Test func explainPrintsTheRenamedRule() throws {
    let run = try Binary.run(["explain", "unlabelled-icon"])
    #expect(run.status == 0 && run.output.hasPrefix("unlabeled-icon\n"))
    #expect(run.errors == "warning: \(Self.words)\n")
    #expect(run.output.contains("\nFormer id: unlabelled-icon\n"))
  }
}
