import AuditEngine
import ColorMath
import Palettes

/// Changed measurements shown in one line: one pair with equal numbers before and after, in one or more places.
struct DifferenceEntry {
  /// The values common to all places.
  struct Numbers: Hashable {
    let kind: RowChange.Kind
    let pair: PairSnapshot.Key
    let before: PairSnapshot.Row?
    let after: PairSnapshot.Row?
    let cause: RowChange.Cause?
  }

  /// The numbers; the places in their rows are those of the first.
  let numbers: Numbers
  /// The places of the change.
  private(set) var places: [CellPlace]
  /// The finding about it in the new report; nil if there is none.
  let finding: DifferenceFindings.About?

  /// The entries of one kind in the order of the difference.
  static func list(_ kind: RowChange.Kind, of difference: ReportDifference, _ findings: DifferenceFindings)
    -> [DifferenceEntry]
  {
    var entries: [DifferenceEntry] = []
    var known: [Numbers: Int] = [:]
    for change in difference.rows where change.kind == kind {
      guard let place = change.place else { continue }
      let numbers = Numbers(
        kind: kind, pair: change.pair, before: change.before?.shown(withReason: false),
        after: change.after?.shown(withReason: kind == .uncovered), cause: change.cause)
      if let index = known[numbers] {
        entries[index].places.append(place)
      } else {
        known[numbers] = entries.count
        entries.append(
          DifferenceEntry(numbers: numbers, places: [place], finding: findings.about(change.pair, at: place)))
      }
    }
    return entries
  }

  /// The number of measurements in the entry.
  var count: Int { places.count }

  /// The places in words: `light, dark-reduced`, `every dark`, `dark in invert`.
  var variants: String { Self.words(for: places) }

  static func words(for places: [CellPlace]) -> String {
    let plain = VariantSet(places.lazy.filter { $0.state == nil }.map { VariantSet($0.variant) })
    let states = places.compactMap { place in place.state.map { "\(place.variant.id) in \($0)" } }
    return ((plain.isEmpty ? [] : [Wording.bareVariants(plain)]) + states).joined(separator: ", ")
  }

  /// The ratios with the symbols of their verdicts: `4.60 ✓ → 3.45 ✗`; with a word for a waiver or baseline that covers
  /// the failure.
  var ratios: String {
    let covered = finding.map { $0.disposition == .open ? "" : " (\($0.disposition.rawValue))" } ?? ""
    return "\(Self.ratio(numbers.before)) → \(Self.ratio(numbers.after))\(covered)"
  }

  /// A ratio with the symbol of its verdict.
  static func ratio(_ row: PairSnapshot.Row?) -> String {
    row.map { "\(Wording.ratio($0.ratio)) \(Wording.sign($0.verdict, $0.expectation))" } ?? "–"
  }

  /// The required ratio: `4.5`, or `3 → 4.5` if it changed.
  var needs: String {
    let needed = [numbers.before, numbers.after].compactMap { $0 }.map { Wording.required($0.required) }
    return needed.count == 2 && needed[0] != needed[1] ? needed.joined(separator: " → ") : needed.last ?? "–"
  }

  /// The reason there is no verdict any more, or that a lower minimum applies; empty for what is certain.
  var reason: String {
    if let cause = numbers.cause { return words(for: cause) }
    guard numbers.kind == .uncovered else { return "" }
    return numbers.after == nil ? "no pair declares it anymore" : numbers.after?.reason ?? ""
  }
}

extension DifferenceEntry {
  /// For example: `role changed from text to decorative: 2.84, no minimum applies`.
  private func words(for cause: RowChange.Cause) -> String {
    let change =
      switch cause {
      case .role(let old, let new): "role changed from \(old) to \(new)"
      case .font: "the font changed, and the text is now large"
      case .policy(let old, let new): "policy changed from \(old) to \(new)"
      }
    let minimum =
      numbers.after?.required == nil
      ? "no minimum applies"
      : "\(Wording.required(numbers.after?.required)) applies instead of \(Wording.required(numbers.before?.required))"
    return "\(change): \(Wording.ratio(numbers.after?.ratio)), \(minimum)"
  }
}

extension PairSnapshot.Row {
  /// The numbers of a line, with the place of the first variant.
  fileprivate func shown(withReason: Bool) -> PairSnapshot.Row {
    var row = self
    row.place = CellPlace(.light)
    if !withReason { row.reason = nil }
    return row
  }
}

extension PairSnapshot.Key {
  /// The name of the pair in parts, each of which may be truncated, with the words before them.
  ///
  /// An id that says more than the colors is added, and the audit if a report has several.
  func parts(withAudit: Bool) -> [(joint: String, name: String)] {
    var parts = [(joint: "", name: foreground), (joint: " on ", name: surface)]
    let identity = IdentityText.parts(of: id)
    if identity.count >= 4, identity.prefix(3) == [foreground, surface, role] {
      if identity.count == 5 { parts.append((joint: " against ", name: identity[4])) }
      if identity[3] != "normal" {
        parts.append((joint: ", ", name: "large text"))
      } else if role != "text" {
        parts.append((joint: ", ", name: role))
      }
    } else {
      parts.append((joint: ", ", name: id))
    }
    return withAudit ? parts + [(joint: ", ", name: audit)] : parts
  }

  /// The name of the pair.
  func words(withAudit: Bool) -> String { parts(withAudit: withAudit).map { $0.joint + $0.name }.joined() }
}
