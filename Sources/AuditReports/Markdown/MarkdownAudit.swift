import AuditModel
import PaletteModel

/// The part of a report about one audit.
struct MarkdownAudit {
  private let audit: AuditResult
  /// Its place in the report.
  private let index: Int
  /// The level of its title.
  private let level: Int
  private let windows: ReportWindows.Part
  private var groups: FindingGroups { windows.groups }

  /// Prepares an audit under a heading of a level.
  init(_ audit: AuditResult, _ index: Int, _ windows: ReportWindows.Part, level: Int) {
    self.audit = audit
    self.index = index
    self.windows = windows
    self.level = level
  }

  /// Writes all sections of the audit; `incomplete` says what is missing, nil for nothing.
  func write(
    _ summary: AuditSummary, _ gate: GateOutcome? = nil, _ baseline: BaselineOutcome? = nil, next: [String] = [],
    incomplete: String? = nil,
    to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    page.heading(level, MarkdownText.escaped(audit.declaration.name))
    let isLow = pictures.isOverviewLow(index)
    if isLow, let overview = pictures.overview(index) { page.paragraph(overview) }
    MarkdownVerdict.write(summary, gate, next, to: &page)
    MarkdownVerdict.write(baseline, to: &page)
    if let incomplete { page.paragraph(incomplete) }
    MarkdownFirstEdits.write(groups, audit, level: level + 1, to: &page)
    if audit.plan.pairs.isEmpty {
      page.paragraph(conditions)
    } else {
      page.heading(level + 1, "Variants and roles")
      page.table(MarkdownOverview.table(audit), of: "row")
      page.paragraph("\(Wording.signs). \(conditions)")
    }
    if !isLow, let overview = pictures.overview(index) { page.paragraph(overview) }
    page.upTo(0.6) { page in
      MarkdownFindings(audit, index, windows, level: level + 1).write(to: &page, &pictures)
    }
    MarkdownTranslucency(audit).write(level: level + 1, to: &page)
    MarkdownRequirements.write(audit, level: level + 1, to: &page)
    MarkdownCoverage.write(audit, level: level + 1, to: &page)
    MarkdownMeasurements.write(audit, level: level + 1, to: &page)
  }

  private var conditions: String {
    let declaration = audit.declaration
    let sources = declaration.sources.map(MarkdownText.escaped).joined(separator: ", ")
    return "Policy \(audit.plan.policy.id), profile \(declaration.profile.rawValue), "
      + "idiom \(declaration.idiom.rawValue). Sources: \(sources.isEmpty ? "none" : sources)."
  }
}
