import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import LocalFiles
@testable import Palettes
@testable import SwiftReading
@testable import legible

/// The table of limits in the documents, compared with the constants in the code.
@Suite struct LimitsTests {
  private static let constants: [(what: String, limit: Int)] = [
    ("bytes of one file", Platform.largestFile),
    ("bytes of all audit files, catalogs, and token files in a run", ReadingBudget.most),
    ("bytes of a design document", DesignDraft.mostBytes),
    ("colors in one line of a design document", ColorReader.mostColorsOfLine),
    ("bytes of one Swift file or property list", SourceReading.mostBytes),
    ("bytes of a report or shard used as input", ReportReader.largestReport),
    ("values and keys of a report or shard", ReportReader.mostValues),
    ("values and keys of a token file or baseline", JSONOptions.strict.maximumValues),
    ("values and keys of an audit file", AuditFile.mostValues),
    ("values and keys of a `Contents.json`", ColorsetNotes.mostValues),
    ("levels of nesting in JSON", JSONOptions.strict.maximumDepth),
    ("audit files that extend one another", AuditFileChain.longest),
    ("`sources` with wildcards", AuditFileRootKeys.mostPatterns),
    ("pairs in one audit file", AuditFileBinder.mostPairs),
    ("surfaces nested in one another", AuditFileSurfaceGraph.greatestDepth),
    ("layers of a surface, including those of nested surfaces", AuditFileSurfaceGraph.mostLayers),
    ("backdrops of a surface", AuditFileBackdropKeys.most),
    ("stops of a gradient", AuditFileGradientKeys.mostStops),
    ("filters of a surface or state", AuditFileFilterKeys.most),
    ("comparisons of two tokens in `distinct` groups", AuditFileDistinctGroup.mostComparisons),
    ("permutations of modifiers", TokenPermutations.most),
    ("measurements in a run", MeasuringLimits.measurements),
    ("device classes and locales of one audit", MeasuredClasses.mostClasses),
    ("steps over backdrops in a run", MeasuringLimits.steps),
    ("bytes of names in the rows of a report", MeasuringLimits.nameBytes),
    ("pixels on one side of an image", ImageLimits.side),
    ("bytes of one decoded image", ImageLimits.decodedBytes),
    ("bytes of all decoded images behind surfaces", ImageLimits.decodedBytesOfRun),
    ("bytes of a decoded app icon", ImageLimits.decodedBytesOfIcon),
    ("colors in the JSON of a matrix", ContrastMatrix.mostForPrograms),
    ("colors in any other matrix", ContrastMatrix.most),
    ("cases of one value in Swift sources", SwiftReading.Value.mostCases),
    ("nested evaluations in Swift sources", Evaluator.deepest),
    ("steps of one question about Swift sources", Evaluator.mostSteps),
    ("steps of following the views of an app", ViewWalk.mostTotal),
    ("shards in a run", Shard.greatestCount),
    ("bytes of a Markdown report", MarkdownReport.byteLimit),
    ("bytes of a Markdown difference", Document.differenceLimit),
    ("rows of a table in HTML", HTMLRenderer.most),
    ("colors with a safe range in the HTML page", ReportWindows.mostOfAll),
    ("findings in SARIF", SARIFReport.mostResults),
    ("steps of searching for edits in a run of `fix`", EditProposal.mostSteps),
    ("steps of safe ranges for translucent colors in a run", WindowOmission.mostSteps),
    ("annotations of each severity for GitHub", GitHubReport.most),
  ]

  @Test func theTableHoldsTheConstants() {
    let page = String(decoding: Repository.bytes(".github/SECURITY.md"), as: UTF8.self)
    let rows = page.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }
    for (what, limit) in Self.constants {
      let row = rows.first { $0.count == 4 && $0[0] == what }
      #expect(row.flatMap { SecurityPageTests.number($0[1]) } == limit, "\(what)")
    }
  }

  @Test func filesOfARunFitIntoItsBytes() throws {
    let base = FileTree(
      list: { _ throws(FileProblem) in [] }, read: { _ throws(FileProblem) in Array(repeating: 0x20, count: 10) },
      kind: { _ throws(FileProblem) in .file }, identity: { $0 }, display: { $0 })
    let tree = ReadingBudget.tree(base, most: 20)
    #expect(try tree.read("a").count == 10)
    #expect(try tree.read("b").count == 10)
    let problem = #expect(throws: FileProblem.self) { try tree.read("c") }
    #expect(problem?.words.contains("to 30 bytes, but the limit is 20") == true)
  }

  @Test func aSwiftFileIsReadUpToItsLimit() throws {
    let most = Array(repeating: UInt8(0x20), count: SourceReading.mostBytes)
    #expect(try SourceReading.held(most).count == most.count)
    let problem = #expect(throws: FileProblem.self) { try SourceReading.held(most + [0x20]) }
    #expect(problem?.words.contains("has \(most.count + 1) bytes, more than the limit of \(most.count)") == true)
  }

  @Test func aMatrixHoldsColoursUpToItsLimit() {
    #expect(ContrastMatrix.excess(1_000) == nil)
    #expect(ContrastMatrix.excess(1_001) == "1001 colors exceed the limit of 1000")
  }

  @Test func aRunThatMeasuresTooMuchIsRefusedWithTheNumber() throws {
    let folder = try ScratchFolder()
    let colors = (0..<126).map { "\"#\(String(0x100000 + $0, radix: 16))\"" }.joined(separator: ",")
    let text =
      "{ \"version\": 1, \"sources\": [\"C.xcassets\"], \"pairs\": [{ \"foreground\": [\(colors)], \"on\": [\(colors)] }] }"
    try folder.file("legible.json", holding: Array(text.utf8))
    try folder.file("C.xcassets/Contents.json", holding: Array("{}".utf8))
    let run = try Binary.run(["audit"], in: folder.path)
    #expect(run.status == 78)
    #expect(
      (run.output + run.errors).replacing(/\s+/, with: " ").contains(
        "127008 measurements, more than the limit of 100000"))
  }
}
