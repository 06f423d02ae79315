import Foundation
import TestSupport
import Testing

/// A repository with twelve catalogs and three audit files, audited from any folder.
@Suite struct ManyCatalogsTests {
  private static let audits = ["Apps/One", "Apps/Two", "Packages/Kit"]

  /// The parts of a JSON report that this suite looks at.
  private struct Report: Decodable {
    struct Audit: Decodable {
      let id: String
      let sources: [String]
    }
    struct Summary: Decodable { let measurements: Int }
    struct Location: Decodable { let file: String }
    struct Cell: Decodable { let location: Location }
    struct Finding: Decodable { let cells: [Cell] }
    struct Diagnostic: Decodable { let message: String }
    let audits: [Audit]
    let summary: Summary
    let findings: [Finding]
    let diagnostics: [Diagnostic]

    var files: Set<String> { Set(findings.flatMap(\.cells).map(\.location.file)) }
  }

  @Test(arguments: [
    (".", []), (".", ["."]), ("Apps/One", ["../.."]), ("Packages/Kit/Assets", ["../../../Apps", "../../../Packages"]),
    ("Apps", ["../Packages", "Two", "One/legible.json"]), ("/", ["ROOT"]),
  ])
  func oneRunGivesTheSameReportFromEveryFolder(_ folder: String, _ paths: [String]) throws {
    let scratch = try repository()
    let start = folder.hasPrefix("/") ? folder : "\(scratch.path)/\(folder)"
    let paths = paths.map { $0 == "ROOT" ? scratch.path : $0 }
    let run = try Binary.run(["audit"] + paths + ["--format", "json"], in: start)
    #expect(run.status == 1 && run.errors.hasPrefix("Gate: failed (") && run.errors.split(separator: "\n").count == 1)
    let whole = try Binary.run(["audit", "--format", "json"], in: scratch.path)
    #expect(run.output == whole.output)
  }

  @Test func everyPathStartsAtTheRootOfTheRepository() throws {
    let scratch = try repository()
    let run = try Binary.run(["audit", "../..", "--format", "json"], in: "\(scratch.path)/Packages/Kit")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.audits.map(\.id).sorted() == ["kit", "one", "two"])
    #expect(report.summary.measurements == 12 * 8)
    #expect(report.audits.flatMap(\.sources).sorted() == Self.catalogs)
    #expect(report.files.isSuperset(of: Self.catalogs.map { "\($0)/Text.colorset/Contents.json" }))
    for file in report.files {
      #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/\(file)"), "\(file)")
    }
  }

  @Test func oneSummaryCountsThemAll() throws {
    let scratch = try repository()
    let run = try Binary.run(["audit", "--verbose"], in: "\(scratch.path)/Apps/Two")
    #expect(run.output.contains("32 measurements"))
    let whole = try Binary.run(["audit", "../..", "--verbose"], in: "\(scratch.path)/Apps/Two")
    #expect(whole.output.components(separatedBy: "Verdict:").count == 2)
    #expect(whole.output.contains("96 results fail"))
    // Commands lead from here to the folder, and places start at the root.
    let places = whole.output.replacing(/(legible fix|--in) \.\.\S+/, with: "")
    #expect(!whole.output.contains(scratch.path) && !places.contains("../"), "\(places)")
  }

  @Test func withOutputOneReportHoldsThemAll() throws {
    let scratch = try repository()
    let run = try Binary.run(["audit", "../..", "--output", "../Reports"], in: "\(scratch.path)/Apps/Two")
    #expect(run.output.hasSuffix("Wrote ../Reports/legible-report.md\nWrote ../Reports/legible-report.json\n"))
    #expect(try scratch.text("Apps/Reports/legible-report.md").contains("Packages/Kit/Assets/Set3.xcassets"))
  }

  @Test func eachAuditFileMayNameItsOwnFolder() throws {
    let scratch = try repository(output: "../../Reports")
    let run = try Binary.run(["audit", "../.."], in: "\(scratch.path)/Apps/Two")
    let names = ["one", "two", "kit"].flatMap { ["\($0).md", "\($0).json"] }
    #expect(run.output.hasSuffix(names.map { "Wrote ../../Reports/\($0)\n" }.joined()))
    for name in names { #expect(try !scratch.text("Reports/\(name)").isEmpty) }
  }

  private static var catalogs: [String] {
    audits.flatMap { audit in (0..<4).map { "\(audit)/Assets/Set\($0).xcassets" } }
  }

  /// Every catalog has two equal names, and one pair of them.
  private func repository(output: String? = nil) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.file(".git/HEAD")
    for (index, catalog) in Self.catalogs.enumerated() {
      try scratch.file("\(catalog)/Text.colorset/Contents.json", holding: Self.colorset(gray: 0x80 + index))
      try scratch.file("\(catalog)/Page.colorset/Contents.json", holding: Self.colorset(gray: 0xFF))
    }
    for audit in Self.audits {
      let pairs = (0..<4).map { #"{ "foreground": "Set\#($0).xcassets/Text", "on": "Set\#($0).xcassets/Page" }"# }
      let file = """
        { "version": 1, "name": "\(audit.split(separator: "/")[1])", "sources": ["Assets/*.xcassets"],
          \(output.map { "\"output\": \"\($0)\"," } ?? "") "pairs": [\(pairs.joined(separator: ", "))] }
        """
      try scratch.file("\(audit)/legible.json", holding: Array(file.utf8))
    }
    return scratch
  }

  private static func colorset(gray: Int) -> [UInt8] {
    let components = ["red", "green", "blue"].map { "\"\($0)\": \"\(gray)\"" }.joined(separator: ", ")
    return Array(
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { \(components), "alpha": "1.000" } } }], "info": { "author": "xcode", "version": 1 } }
      """.utf8)
  }
}
