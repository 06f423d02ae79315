import Foundation
import TestSupport
import Testing

@testable import AuditReports

/// `legible audit --format` with every format there is.
@Suite struct FormatTests {
  private static let file = ##"""
    { "version": 1, "name": "App",
      "pairs": [{ "foreground": "#8A8A8A", "on": "#FFFFFF", "id": "caption" }] }
    """##

  private func palette() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("App/legible.json", holding: Array(Self.file.utf8))
    return folder
  }

  @Test func everyFormatGoesToAFileOfItsOwn() throws {
    let folder = try palette()
    let formats = ReportFormat.all.flatMap { ["--format", $0.id] }
    let run = try Binary.run(
      ["audit", folder.path, "--output", folder.path + "/out", "--fail-on", "never"] + formats)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Wrote ") }, "\(run.output)")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").filter {
      !$0.hasSuffix("-swatches")
    }
    #expect(found.sorted() == ReportFormat.all.map { "app.\($0.fileExtension)" }.sorted())
  }

  @Test func onlyXcodeLinesAreAbsolute() throws {
    let folder = try palette()
    let run = try Binary.run(["audit", folder.path + "/App", "--format", "xcode"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(folder.path)/App/legible.json:2:"), "\(run.output)")
    for format in ReportFormat.all where format.id != "xcode" {
      let run = try Binary.run(["audit", folder.path + "/App", "--format", format.id])
      #expect(!run.output.contains(folder.path), "\(format.id)")
    }
  }
}
