import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The open measurements: the looks at a device that decide it, and the questions that only the design can answer.
struct DeviceChecksSection {
  private let product: ReportProduct
  let checks: [DeviceCheck]

  /// The number of looks that are not folded, and of questions.
  private static let most = (looks: 6, questions: 6)

  init(_ product: ReportProduct) {
    self.product = product
    checks = DeviceCheck.all(of: product)
  }

  /// The number of looks that may show a failure; the others are expected to pass.
  private var decisive: Int { checks.count { $0.weight > 0 } }
  /// The number of rows in the tables; nil without any.
  var summary: String? {
    guard !checks.isEmpty else { return nil }
    let all = "\(Wording.capitalized(Wording.words(checks.count, "check"))) on a device"
    let verb = checks.count == 1 ? "is" : "are"
    if decisive == checks.count { return "\(all) \(verb) open." }
    if decisive == 0 { return "\(all) \(verb) open, all expected to pass." }
    return "\(all) \(verb) open, and \(Wording.words(decisive)) of them may show a failure."
  }

  /// The number of looks that are not folded.
  private var open: Int { max(min(decisive, Self.most.looks), 1) }

  /// The looks at a device, those that may show a failure first.
  func looks(level: Int) -> [Block] {
    guard !checks.isEmpty else { return [] }
    let rest = checks.dropFirst(open)
    return [
      .heading(level, "To check on a device"),
      .paragraph(
        "Apple does not publish how these surfaces render. Pick their colors over light and dark content from a "
          + "screenshot of a device, and record them under \(code: "verified") in the audit file; the appendix has records to paste. If a "
          + "pair does not pass, use an opaque surface or the system label color."),
      Self.table(checks.prefix(open)),
    ]
      + (rest.isEmpty
        ? []
        : [
          .folded(
            "\(Wording.count(rest.count, "more check"))\(decisive > open ? "" : ", expected to pass")", rest.count,
            "check", [Self.table(rest)])
        ])
  }

  /// Records to paste for the worst pair of each look: one for each rendering of its surface, whose hash it names.
  var records: [Block] {
    let records = checks.flatMap { check -> [[String]] in
      guard let item = check.items.min(by: { Self.share($0) < Self.share($1) }) else { return [] }
      return Self.renderings(of: item).map { Self.record(item, $0) }
        // A name with one would end the block.
        .filter { !$0.utf8.contains(UInt8(ascii: "`")) }
        .map { $0.split(separator: "\n").map(String.init) }
    }
    guard !records.isEmpty else { return [] }
    return [
      .folded(
        "Records to paste: the worst pair of each check", records.count, "record",
        [.code(Self.listed(records), language: "json")])
    ]
  }

  /// Records as a list has them, with a comma between two.
  private static func listed(_ records: [[String]]) -> [String] {
    records.enumerated().flatMap { index, lines -> [String] in
      guard index < records.count - 1, let last = lines.last else { return lines }
      return lines.dropLast() + ["\(last),"]
    }
  }

  /// The open measurements of a look by the hashes of their surface, in the order of variants.
  private static func renderings(of item: DeviceCheck.Item) -> [[Measurement]] {
    let audit = item.part.audit
    var groups: [(hash: String?, own: [Measurement])] = []
    for index in item.part.rows {
      let measurement = audit.measurements[index]
      guard measurement.verdict == .unverified, measurement.state == nil,
        item.variants.contains(VariantSet(measurement.variant))
      else { continue }
      let hash = audit.measured.surfaceHash(of: measurement)
      if let place = groups.firstIndex(where: { $0.hash == hash }) {
        groups[place].own.append(measurement)
      } else {
        groups.append((hash, [measurement]))
      }
    }
    return groups.map { $0.own }
  }

  private static func record(_ item: DeviceCheck.Item, _ measurements: [Measurement]) -> String {
    let measurement = measurements[0]
    let declaration = item.part.audit.declaration
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { record in
      record.member("pair", item.part.pair.id)
      record.key("variants")
      record.array { list in for one in measurements { list.value(one.variant.id) } }
      if declaration.profiles.count > 1 { record.member("profile", declaration.profile.rawValue) }
      record.member("color", "#RRGGBB")
      record.member("surface", item.part.audit.measured.surfaceHash(of: measurement))
      if measurements.contains(where: { $0.reason?.code.leavesForegroundOpen ?? false }) {
        record.member("foreground", "#RRGGBB")
      }
      record.member("device", "MODEL, iOS VERSION")
      record.member("date", "YYYY-MM-DD")
    }
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  private static func table(_ checks: ArraySlice<DeviceCheck>) -> Block {
    let rows = checks.map { check -> [Phrase] in
      let system = check.system.isEmpty ? "" : ", \(check.system)"
      return [
        Phrase(Wording.plainName(check.subject)), Phrase(settings(of: check) + system), Phrase(question(of: check)),
        Phrase(counts(of: check)),
      ]
    }
    return .table(
      Block.Table(
        [("surface", .left), ("setting", .left), ("look for", .left), ("decides", .left)], of: "check", rows: rows))
  }

  /// The appearances and settings to look at: `light and dark, with Increase Contrast or both settings`.
  private static func settings(of check: DeviceCheck) -> String {
    var (appearances, settings): ([String], [String]) = ([], [])
    for variant in check.variants.variants {
      let setting =
        switch (variant.contrast, variant.transparency) {
        case (.standard, .full): "standard"
        case (.increased, .full): "Increase Contrast"
        case (.standard, .reduced): "Reduce Transparency"
        case (.increased, .reduced): "both"
        }
      if !appearances.contains(variant.appearance.rawValue) { appearances.append(variant.appearance.rawValue) }
      if !settings.contains(setting) { settings.append(setting) }
    }
    // Light first, whatever is worst.
    let order = Appearance.allCases.map { $0.rawValue }.filter { appearances.contains($0) }
    return "\(order.inWords()); \(settings.count == 4 ? "all settings" : settings.inWords())"
  }

  /// The question, by the worst pair and the reason that it is open.
  private static func question(of check: DeviceCheck) -> String {
    guard
      let item = check.items.min(by: { left, right in share(left) < share(right) })
    else { return "" }
    let measurement = item.part.audit.measurements[item.worst]
    let foreground = Wording.plainName(item.part.audit.plan.foregroundName(of: item.part.pair))
    let name = item.part.names.first.map { " (\($0))" } ?? ""
    let more = check.items.count - 1
    let others =
      more > 0 ? " \(Wording.count(more, "more pair")) \(more == 1 ? "has" : "have") this surface; record each." : ""
    let needs = "Needs \(Wording.required(measurement.requirement))"
    let range = measurement.minimum == nil ? "" : "; the estimate is \(estimate(item))"
    let limit = Self.limit(of: item, measurement).map { " Passes on \($0)." } ?? ""
    return "\(lead(measurement.reason?.code, "\(foreground)\(name)")). \(needs)\(range).\(limit)\(others)"
  }

  /// The lowest and the highest ratio of the open measurements of a look: `3.29…5.96 in light and 5.46…8.52 in dark`.
  private static func estimate(_ item: DeviceCheck.Item) -> String {
    let cells = item.part.rows.map { item.part.audit.measurements[$0] }.filter {
      $0.verdict == .unverified && $0.state == nil && item.variants.contains(VariantSet($0.variant))
    }
    let ranges = [Appearance.light, .dark].compactMap { appearance -> (words: String, appearance: Appearance)? in
      let own = cells.filter { $0.variant.appearance == appearance }
      guard let least = own.compactMap({ $0.minimum }).min(by: { $0.value < $1.value }),
        let most = own.compactMap({ $0.maximum }).max(by: { $0.value < $1.value })
      else { return nil }
      return (Wording.range(least, most), appearance)
    }
    guard let first = ranges.first else { return Wording.range(item.part.audit.measurements[item.worst]) }
    if ranges.allSatisfy({ $0.words == first.words }) { return first.words }
    return ranges.map { "\($0.words) in \($0.appearance.rawValue)" }.inWords()
  }

  /// The surfaces on which the foreground of a look passes, in words; nil if its own color is uncertain as well.
  private static func limit(of item: DeviceCheck.Item, _ measurement: Measurement) -> String? {
    switch measurement.reason?.code {
    case .unpublished, .tolerance, .limit:
      let appearances = Appearance.allCases.filter { appearance in
        item.variants.variants.contains { $0.appearance == appearance }
      }
      return OpaqueSurface.words(for: item.part, in: appearances).map { $0.plain }
    case .vibrant, .unconfirmed, .disputed, .flips, .image, .noMinimum, .drawnClear, .noColor, .notMeasurable,
      .noComparison,
      .assumed, nil:
      return nil
    }
  }

  private static func share(_ item: DeviceCheck.Item) -> Double {
    let measurement = item.part.audit.measurements[item.worst]
    return (measurement.minimum?.value ?? 0) / (measurement.requirement.minimum?.value ?? 1)
  }

  /// The thing to note, by the reason.
  private static func lead(_ code: ReasonCode?, _ subject: String) -> String {
    switch code {
    case .vibrant: "The color of \(subject) as the system blends it with the material"
    case .flips: "Whether the glass behind \(subject) turns light or dark over light and dark content"
    case .image: "The worst spot in the image behind \(subject)"
    case .unconfirmed, .disputed: "The color of \(subject)"
    case .unpublished, .tolerance, .limit, .noMinimum, .drawnClear, .noColor, .notMeasurable, .noComparison,
      .assumed, nil:
      "The surface behind \(subject)"
    }
  }

  /// For example: 4: 2 expected to pass, 2 open.
  private static func counts(of check: DeviceCheck) -> String {
    let parts = Expectation.allCases.compactMap { expectation in
      check.counts[expectation].map { "\($0) \(Wording.words(for: expectation)) \(Wording.sign(expectation))" }
    }
    return parts.joined(separator: ", ")
  }

  /// The questions that only the design can answer: assumptions, colors without a value.
  func questions(level: Int) -> [Block] {
    var reasons = SharedReasons()
    for (part, subject) in product.components.parts {
      for index in part.rows {
        let measurement = part.audit.measurements[index]
        guard let reason = measurement.reason, measurement.verdict == .unverified, Self.isForDesign(reason.code) else {
          continue
        }
        let name = part.names.isEmpty ? subject : part.names.joined(separator: ", ")
        // What a device decides is in the table.
        for clause in reason.clauses where clause.parts(around: "on a device").count == 1 {
          reasons.add(Self.question(clause), about: name)
        }
      }
    }
    let items = reasons.items
    guard !items.isEmpty else { return [] }
    let rest = Array(items.dropFirst(Self.most.questions))
    return [
      .heading(level, "To confirm in the design"),
      .paragraph(
        "Your design does not answer these questions, so the audit assumes an answer. Confirm or correct each one in the "
          + "audit file."),
      .list(Array(items.prefix(Self.most.questions)), of: "question"),
    ]
      + (rest.isEmpty
        ? []
        : [
          .folded(
            "\(Wording.count(rest.count, "more question"))", rest.count, "question", [.list(rest, of: "question")])
        ])
  }

  /// The clause as a list shows it: an assumption by itself.
  private static func question(_ clause: String) -> String {
    let prefix = "the pair is assumed: "
    return Wording.capitalized(clause.hasPrefix(prefix) ? String(clause.dropFirst(prefix.count)) : clause)
  }

  private static func isForDesign(_ code: ReasonCode) -> Bool {
    code == .assumed || code == .noColor || code == .notMeasurable || code == .noComparison
  }
}
