import Foundation
import Testing

@testable import LocalFiles

/// The manifest's table, the top level, and text that must not be committed.
@Suite struct ArchitectureRepositoryTests {
  /// The rooms, bottom up: each sees those before it.
  private static let rooms = [
    "ColorMath", "FileSyntax", "ScreenReading", "Palettes", "SwiftReading", "AuditEngine", "AuditReports", "LocalFiles",
    "LegibleKit",
  ]

  @Test func theManifestListsTheRoomsInOrder() {
    let manifest = String(decoding: Repository.bytes("Package.swift"), as: UTF8.self)
    let table = manifest.components(separatedBy: "let rooms = [")[1]
    let names = table.components(separatedBy: "]")[0].split(separator: "\"").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    #expect(names == Self.rooms)
    #expect(
      Set(names).union(["legible", "AuditContrastPlugin", "LegibleStudio"]) == Set(Repository.sources.map(\.target)))
  }

  /// Reports show what was measured, and rules judge it; neither measures.
  @Test(arguments: ["AuditEngine/Rules/", "AuditReports/"])
  func neitherRulesNorReportsMeasure(_ folder: String) {
    let offenders = Repository.sources.filter { file in
      file.path.hasPrefix("Sources/\(folder)") && ["Measurer(", "SurfaceProber("].contains(where: file.uses)
    }
    #expect(offenders.map(\.path) == [])
  }

  /// `LegibleStudio`, which SwiftPM does not build, is compiled with the reports and what they use.
  @Test func everyRoomImportsOnlyThoseBeforeIt() {
    for file in Repository.sources where file.target != "legible" {
      let place = Self.rooms.firstIndex(of: file.target == "LegibleStudio" ? "LocalFiles" : file.target) ?? 0
      let undeclared = file.imports.filter { Self.rooms[place...].contains($0) }
      #expect(undeclared == [], "\(file.path)")
    }
  }

  @Test func everyScriptIsDescribed() {
    let page = String(decoding: Repository.bytes("Tests/Scripts/README.md"), as: UTF8.self)
    let names = Repository.paths(below: "Tests/Scripts").map { String($0.split(separator: "/").last ?? "") }
    let missing = names.filter { $0 != "README.md" && !$0.hasSuffix(".pyc") && !page.contains("`\($0)`") }
    #expect(names.count > 30 && missing.isEmpty, "describe these in Tests/Scripts/README.md: \(missing)")
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
    let found = try Self.topLevel().filter { !$0.hasPrefix(".") }
    #expect(found.contains("Package.swift"))
    #expect(found.filter { !allowed.contains($0) } == [])
  }

  /// What is tracked at the top; without git, all that is there.
  private static func topLevel() throws -> Set<String> {
    let list = try? Platform.run("git", ["-C", Repository.root, "ls-files", "-z"])
    guard let list, list.status == 0, !list.output.isEmpty else {
      print("no repository, so files that are not tracked count too")
      return Set(try FileManager.default.contentsOfDirectory(atPath: Repository.root))
    }
    let paths = list.output.split(separator: 0)
    return Set(paths.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) })
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
