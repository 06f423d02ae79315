import FileSyntax

/// The identities of the pairs so far, to detect two different pairs with one.
struct AuditFilePairIdentities {
  /// The properties that must be equal for two pairs to be one.
  private struct Subject: Hashable {
    var foreground: String
    var surface: SurfaceIndex
    var role: Role
    var against: String?
  }

  /// The properties that reports distinguish: the colors without the places at which they are written.
  private struct Colors: Equatable {
    let foreground: Adaptive<WrittenColor>
    let against: Adaptive<WrittenColor>?

    init(_ pair: Pair) {
      foreground = pair.foreground.colors.map { $0.placeless }
      against = pair.against?.colors.map { $0.placeless }
    }
  }

  private var given: [String: (subject: Subject, place: SourceLocation)] = [:]
  /// The first pair of each subject, by its index.
  private var made: [Subject: Int] = [:]

  /// Makes room for more pairs.
  mutating func reserve(_ count: Int) { made.reserveCapacity(made.count + count) }

  /// Records the pair after some others; one whose identity belongs to a different pair loses its given id and is an
  /// error.
  mutating func admit(_ pair: inout Pair, after others: [Pair]) -> [Diagnostic] {
    let subject = Subject(
      foreground: pair.foreground.text, surface: pair.surface, role: pair.role, against: pair.against?.text)
    if let id = pair.givenID {
      guard let known = given[id] else {
        given[id] = (subject, pair.location)
        return []
      }
      if known.subject == subject { return [] }
      pair.givenID = nil
      return [
        problem("the pair at \(known.place.text) already has the id \(id.inQuotes); use a different one", at: pair)
      ]
    }
    let index = made.value(of: subject, adding: others.count)
    guard index < others.count else { return [] }
    let known = others[index]
    if Colors(known) == Colors(pair) { return [] }
    return [
      problem(
        "this pair and the one at \(known.location.text) differ only in their colors for reduced transparency or "
          + "increased contrast; give each an 'id'",
        at: pair)
    ]
  }

  private func problem(_ message: String, at pair: Pair) -> Diagnostic {
    Diagnostic(.error, .badAuditFile, message, at: pair.location)
  }
}
