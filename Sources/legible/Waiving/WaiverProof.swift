import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The effect of a waiver, by an audit of the changed files.
struct WaiverProof {
  private let errors: [Diagnostic]
  /// The waived findings that are still open.
  private let open: [WaiverSubject]
  /// The other findings that are waived now and were not before.
  private let others: [WaiverSubject]
  private let cells: [Cell]
  private let chosen: [WaiverSubject]
  private let wish: WaiveWish

  init(from before: AuditReport, to after: AuditReport, of chosen: [WaiverSubject], _ wish: WaiveWish) {
    (self.wish, self.chosen) = (wish, chosen)
    errors = after.diagnostics.filter { $0.severity == .error && !before.diagnostics.contains($0) }
    let keys = Set(chosen.map(\.key))
    let old = Dictionary(WaiverSubject.all(in: before).map { ($0.key, $0) }) { first, _ in first }
    let now = WaiverSubject.all(in: after)
    let mine = now.filter { keys.contains($0.key) }
    open = mine.filter { subject in
      subject.cells.contains { $0.disposition == .open && wish.variants.contains($0.variant) }
    }
    others = now.filter { subject in
      !keys.contains(subject.key) && subject.waivedCells > old[subject.key]?.waivedCells ?? 0
    }
    cells = mine.flatMap(\.cells).filter { $0.disposition == .waived }
  }

  /// The reason that the waiver must not be written; nil if it covers what it is for.
  func problem(in file: String) -> Diagnostic? {
    if let first = errors.first {
      return Diagnostic(.error, first.kind, "nothing was written: \(first.message)", at: first.location)
    }
    guard let subject = open.first else { return nil }
    let words =
      "nothing was written: the waiver would not cover \(Wording(subject.audit).subject(of: subject.finding)); "
      + (wish.isInSource ? "remove --in-source, or change the reason" : "choose a rule with --rule")
    return Diagnostic(.error, .badData, words, at: SourceLocation(file: file))
  }

  /// The effect, in words.
  var lines: [String] {
    let least = cells.lazy.compactMap(\.ratio).min().map { " down to \(Wording.ratio($0))" } ?? ""
    var lines = ["\(Wording.count(cells.count, "result")) waived\(least) until \(wish.until.text)."]
    for subject in chosen where subject.pairs.count > 1 {
      let pairs = subject.pairs.map { Wording(subject.audit).subject(of: $0) }
      lines.append("It covers every pair that fails at this place: \(pairs.inWords()).")
    }
    let places = Set(chosen.flatMap(\.pairPlaces)).sorted()
    if places.count > 1 {
      let most = 5
      let more = places.count > most ? ["\(places.count - most) more"] : []
      lines.append(
        "It covers \(places.count) places: \((places.prefix(most).map(\.text) + more).inWords()).")
    }
    guard !others.isEmpty else { return lines }
    return lines + ["It also waives \(Wording.count(others.count, "other finding")):"]
      + others.prefix(10).map { "  \($0.line)" }
  }
}

extension WaiverSubject {
  fileprivate var waivedCells: Int { cells.count { $0.disposition == .waived } }
}
