import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible audit --profile`: one profile instead of the audit file's, or each in turn.
@Suite struct ProfileTests {
  private static let file = ##"""
    { "version": 1, "name": "App", "profile": "ios-18", "surfaces": { "s": { "layers": [{ "material": "thin" }, "#000"],
      "over": ["any"], "profiles": { "ios-18": ["#111"], "ios-27": ["#222"] } } },
      "pairs": [{ "foreground": "#fff", "on": "s" }] }
    """##

  @Test(arguments: [
    ([], ["app: ios-18"]), (["--profile", "ios-26"], ["app: ios-26"]),
    (["--profile", "all"], ["app-ios-18: ios-18", "app-ios-26: ios-26", "app-ios-27: ios-27"]),
    (
      ["--profile", "all", "--idiom", "ipad", "--idiom", "mac"],
      ["ipad", "mac"].flatMap { idiom in
        ["ios-18", "ios-26", "ios-27"].map { "app-\(idiom)-\($0): \($0)" }
      }
    ),
  ])
  func auditsEachProfileForItself(_ options: [String], _ audits: [String]) throws {
    let folder = try ScratchFolder()
    try folder.file("legible.json", holding: Array(Self.file.utf8))
    let run = try Binary.run(["audit", folder.path, "--format", "json", "--fail-on", "never"] + options)
    #expect(run.errors == "")
    #expect(run.status == 0)
    for audit in audits {
      let parts = audit.split(separator: ": ")
      let found = run.output.components(separatedBy: #"{"id":"\#(parts[0])","#).dropFirst().first ?? ""
      #expect(found.prefix { $0 != "}" }.contains(#""profile":"\#(parts[1])""#), "\(audit)")
    }
    #expect(run.output.components(separatedBy: #""name":"App""#).count == audits.count + 1)
  }

  @Test func writesAllProfilesIntoOneReport() throws {
    let folder = try ScratchFolder()
    try folder.file("legible.json", holding: Array(Self.file.utf8))
    let run = try Binary.run(
      ["audit", folder.path, "--output", folder.path + "/out", "--profile", "all", "--fail-on", "never", "--quiet"])
    #expect(run.status == 0)
    #expect(try folder.text("out/app.json").contains(#""id":"app-ios-27""#))
  }

  @Test func namesTheProfilesThereAre() throws {
    let run = try Binary.run(["audit", "--profile", "ios-17"])
    #expect(run.status == 64)
    #expect(run.errors.contains("expected one of ios-18, ios-26, ios-27, all"), "\(run.errors)")
  }
}
