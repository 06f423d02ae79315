import Foundation
import Testing

@testable import Palettes

@Suite struct AuditFileSamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func samples(_ verdict: String) -> [URL] {
    let folder = root.appending(path: "Tests/Samples/AuditFiles/\(verdict)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  private func errors(in file: URL) throws -> [Diagnostic] {
    let bytes = Array(try Data(contentsOf: file))
    return AuditFile.read(bytes, path: "legible.json", display: "legible.json", vocabulary: testVocabulary)
      .diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: samples("accepted"))
  func readsWhatTheSchemaAccepts(_ file: URL) throws {
    #expect(try errors(in: file).map(short) == [])
  }

  @Test(arguments: samples("refused"))
  func refusesWhatTheSchemaRefuses(_ file: URL) throws {
    #expect(try errors(in: file).count == 1)
  }

  @Test func thereAreSamples() {
    #expect(Self.samples("accepted").count >= 6)
    #expect(Self.samples("refused").count >= 50)
  }
}
