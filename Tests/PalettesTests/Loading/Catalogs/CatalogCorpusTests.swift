import Foundation
import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

struct CatalogCorpusTests {
  /// Every color set of real projects becomes a token, counted with a separate walk; those of a build's output are left out.
  @Test func loadsEveryColorset() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    var total = 0
    for project in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let folder = "\(corpus)/\(project)"
      let expected = Self.colorsets(below: folder)
      guard !expected.isEmpty else { continue }
      let loaded = CatalogLoader.load([folder], from: SharedCorpus.tree(displayedFrom: folder), workers: .together(2))
      #expect(Set(loaded.tokens.map(\.file)) == Set(expected.map { $0 + "/Contents.json" }), "\(project)")
      #expect(loaded.tokens.count == expected.count, "\(project)")
      #expect(loaded.diagnostics.filter { $0.severity == .error } == [], "\(project)")
      total += loaded.tokens.count
    }
    #expect(total > 0)
  }

  private static func colorsets(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".colorset") && !$0.split(separator: "/").contains("build")
    }
  }
}
