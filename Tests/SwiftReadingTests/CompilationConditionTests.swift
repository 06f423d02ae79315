import TestSupport
import Testing

@testable import Palettes
@testable import SwiftReading

/// Conditions of `#if`, and the branches that they choose.
@Suite struct CompilationConditionTests {
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(visionOS)", false),
      ("os(iOS) || os(visionOS)", true), ("os(iOS) && !targetEnvironment(macCatalyst)", true),
      ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(UIKit) && !os(watchOS)", true),
      ("targetEnvironment(simulator)", false), ("DEBUG", false), ("!DEBUG", true), ("compiler(>=6.0)", true),
      ("swift(>=5.9)", true), ("compiler(<6.0)", false), ("(os(macOS) || os(tvOS)) || (os(iOS))", true), ("true", true),
      ("false", false), ("FLAG", nil), ("!FLAG", nil), ("FLAG && os(macOS)", false), ("FLAG || os(iOS)", true),
      ("canImport(SomeKit)", nil), ("FLAG && os(iOS)", nil), ("hasFeature(X)", nil), ("", nil), ("!!os(iOS)", true),
    ] as [(String, Bool?)])
  func valuesOnAPhone(_ text: String, _ value: Bool?) {
    #expect(CompilationCondition.value(of: text.utf8, on: .iOS) == value)
  }

  @Test(arguments: ApplePlatform.allCases)
  func aPlatformIsItself(_ platform: ApplePlatform) {
    for other in ApplePlatform.allCases {
      #expect(CompilationCondition.value(of: "os(\(other.systemName))".utf8, on: platform) == (other == platform))
    }
  }

  @Test func depthIsBounded() {
    let deepest = CompilationCondition.deepest
    let shallow = String(repeating: "!", count: deepest - 2) + "os(iOS)"
    #expect(CompilationCondition.value(of: shallow.utf8, on: .iOS) == (deepest % 2 == 0))
    let deep = String(repeating: "(", count: 100_000) + "os(iOS)"
    #expect(CompilationCondition.value(of: deep.utf8, on: .iOS) == nil)
  }

  @Test func anyBytesAreAccepted() {
    var generator = SplitMix64(seed: 71)
    let words = ["os", "(", ")", "!", "&&", "||", "iOS", "FLAG", " ", "canImport", ",", ">=", "\u{1F600}", "6.0"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }.joined()
      _ = CompilationCondition.value(of: text.utf8, on: .macOS)
    }
  }

  /// What another platform of the file's targets shows counts, and nothing measures it.
  @Test(
    arguments: [
      ([], [:]), ([.macOS], ["in code for another platform": 2]), ([.tvOS], ["in code for another platform": 1]),
      ([.macOS, .tvOS], ["in code for another platform": 3]), ([.watchOS], [:]),
    ] as [([ApplePlatform], [String: Int])])
  func textsOfOtherPlatformsCount(_ others: [ApplePlatform], _ losses: [String: Int]) {
    let source = """
      @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        var body: some View {
          Text("all")
          #if os(macOS)
          Text("Mac")
          #if DEBUG
          Text("never")
          #else
          Text("release")
          #endif
          #elseif os(tvOS)
          Text("television")
          #endif
        }
      }
      #if os(macOS)
      #Preview { Text("preview") }
      #endif
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8), others: others)
    let coverage = FoundPairs(in: SourceProject(files: [file])).coverage
    #expect(coverage.losses == losses && coverage.texts == 1 + losses.values.reduce(0, +))
  }

  @Test(arguments: [
    ("#if os(macOS)\nA\n#elseif os(iOS)\nB\n#else\nC\n#endif", ["B"]),
    ("#if os(macOS)\nA\n#else\nC\n#endif", ["C"]),
    ("#if FLAG\nA\n#else\nC\n#endif", ["A if #if FLAG", "C if not #if FLAG"]),
    ("#if os(iOS)\nA\n#elseif FLAG\nB\n#endif", ["A"]),
    ("#if os(tvOS)\nA\n#endif", []),
  ])
  func branches(_ source: String, _ expected: [String]) {
    let tree = SyntaxTree(parsing: Array(source.utf8))
    let conditional = tree.nodes.typedIndices.first { tree[$0].kind == .conditional } ?? 0
    let found = tree.compiledBranches(of: conditional).map { branch -> String in
      let name =
        tree.subtree(of: branch.node).first { tree[$0].kind == .name }.map { tree.name($0) } ?? ""
      let conditions = branch.conditions.map { condition -> String in
        guard case .other(let text, let isTrue) = condition else { return "?" }
        return isTrue ? text : "not \(text)"
      }
      return conditions.isEmpty ? name : "\(name) if \(conditions.joined(separator: ", "))"
    }
    #expect(found == expected)
  }
}
