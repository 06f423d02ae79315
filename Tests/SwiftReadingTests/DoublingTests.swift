import TestSupport
import Testing

@testable import SwiftReading

/// Names that refer to two others each, which would double the work with every name.
@Suite struct DoublingTests {
  /// How a name refers to those before it.
  enum Reference: CaseIterable {
    case sameFlag
    case flags
    case gradient
    case functions

    /// The declarations of some names, the last of which is `last`.
    func declarations(_ count: Int) -> String {
      let names = (0..<count).map { index in
        switch self {
        case .sameFlag: "let a\(index + 1) = flag ? a\(index) : a\(index)\n"
        case .flags: "let a\(index + 1) = flag\(index) ? a\(index) : a\(index)\n"
        case .gradient:
          "let a\(index + 1) = LinearGradient(colors: [a\(index), a\(index)], startPoint: .top, endPoint: .bottom)\n"
        case .functions: "func a\(index + 2)() -> Color { flag ? a\(index + 1)() : a\(index)() }\n"
        }
      }
      return self == .functions
        ? names.reversed().joined() + "let last = a\(count + 1)()\n"
        : "let a0 = Color.red\n" + names.joined() + "let last = a\(count)\n"
    }
  }

  @Test(.enabled(if: StepGrowth.isCounted, "needs a debug build"), arguments: Reference.allCases)
  func aliasesOfTernariesTakeWorkInProportion(_ reference: Reference) {
    let view = "struct V: View { var body: some View { Text(\"x\").foregroundStyle(last).background(last) } }\n"
    let growth = StepGrowth(
      from: 5, { Array(("import SwiftUI\n" + reference.declarations($0) + view).utf8) },
      reading: { bytes in
        let project = SourceProject(files: [SourceFile(path: "A.swift", bytes: bytes)])
        _ = FoundPairs(in: project).pairs.count
      })
    #expect(growth.isLinear, "\(growth)")
  }

  /// A `switch` with more cases than are followed leaves its value unknown, in memory that its cases don't multiply.
  @Test(arguments: [(40, true), (4_000, false)])
  func aSwitchOfManyCasesIsBounded(_ count: Int, _ isKnown: Bool) {
    let cases = (0..<count).map { "case c\($0)" }.joined(separator: "; ")
    let colors = (0..<count).map { "case .c\($0): Color(white: \(Double($0) / 8_000))" }.joined(separator: "; ")
    let source = """
      enum Kind { \(cases)
        var color: Color { switch self { \(colors) } }
      }
      struct Home: View {
        let kind: Kind
        var body: some View { Text("a").foregroundStyle(kind.color).background(.white) }
      }
      """
    let pairs = FoundPairs(in: SourceProject(files: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])).pairs
    #expect(pairs.count == 1 && pairs[0].certain.isEmpty != isKnown)
  }
}
