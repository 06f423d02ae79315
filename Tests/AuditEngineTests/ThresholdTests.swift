import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct ThresholdTests {
  /// Through the whole engine, both ways round, in a role that has the minimum in question.
  @Test(arguments: RazorRow.all) func verdictHasNoTolerance(_ row: RazorRow) throws {
    var audit = AuditBuilder()
    audit.policy = row.minimum == 7 ? .wcag22AAA : .wcag22AA
    audit.variants = VariantSet(.light)
    audit.pair(row.foreground, on: row.surface, row.minimum == 3 ? .graphic : .text)
    audit.pair(row.surface, on: row.foreground, row.minimum == 3 ? .graphic : .text)
    for measurement in audit.result.measurements {
      let ratio = try #require(measurement.minimum)
      #expect(measurement.requirement.minimum?.value == row.minimum)
      #expect(measurement.verdict == (row.reaches ? .pass : .fail))
      #expect(abs(ratio.value - row.ratio) <= 1e-12 * row.ratio)
      #expect(measurement.maximum == measurement.minimum)
      #expect(row.reaches || ratio.flooredText() != ContrastRatio(row.minimum).flooredText(), "never rounded up")
    }
  }

  @Test func sevenDecimalsBelowIsBelow() {
    let required = ContrastRatio(4.5)
    #expect(!ContrastRatio(4.4999999).reaches(required))
    #expect(!ContrastRatio((4.5).nextDown).reaches(required))
    #expect(ContrastRatio(4.5).reaches(required))
  }

  @Test func wideGamutIsNotClippedBeforeItIsMeasured() throws {
    var audit = AuditBuilder()
    audit.pair("color(display-p3 1 0 0)", on: "#FFFFFF")
    let found = try #require(audit.result.measurement())
    #expect(found.minimum?.flooredText() == "3.76")
    #expect(found.foregroundColor?.hex.hasPrefix("#FF") == true)
  }
}
