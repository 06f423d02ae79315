import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Waivers as text, and their places in files.
@Suite struct WaiverRecordTests {
  private static func result(_ waivers: [Waiver] = []) -> AuditResult {
    var audit = AuditBuilder()
    audit.token("Ink", [.any: "#808080", .dark: "#FFFFFF"])
    audit.token("Paper", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Ink", on: "Paper")
    audit.declaration.waivers = waivers
    return audit.result
  }

  private static func record(reason: String = "redesign") throws -> WaiverRecord {
    let result = result()
    let finding = try #require(result.findings.first { $0.rule == "low-text-contrast" })
    let day = try #require(CalendarDate("2027-03-31"))
    return try #require(WaiverRecord(of: finding, in: result, reason: reason, until: day))
  }

  private static func added(_ records: [WaiverRecord], to text: String, besides waivers: [Waiver] = []) throws -> String
  {
    let bytes = Array(text.utf8)
    let edits = try #require(WaiverRecord.edits(adding: records, to: bytes, besides: waivers))
    return String(decoding: try JSONEdit.apply(edits, to: bytes), as: UTF8.self)
  }

  private static let json =
    #"{ "rule": "low-text-contrast", "pair": "Ink|Paper|text|normal", "reason": "redesign", "#
    + #""until": "2027-03-31", "ratio": 3.94 }"#

  @Test func recordsRuleSubjectAndFlooredRatio() throws {
    let record = try Self.record(reason: "a \"quote\"")
    #expect(record.json == Self.json.replacing("redesign", with: #"a \"quote\""#))
    #expect(
      record.comment == #"// legible:waive low-text-contrast a "quote", until 2027-03-31, at 3.94"#)
  }

  @Test func coversNothingElseByItself() throws {
    var waiver = Waiver(at: SourceLocation(file: "legible.json"))
    (waiver.rule, waiver.pair, waiver.until) = (
      "low-text-contrast", "Ink|Paper|text|normal", CalendarDate("2027-03-31")
    )
    waiver.ratio = ContrastRatio(3.94)
    let open = Self.result([waiver]).findings.filter { $0.rule == "low-text-contrast" && $0.isOpen }
    #expect(open.isEmpty)
  }

  /// `@` is the record.
  @Test(arguments: [
    ("{}", "{\n  \"waivers\": [\n    @\n  ]\n}"),
    ("{\n  \"version\": 1\n}\n", "{\n  \"version\": 1,\n  \"waivers\": [\n    @\n  ]\n}\n"),
    ("{\r\n  \"version\": 1\r\n}", "{\r\n  \"version\": 1,\r\n  \"waivers\": [\r\n    @\r\n  ]\r\n}"),
    ("{ \"version\": 1, // first\n}", "{ \"version\": 1, // first\n  \"waivers\": [\n    @\n  ],\n}"),
    ("{\n  \"waivers\": []\n}", "{\n  \"waivers\": [\n    @\n  ]\n}"),
    ("{ \"waivers\": [] }", "{ \"waivers\": [\n    @\n  ] }"),
    ("{ \"waivers\": [{}] }", "{ \"waivers\": [{},\n    @] }"),
    (
      "{\n\t\"waivers\": [\n\t\t{} // why\n\t]\n}", "{\n\t\"waivers\": [\n\t\t{}, // why\n\t\t@\n\t]\n}"
    ),
    (
      "{\n  \"waivers\": [\n      {}, // why\n      // end\n  ]\n}",
      "{\n  \"waivers\": [\n      {}, // why\n      @,\n      // end\n  ]\n}"
    ),
    ("{ \"waivers\": [{}, {} ] }", "{ \"waivers\": [{}, {},\n    @ ] }"),
  ])
  func keepsEveryOtherByte(_ old: String, _ new: String) throws {
    #expect(try Self.added([Self.record()], to: old) == new.replacing("@", with: Self.json))
  }

  @Test func addsSeveralInOrder() throws {
    var other = try Self.record()
    other.reason = "second"
    let text = try Self.added([Self.record(), other], to: "{\n  \"waivers\": [\n    {}\n  ]\n}\n")
    let second = Self.json.replacing("redesign", with: "second")
    #expect(text == "{\n  \"waivers\": [\n    {},\n    \(Self.json),\n    \(second)\n  ]\n}\n")
  }

  @Test(arguments: [
    (
      #"{ "rule": "low-text-contrast", "pair": "Ink|Paper|text|normal", "reason": "old", "until": "2026-01-01" }"#, true
    ),
    (
      #"{ "until": "2026-01-01", "ratio": 3, "owner": "A", "rule": "low-text-contrast", "#
        + #""pair": "Ink|Paper|text|normal", "reason": "old" }"#,
      true
    ),
    (#"{ "rule": "low-text-contrast", "foreground": "Ink", "reason": "old", "until": "2026-01-01" }"#, false),
  ])
  func renewsTheSameWaiver(_ known: String, _ isRenewed: Bool) throws {
    let text = "{\n  \"waivers\": [\n    \(known)\n  ]\n}\n"
    var waiver = Waiver(at: SourceLocation(file: "legible.json", line: 3, column: 5))
    waiver.rule = "low-text-contrast"
    if isRenewed { waiver.pair = "Ink|Paper|text|normal" } else { waiver.foreground = "Ink" }
    let new = try Self.added([Self.record()], to: text, besides: [waiver])
    let root = try JSONDocument(parsing: Array(new.utf8)).root
    let elements = try Array(#require(root["waivers"]).elements)
    #expect(elements.count == (isRenewed ? 1 : 2))
    let last = try #require(elements.last)
    #expect(last["reason"]?.string == "redesign" && last["until"]?.string == "2027-03-31")
    #expect(new.contains("\"ratio\": 3.94"))
    #expect(new.contains("\"owner\"") == known.contains("\"owner\""))
  }

  @Test(arguments: [
    (1, "// legible:waive @\na\n  b\n\tc"), (2, "a\n  // legible:waive @\n  b\n\tc"),
    (3, "a\n  b\n\t// legible:waive @\n\tc"),
  ])
  func writesAboveALine(_ line: Int, _ wanted: String) throws {
    let bytes = Array("a\n  b\n\tc".utf8)
    let record = try Self.record()
    let edit = try #require(record.edit(above: line, of: bytes))
    let text = String(decoding: try JSONEdit.apply([edit], to: bytes), as: UTF8.self)
    #expect(text == wanted.replacing("@", with: record.comment.dropFirst("// legible:waive ".count)))
    #expect(record.edit(above: 4, of: bytes) == nil && record.edit(above: 0, of: bytes) == nil)
  }

  /// Audit files in all layouts: what is added can be read, is all that is added, and is last.
  @Test(arguments: 0..<UInt64(300))
  func anyLayoutKeepsItsBytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let gaps = ["", " ", "\n  ", "\r\n\t", " // note\n", " /* note */ ", "\n\n    "]
    func gap() -> String { gaps.randomElement(using: &random) ?? "" }
    let count = Int.random(in: 0...3, using: &random)
    var list = "[" + gap()
    for index in 0..<count {
      list += "{" + gap() + "\"reason\":" + gap() + "\"r\(index)\"" + gap() + "}" + gap()
      if index + 1 < count || Bool.random(using: &random) { list += "," + gap() }
    }
    list += gap() + "]"
    let text = "{" + gap() + "\"version\": 1," + gap() + "\"waivers\":" + gap() + list + gap() + "}" + gap()
    let new = try Self.added([Self.record()], to: text)
    let root = try JSONDocument(parsing: Array(new.utf8), options: .relaxed).root
    let elements = try Array(#require(root["waivers"]).elements)
    #expect(elements.count == count + 1, "\(text)")
    #expect(elements.last?["rule"]?.string == "low-text-contrast", "\(text)")
    let bare = { (text: String) in text.filter { !$0.isWhitespace && $0 != "," } }
    #expect(bare(new.replacing(Self.json, with: "")) == bare(text), "\(text)")
  }
}
