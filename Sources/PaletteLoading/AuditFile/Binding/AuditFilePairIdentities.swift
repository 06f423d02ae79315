import PaletteModel

/// The identities of the pairs so far, to detect two different pairs with one.
struct AuditFilePairIdentities {
  /// The properties that must be equal for two pairs to be one.
  private struct Subject: Hashable {
    var foreground: String
    var surface: Int
    var role: Role
    var against: String?
  }

  /// The properties that reports distinguish.
  private struct Colors: Equatable {
    var foreground: Adaptive<WrittenColor>
    var against: Adaptive<WrittenColor>?

    /// The colors without the places at which they are written.
    var placeless: Colors {
      Colors(foreground: foreground.map { $0.placeless }, against: against?.map { $0.placeless })
    }
  }

  private var given: [String: (subject: Subject, place: SourceLocation)] = [:]
  private var made: [Subject: (colors: Colors, place: SourceLocation)] = [:]

  /// Makes room for more pairs.
  mutating func reserve(_ count: Int) { made.reserveCapacity(made.count + count) }

  /// Records a pair; one whose identity belongs to a different pair loses its given id and is an error.
  mutating func admit(_ pair: inout Pair) -> [Diagnostic] {
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
        problem("the pair at \(known.place.text) already has the id \(id.inQuotes); use another one", at: pair)
      ]
    }
    let colors = Colors(foreground: pair.foreground.colors, against: pair.against?.colors)
    guard let known = made[subject] else {
      made[subject] = (colors, pair.location)
      return []
    }
    if known.colors.placeless == colors.placeless { return [] }
    return [
      problem(
        "this pair and the one at \(known.place.text) differ only in the replacements of their colors; give each an "
          + "'id'",
        at: pair)
    ]
  }

  private func problem(_ message: String, at pair: Pair) -> Diagnostic {
    Diagnostic(.error, .badAuditFile, message, at: pair.location)
  }
}
