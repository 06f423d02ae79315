import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// What reports say of a requirement besides its status: what it misses, what it contradicts, and how a person checks it.
@Suite struct RequirementReportTests {
  private static var report: AuditReport {
    var audit = AuditBuilder()
    audit.pair("#8A8A8A", on: "#FFFFFF", font: Font(size: 34))
    var strict = TeamRequirement(
      "strict", title: "All text has 4.5:1", rules: ["low-text-contrast"], at: SourceLocation(file: "legible.json"))
    strict.minimum = 4.5
    strict.note = "line 3"
    var arc = TeamRequirement("arc", title: "A thin arc", at: SourceLocation(file: "legible.json"))
    arc.contradicts = ["strict"]
    var voice = TeamRequirement("voice", title: "VoiceOver", isManual: true, at: SourceLocation(file: "legible.json"))
    voice.check = "Turn on VoiceOver."
    audit.declaration.requirements = [strict, arc, voice]
    return AuditReport([audit.result])
  }

  @Test(arguments: [
    [
      "strict", "**fail**",
      "below 4.50: #8A8A8A on white has 3.45; contradicts arc: only one can be met",
    ],
    ["voice", "manual", "check manually: Turn on VoiceOver."],
  ])
  func theMarkdownSaysWhy(_ row: [String]) throws {
    let cells = try #require(Self.rows(of: [Self.report.audits[0]])[row[0]])
    #expect([row[0]] + cells.dropFirst() == row)
  }

  /// The table of the requirements: the title, the status and the reasons by id.
  private static func rows(of audits: [AuditResult]) -> [String: [String]] {
    let page = String(decoding: MarkdownReport.render(AuditReport(audits)), as: UTF8.self)
    var rows: [String: [String]] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      if cells.count == 4 { rows[cells[0]] = Array(cells.dropFirst()) }
    }
    return rows
  }

  @Test func whatPassesOrNeedsAPersonIsFolded() throws {
    let page = String(decoding: MarkdownReport.render(Self.report), as: UTF8.self)
    let fold = try #require(
      page.firstRange(of: "<summary>1 requirement that a person must check</summary>"))
    let (before, after) = (page[..<fold.lowerBound], page[fold.upperBound...])
    #expect(before.contains("| strict") && !before.contains("| voice"))
    #expect(after.contains("| voice"))
  }

  /// The same two requirements contradict each other once, whichever of them says so, and one that fails for nothing else has no row.
  @Test func contradictionsAreASectionOfTheirOwn() throws {
    let page = String(decoding: MarkdownReport.render(Self.report), as: UTF8.self)
    let lines = page.split(separator: "\n").filter { $0.contains("” contradicts “") || $0.contains(") contradicts “") }
    #expect(lines == ["- “All text has 4.5:1” (line 3) contradicts “A thin arc”."])
    #expect(!page.contains("| arc"))
  }

  /// The first screen and the section count alike, and the counts add up to all.
  @Test func oneSentenceCountsThemAll() {
    let page = String(decoding: MarkdownReport.render(Self.report), as: UTF8.self)
    let counts =
      "Of 3 requirements, 1 fails (“All text has 4.5:1”), 1 only contradicts others, and 1 needs a manual check."
    #expect(page.contains("\(counts) The design contradicts itself in one place."), "\(page)")
    let rest = "“Contradictions in the design” lists the one that only contradicts others."
    #expect(page.contains("## Requirements\n\n\(rest)"), "\(page)")
  }

  /// A requirement that fails by findings names the rows with the lowest ratios, by rule.
  @Test func findingsAreReasons() throws {
    var audit = AuditBuilder()
    for color in ["#777777", "#8A8A8A", "#999999", "#AAAAAA"] { audit.pair(color, on: "#FFFFFF") }
    audit.pair("#BBBBBB", on: "#FFFFFF", .graphic)
    audit.declaration.requirements = [
      TeamRequirement(
        "aa", title: "WCAG AA", rules: ["low-text-contrast", "low-graphic-contrast"],
        at: SourceLocation(file: "legible.json"))
    ]
    let cells = try #require(Self.rows(of: [audit.result])["aa"])
    #expect(
      cells.last == "low text contrast: #AAAAAA on white (2.32) and 3 more; "
        + "low graphic contrast: #BBBBBB on white (1.91)")
  }

  /// What a design requires and forbids at once is said at the pair as well.
  @Test func aFailingPartNamesTheContradictionBehindIt() {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#000000", id: "glyph", name: "icon: glyph")
    let place = SourceLocation(file: "legible.json")
    var both = TeamRequirement("both", title: "4.5:1 on white and on black", pairs: ["glyph"], at: place)
    both.minimum = 4.5
    var black = TeamRequirement("black", title: "The glyph is black", at: place)
    black.contradicts = ["both"]
    audit.declaration.requirements = [both, black]
    let page = String(decoding: MarkdownReport.render(AuditReport([audit.result])), as: UTF8.self)
    #expect(page.contains("; required by both, which contradicts black."), "\(page)")
  }

  /// A requirement about pairs of one system has no result on the others, and shifts nobody else's.
  @Test func requirementsOfSeveralSystemsMeetByTheirIDs() throws {
    let audits = [Profile.iOS18, .iOS26].map { profile in
      var audit = AuditBuilder()
      audit.declaration.isOfAuditFile = true
      audit.declaration.id = profile.rawValue
      audit.declaration.profile = profile
      audit.declaration.profiles = [.iOS18, .iOS26]
      audit.pair("#000000", on: "#FFFFFF", id: "both")
      audit.pair("#FFFFFF", on: "#FFFFFF", id: "new")
      audit.declaration.pairs[1].profiles = [.iOS26]
      let place = SourceLocation(file: "legible.json")
      audit.declaration.requirements = [
        TeamRequirement("first", title: "t", pairs: ["new"], at: place),
        TeamRequirement("second", title: "t", pairs: ["both"], at: place),
      ]
      return audit.result
    }
    let rows = Self.rows(of: audits)
    #expect(rows["first"]?.dropFirst().first == "**fail** on iOS 26")
    #expect(rows["second"]?.dropFirst().first == "pass")
  }

  @Test func theJSONHasTheParts() throws {
    let root = try JSONDocument(parsing: JSONReport.render(Self.report)).root
    let rows = try #require(root["requirements"]).elements.map { $0 }
    #expect(rows.map { $0["status"]?.string } == ["fail", "fail", "manual"])
    #expect(rows.map { $0["missed"]?.integer } == [8, nil, nil])
    #expect(rows.map { $0["minimum"]?.double } == [4.5, nil, nil])
    #expect(rows.map { $0["note"]?.string } == ["line 3", nil, nil])
    #expect(rows.map { $0["check"]?.string } == [nil, nil, "Turn on VoiceOver."])
    #expect(rows.map { $0["conflicts"]?.count } == [1, 1, nil])
  }
}
