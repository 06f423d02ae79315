import Foundation
import TestSupport
import Testing

/// The first words of a run: verdict, gate, and the expectations of unverified measurements.
@Suite struct VerdictTests {
  /// 64 × 64 pixels, black and white by turns.
  private static let checkerboard =
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAK0lEQVR4nO3OMREAAAgAoe9fWmPowFGAmmMZGBgYGBgYGBgYGBgYGBg8Hyzbnvhq"
    + "A3arswAAAABJRU5ErkJggg=="

  private static func folder(_ auditFile: String, _ files: [String: [UInt8]] = [:]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("legible.json", holding: Array(auditFile.utf8))
    for (path, bytes) in files { try folder.file(path, holding: bytes) }
    return folder
  }

  private static func colorset(_ hex: String) -> [UInt8] {
    let parts = ["red", "green", "blue"].enumerated().map { index, name in
      "\"\(name)\": \"0x\(hex.dropFirst(2 * index).prefix(2))\""
    }
    return Array(
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { \(parts.joined(separator: ", ")), "alpha": "1.0" } } }], "info": { "author": "xcode", "version": 1 } }
      """.utf8)
  }

  private static func report(_ folder: borrowing ScratchFolder, _ options: [String] = []) throws -> JSONReading {
    let run = try Binary.run(["audit", ".", "--format", "json"] + options, in: folder.path)
    return JSONReading(try JSONSerialization.jsonObject(with: Data(run.output.utf8)), status: run.status, run.errors)
  }

  /// A report, read loosely.
  private struct JSONReading {
    let root: [String: Any]
    let status: Int32
    let errors: String

    init(_ root: Any, status: Int32, _ errors: String) {
      self.root = root as? [String: Any] ?? [:]
      self.status = status
      self.errors = errors
    }

    var summary: [String: Any] { root["summary"] as? [String: Any] ?? [:] }
    var measurements: [[String: Any]] { root["measurements"] as? [[String: Any]] ?? [] }
    var findings: [[String: Any]] { root["findings"] as? [[String: Any]] ?? [] }
    func words(_ key: String) -> [String] { measurements.map { $0[key] as? String ?? "" } }
  }

  /// Black fails over the pixels and passes on average; white, large, fails on average.
  @Test func aCheckerboardBelowTextIsDecidedByPixelsAndMeans() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "surfaces": { "photo": { "layers": [], "over": [{ "image": "board.png", "scale": 1 }] } },
        "pairs": [{ "foreground": "#000000", "on": "photo" },
                  { "foreground": "#FFFFFF", "on": "photo", "font": { "size": 30 } }] }
      """, ["board.png": Array(try #require(Data(base64Encoded: Self.checkerboard)))])
    let report = try Self.report(folder, ["--variant", "light"])
    #expect(report.words("verdict") == ["unverified", "fail"])
    #expect(report.words("expectation") == ["open", ""] && report.words("reasonCode") == ["image", ""])
    let blocks = report.measurements.compactMap { $0["block"] as? [String: Any] }
    let ratios = blocks.compactMap { $0["ratio"] as? Double }
    #expect(ratios.count == 2 && abs(ratios[0] - 11) < 1e-9 && abs(ratios[1] - 1.05 / 0.55) < 0.002)
    #expect(blocks.map { $0["side"] as? Double } == [22, 39])
    #expect(report.measurements.map { $0["minimum"] as? Double } == [1, 1])
  }

  @Test func aRequirementThatNamesLowTextContrastFailsForAColourOfTheSystem() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "pairs": [{ "foreground": "system:secondaryLabel", "on": "#FFFFFF" }],
        "requirements": [{ "id": "R", "title": "text", "rules": ["low-text-contrast"] }] }
      """)
    for options in [[], ["--variant", "light"]] {
      let requirements = try Self.report(folder, options).root["requirements"] as? [[String: Any]]
      #expect(requirements?.map { $0["status"] as? String } == ["fail"], "\(options)")
    }
  }

  @Test func anAssumptionDecidesNothingUnderAnotherProfile() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "profile": "ios-18",
        "surfaces": { "bar": { "layers": [{ "material": "thick" }], "over": ["#FFFFFF"] } },
        "pairs": [{ "foreground": "#FFFFFF", "on": "bar" }, { "foreground": "#000000", "on": "bar" }] }
      """)
    let report = try Self.report(folder, ["--variant", "light", "--variant", "light-increased"])
    #expect(report.words("verdict") == Array(repeating: "unverified", count: 4))
    #expect(report.words("expectation") == ["pass", "pass", "fail", "fail"])
    #expect(Set(report.words("reasonCode")) == ["unpublished"])
    let unverified = report.findings.filter { $0["rule"] as? String == "unverified-contrast" }
    #expect(unverified.map { $0["severity"] as? String } == ["note", "warning"])
  }

  @Test func textThatImprovesFromInvisibleToLowIsBetter() throws {
    let auditFile = """
      { "version": 1, "sources": ["Colors.xcassets"], "pairs": [{ "foreground": "Ink", "on": "#FFFFFF" }],
        "rules": { "missing-dark-entry": "off", "missing-increased-entry": "off", "fragile-pair": "off" } }
      """
    let ink = "Colors.xcassets/Ink.colorset/Contents.json"
    let folder = try Self.folder(auditFile, [ink: Self.colorset("FEFEFE")])
    let gate = ["--baseline", "known.json"]
    _ = try Binary.run(["audit", "."] + gate + ["--update-baseline"], in: folder.path)
    try folder.file(ink, holding: Self.colorset("F4F4F4"))
    let report = try Self.report(folder, gate + ["--stale", "allow"])
    let outcome = report.root["baseline"] as? [String: Any]
    #expect(outcome?["new"] as? Int == 0 && outcome?["better"] as? Int == 8)
    #expect(report.status == 0 && report.summary["gate"] as? String == "passed")

    // A baseline of version 0.1.0 named the rule that worded the finding.
    let known = try folder.text("known.json").replacingOccurrences(of: "\"contrast|", with: "\"invisible-text|")
    try folder.file("known.json", holding: Array(known.utf8))
    let old = try Self.report(folder, gate + ["--stale", "allow"])
    #expect((old.root["baseline"] as? [String: Any])?["better"] as? Int == 8 && old.status == 0)
  }

  @Test func nothingMeasuredIsNoPass() throws {
    let folder = try Self.folder(
      #"{ "version": 1, "sources": ["Colors.xcassets"] }"#,
      ["Colors.xcassets/Ink.colorset/Contents.json": Self.colorset("336699"), "App.swift": Array("let a = 1".utf8)])
    let plain = try Self.report(folder)
    #expect(plain.summary["verdict"] as? String == "not-measured")
    #expect(plain.summary["gate"] as? String == "not-measured" && plain.status == 0)
    let text = try Binary.run(["audit", "."], in: folder.path)
    #expect(text.output.contains("Verdict: not-measured") && text.output.contains("Gate: not measured ("))
    #expect(
      text.output.contains("add \"pairs\" for the palette's 1 token") && !text.output.contains("none found"),
      "\(text.output)")
    for options in [["--min-coverage", "0"], ["--min-coverage", "0.5"]] {
      let asked = try Self.report(folder, options)
      #expect(asked.status == 1 && asked.summary["gate"] as? String == "failed", "\(options)")
    }
    try folder.file("known.json", holding: Array(#"{ "schemaVersion": "1.0", "audits": {} }"#.utf8))
    #expect(try Self.report(folder, ["--baseline", "known.json"]).status == 1)
  }

  @Test func pairsWithoutAnyRatioAreBadData() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "profile": "ios-18",
        "surfaces": { "s": { "layers": [{ "glass": "regular" }], "over": ["any"] } },
        "pairs": [{ "foreground": "#FFFFFF", "on": "s" }] }
      """)
    let report = try Self.report(folder)
    #expect(report.status == 65 && report.summary["gate"] as? String == "failed")
    #expect(report.errors.contains("the only pair has no ratio in any variant"), "\(report.errors)")
  }

  @Test func theGateAsksForEvidence() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "sources": ["Colors.xcassets"],
        "pairs": [{ "foreground": "Ink", "on": "#FFFFFF", "assumed": "a guess" }] }
      """,
      [
        "Colors.xcassets/Ink.colorset/Contents.json": Self.colorset("000000"),
        "Colors.xcassets/Other.colorset/Contents.json": Self.colorset("000000"),
      ])
    #expect(try Self.report(folder).status == 0)
    let undecided = try Self.report(folder, ["--fail-on", "unverified"])
    #expect(undecided.status == 1 && undecided.errors.contains("Gate: failed (8 measurements are unverified)"))
    let covered = try Self.report(folder, ["--min-coverage", "0.5"])
    #expect(covered.status == 0 && covered.summary["gate"] as? String == "passed" && covered.errors.isEmpty)
    let uncovered = try Self.report(folder, ["--min-coverage", "0.51"])
    #expect(uncovered.status == 1 && uncovered.errors.contains("50% of the tokens are in a pair"))
    #expect(try Binary.run(["audit", ".", "--min-coverage", "2"], in: folder.path).status == 64)
    let counts = undecided.summary["expectations"] as? [String: Any]
    #expect(counts?["pass"] as? Int == 8 && counts?["fail"] as? Int == 0 && counts?["open"] as? Int == 0)
  }

  @Test func pairsThatNamesPromiseFailAsAWarning() throws {
    let folder = try ScratchFolder()
    try folder.file("Colors.xcassets/Card.colorset/Contents.json", holding: Self.colorset("FFFFFF"))
    try folder.file("Colors.xcassets/onCard.colorset/Contents.json", holding: Self.colorset("CCCCCC"))
    let report = try Self.report(folder)
    #expect(report.summary["verdict"] as? String == "fail" && report.summary["gate"] as? String == "passed")
    let low = report.findings.filter { $0["rule"] as? String == "low-text-contrast" }
    #expect(low.map { $0["severity"] as? String } == ["warning"] && report.status == 0)
  }

  /// An error that no measurement shows is in the first lines next to the verdict.
  @Test func aPassWithErrorsSaysBoth() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "rules": { "small-text": "error" },
        "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "font": { "size": 6 } }] }
      """)
    let run = try Binary.run(["audit", "."], in: folder.path)
    let first = run.output.split(separator: "\n").prefix(6).joined(separator: " ")
    #expect(first.contains("Verdict: pass, but 1 error finding"), "\(run.output)")
    #expect(first.contains("Gate: failed (1 error-level finding is open)") && run.status == 1)
  }

  /// A path that leads nowhere is one problem; the names that need it are counted there and are not findings.
  @Test func oneWrongSourceIsOneProblemWithItsConsequencesCounted() throws {
    let folder = try Self.folder(
      """
      { "version": 1, "sources": ["Nowhere.xcassets"], "pairs": [{ "foreground": ["A", "B", "C"], "on": ["D", "E"] }] }
      """)
    let run = try Binary.run(["audit", "."], in: folder.path)
    #expect(run.status == 66 && run.errors.isEmpty)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Problems in the input:") && words.contains("5 names in this audit file"), "\(words)")
    #expect(try Self.report(folder).findings.isEmpty)
  }
}
