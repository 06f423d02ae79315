import Foundation
import TestSupport
import Testing

@testable import FileSyntax
@testable import LocalFiles
@testable import legible

/// Names that one file system writes composed (`é`) and another decomposed (`e` and an accent) are equal in every
/// identity.
@Suite struct DecomposedNameTests {
  private static let names = ["Café", "Cafe\u{301}"]

  /// A palette with a color set of that name, which the audit file spells composed.
  private static func palette(_ name: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let set = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x8A", "green": "0x8A", "blue": "0x8A", "alpha": "1.000" } } }],
        "info": { "author": "xcode", "version": 1 } }
      """
    let folder = "\(scratch.path)/Colors.xcassets/\(name).colorset"
    try Platform.createFolder(folder)
    try Platform.write(Array(set.utf8), toFile: folder + "/Contents.json")
    let file = """
      { "version": 1, "name": "App", "sources": ["Colors.xcassets"], "pairs": [{ "foreground": "Café", "on": "#FFFFFF" }] }
      """
    try Platform.write(Array(file.utf8), toFile: scratch.path + "/legible.json")
    return scratch
  }

  @Test func fingerprintsIdsAndShardsAreEqualByteForByte() throws {
    var known: Set<[UInt8]> = []
    for name in Self.names {
      let scratch = try Self.palette(name)
      let report = try Binary.run(["audit", ".", "--format", "json", "--fail-on", "never"], in: scratch.path)
      #expect(report.status == 0, "\(report.errors)")
      let tags = ["\"pair\":", "\"fingerprint\":", "\"foreground\":"]
      let identities = report.output.split(separator: ",").filter { line in tags.contains { line.contains($0) } }
      #expect(identities.contains { $0.contains("fingerprint") } && identities.contains { $0.contains("Café|#FFFFFF") })
      let shards = try (1...4).map { index in
        let run = try Binary.run(["audit", ".", "--shard", "\(index)/4", "--format", "json"], in: scratch.path)
        return run.output.split(separator: ",").filter { $0.contains("\"pair\":") }.count
      }
      known.insert(Array((identities.joined(separator: "\n") + "\(shards)").utf8))
    }
    #expect(known.count == 1)
  }
}
