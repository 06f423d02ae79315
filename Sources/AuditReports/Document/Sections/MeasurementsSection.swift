import AuditEngine
import FileSyntax
import Palettes

/// Every measurement: a row for each pair, a column for light and one for dark on each system.
struct MeasurementsSection {
  /// The measurements of one appearance on one system, or of one state.
  private struct Column: Hashable {
    let member: Int
    let appearance: Appearance
    let state: String?
  }

  /// Pairs with one subject and one requirement, perhaps on several systems, with equal numbers.
  private struct Row {
    let subject: String
    let role: String
    let required: String
    var names: [String]
    var cells: [Column: Phrase] = [:]
  }

  private let family: AuditFamily

  init(_ family: AuditFamily) { self.family = family }

  func blocks(_ parts: [(part: ComponentPart, subject: String)], level: Int) -> [Block] {
    guard !parts.isEmpty else { return [] }
    let measurements = family.audits.reduce(0) { $0 + $1.measurements.count }
    let pairs = family.audits.reduce(0) { $0 + $1.plan.pairs.count }
    let all = rows(parts)
    let sorted = all.indices.ordered { left, right in
      let (one, other) = (all[left], all[right])
      return one.subject == other.subject ? left < right : one.subject.precedesNaturally(other.subject)
    }.map { all[$0] }
    let legend = Block.paragraph(
      "✗ means fail, ✓? expected to pass, ✗? expected to fail, ? undecided, and · exempt. A ratio without a symbol "
        + "passes. Each cell shows the ratio without settings, then with Increase Contrast (IC), Reduce "
        + "Transparency (RT), or both, if those differ.\(percentages(parts))")
    return [
      .heading(level, "All measurements"),
      .folded(
        "\(Wording.count(measurements, "measurement")) of \(Wording.count(pairs, "pair"))", 0, "measurement",
        [legend] + tables(sorted, states: false)
          + tables(sorted.filter { $0.cells.keys.contains { $0.state != nil } }, states: true)),
    ]
  }

  /// One row for each subject with its requirement; systems of equal numbers share their cells.
  private func rows(_ parts: [(part: ComponentPart, subject: String)]) -> [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for (part, subject) in parts {
      let audit = part.audit
      guard let first = part.rows.first else { continue }
      let required = Wording.required(audit.measurements[first].requirement)
      let cells = Self.cells(of: part)
      let key = "\(subject)\n\(Wording.role(part.pair))\n\(required)\n\(part.names.joined(separator: "\n"))"
      let place = places[key] ?? rows.count
      let members = Set(part.places.map { $0.member }).sorted()
      let isTaken = place < rows.count && rows[place].cells.keys.contains { members.contains($0.member) }
      if place == rows.count || isTaken {
        rows.append(Row(subject: subject, role: Wording.role(part.pair), required: required, names: part.names))
        places[key] = rows.count - 1
      }
      for (column, text) in cells {
        for member in members {
          rows[places[key] ?? 0].cells[
            Column(member: member, appearance: column.appearance, state: column.state)] = text
        }
      }
    }
    return rows
  }

  /// The cells of a part on its first system.
  private static func cells(of part: ComponentPart) -> [(column: Column, text: Phrase)] {
    var columns: [Column] = []
    var cells: [Column: [(setting: Variant, text: Phrase)]] = [:]
    let measurements = part.audit.measurements
    for index in part.rows {
      let measurement = measurements[index]
      let column = Column(member: 0, appearance: measurement.variant.appearance, state: measurement.state)
      if cells[column] == nil { columns.append(column) }
      cells[column, default: []].append((measurement.variant, text(of: measurement)))
    }
    return columns.map { ($0, words(cells[$0, default: []])) }
  }

  /// The ratios of one appearance: one for all settings, or each with its settings.
  private static func words(_ list: [(setting: Variant, text: Phrase)]) -> Phrase {
    guard let first = list.first else { return "–" }
    if list.allSatisfy({ $0.text == first.text }) { return first.text }
    var groups: [(text: Phrase, settings: [Variant])] = []
    for (setting, text) in list {
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].settings.append(setting)
      } else {
        groups.append((text, [setting]))
      }
    }
    return groups.map { group in
      let settings = group.settings.map(mark).filter { !$0.isEmpty }
      let isPlain = group.settings.contains { mark($0).isEmpty }
      return isPlain ? group.text : "\(settings.joined(separator: ", ")): \(group.text)"
    }.joined(separator: "; ")
  }

  private static func mark(_ variant: Variant) -> String {
    (variant.contrast == .increased ? "IC" : "") + (variant.transparency == .reduced ? "RT" : "")
  }

  /// A table for each few columns that fit side by side.
  private func tables(_ rows: [Row], states: Bool) -> [Block] {
    let kinds = Self.alike(columns(rows, states: states), rows)
    // The ratios of several systems are listed under longer heads.
    let most = family.isSeveral ? 2 : Self.most
    return stride(from: 0, to: kinds.count, by: most).map { start in
      let shown = Array(kinds[start..<min(start + most, kinds.count)])
      return table(rows.filter { row in shown.contains { row.cells[$0[0]] != nil } }, shown)
    }
  }

  /// The number of columns of ratios that fit a page.
  private static let most = 4

  private func table(_ rows: [Row], _ kinds: [[Column]]) -> Block {
    let named = rows.contains { !$0.names.isEmpty }
    let columns: [Block.Table.Column] =
      [("pair", .left)] + (named ? [("component", .left)] : []) + [("needs", .left)]
      + kinds.map { (heading($0), .left) }
    return .table(
      Block.Table(columns, of: "pair", count: rows.count) { index in
        let row = rows[index]
        let needs = row.role == "text" ? row.required : "\(row.required) (\(row.role))"
        return [Phrase(row.subject)] + (named ? [Phrase(row.names.joined(separator: ", "))] : []) + [Phrase(needs)]
          + kinds.map { row.cells[$0[0]] ?? "–" }
      })
  }

  private func columns(_ rows: [Row], states: Bool) -> [Column] {
    let names = states ? family.members[0].audit.declaration.states.map { Optional($0.name) } : [nil]
    let all = family.members.indices.flatMap { member in
      names.flatMap { name in
        [Appearance.light, .dark].map { Column(member: member, appearance: $0, state: name) }
      }
    }
    return all.filter { column in rows.contains { $0.cells[column] != nil } }
  }

  /// The columns, grouped if they are equal in every row, so that no table is wider than its content.
  private static func alike(_ columns: [Column], _ rows: [Row]) -> [[Column]] {
    var kinds: [[Column]] = []
    for column in columns {
      let place = kinds.firstIndex { kind in rows.allSatisfy { $0.cells[kind[0]] == $0.cells[column] } }
      if let place { kinds[place].append(column) } else { kinds.append([column]) }
    }
    return kinds
  }

  /// For example: `light`, `iOS 18, dark`, `light and dark`.
  private func heading(_ columns: [Column]) -> Phrase {
    let systems = family.label(of: Set(columns.map { $0.member }).sorted())
    var words: [String] = []
    for column in columns {
      let name = (column.state.map { "\($0), " } ?? "") + column.appearance.rawValue
      if !words.contains(name) { words.append(name) }
    }
    return Phrase(systems.isEmpty ? words.inWords() : "\(systems): \(words.inWords())")
  }

  /// For example `3.30 ✗`, or `2.10 ✗ 37%` over an image.
  private static func text(of measurement: Measurement) -> Phrase {
    let ratio = Wording.ratio(measurement.minimum)
    let share = failingPart(measurement)
    switch measurement.verdict {
    case .pass: return Phrase(ratio + share)
    case .exempt: return Phrase("\(ratio) \(Wording.sign(measurement.verdict, measurement.expectation))\(share)")
    case .fail, .unverified:
      let sign = Wording.sign(measurement.verdict, measurement.expectation)
      return Phrase([.verdict(measurement.verdict == .fail ? .fail : .open, "\(ratio) \(sign)\(share)")])
    }
  }

  /// The failing share of the image below, if only a part of it fails.
  private static func failingPart(_ measurement: Measurement) -> String {
    guard let share = measurement.outlook?.block?.failingShare, share > 0, share < 1 else { return "" }
    return share < 0.005 ? " under 1%" : share > 0.995 ? " over 99%" : " \(Wording.percent(share))"
  }

  /// The meaning of percentages, if there are any.
  private func percentages(_ parts: [(part: ComponentPart, subject: String)]) -> String {
    let hasImages = family.audits.contains { audit in audit.measurements.contains { !Self.failingPart($0).isEmpty } }
    return hasImages ? " A percentage is the share of an image that fails." : ""
  }
}
