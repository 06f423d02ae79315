import Testing

@testable import SwiftReading

/// Names that refer to two others each, which would double the work with every name.
@Suite struct DoublingTests {
  @Test(arguments: [
    "let a0 = Color.red\n" + (0..<22).map { "let a\($0 + 1) = flag ? a\($0) : a\($0)\n" }.joined(),
    "let a0 = Color.red\n" + (0..<22).map { "let a\($0 + 1) = flag\($0) ? a\($0) : a\($0)\n" }.joined(),
    "let a0 = Color.red\n"
      + (0..<22).map {
        "let a\($0 + 1) = LinearGradient(colors: [a\($0), a\($0)], startPoint: .top, endPoint: .bottom)\n"
      }
      .joined(),
    (0..<40).reversed().map { "func a\($0 + 2)() -> Color { flag ? a\($0 + 1)() : a\($0)() }\n" }.joined()
      + "let a22 = a41()\n",
  ])
  func aliasesOfTernariesTakeTimeInProportion(_ declarations: String) {
    let view = "struct V: View { var body: some View { Text(\"x\").foregroundStyle(a22).background(a22) } }\n"
    let text = "import SwiftUI\n" + declarations + view
    let start = ContinuousClock.now
    let project = SourceProject(files: [SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    _ = FoundPairs(in: project).pairs.count
    #expect(ContinuousClock.now - start < .seconds(2))
  }
}
