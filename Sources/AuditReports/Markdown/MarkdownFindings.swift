import AuditModel
import PaletteModel

/// The findings of an audit: by the token to edit, then those to verify, then all others by rule.
struct MarkdownFindings {
  let audit: AuditResult
  private let index: Int
  private let windows: ReportWindows.Part
  var groups: FindingGroups { windows.groups }
  let level: Int
  let wording: Wording

  /// The number of tokens that are expanded before the rest is collapsed.
  private static let openGroups = 12
  /// The number of expanded findings of one kind, and of shown ones if there are more.
  private static let (openRows, shownRows) = (12, 6)

  /// Prepares the findings of one audit of a report.
  init(_ audit: AuditResult, _ index: Int, _ windows: ReportWindows.Part, level: Int) {
    self.audit = audit
    self.index = index
    self.windows = windows
    self.level = level
    wording = Wording(audit)
  }

  /// Writes every finding that fits.
  func write(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    page.heading(level, "Findings")
    guard !audit.findings.isEmpty else { return page.paragraph("None.") }
    if pictures.leftOut > 0 {
      page.paragraph(
        "Swatches are shown for the \(ReportPictures.most) worst findings; \(pictures.leftOut) more have none.")
    }
    writeGroups(to: &page, &pictures)
    writeUnverified(to: &page, &pictures)
    for (rule, findings) in groups.others where audit.rule(rule)?.family != .sources {
      write(rule, findings, to: &page)
    }
    writeSources(to: &page)
    MarkdownExceptions(audit, index, groups, wording).write(to: &page, &pictures)
  }

  private func writeGroups(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    let open = groups.groups.prefix(Self.openGroups)
    write(open, to: &page, &pictures)
    if windows.leftOut > 0 {
      page.paragraph(
        "Safe lightness ranges are shown for the first \(ReportWindows.most) tokens. To see \(windows.leftOut) "
          + "more, run `legible inspect --windows`.")
    }
    let rest = groups.groups.dropFirst(Self.openGroups)
    if !rest.isEmpty {
      let findings = rest.reduce(0) { $0 + $1.findings.count }
      let summary = "\(Wording.count(rest.count, "more token")): \(Wording.count(findings, "finding"))"
      if !page.folded(summary, { write(rest, to: &$0, &pictures) }) { page.leaveOut(findings, "finding") }
    }
    let doubtful = groups.groups.flatMap { $0.findings }
    writeReasons(of: doubtful, after: "Caveats:", to: &page)
  }

  private func write(
    _ groups: ArraySlice<FindingGroups.Group>, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    for (place, group) in zip(groups.indices, groups) {
      guard page.hasRoom(for: 4_000) else {
        return page.leaveOut(groups[place...].reduce(0) { $0 + $1.findings.count }, "finding")
      }
      let count = Wording.count(group.findings.count, "finding")
      let name = group.name.isEmpty ? "Unnamed" : MarkdownText.escaped(group.name)
      page.heading(level + 1, "\(name) (\(count))")
      MarkdownFirstEdits.write(group, audit, to: &page)
      if let windows = windows.windows[place] {
        let ruler = pictures.ruler(audit: index, group: place)
        MarkdownWindows.write(windows, of: audit, ruler: ruler, to: &page)
      }
      writeTables(of: group.findings, editing: group.name, to: &page, &pictures)
    }
  }

  private func writeUnverified(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    let findings = groups.unverified
    guard !findings.isEmpty else { return }
    let count = Wording.count(findings.count, "finding")
    page.heading(level + 1, "To verify (\(count))")
    writeReasons(of: findings, after: "Uncertainties, and how to resolve them:", to: &page)
    guard findings.count > Self.openRows else {
      return writeTables(of: findings, editing: nil, to: &page, &pictures)
    }
    let isWritten = page.folded("\(count) with ratios") { page in
      writeTables(of: findings, editing: nil, to: &page, &pictures)
    }
    if !isWritten { page.leaveOut(findings.count, "finding") }
  }

  /// A table for each rule, in the order of the worst finding of each.
  private func writeTables(
    of findings: [Int], editing token: String?, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    for label in labels(of: findings) {
      let part = findings.filter { MarkdownFindingTable.label(audit.findings[$0]) == label }
      let rows = MarkdownFindingTable(part, audit, index, pictures, editing: token)
      let most = min(rows.count, page.lines(ofAtLeast: 60))
      page.paragraph(rows.lead)
      page.table(rows.table(&pictures, most: most), of: "finding", beyond: rows.count - most)
      writeRepairs(of: part, to: &page)
    }
  }

  /// Writes the changes that make pairs on translucent surfaces pass; equal ones of several pairs once.
  private func writeRepairs(of findings: [Int], to page: inout MarkdownPage) {
    var order: [String] = []
    var subjects: [String: [String]] = [:]
    for finding in findings.map({ audit.findings[$0] }) {
      let clauses = wording.repairs(of: finding)
      guard !clauses.isEmpty else { continue }
      let words = MarkdownText.escaped(clauses.joined(separator: "; "))
      if subjects[words] == nil { order.append(words) }
      subjects[words, default: []].append(MarkdownText.escaped(wording.subject(of: finding)))
    }
    guard !order.isEmpty else { return }
    page.paragraph("Single changes, each checked over every backdrop in the worst variant:")
    write(order.map { "- \((subjects[$0] ?? []).joined(separator: ", ")): \($0)" }, of: "line", to: &page)
  }

  private func writeReasons(of findings: [Int], after lead: String, to page: inout MarkdownPage) {
    var reasons = MarkdownReasons()
    for finding in findings.map({ audit.findings[$0] }) {
      let subject = MarkdownText.escaped(wording.subject(of: finding))
      for reason in wording.reasons(of: finding) { reasons.add(reason, about: subject) }
    }
    let lines = reasons.lines
    guard !lines.isEmpty else { return }
    page.paragraph(lead)
    write(lines, of: "reason", to: &page)
  }

  private func write(_ rule: String, _ findings: [Int], to page: inout MarkdownPage) {
    let title = audit.rule(rule)?.page.title ?? rule
    let files = MarkdownFiles(findings.lazy.map { wording.location(of: audit.findings[$0]).file })
    page.heading(level + 1, "\(title) (\(Wording.count(findings.count, "finding")))")
    page.paragraph("Rule: \(labels(of: findings).joined(separator: ", ")).\(files.lead)")
    write(findings.map { item($0, files) }, of: "finding", to: &page)
  }

  /// List items, collapsed after the first few if there are many.
  func write(_ items: [String], of thing: String, to page: inout MarkdownPage) {
    let open = items.count > Self.openRows ? Self.shownRows : items.count
    page.lines(Array(items.prefix(open)), of: thing)
    let rest = Array(items.dropFirst(open))
    guard !rest.isEmpty else { return }
    let isWritten = page.folded(Wording.count(rest.count, "more \(thing)")) { $0.lines(rest, of: thing) }
    if !isWritten { page.leaveOut(rest.count, thing) }
  }

  /// The rules of some findings, each once, with the severity unless it is error.
  private func labels(of findings: [Int]) -> [String] {
    var labels: [String] = []
    for label in findings.map({ MarkdownFindingTable.label(audit.findings[$0]) }) where !labels.contains(label) {
      labels.append(label)
    }
    return labels
  }

  /// One finding as a list item: its message and the place to edit.
  private func item(_ index: Int, _ files: MarkdownFiles) -> String {
    let finding = audit.findings[index]
    return "- \(MarkdownText.escaped(wording.message(of: finding))) (\(files.places([wording.location(of: finding)])))"
  }
}
