/// The numbers that a rule found, and what they are about.
package enum Evidence: Hashable, Sendable {
  /// The pair misses its minimum in these measurements.
  case lowContrast(pair: Int, cells: [Int])
  /// The text cannot be told from its surface, or is drawn clear.
  case invisible(pair: Int, cells: [Int])
  /// A colour of the pair has no value.
  case unresolved(pair: Int, cells: [Int])
  /// The verdict rests on something uncertain.
  case unverified(pair: Int, cells: [Int])
}

/// What a finding is about.
package enum Subject: Hashable, Sendable {
  /// Index into `AuditPlan.pairs`.
  case pair(Int)
  /// Index into `Palette.tokens`.
  case token(Int)
  /// Several tokens as one group: indices into `Palette.tokens`, in order.
  case tokens([Int])
  /// The display path of a catalog.
  case catalog(String)
  /// A colour as pairs name it: index into `AuditPlan.foregrounds`.
  case foreground(Int)
}

extension Evidence {
  /// What the evidence is about.
  package var subject: Subject {
    switch self {
    case .lowContrast(let pair, _), .invisible(let pair, _), .unresolved(let pair, _), .unverified(let pair, _):
      .pair(pair)
    }
  }

  /// Where it holds, in report order.
  package func cells(in input: AuditInput) -> [Cell] {
    switch self {
    case .lowContrast(_, let cells), .invisible(_, let cells), .unresolved(_, let cells), .unverified(_, let cells):
      cells.map { Cell(measured: $0, in: input) }
    }
  }
}
