import Foundation
import TestSupport
import Testing

/// The committed reports, which equal the present ones of the reference palettes.
@Suite struct ReportsTests {
  /// The folders of the reference palettes, for example `Palettes/Countdown`.
  private static let palettes: [String] = Set(
    Repository.paths(below: "Palettes").map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
  ).sorted()

  /// Each palette is audited once: its reports are the committed ones, and there is no other report.
  @Test func reportsAreWhatThePalettesGive() throws {
    var names: Set<String> = []
    for palette in Self.palettes {
      let remedy: Comment = "Reports/ differs; run: swift run -c release legible audit \(palette)"
      guard let made = try Self.reports(from: palette) else { return }
      try #require(!made.isEmpty)
      let own = Set(made.keys.map(Self.owner))
      let committed = Self.committed.filter { own.contains(Self.owner(of: $0)) }
      #expect(committed == made.keys.sorted(), remedy)
      #expect(made.keys.sorted().filter { Repository.bytes("Reports/\($0)") != made[$0] } == [], remedy)
      names.formUnion(own)
    }
    #expect(Self.committed.filter { !names.contains(Self.owner(of: $0)) } == [], "delete what no palette gives")
  }

  /// The files below `Reports`, relative to it.
  private static var committed: [String] {
    Repository.paths(below: "Reports").map { String($0.dropFirst("Reports/".count)) }
  }

  /// The id of the audit that a report or a companion file is of: `countdown` for `countdown.md`, `countdown/a.svg`.
  private static func owner(of path: String) -> String {
    let part = path.prefix { $0 != "/" }
    return String(part.prefix { $0 != "." })
  }

  /// The output of an audit of a palette, by path; nil outside a repository, in which reports name other paths.
  private static func reports(from palette: String) throws -> [String: [UInt8]]? {
    guard FileManager.default.fileExists(atPath: "\(Repository.root)/.git") else {
      print("skipped, no git repository")
      return nil
    }
    let scratch = try ScratchFolder()
    let run = try Binary.run(["audit", palette, "--quiet", "--output", scratch.path])
    try #require(run.status <= 1, "\(run.errors)")
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: scratch.path) {
      let file = scratch.url.appendingPathComponent(path)
      if !file.hasDirectoryPath { files[path] = [UInt8](try Data(contentsOf: file)) }
    }
    return files
  }
}
