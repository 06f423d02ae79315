import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The failing components, worst first, each with a picture and one line for each part that fails.
struct MarkdownComponents {
  private let product: ReportProduct
  /// The place of the product in the report.
  private let place: Int
  private let advice: [PartAdvice]

  init(_ product: ReportProduct, _ place: Int) {
    self.product = product
    self.place = place
    advice = product.family.members.map { PartAdvice($0.audit) }
  }

  /// Writes the components that an audit file declares.
  func writeDeclared(level: Int, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    let all = product.components.declared
    guard !all.isEmpty else { return }
    page.heading(level, "Components, worst first")
    page.paragraph(Self.legend)
    write(product.shownDeclared, isFound: false, level: level + 1, to: &page, &pictures)
    writeRest(all.dropFirst(product.shownDeclared.count), to: &page)
  }

  /// Writes the components that were only found in sources.
  func writeFound(level: Int, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    write(product.shownFound, isFound: true, level: level, to: &page, &pictures)
    writeRest(product.components.found.dropFirst(product.shownFound.count), to: &page)
  }

  /// The meaning of the pictures.
  private static let legend =
    "Components are sorted by the share of the required ratio that their worst part reaches. Pairs that are only "
    + "inferred come last. Each tile shows the colors as people see them. A frame around a tile shows the backdrop "
    + "with the lowest ratio."

  private func write(
    _ components: ArraySlice<ReportComponent>, isFound: Bool, level: Int, to page: inout MarkdownPage,
    _ pictures: inout MarkdownPictures
  ) {
    for (index, component) in components.enumerated() {
      guard page.hasRoom(for: 4_000) else { return page.leaveOut(components.count - index, "component") }
      page.heading(level, "\(MarkdownText.escaped(Wording.capitalized(Wording.plainName(component.name))))")
      let picture = pictures.component(
        family: place, isFound: isFound, index: index, words: Self.alternative(component))
      if let picture { page.paragraph(picture) }
      page.lines(
        lines(component.parts.prefix(Self.most)), of: "pair", beyond: max(0, component.parts.count - Self.most))
    }
  }

  /// The number of failing parts that a component lists.
  private static let most = 12

  /// One line for each part; parts of one foreground that differ only in surface and ratio are one line.
  private func lines(_ parts: ArraySlice<FailingPart>) -> [(text: String, count: Int)] {
    var lines: [(failing: FailingPart, rest: String, key: String, more: [FailingPart])] = []
    for failing in parts {
      let (rest, key) = rest(of: failing)
      if let last = lines.last, failing.part.label.isEmpty, last.failing.part.label.isEmpty, last.key == key,
        last.failing.part.pair.foreground == failing.part.pair.foreground,
        last.failing.part.places[0].member == failing.part.places[0].member
      {
        lines[lines.count - 1].more.append(failing)
      } else {
        lines.append((failing, rest, key, []))
      }
    }
    return lines.map { ("- \(subject(of: $0.failing, and: $0.more))\($0.rest)", 1 + $0.more.count) }
  }

  /// The name of a part with its ratio: `**count badge** (white on badge): 1.09`.
  private func subject(of failing: FailingPart, and more: [FailingPart]) -> String {
    let part = failing.part
    let ratio = Self.ranges(of: failing) ?? Wording.range(failing.measurement) + Self.worstBackdrop(of: failing)
    guard !more.isEmpty else {
      let colors = MarkdownText.escaped(part.colors)
      let name = part.label.isEmpty ? "**\(colors)**" : "**\(MarkdownText.escaped(part.label))** (\(colors))"
      return "\(name): \(ratio)"
    }
    let surfaces = ([failing] + more).map { failing in
      let name = failing.part.audit.plan.surfaceName(of: failing.part.pair)
      return "\(MarkdownText.escaped(Wording.plainName(name))) (\(Wording.range(failing.measurement)))"
    }
    let foreground = Wording.plainName(part.audit.plan.foregroundName(of: part.pair))
    return "**\(MarkdownText.escaped(foreground))** on \(surfaces.inWords())"
  }

  /// The ratios of both appearances, if a part whose ratio depends on the backdrop fails in both, and they differ.
  private static func ranges(of failing: FailingPart) -> String? {
    let cells = failing.failing.map { failing.part.audit.measurements[$0] }
    let ranges = [Appearance.light, .dark].compactMap { appearance -> String? in
      let worst = cells.filter { $0.variant.appearance == appearance }
        .min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
      return worst.map(Wording.range)
    }
    guard ranges.count == 2, ranges[0] != ranges[1], ranges.contains(where: { $0.parts(around: "…").count > 1 }) else {
      return nil
    }
    let backdrop = worstBackdrop(of: failing)
    let isLight = failing.measurement.variant.appearance == .light
    return "\(ranges[0]) in light\(isLight ? backdrop : "") and \(ranges[1]) in dark\(isLight ? "" : backdrop)"
  }

  /// The backdrop of the lowest ratio, if the ratio depends on it: ` (lowest over magenta)`.
  private static func worstBackdrop(of failing: FailingPart) -> String {
    let measurement = failing.measurement
    guard let outlook = measurement.outlook, outlook.block == nil,
      Wording.ratio(measurement.minimum) != Wording.ratio(measurement.maximum),
      let lowest = Wording(failing.part.audit).ends(of: measurement).first
    else { return "" }
    return " (lowest over \(MarkdownText.escaped(Wording.backdropName(lowest.name))))"
  }

  /// The rest of the line: what is needed, the advice, and where it is written; with what parts of one line share.
  private func rest(of failing: FailingPart) -> (text: String, key: String) {
    let part = failing.part
    let measurement = failing.measurement
    let advice = advice[part.places[0].member]
    let rule = advice.finding(of: failing).map { MarkdownFindingTable.label($0) }
    let origin = part.audit.plan.origin(of: part.pair, in: measurement.variant)
    let facts =
      [
        origin.flatMap { $0 == .stated ? nil : Self.words(for: $0) },
        measurement.record.map { "seen on \(MarkdownText.escaped(part.audit.declaration.verified[$0].words))" },
        rule.map { "`\($0)`" }, MarkdownFiles.place(advice.place(of: failing)),
      ].compactMap { $0 } + part.notes.map(MarkdownText.escaped)
    let needs =
      ", needs \(Wording.required(measurement.requirement)) "
      + "(\(Wording.clause(measurement.requirement.criterion))), fails in \(Wording.sentence(failing.variants))."
    let end = "\(Wording.capitalized(facts.joined(separator: "; ")))."
    return ("\(needs) \(advice.sentence(for: failing)) \(end)", "\(needs) \(advice.summary(for: failing)) \(end)")
  }

  private static func words(for origin: Pair.Origin) -> String {
    switch origin {
    case .stated: "stated"
    case .platform: "set by the system"
    case .found: "found in the sources"
    case .inferred: "inferred from names"
    case .assumed: "assumed"
    }
  }

  /// The picture in words: the colors of each part with its worst ratios in light and dark.
  private static func alternative(_ component: ReportComponent) -> String {
    let parts = component.parts.prefix(ComponentPicture.most.parts).map { failing in
      let part = failing.part
      let audit = part.audit
      let cells = [Appearance.light, .dark].compactMap { appearance -> String? in
        let all = part.rows.map { audit.measurements[$0] }.filter { $0.variant.appearance == appearance }
        // What nobody published would read as measured.
        let certain = all.filter { $0.verdict != .unverified }
        let worst = certain.min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
        return worst.map { "\(appearance.rawValue): \(Wording.ratio($0.minimum))" }
          ?? (all.isEmpty ? nil : "\(appearance.rawValue): not proven")
      }
      return "\(part.colors), \(cells.joined(separator: ", ")), needs "
        + Wording.required(failing.measurement.requirement)
    }
    return "\(component.name): \(parts.joined(separator: "; "))"
  }

  /// The components without a section, as a folded table.
  private func writeRest(_ rest: ArraySlice<ReportComponent>, to page: inout MarkdownPage) {
    guard !rest.isEmpty else { return }
    var table = MarkdownTable([
      ("component", .left), ("worst part", .left), ("ratio", .right), ("needs", .right), ("fails in", .left),
    ])
    let most = min(rest.count, page.lines(ofAtLeast: 60))
    for component in rest.prefix(most) {
      let worst = component.parts[0]
      table.add([
        MarkdownText.escaped(Wording.capitalized(Wording.plainName(component.name))),
        MarkdownText.escaped(worst.part.label.isEmpty ? worst.part.colors : worst.part.label),
        Wording.range(worst.measurement), Wording.required(worst.measurement.requirement),
        Wording.bareVariants(worst.variants),
      ])
    }
    let isWritten = page.folded(Wording.count(rest.count, "more component")) { page in
      page.table(table, of: "component", beyond: rest.count - most)
    }
    if !isWritten { page.leaveOut(rest.count, "component") }
  }
}
