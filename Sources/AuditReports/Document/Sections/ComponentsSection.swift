import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The failing components, worst first, each with a picture and one line for each part that fails.
struct ComponentsSection {
  private let product: ReportProduct
  private let advice: [PartAdvice]

  init(_ product: ReportProduct) {
    self.product = product
    advice = product.family.members.map { PartAdvice($0.audit) }
  }

  /// The components that an audit file declares.
  func declared(level: Int) -> [Block] {
    let all = product.components.declared
    guard !all.isEmpty else { return [] }
    return [
      .heading(level, "Components, worst first"), overview(product.shownDeclared),
      shown(product.shownDeclared, level: level + 1),
    ] + rest(all.dropFirst(product.shownDeclared.count))
  }

  /// The worst part of each component with its fix, in one line.
  private func overview(_ components: ArraySlice<ReportComponent>) -> Block {
    .list(
      components.map { component in
        let worst = component.parts[0]
        let fix = advice[worst.part.places[0].member].summary(for: worst) + "."
        let ratio = worst.measurement.minimum == nil ? "no color" : Wording.range(worst.measurement)
        let places = Self.ranges(of: worst) ?? "\(ratio) in \(Wording.appearances(worst.variants))"
        return "\(section: Self.title(component)): \(places), needs "
          + "\(Wording.required(worst.measurement.requirement)). \(fix)"
      }, of: "component")
  }

  private static func title(_ component: ReportComponent) -> String {
    Wording.capitalized(Wording.plainName(component.name))
  }

  /// The components that were only found in sources.
  func found(level: Int) -> [Block] {
    [overview(product.shownFound), shown(product.shownFound, level: level)]
      + rest(product.components.found.dropFirst(product.shownFound.count))
  }

  /// The order of the components and the meaning of the pictures.
  static let legend: Phrase =
    "Components are sorted by the share of the required ratio that their worst part reaches. Pairs that are only "
    + "inferred come last. Each tile shows the colors as people see them. A frame around a tile shows the backdrop "
    + "with the lowest ratio."

  private func shown(_ components: ArraySlice<ReportComponent>, level: Int) -> Block {
    let items = components.map { component -> [Block] in
      let picture = Block.Picture(
        name: component.name, drawing: .component(ComponentPicture(component)),
        words: Self.alternative(component))
      let beyond = max(0, component.parts.count - Self.most)
      return [
        .heading(level, Phrase(Self.title(component))), .picture(picture),
        .list(Block.ItemList(lines(component.parts.prefix(Self.most)), of: "pair", beyond: beyond)),
      ]
    }
    return .series(Block.Series(thing: "component", items: items, room: 4_000))
  }

  /// The number of failing parts that a component lists.
  private static let most = 12

  /// One line for each part; parts of one foreground that differ only in surface and ratio are one line.
  private func lines(_ parts: ArraySlice<FailingPart>) -> [(text: Phrase, count: Int)] {
    var lines: [(failing: FailingPart, rest: Phrase, key: Phrase, more: [FailingPart])] = []
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
    return lines.map { (subject(of: $0.failing, and: $0.more) + $0.rest, 1 + $0.more.count) }
  }

  /// The name of a part with its ratio: `count badge (white on badge): 1.09`.
  private func subject(of failing: FailingPart, and more: [FailingPart]) -> Phrase {
    let part = failing.part
    guard !more.isEmpty else {
      let colors = part.colors
      let name: Phrase = part.label.isEmpty ? "\(strong: colors)" : "\(strong: part.label) (\(colors))"
      let ratio = Self.ranges(of: failing) ?? Wording.range(failing.measurement) + Self.worstBackdrop(of: failing)
      return "\(name): \(ratio)"
    }
    let surfaces = ([failing] + more).map { failing in
      let name = failing.part.audit.plan.surfaceName(of: failing.part.pair)
      return "\(Wording.plainName(name)) (\(Wording.range(failing.measurement)))"
    }
    let foreground = Wording.plainName(part.audit.plan.foregroundName(of: part.pair))
    return "\(strong: foreground) on \(surfaces.inWords())"
  }

  /// The ratios of both appearances, if a part fails in both, and they differ.
  private static func ranges(of failing: FailingPart) -> String? {
    let cells = failing.failing.map { failing.part.audit.measurements[$0] }
    let ranges = [Appearance.light, .dark].compactMap { appearance -> String? in
      let worst = cells.filter { $0.variant.appearance == appearance }
        .min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
      return worst.map(Wording.range)
    }
    guard ranges.count == 2, ranges[0] != ranges[1] else { return nil }
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
    return " (lowest over \(Wording.backdropName(lowest.name)))"
  }

  /// The rest of the line: what is needed, the advice, and where it is written; with what parts of one line share.
  private func rest(of failing: FailingPart) -> (text: Phrase, key: Phrase) {
    let part = failing.part
    let measurement = failing.measurement
    let advice = advice[part.places[0].member]
    let rule = advice.finding(of: failing).map { FindingTable.label($0) }
    let sentence = advice.sentence(for: failing)
    // An option that departs from a remark has said it.
    let notes = part.notes.filter { sentence.plain.parts(around: $0).count == 1 }
    let origin = part.audit.plan.origin(of: part.pair, in: measurement.variant)
    let facts: [Phrase] =
      [
        origin.flatMap { $0 == .stated ? nil : Phrase(Self.words(for: $0)) },
        measurement.record.map { Phrase("seen on \(part.audit.declaration.verified[$0].words)") },
        rule.map { .code($0) }, FilePlaces.place(advice.place(of: failing)),
        Self.shown(failing, unlessIn: sentence),
      ].compactMap { $0 } + notes.map { Phrase($0) }
      + RequirementsSection.contradictions(of: failing).map { Phrase($0) }
    let needs: Phrase =
      ", needs \(Wording.required(measurement.requirement)) (\(Wording.clause(measurement.requirement.criterion))), fails in "
      + "\(Wording.sentence(failing.variants))."
    let end: Phrase = "\(facts.joined(separator: "; ").capitalized)."
    return ("\(needs) \(sentence) \(end)", "\(needs) \(advice.summary(for: failing)) \(end)")
  }

  /// The code that shows a declared pair, so that it can be found: `shown at Buttons.swift:54:7 and 2 more places`.
  private static func shown(_ failing: FailingPart, unlessIn advice: Phrase) -> Phrase? {
    let part = failing.part
    let places = Set(part.pair.uses.flatMap { part.audit.declaration.pairs[$0.declared].shown }).sorted()
    guard let first = places.first, !advice.plain.holds("\(first.file):\(first.line)") else { return nil }
    return "shown at \(FilePlaces.place(first))"
      + (places.count > 1 ? " and \(Wording.count(places.count - 1, "more place"))" : "")
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
  private func rest(_ rest: ArraySlice<ReportComponent>) -> [Block] {
    guard !rest.isEmpty else { return [] }
    let columns: [Block.Table.Column] = [
      ("component", .left), ("worst part", .left), ("ratio", .right), ("needs", .right), ("fails in", .left),
    ]
    let table = Block.Table(columns, of: "component", count: rest.count) { index in
      let component = rest[rest.startIndex + index]
      let worst = component.parts[0]
      return [
        Phrase(Self.title(component)),
        Phrase(worst.part.label.isEmpty ? worst.part.colors : worst.part.label),
        Phrase(Wording.range(worst.measurement)), Phrase(Wording.required(worst.measurement.requirement)),
        Phrase(Wording.bareVariants(worst.variants)),
      ]
    }
    return [.folded("\(Wording.count(rest.count, "more component"))", rest.count, "component", [.table(table)])]
  }
}
