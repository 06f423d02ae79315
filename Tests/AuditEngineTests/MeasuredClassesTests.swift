import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The audits that a catalog's entries for devices, displays, and locales make.
@Suite struct MeasuredClassesTests {
  /// An entry of a color set in a gray of 0…255, with further members.
  private static func entry(_ gray: Int, _ members: String = #""idiom": "universal""#) -> String {
    let gray = #""red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1.000""#
    return #"{ \#(members), "color": { "color-space": "srgb", "components": { \#(gray) } } }"#
  }

  private static let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

  private static func file(_ extra: String = "") -> String {
    #"{ "version": 1, "name": "Inn", "sources": ["C.xcassets"],\#(extra) "pairs": [{ "foreground": ["Ink", "Line"], "on": "Sheet" }] }"#
  }

  private static func tree(_ sets: [String: [String]], _ file: String) -> FileTree {
    var files = ["legible.json": file]
    for name in ["Ink", "Line", "Sheet"] {
      let entries = sets[name] ?? [entry(name == "Sheet" ? 255 : 40)]
      files["C.xcassets/\(name).colorset/Contents.json"] =
        "{ \"colors\": [\(entries.joined(separator: ",\n"))], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
    }
    return .memory(files)
  }

  private static func report(
    _ sets: [String: [String]], _ file: String = Self.file(), _ change: (inout AuditSettings) -> Void = { _ in }
  ) -> AuditReport {
    var settings = AuditSettings(readsSources: false)
    change(&settings)
    return AuditPipeline(settings, workers: .one).report(on: VisibleFiles(["legible.json"], in: tree(sets, file)))
  }

  /// The audits with the least ratio of `Ink` on `Sheet`, floored to tenths.
  private static func rows(_ report: AuditReport) -> [String] {
    report.audits.map { audit in
      let ratios = audit.measurements.filter {
        audit.plan.foregroundName(of: audit.plan.pairs[$0.pair]) == "Ink"
      }.compactMap { $0.minimum?.value }
      return "\(audit.declaration.id) \(ratios.min().map { "\(Int($0 * 10))" } ?? "–")"
    }
  }

  @Test(
    "classes that entries name",
    arguments: [
      ("none", [:], ["inn 147"]),
      ("iPad", ["Ink": [entry(40), entry(160, #""idiom": "ipad""#)]], ["inn 147", "inn-ipad 26"]),
      ("equal to everybody's", ["Ink": [entry(40), entry(40, #""idiom": "ipad""#)]], ["inn 147"]),
      (
        "two idioms with one color",
        ["Ink": [entry(40), entry(160, #""idiom": "mac""#), entry(160, #""idiom": "tv""#)]],
        ["inn 147", "inn-mac 26", "inn-tv 26"]
      ),
      (
        "sRGB beside P3",
        [
          "Ink": [
            entry(160, #""idiom": "universal", "display-gamut": "sRGB""#), entry(40, #""display-gamut": "display-P3""#),
          ]
        ],
        ["inn 147", "inn-srgb 26"]
      ),
      ("P3 alone", ["Ink": [entry(40, #""display-gamut": "display-P3""#)]], ["inn 147"]),
      ("a locale first", ["Ink": [entry(160, #""locale": "de""#), entry(40)]], ["inn 147", "inn-de 26"]),
      (
        "a locale of an iPad", ["Ink": [entry(40), entry(160, #""idiom": "ipad", "locale": "pt-BR""#)]],
        ["inn 147", "inn-ipad-pt-br 26"]
      ),
      // Nobody sees both together but the owner of an iPad with an sRGB display.
      (
        "a combination",
        [
          "Ink": [entry(40), entry(60, #""idiom": "ipad""#)],
          "Sheet": [entry(255, #""display-gamut": "display-P3""#), entry(160)],
        ], ["inn 147", "inn-ipad 110", "inn-ipad-srgb 42", "inn-srgb 56"]
      ),
      (
        "no combination in different pairs",
        [
          "Ink": [entry(40), entry(60, #""idiom": "ipad""#)],
          "Line": [entry(255, #""display-gamut": "display-P3""#), entry(160)],
        ], ["inn 147", "inn-ipad 110", "inn-srgb 147"]
      ),
      (
        "Catalyst as the iPad",
        [
          "Ink": [
            entry(40), entry(160, #""idiom": "ipad""#), entry(160, #""idiom": "ipad", "subtype": "mac-catalyst""#),
          ]
        ],
        ["inn 147", "inn-ipad 26"]
      ),
      // A watch shows everybody's light color in dark, and that is measured.
      (
        "a watch without light and dark",
        [
          "Ink": [entry(40), entry(230, dark), entry(40, #""idiom": "watch""#)], "Sheet": [entry(255), entry(0, dark)],
        ],
        ["inn 147"]
      ),
      (
        "two idioms and none for all", ["Ink": [entry(40, #""idiom": "iphone""#), entry(160, #""idiom": "ipad""#)]],
        ["inn –", "inn-ipad 26", "inn-iphone 147"]
      ),
    ] as [(String, [String: [String]], [String])])
  func named(_ name: String, _ sets: [String: [String]], _ expected: [String]) {
    let report = Self.report(sets)
    #expect(Self.rows(report) == expected, "\(name)")
    #expect(report.summary.completeness.omissions(.deviceClass) == [], "\(name)")
    #expect(report.summary.completeness.omissions(.locale) == [], "\(name)")
  }

  private static let devices = [
    "Ink": [entry(40), entry(160, #""idiom": "ipad""#), entry(180, #""idiom": "mac""#), entry(90, #""locale": "de""#)]
  ]

  @Test("idioms that a person names are the only ones, and the others are left out by name")
  func chosen() {
    let option = Self.report(Self.devices) { $0.idioms = [.iphone] }
    #expect(Self.rows(option) == ["inn 147", "inn-de 68"])
    #expect(option.summary.completeness.omissions(.deviceClass).map(\.name) == ["ipad", "mac"])
    let file = Self.report(Self.devices, Self.file(#" "idioms": ["ipad", "iphone"],"#))
    #expect(Self.rows(file) == ["inn-ipad 26", "inn-ipad-de 68", "inn-iphone 147", "inn-iphone-de 68"])
    #expect(file.summary.completeness.omissions(.deviceClass).map(\.name) == ["mac"])
    let single = Self.report(Self.devices) { $0.measuresClasses = false }
    #expect(Self.rows(single) == ["inn 147"])
  }

  @Test("a token that only one device has makes no pair on the others")
  func absent() {
    let report = Self.report([
      "Ink": [Self.entry(40), Self.entry(160, #""idiom": "mac""#)], "Line": [Self.entry(20, #""idiom": "ipad""#)],
    ])
    let pairs = report.audits.map { audit in audit.plan.pairs.map { audit.plan.foregroundName(of: $0) } }
    #expect(report.audits.map(\.declaration.id) == ["inn", "inn-mac"])
    #expect(pairs == [["Ink", "Line"], ["Ink"]])
  }

  @Test(
    "a token for several devices and none for all is judged on these alone",
    arguments: [
      ("both measured", [entry(40, #""idiom": "iphone""#), entry(60, #""idiom": "ipad""#)], [], 16, true),
      (
        "no device has both colors",
        [entry(40, #""idiom": "iphone""#), entry(60, #""idiom": "ipad""#)],
        [entry(255, #""idiom": "mac""#), entry(200, #""idiom": "tv""#)], 0, false
      ),
      (
        "one device has only one of the colors", [entry(40, #""idiom": "iphone""#), entry(60, #""idiom": "mac""#)],
        [entry(255, #""idiom": "mac""#), entry(250, #""idiom": "iphone""#), entry(200, #""idiom": "ipad""#)], 8, false
      ),
    ] as [(String, [String], [String], Int, Bool)])
  func severalAndNone(_ name: String, _ ink: [String], _ sheet: [String], _ passing: Int, _ isWhole: Bool) {
    let report = Self.report(sheet.isEmpty ? ["Ink": ink] : ["Ink": ink, "Sheet": sheet])
    let verdicts = report.audits.flatMap { audit in
      audit.measurements.filter { audit.plan.foregroundName(of: audit.plan.pairs[$0.pair]) == "Ink" }.map(\.verdict)
    }
    #expect(verdicts.count { $0 == .pass } >= passing, "\(name)")
    // Where a device has no color, the pair is unverified rather than gone.
    #expect(verdicts.contains { $0 == .unverified } == !isWhole, "\(name)")
    #expect((report.summary.errors == 0) == isWhole, "\(name)")
    #expect(report.summary.completeness.omissions(.nothingMeasured) == [], "\(name)")
  }

  /// Each platform has grounds of its own, so that only the app's colors say something of code for another one.
  @Test("code is measured for its platform")
  func platforms() {
    let view = { (name: String, style: String) in
      """
      struct \(name): View {
        var body: some View {
          VStack { Text("a").foregroundStyle(\(style)); Text("b").foregroundStyle(Color("Ink")).background(Color("Sheet")) }
        }
      }
      """
    }
    var files = [
      "app/A.swift": "@main struct A: App { var body: some Scene { WindowGroup { B(); C() } } }\n"
        + view("B", "Color(\"Ink\")"),
      "app/C.swift": "import AppKit\n" + view("C", "Color(\"Line\")"),
    ]
    for name in ["Ink", "Line", "Sheet"] {
      let entries =
        [Self.entry(name == "Sheet" ? 255 : 40)] + (name == "Ink" ? [Self.entry(20, #""idiom": "mac""#)] : [])
      files["app/C.xcassets/\(name).colorset/Contents.json"] = "{ \"colors\": [\(entries.joined(separator: ", "))] }"
    }
    let report = AuditPipeline(AuditSettings(), workers: .one).report(on: VisibleFiles(["app"], in: .memory(files)))
    let pairs = report.audits.map { audit in
      audit.plan.loaded.declaration.pairs.filter { $0.origin == .found }.map {
        "\($0.name ?? "") \($0.foreground.text)"
      }
    }
    #expect(pairs == [["B.body Ink", "B.body Ink"], ["B.body Ink", "C.body Line", "C.body Ink"]])
  }

  @Test("an audit whose pairs are all measured on particular devices leaves nothing out")
  func allPairsLeftToClasses() {
    let ink = [Self.entry(40, #""idiom": "iphone""#), Self.entry(60, #""idiom": "ipad""#)]
    let report = Self.report(["Ink": ink, "Line": ink])
    #expect(report.audits.map(\.measurements.count) == [0, 16, 16])
    #expect(report.summary.completeness.isComplete)
    #expect(report.summary.verdict == .pass)
  }

  @Test("the findings of everybody are not repeated for a class")
  func findings() {
    let report = Self.report([
      "Ink": [Self.entry(40), Self.entry(160, #""idiom": "ipad""#)], "Line": [Self.entry(200)],
    ])
    let found = report.audits.map { audit in audit.findings.map(\.rule).filter { $0.hasPrefix("missing") } }
    #expect(!found[0].isEmpty && found[1].isEmpty)
    let low = report.audits.map { audit in audit.findings.filter { $0.rule == "low-text-contrast" }.count }
    #expect(low == [1, 2])
  }

  /// The edit that one class would need most harms another one that uses the same entry, so it is not proposed.
  @Test("an edit for a class breaks nothing for everybody")
  func edits() {
    let report = Self.report([
      "Ink": [Self.entry(100)], "Sheet": [Self.entry(255), Self.entry(0, #""idiom": "ipad""#)],
      "Line": [Self.entry(100)],
    ])
    for audit in report.audits {
      for edit in audit.edits {
        let palette = audit.plan.loaded.palette
        let other = ColorEdit(token: edit.token, place: .entry(edit.entry), color: edit.to)
        for one in report.audits {
          let failing = one.measurements.count { $0.verdict == .fail }
          let after = AuditResult(one.plan.loaded.with(palette.applying([other])), policy: one.plan.policy)
          #expect(after.measurements.count { $0.verdict == .fail } <= failing)
        }
      }
    }
  }

  @Test("a locale beyond the limit is left out by name")
  func limit() {
    let locales = (0..<60).map { Self.entry(40 + $0, "\"locale\": \"l\(10 + $0)\"") }
    let report = Self.report(["Ink": [Self.entry(40)] + locales])
    // The first locale has the color of everybody.
    #expect(report.audits.count == MeasuredClasses.mostClasses - 1)
    let left = report.summary.completeness.omissions(.locale)
    #expect(left.reduce(0) { $0 + $1.count } == 61 - MeasuredClasses.mostClasses)
  }

  @Test("system colors of a platform without published values are unverified")
  func systemColors() {
    let reference = { (idiom: String) in
      #"{ "idiom": "\#(idiom)", "color": { "platform": "universal", "reference": "labelColor" } }"#
    }
    for idiom in ["tv", "watch", "car", "vision"] {
      let report = Self.report(["Ink": [Self.entry(40), reference(idiom)]])
      let own = report.audits.filter { $0.declaration.deviceClass.idiom.rawValue == idiom }
      #expect(own.count == 1, "\(idiom)")
      let verdicts = own.flatMap { audit in
        audit.measurements.filter { audit.plan.foregroundName(of: audit.plan.pairs[$0.pair]) == "Ink" }.map(\.verdict)
      }
      #expect(Set(verdicts) == [.unverified], "\(idiom)")
    }
  }
}
