import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

@Suite struct BaselineFileTests {
  private static let sample = Baseline(
    [
      "b": ["rule|x\\|y": [CellPlace(.dark): Baseline.Record(nil)]],
      "a": [
        "low|\"é\u{0}": [
          CellPlace(.light, "plus+minus"): Baseline.Record(ContrastRatio(3.0000000000000004)),
          CellPlace(.darkIncreasedReduced): Baseline.Record(ContrastRatio(21)),
          CellPlace(.light): Baseline.Record(ContrastRatio(1)),
        ],
        "gone": [:],
      ],
    ], waived: ["a": ["f": [CellPlace(.light): Baseline.Record(ContrastRatio(2.84))]]])

  @Test func isSortedAndHasALineForEachCell() {
    let text = String(decoding: BaselineFile.render(Self.sample), as: UTF8.self)
    #expect(
      text == """
        {
          "audits": {
            "a": {
              "low|\\"é\\u0000": {
                "light": 1,
                "dark-increased-reduced": 21,
                "light+plus+minus": 3.0000000000000004
              }
            },
            "b": {
              "rule|x\\\\|y": {
                "dark": null
              }
            }
          },
          "schemaVersion": "1.2",
          "waived": {
            "a": {
              "f": {
                "light": 2.84
              }
            }
          }
        }

        """)
  }

  @Test func isReadBackAsItWasWritten() throws {
    var expected = Self.sample
    expected.audits["a"]?["gone"] = nil
    #expect(try BaselineFile.read(BaselineFile.render(Self.sample), display: "b.json") == expected)
  }

  @Test(arguments: [
    ("", "1:1", nil), ("[]", "1:1", "the baseline must be an object"),
    ("{}", "1:1", "no 'schemaVersion': this is not a baseline; create one with --update-baseline"),
    (
      #"{ "schemaVersion": "2.0", "audits": {} }"#, "1:20",
      "this version of Legible reads only version 1 baselines; recreate the file with --update-baseline"
    ),
    (#"{ "schemaVersion": "1.7" }"#, "1:1", "the baseline requires 'audits', an object that maps audits to findings"),
    (
      #"{ "schemaVersion": "1.1", "audits": {}, "waived": [] }"#, "1:51",
      "'waived' must be an object that maps audits to findings"
    ),
    (#"{ "schemaVersion": "1.0", "audits": { "a": [] } }"#, "1:44", "the findings in an audit must be an object"),
    (#"{ "schemaVersion": "1.0", "audits": { "a": { "f": 1 } } }"#, "1:51", "the cells in a finding must be an object"),
    (
      #"{ "schemaVersion": "1.0", "audits": { "a": { "f": { "lite": 1 } } } }"#, "1:61", "'lite' is not a variant"
    ),
    (
      #"{ "schemaVersion": "1.0", "audits": { "a": { "f": { "light": 0.9 } } } }"#, "1:62",
      "a ratio must be a number between 1 and 21, or null"
    ),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ place: String, _ message: String?) {
    do throws(Diagnostic) {
      _ = try BaselineFile.read(Array(text.utf8), display: "b.json")
      Issue.record("read \(text)")
    } catch {
      #expect(error.location.text == "b.json:\(place)")
      #expect(error.severity == .error && error.kind == .badData)
      if let message { #expect(error.message == message) }
    }
  }
}
