import FileSyntax

/// Suggestions for a misspelled name: an option, a command, a token, a key.
enum DidYouMean {
  /// Names longer than this, in bytes of UTF-8, get no suggestions; it bounds the cost of hostile input.
  static let longestName = 256

  /// Returns the candidates within a typing mistake, nearest first; differences of case count last.
  ///
  /// A third of the input's length may differ, at most 3 edits, and never the whole input. Longer names that begin with
  /// the input (3 letters or more) follow. A longer name that ends with the input after a `.` or `/` comes first. No
  /// name is given twice; ties keep the order of `candidates`.
  static func closest(
    to input: String, among candidates: some Sequence<String>, limit: Int = 2
  ) -> [String] {
    guard !input.isEmpty, input.utf8.count <= longestName else { return [] }
    let wanted = Spelling(input)
    let ranked = candidates.enumerated().compactMap { index, name in
      rank(name, against: wanted).map { (name: name, key: [$0.edits, $0.exactEdits, index]) }
    }
    var shown: Set<String> = []
    let sorted = ranked.ordered { $0.key.lexicographicallyPrecedes($1.key) }.filter {
      shown.insert(quoted($0.name)).inserted
    }
    return sorted.prefix(max(0, limit)).map(\.name)
  }

  /// `did you mean 'policy'?`, or nil when nothing is close.
  static func question(for input: String, among candidates: some Sequence<String>) -> String? {
    question(offering: closest(to: input, among: candidates))
  }

  /// `did you mean 'policy'?`, the first of the names when nothing is close, or nil without any.
  static func remedy(for input: String, among names: [String]) -> String? {
    if let question = question(for: input, among: names) { return question }
    var known: Set<String> = []
    let distinct = names.filter { known.insert($0).inserted }
    let most = 5
    let rest = distinct.count > most ? ["\(distinct.count - most) more"] : []
    return distinct.isEmpty ? nil : "the palette has \((distinct.prefix(most).map(quoted) + rest).inWords())"
  }

  /// `did you mean 'a' or 'b'?`, or nil for an empty list.
  static func question(offering names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(names.map(quoted).joined(separator: " or "))?"
  }

  private struct Spelling {
    let exact: [Unicode.Scalar]
    let folded: [Unicode.Scalar]

    init(_ text: String) {
      exact = Array(text.unicodeScalars)
      folded = Array(text.lowercased().unicodeScalars)
    }

    var allowance: Int { min(3, max(1, folded.count / 3), folded.count - 1) }
  }

  /// Returns true if a text ends with a shorter one, behind a sign that parts names.
  private static func isEnd(_ end: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    guard whole.count > end.count, whole.suffix(end.count).elementsEqual(end) else { return false }
    return whole[whole.count - end.count - 1] == "." || whole[whole.count - end.count - 1] == "/"
  }

  private static func rank(_ name: String, against wanted: Spelling) -> (edits: Int, exactEdits: Int)? {
    guard name.utf8.count <= longestName else { return nil }
    let candidate = Spelling(name)
    let allowance = wanted.allowance
    if isEnd(wanted.folded, of: candidate.folded) { return (0, isEnd(wanted.exact, of: candidate.exact) ? 0 : 1) }
    if let edits = EditDistance.between(wanted.folded, candidate.folded, atMost: allowance) {
      let furthest = max(wanted.exact.count, candidate.exact.count)
      return (edits, EditDistance.between(wanted.exact, candidate.exact, atMost: furthest) ?? furthest)
    }
    guard wanted.folded.count >= 3, candidate.folded.starts(with: wanted.folded) else { return nil }
    return (allowance + 1, candidate.folded.count)
  }
}
