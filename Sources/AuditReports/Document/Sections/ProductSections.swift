import AuditEngine
import Palettes

/// The part of a report about one product: what fails first, then what is open, then every number.
struct ProductSections {
  private let product: ReportProduct
  /// True if the report has no other audit.
  private let isOnly: Bool
  /// The level of its title.
  private let level: Int
  private let windows: ReportWindows
  private let components: ComponentsSection
  private let checks: DeviceChecksSection
  private var family: AuditFamily { product.family }

  /// Prepares a product under a heading of a level.
  init(_ product: ReportProduct, _ windows: ReportWindows, level: Int, isOnly: Bool) {
    self.product = product
    self.isOnly = isOnly
    self.windows = windows
    self.level = level
    components = ComponentsSection(product)
    checks = DeviceChecksSection(product)
  }

  /// All sections of the product; `first` are blocks below the counts.
  func blocks(
    _ summary: AuditSummary, in whole: AuditSummary, _ gate: GateOutcome? = nil, first: [Block] = []
  ) -> [Block] {
    let (expected, conflicts) = (ExpectedFailure.all(of: product), ExpectationsSection.conflicts(of: family))
    let lead = LeadSection(product, summary, gate, expected, conflicts: conflicts.count, in: whole)
    let open = [
      ExpectationsSection.blocks(expected, level: level + 1), ExpectationsSection.blocks(conflicts, level: level + 1),
      checks.looks(level: level + 1), checks.questions(level: level + 1), found,
      RequirementsSection(family).blocks(level: level + 1), FindingsSection(family, windows).others(level: level + 1),
    ].filter { !$0.isEmpty }
    return [.heading(level, Phrase(family.name))] + lead.blocks + first + lead.outlook(checks.summary)
      + EditsSection.blocks(product, level: level + 1)
      + [.share(0.5, components.declared(level: level + 1)), .share(0.4, open.map { .section($0) })]
      + [.section(appendix(lead))]
  }

  /// The things that sources show and no audit file declares: pairs that fail, then findings about the code.
  private var found: [Block] {
    let (count, findings) = FindingsSection(family, windows).sources
    let failing = product.components.found.count
    guard count + failing > 0 else { return [] }
    let parts =
      (failing > 0 ? [Wording.count(failing, "failing component")] : [])
      + (count > 0 ? [Wording.count(count, "finding")] : [])
    let heading = Block.heading(level + 1, "Found in sources (\(parts.joined(separator: ", ")))")
    let undeclared: [Block] =
      failing == 0
      ? []
      : [.paragraph("The audit file does not declare these pairs, but the sources define both of their colors.")]
        + components.found(level: level + 2)
    return [heading] + undeclared + findings
  }

  /// The number of tokens from which on the picture of all colors is folded: it would fill much of a screen.
  private static let mostOpen = 13

  /// The picture of all colors, one for the systems that share it.
  private var overviews: [Block] {
    var groups: [(title: String, grid: PaletteGrid, audit: AuditResult, members: [Int])] = []
    for (place, member) in family.members.enumerated() {
      let (title, grid) = (Wording.title(member.audit.declaration), PaletteGrid(member.audit))
      if let known = groups.firstIndex(where: { $0.title == title && $0.grid == grid }) {
        groups[known].members.append(place)
      } else {
        groups.append((title, grid, member.audit, [place]))
      }
    }
    return groups.flatMap { group -> [Block] in
      let label = family.label(of: group.members)
      let name = label.isEmpty ? family.name : "\(family.name) on \(label)"
      let picture = Block.picture(
        Block.Picture(
          name: isOnly ? "" : group.audit.declaration.id, drawing: .overview(group.audit),
          words: "All colors in \(name)"))
      let tokens = family.audits[0].plan.loaded.palette.tokens.count
      let shown = tokens < Self.mostOpen ? picture : .folded("All \(tokens) colors", 0, "color", [picture])
      return label.isEmpty ? [shown] : [.paragraph("The colors on \(label):"), shown]
    }
  }

  private func appendix(_ lead: LeadSection) -> [Block] {
    guard family.audits.contains(where: { !$0.plan.pairs.isEmpty || !$0.plan.loaded.palette.tokens.isEmpty }) else {
      return lead.method(level: level + 1)
    }
    let exceptions = family.members.flatMap { member in
      ExceptionsSection(member.audit, windows.parts[member.index].groups).blocks
    }
    return [.heading(level + 1, "Appendix")] + lead.method(level: level + 2) + checks.records + overviews
      + [.share(0.4, RangesSection(family, windows).blocks(level: level + 2))] + exceptions
      + TranslucencySection.blocks(family, level: level + 2)
      + CoverageSection.blocks(family.audits[0], level: level + 2)
      + MeasurementsSection(family).blocks(product.components.parts, level: level + 2)
  }
}
