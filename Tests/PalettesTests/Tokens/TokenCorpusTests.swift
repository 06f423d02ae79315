import Foundation
import TestSupport
import Testing

@testable import Palettes

@Suite("token files of real projects")
struct TokenCorpusTests {
  private static let folders = [
    "dispersa", "dtcg-adobe-spectrum", "dtcg-figma-sds", "dtcg-github-primer", "equinor-eds", "sd-transforms", "uswds",
  ]

  /// Returns every token file in the folders, without lists of pairs, resolvers and Tokens Studio's list of themes.
  static func files(in corpus: String) -> [String] {
    folders.flatMap { folder -> [String] in
      let items = FileManager.default.enumerator(atPath: "\(corpus)/\(folder)")?.compactMap { $0 as? String } ?? []
      return items.map { "\(folder)/\($0)" }.filter { path in
        (path.hasSuffix(".json") || path.hasSuffix(".json5")) && !path.hasSuffix("pairs.json")
          && !path.hasSuffix("resolver.json") && !path.hasSuffix("$themes.json")
      }
    }.sorted()
  }

  @Test("each is read, and each token that cannot be evaluated has an error at its value")
  func loads() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    var colors = 0
    for path in Self.files(in: corpus) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(corpus)/\(path)")))
      let context = TokenContext.read([(name: path, bytes: bytes)])
      #expect(context.dialects.count == 1, "\(path) is no token file")
      let errors = Set(context.diagnostics.filter { $0.severity == .error }.map(\.location))
      let notes = context.diagnostics.filter { $0.severity == .note }.map(\.message)
      let silent = context.tokens.filter { token in
        token.parts.isEmpty && token.value == .unresolved && !errors.contains(token.valueLocation)
          && !notes.contains {
            $0.holds(token.type == .shadow ? "shadow" : token.type == .border ? "border" : "gradient")
          }
      }
      #expect(silent.map(\.path) == [], "\(path)")
      colors += context.tokens.count { $0.type == .color }
    }
    #expect(colors > 5000)
  }

  @Test("the light files of Primer, read together, leave nothing open but what other files hold")
  func primer() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let root = "dtcg-github-primer/github-primer/"
    let base = ["light", "display-light"].map { root + "base/color/light/\($0).tokens.json" }
    let others = Self.files(in: corpus).filter { $0.hasSuffix(".tokens.json") && !$0.hasPrefix(root + "base/") }
      .filter { $0.hasPrefix(root) }
    let files = try (base + others).map { path in
      (name: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(corpus)/\(path)"))))
    }
    let context = TokenContext.read(files)
    let open = context.tokens.filter { $0.type == .color && $0.value == .unresolved }
    #expect(open.map(\.path) == [])
    #expect(context.tokens.count { $0.type == .color } > 1000)
  }
}
