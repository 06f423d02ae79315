import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The rows of a report as values; each throws if a key is missing or its value does not match the schema.
extension JSONValue {
  func audit() throws(ReportMistake) -> ReportSnapshot.Audit {
    ReportSnapshot.Audit(
      id: try text("id"), name: try text("name"),
      conditions: [try text("policy"), try text("profile"), try text("idiom")])
  }

  func tokenColors() throws(ReportMistake) -> TokenColors {
    var entries: [TokenColors.Entry] = []
    try field("entries").forEachElement { (entry) throws(ReportMistake) in
      entries.append(TokenColors.Entry(entry: try entry.text("entry"), color: try entry.text("color")))
    }
    return TokenColors(audit: try text("audit"), token: try text("token"), entries: entries)
  }

  /// Returns true if a measurement is one of a pair; makes no copy of any name.
  func isMeasurement(of key: PairSnapshot.Key) -> Bool {
    holds(key.id, under: "pair") && holds(key.foreground, under: "foreground")
      && holds(key.surface, under: "surface") && holds(key.role, under: "role") && holds(key.audit, under: "audit")
  }

  private func holds(_ text: String, under key: StaticString) -> Bool { self[key]?.isString(text) ?? false }

  func pair() throws(ReportMistake) -> PairSnapshot.Key {
    PairSnapshot.Key(
      audit: try text("audit"), id: try text("pair"), foreground: try text("foreground"),
      surface: try text("surface"), role: try text("role"))
  }

  func measurement() throws(ReportMistake) -> PairSnapshot.Row {
    let verdict = try field("verdict")
    guard let known = Verdict.allCases.first(where: { verdict.isString($0.rawValue) }) else {
      throw verdict.mistake("unknown verdict")
    }
    return PairSnapshot.Row(
      try place(), known, ratio: try ratio("ratio"), required: try ratio("required"),
      foreground: try color("foregroundColor"), surface: try color("surfaceColor"),
      reason: known == .unverified ? try optionalText("reason") : nil, expectation: try word("expectation"))
  }

  /// A word of a closed list; nil if there is null or no such key.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ key: StaticString
  ) throws(ReportMistake) -> Word? where Word.RawValue == String {
    guard let value = optionalField(key) else { return nil }
    guard let known = Word.allCases.first(where: { value.isString($0.rawValue) }) else {
      throw value.mistake("the value of '\(key)' is unknown")
    }
    return known
  }

  func finding() throws(ReportMistake) -> FindingSnapshot {
    let severity = try field("severity")
    guard let known = Severity.allCases.first(where: { severity.isString($0.id) }) else {
      throw severity.mistake("unknown severity")
    }
    let cells = try field("cells")
    guard cells.kind == .array else { throw cells.mistake("expected an array of cells") }
    var found: [FindingSnapshot.Cell] = []
    try cells.forEachElement { (cell) throws(ReportMistake) in found.append(try cell.cell()) }
    return FindingSnapshot(
      audit: try text("audit"), rule: RuleAlias.current(try text("rule")), severity: known,
      fingerprint: Fingerprint.current(try text("fingerprint")),
      message: try text("message"), foreground: try optionalText("foreground"), surface: try optionalText("surface"),
      suggestion: try suggestion(), cells: found)
  }

  private func cell() throws(ReportMistake) -> FindingSnapshot.Cell {
    let disposition = try field("disposition")
    guard let known = disposition.string.flatMap(Disposition.init) else {
      throw disposition.mistake("unknown disposition")
    }
    return FindingSnapshot.Cell(
      try place(), ratio: try ratio("ratio"), required: try ratio("required"), known,
      at: try field("location").location(), waivedDownTo: try optionalField("waiver")?.ratio("ratio"))
  }

  private func suggestion() throws(ReportMistake) -> FindingSnapshot.Suggestion? {
    guard let value = optionalField("suggestion") else { return nil }
    guard let color = try value.color("color"), let ratio = try value.ratio("ratio") else {
      throw value.mistake("the suggestion has no color or no ratio")
    }
    return FindingSnapshot.Suggestion(token: try value.text("token"), color: color, ratio: ratio)
  }

  private func location() throws(ReportMistake) -> SourceLocation {
    SourceLocation(file: try text("file"), line: try count("line"), column: try count("column"))
  }

  private func place() throws(ReportMistake) -> CellPlace {
    let variant = try field("variant")
    guard let known = Variant.allCases.first(where: { variant.isString($0.id) }) else {
      throw variant.mistake("unknown variant")
    }
    return CellPlace(known, try optionalText("state"))
  }

  func summary() throws(ReportMistake) -> SummarySnapshot {
    var summary = SummarySnapshot()
    let findings = try field("findings")
    summary.verdict = try verdict("verdict")
    summary.sufficientContrast = try verdict("sufficientContrast")
    summary.gate = try word("gate")
    if let expected = optionalField("expectations") {
      summary.expectations = SummarySnapshot.Expectations(
        pass: try expected.count("pass"), fail: try expected.count("fail"), open: try expected.count("open"))
    }
    summary.measurements = try count("measurements")
    summary.passed = try count("pass")
    summary.failed = try count("fail")
    summary.unverified = try count("unverified")
    summary.exempt = try count("exempt")
    summary.errors = try findings.count("error")
    summary.warnings = try findings.count("warning")
    summary.notes = try findings.count("note")
    summary.waived = try count("waived")
    summary.baselined = try count("baselined")
    summary.coverage = try field("coverage").double ?? 0
    try self["incomplete"]?.forEachElement { (row) throws(ReportMistake) in
      guard let code = try row.field("code").string.flatMap(Omission.Code.init) else {
        throw row.mistake("unknown code")
      }
      summary.incomplete.append(Completeness.Count(code, try row.count("count")))
      try row["items"]?.forEachElement { (item) throws(ReportMistake) in
        summary.omissions.append(
          Omission(
            code, try item.text("name"), at: try item.field("location").location(), count: try item.count("count")))
      }
    }
    return summary
  }

  private func verdict<Word: RawRepresentable>(
    _ key: StaticString
  ) throws(ReportMistake) -> Word where Word.RawValue == String {
    let value = try field(key)
    guard let verdict = value.string.flatMap(Word.init) else { throw value.mistake("unknown verdict") }
    return verdict
  }

  /// The tokens in no pair; none in a report without that part.
  func uncovered() throws(ReportMistake) -> [ReportSnapshot.Uncovered] {
    var found: [ReportSnapshot.Uncovered] = []
    try self["uncovered"]?.forEachElement { (row) throws(ReportMistake) in
      found.append(ReportSnapshot.Uncovered(audit: try row.text("audit"), token: try row.text("token")))
    }
    return found
  }

  /// A diagnostic that is an error, which kept a part of the input from being audited; nil for a warning.
  func inputError() throws(ReportMistake) -> Diagnostic? {
    guard let severity = self["severity"], severity.isString(Diagnostic.Severity.error.rawValue) else { return nil }
    let kind = self["status"]?.integer.flatMap(Int32.init(exactly:)).flatMap(Diagnostic.Kind.init)
    return Diagnostic(.error, kind ?? .badData, try text("message"), at: try field("location").location())
  }
}
