import AuditEngine
import Palettes

/// The part of a report about one product: what fails first, then what is open, then every number.
struct MarkdownProduct {
  private let product: ReportProduct
  /// Its place in the report.
  private let place: Int
  /// The level of its title.
  private let level: Int
  private let windows: ReportWindows
  private var family: AuditFamily { product.family }

  /// Prepares a product under a heading of a level.
  init(_ product: ReportProduct, _ place: Int, _ windows: ReportWindows, level: Int) {
    self.product = product
    self.place = place
    self.windows = windows
    self.level = level
  }

  /// Writes all sections of the product; `first` are paragraphs below the counts.
  func write(
    _ summary: AuditSummary, in whole: AuditSummary, _ gate: GateOutcome? = nil, _ baseline: BaselineOutcome? = nil,
    first: [String] = [],
    to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    page.heading(level, MarkdownText.escaped(family.name))
    let checks = MarkdownDeviceChecks(product)
    let (expected, conflicts) = (ExpectedFailure.all(of: product), MarkdownExpectations.conflicts(of: family))
    MarkdownLead(product, summary, gate, expected, conflicts: conflicts.count, in: whole).write(
      surfaces: checks.surfaces, to: &page)
    for paragraph in first { page.paragraph(paragraph) }
    MarkdownBaseline.write(baseline, to: &page)
    MarkdownEdits.write(product, level: level + 1, to: &page, &pictures)
    let components = MarkdownComponents(product, place)
    page.upTo(0.5) { page in components.writeDeclared(level: level + 1, to: &page, &pictures) }
    page.upTo(0.4) { page in
      MarkdownExpectations.write(expected, level: level + 1, to: &page)
      MarkdownExpectations.write(conflicts, level: level + 1, to: &page)
      checks.write(level: level + 1, to: &page)
      writeFound(components, to: &page, &pictures)
      MarkdownRequirements.write(family, level: level + 1, to: &page)
      MarkdownFindings(family, windows).writeOthers(level: level + 1, to: &page)
    }
    writeAppendix(checks, to: &page, &pictures)
  }

  /// Writes the things that sources show and no audit file declares: pairs that fail, then findings about the code.
  private func writeFound(
    _ components: MarkdownComponents, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    let findings = MarkdownFindings(family, windows)
    let count = findings.sourceCount
    let failing = product.components.found.count
    guard count + failing > 0 else { return }
    let parts =
      (failing > 0 ? [Wording.count(failing, "failing component")] : [])
      + (count > 0 ? [Wording.count(count, "finding")] : [])
    page.heading(level + 1, "Found in sources (\(parts.joined(separator: ", ")))")
    if failing > 0 {
      page.paragraph("The audit file does not declare these pairs, but the sources define both of their colors.")
      components.writeFound(level: level + 2, to: &page, &pictures)
    }
    findings.writeSources(to: &page)
  }

  /// The number of tokens from which on the picture of all colors is folded: it would fill several screens.
  private static let mostOpen = 48

  /// Writes the picture of all colors, one for the systems that share it.
  private func writeOverviews(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    var places: [String: [Int]] = [:]
    var order: [(file: String, index: Int)] = []
    for (place, member) in family.members.enumerated() {
      guard let file = pictures.overviewFile(member.index) else { continue }
      if places[file] == nil { order.append((file, member.index)) }
      places[file, default: []].append(place)
    }
    for (file, index) in order {
      let label = family.label(of: places[file] ?? [])
      let name = label.isEmpty ? family.name : "\(family.name) on \(label)"
      guard let overview = pictures.overview(index, of: name) else { continue }
      let tokens = family.audits[0].plan.loaded.palette.tokens.count
      if tokens < Self.mostOpen {
        page.paragraph(overview)
      } else {
        page.folded("All \(tokens) colors") { $0.paragraph(overview) }
      }
    }
  }

  private func writeAppendix(
    _ checks: MarkdownDeviceChecks, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    guard family.audits.contains(where: { !$0.plan.pairs.isEmpty || !$0.plan.loaded.palette.tokens.isEmpty }) else {
      return
    }
    page.heading(level + 1, "Appendix")
    checks.writeRecords(to: &page)
    writeOverviews(to: &page, &pictures)
    page.upTo(0.4) { MarkdownColors(family, windows).write(level: level + 2, to: &$0, &pictures) }
    for member in family.members {
      MarkdownExceptions(member.audit, windows.parts[member.index].groups).write(to: &page)
    }
    MarkdownTranslucency.write(family, level: level + 2, to: &page)
    MarkdownCoverage.write(family.audits[0], level: level + 2, to: &page)
    MarkdownMeasurements(family).write(product.components.parts, level: level + 2, to: &page)
  }
}
