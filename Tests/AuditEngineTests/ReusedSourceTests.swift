import Synchronization
import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// Swift sources of known bytes, which are not read a second time.
@Suite struct ReusedSourceTests {
  private static let view =
    #"struct A: View { var body: some View { Text("a").foregroundStyle(Color("Ink")).background(Color("Paper")) } }"#

  /// The pairs of an audit with some files, and the number of Swift files that were read.
  private static func load(
    _ more: [String: String], reusing known: PaletteInputs? = nil
  ) -> (inputs: PaletteInputs, pairs: [String], reads: Int) {
    let files = catalog("app/A.xcassets", ["Ink", "Paper"]).merging(["app/A.swift": view]) { $1 }.merging(more) { $1 }
    var tree = FileTree.memory(files)
    let reads = Mutex(0)
    tree.read = { [tree] path throws(FileProblem) in
      if path.hasSuffix(".swift") { reads.withLock { $0 += 1 } }
      return try tree.read(path)
    }
    let pipeline = AuditPipeline(AuditSettings(), workers: .one)
    let inputs = pipeline.load(VisibleFiles(["app"], in: tree), reusing: known)
    let pairs = inputs.palettes.flatMap { $0.declaration.pairs.map { "\($0.foreground.text) \($0.location.file)" } }
    return (inputs, pairs, reads.withLock { $0 })
  }

  @Test func theSameFilesAreReadOnce() {
    let first = Self.load([:])
    #expect(first.pairs == ["Ink app/A.swift"] && first.reads == 1)
    let again = Self.load([:], reusing: first.inputs)
    #expect(again.pairs == first.pairs && again.reads == 0)
    let file = #"{ "version": 1, "sources": ["A.xcassets"], "source": { "roots": ["."] } }"#
    let declared = Self.load(["app/legible.json": file], reusing: first.inputs)
    #expect(declared.pairs == first.pairs && declared.reads == 0)
  }

  @Test func otherFilesAreReadAgain() {
    let first = Self.load([:])
    let more = Self.load(["app/B.swift": Self.view.replacing("A:", with: "B:")], reusing: first.inputs)
    #expect(more.pairs == ["Ink app/A.swift", "Ink app/B.swift"] && more.reads == 2)
    let file = #"{ "version": 1, "sources": ["A.xcassets"], "source": { "roots": ["."], "platform": "macos" } }"#
    #expect(Self.load(["app/legible.json": file], reusing: first.inputs).reads == 1)
  }
}
