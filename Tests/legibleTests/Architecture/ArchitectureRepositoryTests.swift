import Foundation
import Testing

/// The manifest's table, the top level, and text that must not be committed.
@Suite struct ArchitectureRepositoryTests {
  /// The libraries, bottom up, as the design lists them; a target may be missing, none may be out of order.
  private static let house = [
    "TextSupport", "ColorMath", "JSONSyntax", "ImageReading", "PaletteModel", "TokenFiles", "PaletteLoading",
    "SourceScan",
    "AuditModel", "DesignDocuments", "ContrastMeasuring", "AuditRules", "PaletteAdvice", "AuditReports", "AuditEngine",
    "LocalFiles",
    "LegibleKit", "CommandLineKit", "AuditServices",
  ]

  /// One row of the manifest's table.
  private struct Row {
    let name: String
    let uses: [String]
  }

  private let rows: [Row] = {
    let manifest = String(decoding: Repository.bytes("Package.swift"), as: UTF8.self)
    let table = manifest.components(separatedBy: "let libraries")[1].components(separatedBy: "\n]\n")[0]
    return table.components(separatedBy: "\n  (").dropFirst().map { line in
      let names = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      return Row(name: names[0], uses: Array(names.dropFirst()))
    }
  }()

  /// Reports show what was measured, and rules judge it; neither measures.
  @Test(arguments: ["AuditModel", "AuditRules", "AuditReports"])
  func neitherRulesNorReportsMeasure(_ target: String) throws {
    let row = try #require(rows.first { $0.name == target })
    let above = ["ContrastMeasuring", "PaletteAdvice", "PaletteLoading", "AuditEngine", "LocalFiles"]
    #expect(row.uses.filter(above.contains) == [])
  }

  @Test func everyScriptIsDescribed() {
    let page = String(decoding: Repository.bytes("Tests/Scripts/README.md"), as: UTF8.self)
    let names = Repository.paths(below: "Tests/Scripts").map { String($0.split(separator: "/").last ?? "") }
    let missing = names.filter { $0 != "README.md" && !$0.hasSuffix(".pyc") && !page.contains("`\($0)`") }
    #expect(names.count > 30 && missing.isEmpty, "describe these in Tests/Scripts/README.md: \(missing)")
  }

  @Test func theTableStandsInTheOrderOfTheDesign() {
    let names = rows.map(\.name)
    #expect(names == Self.house.filter(names.contains))
    #expect(
      Set(names).union(["legible", "AuditContrastPlugin", "LegibleStudio"]) == Set(Repository.sources.map(\.target)))
  }

  @Test func everyRowUsesOnlyRowsAboveIt() {
    for (index, row) in rows.enumerated() {
      let above = rows[..<index].map(\.name)
      #expect(row.uses.filter { !above.contains($0) } == [], "\(row.name)")
    }
  }

  /// `LegibleStudio`, which SwiftPM does not build, is compiled with the engine and what the engine uses.
  @Test func everyImportIsDeclared() {
    let libraries = rows.map(\.name)
    let studio = (rows.first { $0.name == "AuditEngine" }?.uses ?? []) + ["AuditEngine"]
    for file in Repository.sources where file.target != "legible" {
      let isStudio = file.target == "LegibleStudio"
      let declared = isStudio ? studio : rows.first { $0.name == file.target }?.uses ?? []
      let undeclared = file.imports.filter { libraries.contains($0) && !declared.contains($0) }
      #expect(undeclared == [], "\(file.path)")
    }
  }

  @Test func thePackageHasNoDependencies() {
    let manifest = Repository.bytes("Package.swift")
    #expect(manifest.firstIndex(of: Array(".package(".utf8), from: 0) == nil)
  }

  @Test func theTopLevelHoldsWhatTheDesignListsAndNothingElse() throws {
    let allowed: Set = [
      "Package.swift", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "action.yml", "Sources", "Tests",
      "Palettes", "Reports", "Package.resolved",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root).filter { !$0.hasPrefix(".") }
    #expect(found.filter { !allowed.contains($0) } == [])
  }

  /// Paths of one machine and personal notes; written in two halves, so that this file contains neither.
  @Test(arguments: ["/wor" + "k/", "/tm" + "p/", "/far" + "m/", "TO" + "DO", "FIX" + "ME"])
  func noTextHolds(_ forbidden: String) {
    let word = Array(forbidden.utf8)
    let offenders = Self.texts.filter { $0.bytes.firstIndex(of: word, from: 0) != nil }
    #expect(offenders.map(\.path) == [])
  }

  private static let texts: [(path: String, bytes: [UInt8])] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root)) ?? []
    let folders = ["Sources", "Palettes", "Reports", ".ci", ".github"]
    let endings = [".swift", ".md", ".yml", ".yaml", "LICENSE"]
    let files = top.filter { file in endings.contains { file.hasSuffix($0) } }
    return (files + folders.flatMap(Repository.paths)).map { ($0, Repository.bytes($0)) }
  }()
}
