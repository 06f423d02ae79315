import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Words about the edited colors of a difference: what each of them did.
struct EditedTokenWords {
  /// One edited token with the numbers of measurements that it changed.
  struct Effect {
    let edit: EditedToken
    let counts: [RowChange.Kind: Int]

    func count(_ kind: RowChange.Kind) -> Int { counts[kind] ?? 0 }

    /// True if the edit makes anything worse.
    var isBad: Bool { RowChange.Kind.allCases.contains { $0.isBad && count($0) > 0 } }
  }

  /// The edits that changed a measurement; those that make most fail first.
  let effects: [Effect]
  private let difference: ReportDifference

  init(_ difference: ReportDifference) {
    self.difference = difference
    let effects = difference.edits.filter { !$0.rows.isEmpty }.map { edit -> Effect in
      var counts: [RowChange.Kind: Int] = [:]
      for row in edit.rows { counts[difference.rows[row].kind, default: 0] += 1 }
      return Effect(edit: edit, counts: counts)
    }
    let ranks = effects.indices.ordered { left, right in
      for kind in RowChange.Kind.allCases where effects[left].count(kind) != effects[right].count(kind) {
        return effects[left].count(kind) > effects[right].count(kind)
      }
      return left < right
    }
    self.effects = ranks.map { effects[$0] }
  }

  /// The effect of the edited colors on contrast, in one sentence without a period; nil if none of them changed anything.
  var headline: Phrase? {
    guard let first = effects.first else { return nil }
    let kind = RowChange.Kind.allCases.first { first.count($0) > 0 } ?? .failing
    let causes = effects.filter { $0.count(kind) > 0 }
    let all = Set(causes.flatMap { $0.edit.rows }).count { difference.rows[$0].kind == kind }
    let named = "\(first.edit.token) \(Self.colors(first.edit))" as Phrase
    guard causes.count > 1 else { return "\(named) \(Self.effect(of: kind, all, isOne: true))" }
    return
      "\(causes.count) edited colors \(Self.effect(of: kind, all, isOne: false)), \(first.count(kind)) of them by \(named)"
  }

  /// The results that one edit made worse, with the first of the results; `others` is the number of findings of other kinds.
  func sentence(of effect: Effect, others: Int, most: Int) -> String {
    var done = [RowChange.Kind.failing, .worse, .uncovered].filter { effect.count($0) > 0 }
      .map { Self.effect(of: $0, effect.count($0), isOne: true) }
    if others > 0 { done.append("makes \(Wording.count(others, "other finding")) new or worse") }
    let hits = hits(effect.edit, most: most)
    let start = "\(effect.edit.token) \(Self.colors(effect.edit).plain) \(done.inWords())"
    return hits.isEmpty ? start : "\(start): \(hits)"
  }

  /// The effect in words: `makes 44 results fail`.
  private static func effect(of kind: RowChange.Kind, _ count: Int, isOne: Bool) -> String {
    let (verb, results) = (isOne ? "s" : "", Wording.count(count, "result"))
    return switch kind {
    case .failing: "make\(verb) \(results) fail"
    case .worse: "make\(verb) \(Wording.count(count, "failing result")) worse"
    case .excused, .gone, .added: "change\(verb) \(results)"
    case .uncovered: "leave\(verb) \(results) undecided"
    case .fixed: "fix\(isOne ? "es" : "") \(results)"
    case .better: "make\(verb) \(Wording.count(count, "failing result")) better"
    case .covered: "decide\(verb) \(results)"
    }
  }

  /// The colors of an edit, before and after: `#FFFFFF → #D9D9D9`, with the condition of each entry but a lone Any.
  static func colors(_ edit: EditedToken) -> Phrase {
    edit.changes.map { change in
      let place = edit.changes.count == 1 && change.entry == "Any" ? "" : "\(change.entry) "
      return "\(place)\(color(change.from)) → \(color(change.to))"
    }.joined(separator: ", ")
  }

  private static func color(_ text: String?) -> Phrase {
    guard let text else { return "none" }
    guard text.utf8.count == 7, let color = Color(hex: text) else { return .code(text) }
    return .color(SeenColor.eightBit(color.encodedSRGB))
  }

  /// The edited colors as a table.
  func table(_ findings: DifferenceFindings, _ place: (EditedToken) -> SourceLocation?) -> Block.Table {
    let places = effects.map { place($0.edit) }
    let isPlaced = places.contains { $0 != nil }
    let shown = [RowChange.Kind.failing, .worse, .uncovered, .fixed, .better].filter { kind in
      effects.contains { $0.count(kind) > 0 }
    }
    var columns: [Block.Table.Column] = [
      (heading: "color", alignment: .left), (heading: "edit", alignment: .left),
    ]
    columns += shown.map { (heading: Phrase($0.counted), alignment: .right) }
    columns.append((heading: "what to do", alignment: .left))
    if isPlaced { columns.append((heading: "place", alignment: .left)) }
    return Block.Table(columns, of: "edited color", count: effects.count) { index in
      let effect = effects[index]
      var cells: [Phrase] = [Phrase(effect.edit.token), Self.colors(effect.edit)]
      cells += shown.map { "\(effect.count($0))" }
      cells.append(remedy(effect, findings))
      if isPlaced { cells.append(places[index].map { .place($0) } ?? "–") }
      return cells
    }
  }

  /// The first color that is proposed for the edited token, else the color that it had.
  func remedy(_ effect: Effect, _ findings: DifferenceFindings) -> Phrase {
    guard effect.isBad else { return "–" }
    for row in effect.edit.rows where difference.rows[row].kind.isBad {
      guard let place = difference.rows[row].place,
        let suggestion = findings.about(difference.rows[row].pair, at: place)?.suggestion,
        suggestion.token == effect.edit.token
      else { continue }
      return "\(suggestion.color) \(Wording.ratio(suggestion.ratio))"
    }
    let former = effect.edit.changes.filter { $0.from != nil }
    return former.isEmpty ? "remove the entry" : "back to \(former.map { Self.color($0.from) }.inWords())"
  }

  /// The measurements that an edit made fail or worse, in the order of the difference, with their ratios.
  func hits(_ edit: EditedToken, most: Int) -> String {
    var hits: [(words: String, places: [CellPlace])] = []
    for index in edit.rows {
      let row = difference.rows[index]
      guard row.kind == .failing || row.kind == .worse, let place = row.place else { continue }
      let ratios = "\(Wording.ratio(row.before?.ratio)) → \(Wording.ratio(row.after?.ratio))"
      let words = "\(row.pair.words(withAudit: false)) \(ratios)"
      if let known = hits.firstIndex(where: { $0.words == words }) {
        hits[known].places.append(place)
      } else {
        hits.append((words: words, places: [place]))
      }
    }
    let named = hits.prefix(most).map { hit -> String in
      let plain = VariantSet(hit.places.filter { $0.state == nil }.map { VariantSet($0.variant) })
      let states = hit.places.compactMap { place in place.state.map { "\(place.variant.id) in \($0)" } }
      return "\(hit.words) in \(((plain.isEmpty ? [] : [Wording.sentence(plain)]) + states).inWords())"
    }
    let rest = hits.dropFirst(most).reduce(0) { $0 + $1.places.count }
    return (named + (rest > 0 ? ["and \(Wording.count(rest, "more result"))"] : [])).joined(separator: ", ")
  }
}
