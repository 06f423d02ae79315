import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The decision of a reviewer about one change, as a client posts it.
struct ReviewDecision: Sendable {
  /// The kinds of decisions.
  enum Kind: String, CaseIterable, Sendable {
    case accept, reject, undo
  }

  /// The place where an accepted change is recorded.
  enum Record: String, CaseIterable, Sendable {
    case waiver, baseline
  }

  let kind: Kind
  /// The identity of the finding: audit file, rule, fingerprint; empty to undo.
  let key: [String]
  let record: Record
  let reason: String
  let until: CalendarDate?

  /// The keys of a body.
  private static let keys: Set = ["decision", "file", "rule", "fingerprint", "record", "reason", "until"]

  /// Reads a body.
  ///
  /// - Throws: a problem that names the key and the accepted values.
  init(_ root: JSONValue) throws(HTTPProblem) {
    for member in root.members {
      guard Self.keys.contains(member.key), member.value.string != nil else {
        throw HTTPProblem(
          .badRequest, "\(quoted(member.key)) is not a key with a text; use \(Self.keys.sorted().inWords("or"))",
          at: member.value.position)
      }
    }
    guard let kind = root["decision"]?.string.flatMap(Kind.init) else {
      throw HTTPProblem(.badRequest, "a decision is required; use \(Kind.allCases.map(\.rawValue).inWords("or"))")
    }
    guard let record = Record(rawValue: root["record"]?.string ?? Record.waiver.rawValue) else {
      throw HTTPProblem(.badRequest, "this is not a record; use \(Record.allCases.map(\.rawValue).inWords("or"))")
    }
    key = ["file", "rule", "fingerprint"].compactMap { root[$0]?.string }
    guard kind == .undo || key.count == 3 else {
      throw HTTPProblem(.badRequest, "a finding is required; send its file, rule, and fingerprint")
    }
    until = root["until"]?.string.flatMap { CalendarDate($0) }
    reason = root["reason"]?.string ?? ""
    guard kind != .accept || record == .baseline || until != nil && !reason.isEmpty else {
      throw HTTPProblem(.badRequest, "a waiver requires a reason and a date; send reason and until, such as 2027-03-31")
    }
    (self.kind, self.record) = (kind, record)
  }
}
